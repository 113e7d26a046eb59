"""Typing: every change is told at once, and nothing the server says gets in its way."""

import pytest

import scenes


def test_every_key_is_told_with_the_whole_text_and_its_moment(studio):
    before = studio.page.evaluate("performance.timeOrigin + performance.now()")
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    after = studio.page.evaluate("performance.timeOrigin + performance.now()")
    assert (edit["version"], edit["file"]) == (1, "Contents.swift")
    assert edit["text"] == scenes.PAGE.replace("columns = 4", "columns = 42")
    assert before <= edit["keyTime"] <= after
    studio.page.keyboard.type("ab")
    assert [studio.wait_for("edit", count)["version"] for count in (2, 3)] == [2, 3]


def test_versions_go_on_from_the_documents(open_studio):
    studio = open_studio(scenes.document(version=41))
    studio.type_at(1, "!")
    assert studio.wait_for("edit")["version"] == 42


def test_opening_a_file_is_no_edit(studio):
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.page.keyboard.type("//")
    assert studio.wait_for("edit")["file"] == "Sources/Card.swift"
    assert len(studio.server.messages("edit")) == 2
    studio.page.click(".file[data-path='Contents.swift']")
    assert studio.text == scenes.PAGE


def test_a_text_of_the_server_keeps_the_caret(studio):
    studio.place_caret(7, 5)
    studio.say(scenes.document("// new first line\n" + scenes.PAGE, version=3))
    assert studio.text.startswith("// new first line")
    assert studio.editor("return mirror.getCursor().line") == 7
    assert studio.server.messages("edit") == []


def test_what_was_typed_is_not_replaced_before_it_is_saved(studio):
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.say(scenes.document(version=1))
    assert "columns = 42" in studio.text
    again = studio.wait_for("edit", 2)
    assert again["version"] == 2 and "columns = 42" in again["text"]
    studio.say({"type": "saved", "version": 2}, scenes.document(version=2))
    assert "columns = 42" not in studio.text


def test_the_jump_bar_says_where_one_is_and_whether_it_is_saved(studio):
    assert studio.page.locator("#jump-bar li").all_inner_texts() == ["MemoryGame", "Contents.swift"]
    studio.type_at(1, " ")
    studio.wait(lambda: studio.page.locator("#jump-bar .unsaved").count() == 1)
    studio.say({"type": "saved", "version": 1})
    assert studio.page.locator("#jump-bar .unsaved").count() == 0


def test_a_comment_key_and_a_search_key(studio):
    studio.place_caret(5)
    studio.page.keyboard.press("Control+/")
    assert "// let columns = 4" in studio.text
    studio.page.keyboard.press("Control+f")
    assert studio.page.locator(".CodeMirror-dialog").is_visible()


def test_an_invitation_inserts_what_a_live_view_needs(open_studio):
    studio = open_studio(
        scenes.document("let number = 4\n"), {"type": "runStarted", "run": 1, "version": 0},
        {"type": "noLiveView", "run": 1})
    studio.page.get_by_role("button", name="Insert a view").click()
    text = studio.wait_for("edit")["text"]
    assert text.startswith("import UIKit\nimport PlaygroundSupport\nlet number = 4\n")
    assert text.rstrip().endswith("PlaygroundPage.current.liveView = liveView")
    assert text.count("import") == 2


def test_two_thousand_lines_open_and_take_a_key(open_studio):
    text = "".join(f"let number{index} = {index}\n" for index in range(2000))
    studio = open_studio(scenes.document(text))
    studio.type_at(1500, "0")
    assert "let number1499 = 14990\n" in studio.wait_for("edit")["text"]
    assert studio.page.locator(".CodeMirror-line").count() < 200


@pytest.mark.parametrize("text,indent", [
    ("func a() {\n  b()\n}\n", 2), ("func a() {\n    b()\n}\n", 4), ("a()\n", 4)])
def test_a_new_line_is_indented_as_the_others(open_studio, text, indent):
    studio = open_studio(scenes.document(text + "if true {"))
    studio.place_caret(text.count("\n") + 1)
    studio.page.keyboard.press("Enter")
    studio.page.keyboard.type("x")
    assert studio.text.endswith("{\n" + " " * indent + "x")

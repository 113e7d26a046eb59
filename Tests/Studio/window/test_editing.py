"""Typing: every change is told at once, and nothing the server says gets in its way."""

import pytest
from playwright.sync_api import expect

import scenes


def test_every_key_is_told_with_what_it_did_and_its_moment(studio):
    before = studio.page.evaluate("performance.timeOrigin + performance.now()")
    studio.type_at(5, "2")
    edit = studio.wait_for("edit")
    after = studio.page.evaluate("performance.timeOrigin + performance.now()")
    assert (edit["file"], edit["base"], edit["sequence"]) == ("Contents.swift", 0, 1)
    place = scenes.PAGE.index("columns = 4") + len("columns = 4")
    assert edit["operation"] == [place, "2", len(scenes.PAGE) - place]
    assert before <= edit["keyTime"] <= after
    studio.page.keyboard.type("ab")
    studio.wait(lambda: "columns = 42ab" in studio.server.shared.texts["Contents.swift"])


def test_what_is_typed_while_an_edit_is_on_its_way_goes_together(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    first = studio.wait_for("edit")
    studio.page.keyboard.type("345")
    studio.page.keyboard.press("Backspace")
    studio.settle()
    assert len(studio.server.messages("edit")) == 1
    studio.server.does_edits = True
    studio.say(studio.server.shared.edit(first))
    second = studio.wait_for("edit", 2)
    assert second["sequence"] == 2 and second["base"] == 1
    assert "columns = 4234\n" in second["text"] and studio.text == second["text"]


def test_a_document_told_again_leaves_what_is_on_its_way(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    first = studio.wait_for("edit")
    studio.say(scenes.document(version=0))
    studio.page.keyboard.type("3")
    studio.settle()
    assert len(studio.server.messages("edit")) == 1
    studio.server.does_edits = True
    studio.say(studio.server.shared.edit(first))
    second = studio.wait_for("edit", 2)
    assert second["sequence"] == 2 and "columns = 423\n" in second["text"]
    assert studio.text == second["text"]


def test_an_edit_that_was_refused_is_made_anew(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.server.does_edits = True
    studio.say(scenes.document(version=0, refused=1))
    again = studio.wait_for("edit", 2)
    assert again["sequence"] == 2 and "columns = 42\n" in again["text"]


def test_revisions_go_on_from_the_documents(open_studio):
    studio = open_studio(scenes.document(version=41, revision=7))
    studio.type_at(1, "!")
    assert studio.wait_for("edit")["base"] == 7


def test_opening_a_file_is_no_edit(studio):
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.page.keyboard.type("//")
    studio.wait_for("edit", 2)
    studio.settle()
    assert [edit["file"] for edit in studio.server.messages("edit")] == ["Sources/Card.swift"] * 2
    studio.page.click(".file[data-path='Contents.swift']")
    assert studio.text == scenes.PAGE


def test_what_others_type_keeps_the_caret(studio):
    studio.place_caret(7, 5)
    studio.server.change("Contents.swift", ["// new first line\n", len(scenes.PAGE)])
    studio.wait(lambda: studio.text.startswith("// new first line"))
    assert studio.text == studio.server.shared.texts["Contents.swift"]
    assert studio.editor("return editor.caret.line") == 7
    assert studio.server.messages("edit") == []


def test_what_others_type_meanwhile_comes_in_between(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    mine = studio.wait_for("edit")
    studio.page.keyboard.type("3")
    length = len(scenes.PAGE)
    studio.server.change("Contents.swift", ["// theirs\n", length])
    studio.wait(lambda: studio.text.startswith("// theirs"))
    assert "columns = 423\n" in studio.text
    mine |= {"base": 1, "operation": [len("// theirs\n") + mine["operation"][0], *mine["operation"][1:]]}
    studio.server.does_edits = True
    studio.say(studio.server.shared.edit(mine))
    studio.wait_for("edit", 2)
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == studio.text, "the same text")


def test_a_document_told_anew_keeps_what_was_not_done(studio):
    studio.server.does_edits = False
    studio.type_at(5, "2")
    studio.wait_for("edit")
    studio.server.does_edits = True
    studio.say(scenes.document("// first\n" + scenes.PAGE, version=3, revision=3, refused=1))
    again = studio.wait_for("edit", 2)
    assert again["base"] == 3 and again["text"] == studio.text
    assert studio.text.startswith("// first\n") and "columns = 42\n" in studio.text


def test_the_jump_bar_says_where_one_is_and_whether_it_is_saved(studio):
    assert studio.page.locator("#jump-bar li").all_inner_texts() == [
        "MemoryGame", "Contents.swift", "No selection"]
    studio.type_at(1, " ")
    studio.wait(lambda: studio.page.locator("#jump-bar .unsaved").count() == 1)
    studio.wait_for("edit")
    studio.say({"type": "saved", "version": 1})
    expect(studio.page.locator("#jump-bar .unsaved")).to_have_count(0)


def test_a_comment_key_and_a_search_key(studio):
    studio.place_caret(5)
    studio.page.keyboard.press("Control+/")
    assert "// let columns = 4" in studio.text
    studio.page.keyboard.press("Control+f")
    expect(studio.page.locator(".find-bar")).to_be_visible()


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
    assert studio.page.locator(".cm-line").count() < 200


@pytest.mark.parametrize("text,indent", [
    ("func a() {\n  b()\n}\n", 2), ("func a() {\n    b()\n}\n", 4), ("a()\n", 4)])
def test_a_new_line_is_indented_as_the_others(open_studio, text, indent):
    studio = open_studio(scenes.document(text + "if true {"))
    studio.place_caret(text.count("\n") + 1)
    studio.page.keyboard.press("Enter")
    studio.page.keyboard.type("x")
    assert studio.text.endswith("{\n" + " " * indent + "x")

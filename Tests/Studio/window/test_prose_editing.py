"""Drawn prose opens where one clicks or goes, and is drawn again when one leaves."""

import pytest
from playwright.sync_api import expect

import prose


@pytest.fixture
def page(open_studio):
    return open_studio(*prose.greeting())


def headings(studio):
    return studio.page.locator(".prose .prose-heading").all_inner_texts()


def caret(studio):
    return studio.editor("const at = editor.caret; return [at.line + 1, at.ch]")


def test_a_click_opens_prose_at_the_word_that_was_clicked(page):
    box = page.page.locator(".prose em").bounding_box()
    page.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    page.settle()
    assert headings(page) == ["Second"]
    line, column = caret(page)
    assert line == 4 and page.text.split("\n")[3][:column].endswith(("prose", "pros"))
    page.page.keyboard.type("X")
    assert "proseX*" in page.text or "prosXe*" in page.text
    assert page.editor("return editor.hasFocus")


def test_what_one_clicked_stays_under_the_pointer(open_studio):
    studio = open_studio(*prose.greeting(text=prose.PAGE + "let y = 1\n" * 100))
    studio.editor("editor.scrollTo(0, 60)")
    studio.settle()
    heading = studio.page.locator(".prose h2")
    box = heading.bounding_box()
    heading.click()
    studio.settle()
    top = studio.editor("return editor.boxOf({line: 10, ch: 0}, 'window').top")
    assert top == pytest.approx(box["y"], abs=12)


def test_leaving_prose_draws_it_again(page):
    page.page.locator(".prose h1").click()
    page.settle()
    assert headings(page) == ["Second"]
    page.page.keyboard.press("Escape")
    page.settle()
    assert headings(page) == ["Cards and colours", "Second"]
    assert caret(page) == [9, 0]


def test_arrows_go_into_prose_and_out_again(page):
    page.place_caret(10, 1)
    page.page.keyboard.press("ArrowDown")
    page.settle()
    assert caret(page) == [11, 0] and headings(page) == ["Cards and colours"]
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    page.settle()
    assert caret(page) == [13, 0] and len(headings(page)) == 2
    page.page.keyboard.press("ArrowUp")
    page.settle()
    assert caret(page)[0] == 12 and headings(page) == ["Cards and colours"]


def test_return_on_focused_prose_opens_it(page):
    page.page.locator(".prose").nth(1).focus()
    page.page.keyboard.press("Enter")
    page.settle()
    assert caret(page) == [11, 0] and headings(page) == ["Cards and colours"]
    assert page.text == prose.PAGE


def test_changed_prose_is_drawn_when_the_server_has_read_it(page):
    page.page.locator(".prose h1").click()
    page.place_caret(2)
    page.page.keyboard.type("!")
    page.wait_for("edit")
    page.place_caret(9, 1)
    page.settle()
    assert headings(page) == ["Second"]
    changed = prose.comment(1, 8, prose.heading("Cards and colours!", first=2))
    page.say(prose.message(changed, prose.PAGE_COMMENTS[1], revision=1))
    assert headings(page) == ["Cards and colours!", "Second"]


def test_open_prose_stays_open_while_it_is_read_again(page):
    page.page.locator(".prose h1").click()
    page.place_caret(2)
    page.page.keyboard.type("!")
    page.wait_for("edit")
    changed = prose.comment(1, 8, prose.heading("Cards and colours!", first=2))
    page.say(prose.message(changed, prose.PAGE_COMMENTS[1], revision=1))
    assert headings(page) == ["Second"] and caret(page) == [2, 21]


def test_prose_just_typed_is_drawn_when_one_leaves_it(open_studio):
    studio = open_studio(prose.document("let a = 1\nlet b = 2\n"), prose.message())
    studio.place_caret(1)
    studio.page.keyboard.type("\n//: New")
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == studio.text)
    revision = len(studio.server.messages("edit"))
    studio.say(prose.message(prose.comment(2, 2, prose.heading("New", first=2)), revision=revision))
    assert headings(studio) == []
    studio.place_caret(3)
    studio.settle()
    assert headings(studio) == ["New"]


def test_search_opens_the_prose_it_finds_something_in(page):
    page.place_caret(9, 1)
    page.page.keyboard.press("Control+f")
    page.page.keyboard.type("Change the")
    page.wait(lambda: page.editor("return editor.selectedText") == "Change the", "what was sought")
    page.wait(lambda: headings(page) == ["Second"], "the prose to be open")


def test_an_issue_in_prose_opens_it(page):
    page.editor("editor.setCaret(4, 3)")
    page.settle()
    assert caret(page) == [5, 3] and headings(page) == ["Second"]
    expect(page.page.locator(".cm-lineNumbers .cm-activeLineGutter")).to_have_text(
        "5", use_inner_text=True)


def test_deleting_backwards_into_prose_opens_it_first(page):
    page.place_caret(13, 1)
    page.page.keyboard.press("Backspace")
    page.settle()
    assert headings(page) == ["Cards and colours"]
    assert "has more.let second = 2" in page.text
    page.page.keyboard.press("Control+z")
    assert page.text == prose.PAGE


def test_all_text_can_be_selected_and_copied(page):
    page.place_caret(9, 1)
    page.page.keyboard.press("Control+a")
    assert page.editor("return editor.selectedText") == prose.PAGE


def test_words_can_be_marked_without_opening(page):
    box = page.page.locator(".prose p").first.bounding_box()
    page.page.mouse.move(box["x"] + 2, box["y"] + 12)
    page.page.mouse.down()
    page.page.mouse.move(box["x"] + 120, box["y"] + 12, steps=4)
    page.page.mouse.up()
    page.settle()
    assert len(headings(page)) == 2
    assert page.page.evaluate("getSelection().toString()").startswith("A page")


@pytest.mark.parametrize("before,typed,after", [
    ("//: one", "\ntwo", "//: one\n//: two"),
    ("    //: one", "\ntwo", "    //: one\n    //: two"),
    ("//: - one", "\ntwo", "//: - one\n//: - two"),
    ("//:  * one", "\ntwo", "//:  * one\n//:  * two"),
    ("//: 9. nine", "\nten", "//: 9. nine\n//: 10. ten"),
    ("//: - [x] tea", "\nmilk", "//: - [x] tea\n//: - [ ] milk"),
    ("//: > said", "\nmore", "//: > said\n//: > more"),
    ("//: - one", "\n\ntwo", "//: - one\n//: two"),
    ("//: one", "\n\ntwo", "//: one\n//: \n//: two"),
    ("//: one", "\n\n\nlet a", "//: one\n//: \nlet a"),
    ("/*:\n - one", "\ntwo", "/*:\n - one\n - two"),
    ("/*:\n - one", "\n\ntwo", "/*:\n - one\ntwo"),
    ("/*:\n one", "\ntwo", "/*:\n one\n two"),
    ("// one", "\ntwo", "// one\ntwo"),
    ("let a = 1", "\nb", "let a = 1\nb"),
    ("/*: a */\nlet a = 1", "\n- b", "/*: a */\nlet a = 1\n- b"),
])
def test_return_goes_on_with_prose(open_studio, before, typed, after):
    studio = open_studio(prose.document(before, display="raw"))
    studio.editor("editor.setCaret({line: editor.lastLine, ch: null}); editor.focus()")
    studio.page.keyboard.type(typed)
    assert studio.text == after


def test_return_in_the_middle_of_a_line_of_prose_takes_the_rest_along(open_studio):
    studio = open_studio(prose.document("//: one two", display="raw"))
    studio.place_caret(1, 9)
    studio.page.keyboard.press("Enter")
    assert studio.text == "//: one \n//: two"

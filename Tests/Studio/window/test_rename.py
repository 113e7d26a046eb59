"""Another name for a thing, in all files at once."""

import pytest
from playwright.sync_api import expect

import language_answers

FIELD = ".rename input"


@pytest.fixture
def naming(studio):
    studio.server.answers["references"] = lambda _: {"places": [
        language_answers.place(5, 5, 7), language_answers.place(14, 34, 7),
        language_answers.place(1, 8, 4, "Sources/Card.swift")]}
    studio.server.answers["rename"] = lambda _: {"files": 2, "places": 3}
    studio.place_caret(5, 8)
    studio.page.keyboard.press("F2")
    studio.page.wait_for_selector(FIELD)
    return studio


def words(studio):
    return studio.page.locator(".rename p").inner_text()


def test_the_field_stands_over_the_name_and_counts_its_places(naming):
    assert naming.page.locator(FIELD).input_value() == "columns"
    naming.wait(lambda: words(naming) == "3 places in 2 files", "the count")
    start = naming.editor("return editor.boxOf({line: 4, ch: 4}, 'window').left")
    text = naming.box(FIELD)["x"] + 4
    assert abs(start - text) < 8


def test_return_asks_the_server_and_goes_back_to_the_text(naming):
    naming.page.keyboard.type("rows")
    naming.page.keyboard.press("Enter")
    request = naming.wait_for("rename")
    assert (request["newName"], request["line"], request["column"]) == ("rows", 5, 5)
    naming.page.wait_for_selector(FIELD, state="detached")
    assert naming.editor("return editor.hasFocus")


def test_what_the_server_changes_is_one_step_to_undo(naming):
    naming.page.keyboard.press("Escape")
    before = naming.text
    text = before
    first = text.index("columns")
    second = text.index("columns", first + 1)
    operation = [first, "rows", -7, second - first - 7, "rows", -7, len(text) - second - 7]
    naming.server.change("Contents.swift", operation, origin="refactoring")
    naming.settle()
    assert naming.text == before.replace("columns", "rows")
    naming.editor("editor.focus()")
    naming.page.keyboard.press("Control+z")
    assert naming.text == before


def test_another_file_has_one_step_to_undo_too(naming):
    naming.page.keyboard.press("Escape")
    before = naming.server.shared.texts["Sources/Card.swift"]
    first = before.index("Card")
    second = before.index("isFaceUp")
    operation = [first, "Tile", -4, second - first - 4, "isUp", -8, len(before) - second - 8]
    naming.server.change("Sources/Card.swift", operation, origin="refactoring")
    naming.settle()
    naming.page.evaluate("lek.session.document")
    naming.page.locator("#navigator >> text=Card").first.click()
    naming.wait(lambda: "struct Tile" in naming.text and "isUp" in naming.text, "the file")
    naming.editor("editor.focus()")
    naming.page.keyboard.press("Control+z")
    assert naming.text == before


def test_a_name_that_cannot_be_says_why_and_the_field_stays(naming):
    naming.server.answers["rename"] = lambda message: f"“{message['newName']}” cannot be a name in Swift."
    naming.page.keyboard.type("2x")
    naming.page.keyboard.press("Enter")
    naming.wait(lambda: "cannot be a name" in words(naming), "the reason")
    assert naming.page.locator(FIELD).input_value() == "2x"
    naming.page.keyboard.press("Escape")
    naming.page.wait_for_selector(FIELD, state="detached")
    assert naming.server.messages("edit") == []


def test_the_same_name_changes_nothing(naming):
    naming.page.keyboard.press("Enter")
    naming.page.wait_for_selector(FIELD, state="detached")
    assert naming.server.messages("rename") == []


def test_where_no_name_is_nothing_opens(studio):
    studio.place_caret(3, 1)
    studio.page.keyboard.press("F2")
    studio.page.wait_for_selector(".notice")
    expect(studio.page.locator(FIELD)).to_have_count(0)

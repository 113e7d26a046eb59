"""Files and pages take another name in place; nothing that was typed is lost."""

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from test_navigator import focused, row, rows
from test_new_file import name_field


@pytest.fixture
def book(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document())
    studio.bundle = bundle
    return studio


def begin(studio, path):
    row(studio, path).focus()
    studio.page.keyboard.press("F2")
    return name_field(studio)


def test_a_file_gets_another_name_and_keeps_its_ending(book):
    begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck")
    book.page.keyboard.press("Enter")
    assert book.wait_for("renameFile") | {"id": 0} == {
        "type": "renameFile", "path": "Sources/Card.swift", "name": "Deck.swift", "id": 0}
    book.wait(lambda: "Deck.swift" in rows(book), "the new name")
    book.wait(lambda: focused(book) == "Sources/Deck.swift", "the focus")


def test_a_whole_name_typed_before_the_ending_has_it_once(book):
    begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck.swift")
    book.page.keyboard.press("Enter")
    assert book.wait_for("renameFile")["name"] == "Deck.swift"
    begin(book, "Sources/Deck.swift")
    book.page.keyboard.press("Control+a")
    book.page.keyboard.type("Pack.of.swift")
    book.page.keyboard.press("Enter")
    assert book.wait_for("renameFile", 2)["name"] == "Pack.of.swift"


def test_the_open_file_keeps_its_text_and_its_undoing(book):
    row(book, "Sources/Card.swift").click()
    book.page.keyboard.type("//")
    book.wait_for("edit", 1)
    book.wait(lambda: book.page.evaluate("lek.session.texts.isHeard"), "it to be heard")
    text = book.text
    book.bundle.files["Sources/Card.swift"] = text
    begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck")
    book.page.keyboard.press("Enter")
    book.wait(lambda: "Deck.swift" in book.page.locator("#jump-bar").inner_text(), "the name")
    assert book.text == text
    book.editor("editor.focus()")
    book.page.keyboard.press("Control+z")
    assert book.text == "public struct Card {}\n"


def test_a_page_gets_another_name(book):
    begin(book, book.bundle.page_path("Cards"))
    book.page.keyboard.type("Deck of Cards")
    book.page.keyboard.press("Enter")
    assert book.wait_for("renamePage")["name"] == "Deck of Cards"
    book.wait(lambda: rows(book)[1] == "Deck of Cards", "the name")


def test_a_refused_name_says_why_and_stays(book):
    book.bundle.files["Sources/Deck.swift"] = ""
    field = begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck")
    book.page.keyboard.press("Enter")
    problem = book.page.get_by_role("alert")
    book.wait(lambda: "already" in problem.inner_text(), "the reason")
    assert field.input_value() == "Deck.swift"
    expect(field).to_have_attribute("aria-invalid", "true")
    book.page.keyboard.type("2")
    expect(problem).to_be_hidden()
    book.page.keyboard.press("Enter")
    book.wait(lambda: "Deck2.swift" in rows(book), "the name")


def test_escape_leaves_it(book):
    begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck")
    book.page.keyboard.press("Escape")
    assert "Card.swift" in rows(book)
    assert focused(book) == "Sources/Card.swift"
    assert book.server.messages("renameFile") == []


def test_a_click_elsewhere_takes_the_name(book):
    begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Deck")
    book.page.click("#editor")
    assert book.wait_for("renameFile")["name"] == "Deck.swift"


def test_keys_of_the_row_do_not_count_while_it_is_named(book):
    field = begin(book, "Sources/Card.swift")
    for key in ("Home", "Delete", "ArrowDown", "Alt+ArrowUp"):
        book.page.keyboard.press(key)
    book.settle()
    assert field.input_value() == "ard.swift"
    assert book.server.messages("deleteFile") == []


def test_a_document_told_anew_does_not_disturb_the_naming(book):
    field = begin(book, "Sources/Card.swift")
    book.page.keyboard.type("Dec")
    book.bundle.files["Sources/Another.swift"] = ""
    book.say(book.bundle.document())
    book.page.keyboard.type("k")
    assert field.input_value() == "Deck.swift"

"""Files and pages are made in the navigator, and take their name at once."""

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from test_navigator import focused, row, rows


@pytest.fixture
def book(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document())
    studio.bundle = bundle
    return studio


def choose(studio, path, *titles):
    row(studio, path).click(button="right")
    for title in titles:
        studio.page.get_by_role("menuitem", name=title, exact=True).click()


def name_field(studio):
    field = studio.page.locator(".name-field input")
    studio.wait(lambda: field.count() == 1, "the field")
    return field


def test_a_new_file_takes_its_name_at_once_and_opens(book):
    choose(book, "Sources", "New File")
    assert name_field(book).input_value() == "NewFile.swift"
    book.page.keyboard.type("Deck")
    book.page.keyboard.press("Enter")
    book.wait(lambda: "Deck.swift" in book.page.locator("#jump-bar").inner_text(), "it to open")
    assert book.wait_for("addFile")["folder"] == "Sources"
    assert book.wait_for("renameFile")["name"] == "Deck.swift"
    assert rows(book)[4:6] == ["Card.swift", "Deck.swift"]
    assert book.text == "import Foundation\n"
    book.page.keyboard.type("//")
    assert book.wait_for("edit")["file"] == "Sources/Deck.swift"


def test_escape_keeps_the_name_it_was_made_with(book):
    choose(book, "Sources/Card.swift", "New File")
    name_field(book)
    book.page.keyboard.press("Escape")
    book.wait(lambda: "NewFile.swift" in book.page.locator("#jump-bar").inner_text(), "it to open")
    assert book.server.messages("renameFile") == []


def test_a_second_new_file_has_another_name(book):
    for name in ("NewFile.swift", "NewFile2.swift"):
        choose(book, "Sources", "New File")
        assert name_field(book).input_value() == name
        book.page.keyboard.press("Enter")
        book.wait(lambda: book.page.locator(".name-field").count() == 0, "the end of it")


def test_a_new_page_comes_after_the_one_it_was_asked_on(book):
    choose(book, book.bundle.page_path("Welcome"), "New Page")
    assert name_field(book).input_value() == "New Page"
    book.page.keyboard.type("Physics")
    book.page.keyboard.press("Enter")
    assert book.wait_for("look")["page"] == "Physics"
    assert rows(book)[:3] == ["Welcome", "Physics", "Cards"]
    assert focused(book) != "navigator"


def test_the_document_may_come_long_after_the_answer(book):
    book.server.answers["addFile"] = book.bundle.addFile
    choose(book, "Sources", "New File")
    book.wait_for("addFile")
    book.settle()
    expect(book.page.locator(".name-field")).to_have_count(0)
    book.say(book.bundle.document())
    assert name_field(book).input_value() == "NewFile.swift"


def test_a_page_gets_sources_of_its_own(book):
    page = book.bundle.page_path("Cards")
    choose(book, page, "Add Sources to This Page")
    own = "Pages/Cards.xcplaygroundpage/Sources"
    book.wait(lambda: row(book, own).count() == 1, "the folder")
    book.wait(lambda: focused(book) == own, "the focus")
    row(book, page).click(button="right")
    expect(book.page.get_by_role("menuitem", name="Add Sources to This Page")).to_have_count(0)
    expect(book.page.get_by_role("menuitem", name="Add Resources to This Page")).to_have_count(1)


def test_a_refusal_is_told(book):
    book.server.answers["addFile"] = lambda _: "The disk is full."
    choose(book, "Sources", "New File")
    book.wait(lambda: "The disk is full." in book.page.locator("#notices").inner_text(), "the notice")


def test_a_key_makes_a_page(book):
    book.page.keyboard.press("Control+Alt+p")
    assert name_field(book).input_value() == "New Page"
    assert book.wait_for("addPage")["after"] == "Welcome"

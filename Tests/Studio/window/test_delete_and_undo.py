"""What is deleted can be had back."""

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from test_navigator import focused, row, rows


@pytest.fixture
def book(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, files={
        "Sources/Card.swift": "public struct Card {}\n", "Sources/Deck.swift": "",
        "Resources/cards/ace.png": None, "Resources/cards/two.png": None})
    studio = open_studio(bundle.document())
    studio.bundle = bundle
    return studio


def press(studio, path, key="Delete"):
    row(studio, path).focus()
    studio.page.keyboard.press(key)


def notice(studio):
    return studio.page.get_by_role("alert")


def test_a_file_is_deleted_and_comes_back(book):
    press(book, "Sources/Deck.swift")
    book.wait(lambda: "Deck.swift" not in rows(book), "it to go")
    assert "Deleted “Deck.swift”" in notice(book).inner_text()
    book.wait(lambda: focused(book) == "Sources", "the focus to go to what is near")
    notice(book).get_by_role("button", name="Undo").click()
    book.wait(lambda: "Deck.swift" in rows(book), "it to come back")
    expect(notice(book)).to_have_count(0)


def test_the_open_file_gives_way_to_the_page_and_comes_back_open(book):
    row(book, "Sources/Card.swift").click()
    press(book, "Sources/Card.swift")
    book.wait(lambda: book.text == "// Welcome\n", "the page")
    notice(book).get_by_role("button", name="Undo").click()
    book.wait(lambda: book.text == "public struct Card {}\n", "the file")


def test_a_page_is_deleted_and_comes_back_where_it_was(book):
    press(book, book.bundle.page_path("Cards"))
    book.wait(lambda: rows(book)[:2] == ["Welcome", "Board"], "it to go")
    notice(book).get_by_role("button", name="Undo").click()
    book.wait(lambda: rows(book)[:3] == ["Welcome", "Cards", "Board"], "it to come back")


def test_the_same_file_twice_can_be_undone_twice(book):
    for _ in range(2):
        press(book, "Sources/Deck.swift")
        book.wait(lambda: "Deck.swift" not in rows(book), "it to go")
        if book.bundle.trash.get("t1") is None:
            book.bundle.files["Sources/Deck.swift"] = ""
            book.say(book.bundle.document())
    del book.bundle.files["Sources/Card.swift"]
    notice(book).last.get_by_role("button", name="Undo").click()
    assert book.wait_for("undoDelete")["undo"] == "t1"


def test_the_last_page_stays(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, pages=["Alone"])
    studio = open_studio(bundle.document())
    press(studio, bundle.page_path("Alone"))
    row(studio, bundle.page_path("Alone")).click(button="right")
    item = studio.page.get_by_role("menuitem", name="Delete")
    expect(item).to_have_attribute("aria-disabled", "true")
    assert studio.server.messages("deletePage") == []


def test_all_files_of_a_folder(book):
    row(book, "Resources/cards").click(button="right")
    book.page.get_by_role("menuitem", name="Delete All Files in It").click()
    book.wait_for("deleteFile", 2)
    book.wait(lambda: "Deleted 2 files of “cards”" in notice(book).inner_text(), "the notice")
    notice(book).get_by_role("button", name="Undo").click()
    book.wait_for("undoDelete", 2)
    book.wait(lambda: {"Resources/cards/ace.png", "Resources/cards/two.png"} <= set(book.bundle.files),
              "both to come back")


def test_a_refusal_is_told(book):
    book.server.answers["deleteFile"] = lambda _: "The disk cannot be written to."
    press(book, "Sources/Deck.swift")
    book.wait(lambda: "cannot be written" in notice(book).inner_text(), "the notice")
    assert "Deck.swift" in rows(book)

"""Pages are put in another order, and files in another folder, with the pointer and with keys."""

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from test_navigator import focused, row, rows


@pytest.fixture
def book(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, files={
        "Sources/Card.swift": "public struct Card {}\n", "Resources/back.png": None,
        "Resources/cards/ace.png": None,
        "Pages/Cards.xcplaygroundpage/Sources/Deck.swift": "public struct Deck {}\n"})
    studio = open_studio(bundle.document())
    studio.bundle = bundle
    return studio


def middle(studio, path):
    box = row(studio, path).bounding_box()
    return box["x"] + 70, box["y"] + box["height"] / 2


def drag(studio, path, target, dy=0, release=True):
    studio.page.mouse.move(*middle(studio, path))
    studio.page.mouse.down()
    x, y = middle(studio, target)
    studio.page.mouse.move(x, y + dy, steps=5)
    if release:
        studio.page.mouse.up()


def test_a_page_is_dragged_to_another_place(book):
    drag(book, book.bundle.page_path("Board"), book.bundle.page_path("Welcome"), dy=-8)
    assert book.wait_for("orderPages")["pages"] == ["Board", "Welcome", "Cards"]
    book.wait(lambda: rows(book)[:3] == ["Board", "Welcome", "Cards"], "the order")
    assert book.server.messages("look") == []


def test_a_line_shows_where_it_goes(book):
    drag(book, book.bundle.page_path("Welcome"), book.bundle.page_path("Cards"), dy=8, release=False)
    line = book.page.locator(".drop-line").bounding_box()
    board = row(book, book.bundle.page_path("Board")).bounding_box()
    assert line["y"] == pytest.approx(board["y"], abs=2)
    book.page.mouse.up()
    assert book.wait_for("orderPages")["pages"] == ["Cards", "Welcome", "Board"]
    expect(book.page.locator(".drop-line")).to_be_hidden()


def test_escape_leaves_the_order(book):
    drag(book, book.bundle.page_path("Board"), book.bundle.page_path("Welcome"), dy=-8, release=False)
    book.page.keyboard.press("Escape")
    book.page.mouse.up()
    book.settle()
    assert book.server.messages("orderPages") == []
    expect(book.page.locator(".drag-ghost")).to_have_count(0)


def test_dropped_where_it_was_nothing_is_asked(book):
    welcome = book.bundle.page_path("Welcome")
    drag(book, welcome, welcome, dy=6)
    book.settle()
    assert book.server.messages("orderPages") == []


def test_keys_move_a_page_as_often_as_they_are_pressed(book):
    row(book, book.bundle.page_path("Welcome")).focus()
    book.page.keyboard.press("Alt+ArrowDown")
    book.page.keyboard.press("Alt+ArrowDown")
    book.wait(lambda: book.bundle.pages == ["Cards", "Board", "Welcome"], "both steps")
    book.wait(lambda: rows(book)[2] == "Welcome", "the row")
    book.page.keyboard.press("Alt+ArrowDown")
    book.page.keyboard.press("Alt+ArrowUp")
    book.wait(lambda: book.bundle.pages == ["Cards", "Welcome", "Board"], "one step back")
    assert focused(book) == book.bundle.page_path("Welcome")


def test_a_file_is_dragged_to_another_folder_of_its_kind(book):
    drag(book, "Resources/back.png", "Resources/cards")
    assert book.wait_for("moveFile")["folder"] == "Resources/cards"
    book.wait(lambda: row(book, "Resources/cards/back.png").count() == 1, "it to be there")
    drag(book, "Sources/Card.swift", book.bundle.page_path("Cards"))
    assert book.wait_for("moveFile", 2)["folder"] == "Pages/Cards.xcplaygroundpage/Sources"


def test_a_source_does_not_go_into_resources(book):
    drag(book, "Sources/Card.swift", "Resources", release=False)
    expect(book.page.locator(".drop-target")).to_have_count(0)
    book.page.mouse.up()
    book.settle()
    assert book.server.messages("moveFile") == []
    assert book.text == "// Welcome\n"


def test_a_finger_that_rests_and_then_moves_drags(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document(), has_touch=True)
    client = studio.tab.session

    def touch(kind, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(studio, bundle.page_path("Board"))
    touch("touchStart", x, y)
    studio.wait(lambda: studio.page.get_by_role("menu").count() == 1, "the menu")
    top = middle(studio, bundle.page_path("Welcome"))[1] - 8
    for step in range(1, 6):
        touch("touchMove", x, y + (top - y) * step / 5)
    studio.settle()
    expect(studio.page.get_by_role("menu")).to_have_count(0)
    touch("touchEnd")
    assert studio.wait_for("orderPages")["pages"] == ["Board", "Welcome", "Cards"]

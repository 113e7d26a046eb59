"""Files and folders from the desktop are dropped into the navigator."""

import base64

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle, picture
from test_navigator import row, rows

DROP = """([selector, files]) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of files) {
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    }
    const target = document.querySelector(selector);
    for (const type of ["dragenter", "dragover", "drop"]) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer });
      if (type === "drop" && window.folders) {
        Object.defineProperty(event, "dataTransfer", { value: {
          types: ["Files"], files: [], items: window.folders.map((entry) => ({
            kind: "file", webkitGetAsEntry: () => entry })) } });
      }
      target.dispatchEvent(event);
      if (type === "dragover") window.marked = document.querySelector(".drop-target")?.dataset.path;
    }
}"""

# A folder as a browser gives it: its reader answers with some entries at a time.
FOLDER = """(bytes) => {
    const file = (name) => ({ isFile: true, name,
      file: (done) => done(new File([new Uint8Array(bytes)], name)) });
    const folder = (name, entries) => ({ isFile: false, name, createReader() {
      const left = [...entries];
      return { readEntries: (done) => done(left.splice(0, 2)) };
    } });
    window.folders = [folder("cards", [file("ace.png"), file("two.png"), file(".DS_Store"),
      folder("red", [file("heart.png")])])];
}"""


@pytest.fixture
def book(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document())
    studio.bundle = bundle
    return studio


def drop(studio, selector, *files):
    studio.page.evaluate(DROP, [selector, [
        {"name": name, "bytes": base64.b64encode(data).decode()} for name, data in files]])


def test_a_picture_is_dropped_into_resources(book):
    drop(book, ".file[data-path='Resources']", ("ace.png", picture(4, 4)))
    assert book.page.evaluate("marked") == "Resources"
    asked = book.wait_for("upload")
    assert (asked["folder"], asked["path"], asked["size"]) == (
        "Resources", "ace.png", len(picture(4, 4)))
    book.wait(lambda: "ace.png" in rows(book), "the row")
    assert book.server.resources["Resources/ace.png"] == picture(4, 4)
    image = row(book, "Resources/ace.png").locator("img")
    book.wait(lambda: image.evaluate("i => i.naturalWidth") == 4, "the thumbnail")
    expect(book.page.locator(".upload-card")).to_be_hidden()
    expect(book.page.locator(".drop-target")).to_have_count(0)


def test_a_large_file_goes_in_pieces_and_in_order(book):
    data = bytes(range(256)) * 2600
    drop(book, ".file[data-path='Resources/back.png']", ("large.bin", data))
    book.wait(lambda: book.server.resources.get("Resources/large.bin") == data, "all of it")
    assert len(book.server.messages("bytes")) == 3


def test_where_no_folder_is_swift_goes_to_sources_and_the_rest_to_resources(book):
    drop(book, "#navigator", ("Deck.swift", b"struct Deck {}\n"), ("ace.png", picture(2, 2)))
    book.wait(lambda: {"Sources/Deck.swift", "Resources/ace.png"} <= set(book.bundle.files), "both")
    drop(book, f".file[data-path='{book.bundle.page_path('Cards')}']", ("two.png", picture(2, 2)))
    book.wait(lambda: "Pages/Cards.xcplaygroundpage/Resources/two.png" in book.bundle.files, "it")


def test_a_folder_stays_a_folder_and_its_pictures_can_be_moved_up(book):
    book.page.evaluate(FOLDER, list(picture(2, 2)))
    drop(book, ".file[data-path='Resources']")
    book.wait(lambda: len(book.server.messages("upload")) == 3, "three uploads")
    assert [message["path"] for message in book.server.messages("upload")] == [
        "cards/ace.png", "cards/two.png", "cards/red/heart.png"]
    notice = book.page.get_by_role("alert")
    book.wait(lambda: "“cards” stays a folder" in notice.inner_text(), "the hint")
    notice.get_by_role("button", name="Move pictures up").click()
    assert book.wait_for("moveContentsUp")["folder"] == "Resources/cards"
    book.wait(lambda: row(book, "Resources/ace.png").count() == 1, "them to be moved")


def test_an_empty_file_arrives_too(book):
    drop(book, ".file[data-path='Resources']", ("empty.txt", b""))
    book.wait(lambda: "empty.txt" in rows(book), "the row")


def test_a_failure_is_told_and_the_rest_goes_on(book):
    drop(book, ".file[data-path='Resources']", ("refused.png", b"abc"), ("ace.png", picture(2, 2)))
    notice = book.page.get_by_role("alert")
    book.wait(lambda: notice.count() == 1, "the notice")
    assert "“refused.png” was not added. The disk is full." in notice.inner_text()
    book.wait(lambda: "ace.png" in rows(book), "the other")


def test_the_card_says_how_far_it_is_and_stops_it(book):
    book.bundle.receive = None
    book.server.on_bytes = lambda _: None
    drop(book, ".file[data-path='Resources']", ("one.png", b"abc"), ("two.png", b"def"))
    card = book.page.locator(".upload-card")
    book.wait(lambda: "Adding 1 of 2: one.png" in card.inner_text(), "the card")
    book.wait_for("bytes")
    book.server.drop()
    book.wait(lambda: not card.is_visible() or "2 of 2" in card.inner_text(), "the next")
    notice = book.page.get_by_role("alert").first
    book.wait(lambda: "“one.png” was not added" in notice.inner_text(), "the notice")


def test_stopping_ends_what_is_under_way(book):
    book.server.on_bytes = lambda _: None
    drop(book, ".file[data-path='Resources']", ("one.png", b"abc"), ("two.png", b"def"))
    book.wait_for("bytes")
    book.page.get_by_role("button", name="Stop", exact=True).last.click()
    assert book.wait_for("cancelUpload")["upload"] == 7
    book.wait(lambda: not book.page.locator(".upload-card").is_visible(), "the card to go")
    assert len(book.server.messages("upload")) == 1


def test_a_file_dropped_beside_does_not_lead_away(book):
    led_away = book.page.evaluate("""() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(["x"], "x.png"));
        const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer });
        return document.querySelector(".toolbar").dispatchEvent(event);
    }""")
    assert not led_away
    assert book.server.messages("upload") == []

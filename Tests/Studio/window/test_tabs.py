"""Several documents: a tab for each, the address that follows, windows that stay in step."""

import pytest
from playwright.sync_api import expect

from made_up_disk import MadeUpDisk


@pytest.fixture
def disk(open_studio, fake_server):
    disk = MadeUpDisk(fake_server, open=["MemoryGame", "Waves2", "Rain"])
    studio = open_studio()
    studio.disk = disk
    return studio


def tabs(studio):
    return studio.page.get_by_role("tab")


def selected(studio):
    return studio.page.locator("[role=tab][aria-selected=true]").inner_text()


def test_a_single_document_needs_no_tabs(open_studio, fake_server):
    MadeUpDisk(fake_server, open=["MemoryGame"])
    studio = open_studio()
    expect(studio.page.locator("#document-tabs")).to_be_hidden()


def test_a_tab_shows_its_document_and_the_address_follows(disk):
    assert tabs(disk).all_inner_texts() == ["MemoryGame", "Waves2", "Rain"]
    assert selected(disk) == "MemoryGame"
    tabs(disk).nth(2).click()
    disk.wait(lambda: disk.text == "// Rain\n", "the document")
    assert selected(disk) == "Rain"
    assert disk.page.url.endswith("?document=rain&page=Rain")


def test_the_address_leads_back(disk):
    tabs(disk).nth(1).click()
    disk.wait(lambda: disk.text == "// Waves2\n", "the document")
    disk.page.reload()
    disk.wait(lambda: disk.page.evaluate("window.lek?.session.document?.name") == "Waves2", "it again")


def test_keys_go_from_tab_to_tab(disk):
    tabs(disk).first.focus()
    disk.page.keyboard.press("ArrowLeft")
    disk.wait(lambda: disk.text == "// Rain\n", "the last")
    assert disk.page.evaluate("document.activeElement.textContent") == "Rain"
    disk.page.keyboard.press("Control+Alt+PageDown")
    disk.wait(lambda: disk.text == "// MemoryGame\n", "the first")
    disk.page.keyboard.press("Control+Alt+PageUp")
    disk.wait(lambda: disk.text == "// Rain\n", "the last")


def test_what_was_typed_is_heard_before_another_is_shown(disk):
    disk.type_at(1, "!")
    tabs(disk).nth(2).click()
    disk.wait(lambda: disk.text == "// Rain\n", "the document")
    kinds = [message["type"] for message in disk.server.received]
    assert kinds.index("edit") < len(kinds) - 1 - kinds[::-1].index("attach")


def test_an_edit_that_is_refused_with_another_document_is_made_anew(disk):
    disk.server.does_edits = False
    disk.type_at(1, "!")
    edit, asked = disk.wait_for("edit"), len(disk.server.messages("attach"))
    # The window had asked for it before it was told that its own lacks something.
    disk.server.send(disk.disk.documents["rain"] | {"refused": edit["sequence"]})
    disk.wait_for("attach", asked + 1)
    again = disk.wait_for("edit", 2)
    assert (again["operation"], again["document"]) == (edit["operation"], edit["document"])
    assert disk.text == "// MemoryGame!\n"


def test_closing_shows_the_neighbour_and_closing_all_the_start(disk):
    tabs(disk).first.hover()
    disk.page.get_by_role("button", name="Close MemoryGame").click()
    assert disk.wait_for("closePlayground")["document"] == "memorygame"
    disk.wait(lambda: disk.text == "// Waves2\n", "the neighbour")
    assert tabs(disk).all_inner_texts() == ["Waves2", "Rain"]
    tabs(disk).first.focus()
    disk.page.keyboard.press("Delete")
    disk.wait(lambda: disk.text == "// Rain\n", "the last")
    expect(disk.page.locator("#document-tabs")).to_be_hidden()
    disk.page.keyboard.press("Control+Alt+w")
    disk.wait(lambda: disk.page.locator(".start-screen").is_visible(), "the start")
    assert disk.page.title() == "Lekplats"


def test_another_window_follows(open_studio, disk):
    other = open_studio(beside=disk)
    tabs(disk).nth(2).click()
    disk.wait(lambda: disk.text == "// Rain\n", "the document")
    assert other.text == "// MemoryGame\n"
    disk.page.keyboard.press("Control+Alt+n")
    disk.page.keyboard.type("Fourth")
    disk.page.keyboard.press("Enter")
    other.wait(lambda: tabs(other).count() == 4, "the new tab")
    tabs(disk).first.hover()
    disk.page.get_by_role("button", name="Close MemoryGame").click()
    other.wait(lambda: other.text == "// Waves2\n", "the neighbour")


def test_the_next_visit_leaves_room_for_them(open_studio, disk):
    again = open_studio(beside=disk)
    shifts = again.page.evaluate("""() => new Promise((done) => {
        let sum = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((e) => { sum += e.value; }))
          .observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 300);
    })""")
    assert shifts < 0.001


def test_a_studio_that_is_started_again_has_closed_nothing(disk):
    tabs(disk).nth(1).click()
    disk.wait(lambda: disk.text == "// Waves2\n", "the document")
    asked = len(disk.server.messages("attach"))
    # It opens the others as soon as a window asks for them.
    disk.server.studio |= {"epoch": "second", "documents": disk.server.studio["documents"][:1]}
    disk.server.drop()
    disk.wait_for("attach", asked + 1)
    disk.settle()
    assert [one["document"] for one in disk.server.messages("attach")[asked:]] == ["waves2"]
    assert disk.text == "// Waves2\n"

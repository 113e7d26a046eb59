"""From the File menu to sixteen red backs: a reader begins the old game in an empty playground."""

import pytest
from playwright.sync_api import expect

from game_reader import BLUE, RED, Reader, face_of, is_near
from old_game import PLACES, SETTINGS, centre, draw_pictures, texts
from running_studio import RunningStudio

DROP = """([selector, files]) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of files) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
    }
    const target = document.querySelector(selector);
    for (const type of ["dragenter", "dragover", "drop"]) {
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }
}"""


@pytest.fixture
def reader(tmp_path, browser):
    """At a page of something else, with a clipboard."""
    other = tmp_path / "Other.playground"
    other.mkdir()
    (other / "Contents.swift").write_text("let other = 1\n")
    (other / "contents.xcplayground").write_text(SETTINGS)
    studio = RunningStudio(other)
    context = browser.new_context(
        viewport={"width": 1400, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(studio.address)
    page.wait_for_selector(".cm-editor")
    yield Reader(page, tmp_path / "MemoryGameXCPTut.playground")
    context.close()
    studio.end()


def new_playground(reader):
    page = reader.page
    page.click("#file-menu")
    page.locator(".menu-item:has(.menu-title:text-is('New'))").click()
    page.locator(".menu-item:has(.menu-title:text-is('Playground…'))").click()
    page.get_by_label("Name", exact=True).fill("MemoryGameXCPTut")
    page.get_by_label("iOS").check()
    page.get_by_label("Folder", exact=True).fill(str(reader.bundle.parent))
    page.get_by_role("button", name="Create").click()
    reader.wait_until(lambda: page.title().startswith("MemoryGameXCPTut"), "the new playground")


def test_panes_come_and_go_as_the_text_says(reader):
    new_playground(reader)
    page = reader.page
    navigator, assistant = page.locator("#navigator"), page.locator("#assistant")
    names = [" ".join(row.split()) for row in navigator.locator(".file").all_inner_texts()]
    assert {"Sources", "Resources"} <= set(names) and (reader.bundle / "Contents.swift").exists()
    assert "ios" in (reader.bundle / "contents.xcplayground").read_text()
    page.keyboard.press("Control+0")
    expect(navigator).to_be_hidden()
    page.keyboard.press("Control+0")
    expect(navigator).to_be_visible()
    for button, pane in [("#show-navigator", navigator), ("#show-console", page.locator(".console")),
                         ("#show-assistant", assistant)]:
        page.click(button)
        expect(pane).to_be_hidden()
        page.click(button)
        expect(pane).to_be_visible()
    expect(page.locator("#assistant-switch")).to_have_text("Timeline", use_inner_text=True)
    expect(page.locator("#jump-bar li").first).to_have_text("MemoryGameXCPTut", use_inner_text=True)


def test_what_the_text_lists_is_pasted_and_lives(reader, tmp_path):
    new_playground(reader)
    page, listing = reader.page, texts("faces")
    draw_pictures(tmp_path / "pictures")
    page.evaluate(DROP, ["#navigator .file[data-path='Resources']", [
        {"name": file.name, "bytes": list(file.read_bytes())}
        for file in sorted((tmp_path / "pictures").iterdir())]])
    reader.wait_until(lambda: len(list((reader.bundle / "Resources").glob("*.png"))) == 9, "nine pictures")

    page.locator("#navigator .file[data-path='Sources']").click(button="right")
    page.get_by_role("menuitem", name="New File", exact=True).click()
    page.wait_for_selector(".name-field input")
    page.keyboard.type("Game.swift")
    page.keyboard.press("Enter")
    reader.wait_until(lambda: "Game.swift" in page.locator("#jump-bar").inner_text(), "it to open")
    reader.paste_all(listing["Game.swift"])
    page.keyboard.press("Control+s")
    source = reader.bundle / "Sources/Game.swift"
    reader.wait_until(lambda: source.exists() and source.read_text() == listing["Game.swift"], "it on the disk")
    expect(page.locator("#assistant-switch")).to_have_text(
        "Counterpart ▸ Game.swift", use_inner_text=True)
    beside = page.locator("#assistant")
    reader.wait_until(lambda: "UIViewController {" in beside.inner_text(), "what the source declares")
    assert "UIRectFill" not in beside.inner_text(), "declarations, and not what they do"

    page.locator("#jump-bar [data-kind=playground]").dblclick()
    reader.wait_until(lambda: "Game.swift" not in page.locator("#jump-bar").inner_text(), "the page")
    reader.paste_all(listing["Page.swift"])
    reader.wait_for_table(RED)
    assert reader.size == (580, 664) and reader.errors == []
    picture = reader.picture()
    assert picture.getpixel((3, 3)) == BLUE == picture.getpixel((picture.width - 4, picture.height - 4))
    flips = reader.flips_of_a_fresh_run()
    assert len(flips) == 16 and len(set(flips)) == 1
    reader.wait_for_table(RED)
    reader.wait_until_still()
    for place in PLACES[:3]:
        reader.tap_table(centre(*place, reader.padding))
    reader.wait_until_still()
    assert all(is_near(one, RED) for one in reader.look())
    page.keyboard.press("Control+Alt+s")
    page.click("#run")
    seen = reader.wait_to_see(lambda seen: all(map(face_of, seen)), "the faces they turn from, slowly")
    assert sorted(map(face_of, seen)) == sorted([*range(1, 9)] * 2)

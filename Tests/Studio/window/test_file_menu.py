"""The File menu: what it offers, and what each of it does."""

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from made_up_disk import MadeUpDisk


@pytest.fixture
def disk(open_studio, fake_server):
    disk = MadeUpDisk(fake_server, open=["MemoryGame"], recents=["Cards", "Waves"])
    studio = open_studio()
    studio.disk = disk
    return studio


def open_menu(studio, *titles):
    studio.page.click("#file-menu")
    for title in titles:
        studio.page.locator(f".menu-item:has(.menu-title:text-is('{title}'))").click()


def titles(studio, menu=0):
    return [text.split("\n")[0] for text in
            studio.page.locator(".menu").nth(menu).get_by_role("menuitem").all_inner_texts()]


def test_it_offers_what_a_file_menu_offers(disk):
    open_menu(disk)
    assert titles(disk) == [
        "New", "Open…", "Open Recent", "Open Example", "Save", "Close", "Download Sample Pictures…",
        "Invite…"]
    disk.page.keyboard.press("ArrowRight")
    assert titles(disk, 1) == ["Playground…", "Page", "File in Sources"]
    disk.page.keyboard.press("Escape")
    disk.page.keyboard.press("Escape")
    # The press has left the keys to the text.
    assert disk.page.evaluate("document.activeElement.closest('.cm-editor') !== null")


def test_keys_open_it(disk):
    disk.page.focus("#file-menu")
    disk.page.keyboard.press("ArrowDown")
    disk.page.keyboard.press("ArrowDown")
    disk.page.keyboard.press("Enter")
    assert disk.page.get_by_role("heading", name="Open a playground").is_visible()


def test_new_file_takes_its_name_in_the_navigator(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document())
    studio.page.keyboard.press("Control+Alt+1")
    expect(studio.page.locator("#navigator")).to_be_hidden()
    open_menu(studio, "New", "File in Sources")
    field = studio.page.locator(".name-field input")
    studio.wait(lambda: field.count() == 1, "the field")
    assert field.input_value() == "NewFile.swift"


def test_the_invitation_shows_a_code_and_the_address(disk):
    rows = ["101", "010", "111"]
    disk.server.answers["invite"] = lambda _: {
        "address": "https://192.168.1.20:8443/?token=abc", "code": rows}
    open_menu(disk, "Invite…")
    code = disk.page.get_by_role("img", name="The address as a QR code")
    disk.wait(lambda: code.count() == 1, "the code")
    assert code.locator("path").get_attribute("d").count("M") == 6
    assert disk.page.get_by_label("Address of this studio").input_value().startswith("https://192")


def test_where_nobody_can_be_invited_it_says_how(disk):
    disk.server.answers["invite"] = lambda _: "Start the studio with lek open --host to invite others."
    open_menu(disk, "Invite…")
    disk.wait(lambda: "lek open --host" in disk.page.locator("#notices").inner_text(), "the words")


@pytest.mark.parametrize("width", [1400, 820, 500])
def test_it_fits(open_studio, width):
    studio = open_studio(width=width, height=800)
    box = studio.box("#file-menu")
    assert box["x"] >= 0 and box["x"] + box["width"] <= studio.box("#status")["x"]
    studio.page.click("#file-menu")
    menu = studio.page.locator(".menu").bounding_box()
    assert menu["x"] + menu["width"] <= width

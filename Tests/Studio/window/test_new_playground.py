"""A new playground: name, platform, folder, template; then its page is in the editor."""

import pytest
from playwright.sync_api import expect

from made_up_disk import MadeUpDisk


@pytest.fixture
def disk(open_studio, fake_server):
    disk = MadeUpDisk(fake_server, open=["MemoryGame"])
    studio = open_studio()
    studio.disk = disk
    studio.page.keyboard.press("Control+Alt+n")
    return studio


def test_it_is_made_and_its_page_is_in_the_editor(disk):
    disk.page.keyboard.type("Rain")
    disk.page.keyboard.press("Enter")
    asked = disk.wait_for("newPlayground")
    assert {key: asked[key] for key in ("name", "platform", "folder", "template")} == {
        "name": "Rain", "platform": "ios", "folder": "/home/Documents", "template": "empty"}
    disk.wait(lambda: disk.text == "// Rain\n", "its page")
    assert disk.page.title() == "Rain — Lekplats"
    expect(disk.page.locator("dialog")).to_have_count(0)
    disk.page.keyboard.type("let x = 1")
    assert disk.wait_for("edit")["file"] == "Contents.swift"


def test_platform_and_template_are_chosen_with_keys(disk):
    disk.page.keyboard.press("Tab")
    disk.page.keyboard.press("ArrowRight")
    disk.page.locator("[role=radio][aria-checked=true]").focus()
    disk.page.keyboard.press("ArrowRight")
    disk.page.keyboard.press("ArrowRight")
    disk.page.get_by_role("button", name="Create").click()
    asked = disk.wait_for("newPlayground")
    assert (asked["platform"], asked["template"]) == ("macos", "swiftUI")


def test_a_folder_is_chosen_from_the_list(disk):
    disk.page.get_by_role("button", name="Choose…").click()
    options = disk.page.get_by_role("option")
    disk.wait(lambda: options.all_inner_texts() == ["Games"], "the folders, and no playgrounds")
    disk.page.keyboard.press("Backspace")
    disk.wait(lambda: options.all_inner_texts() == ["Documents", "Music"], "the folder above")
    expect(disk.page.locator("[role=option][aria-selected=true]")).to_have_text(
        "Documents", use_inner_text=True)
    disk.page.keyboard.type("m")
    disk.page.keyboard.press("Enter")
    disk.wait(lambda: "Nothing to choose here" in disk.page.locator(".folder-list").inner_text(), "it")
    disk.page.get_by_role("button", name="Create").click()
    assert disk.wait_for("newPlayground")["folder"] == "/home/Music"


def test_a_refusal_stands_in_the_sheet_and_loses_nothing(disk):
    disk.page.keyboard.type("Cards")
    disk.page.keyboard.press("Enter")
    problem = disk.page.locator(".sheet-problem")
    disk.wait(lambda: problem.is_visible(), "the reason")
    assert "choose another name" in problem.inner_text()
    assert disk.page.get_by_label("Name", exact=True).input_value() == "Cards"


def test_escape_leaves_everything(disk):
    disk.page.keyboard.press("Escape")
    expect(disk.page.locator("dialog")).to_have_count(0)
    assert disk.server.messages("newPlayground") == []
    disk.settle()
    disk.page.keyboard.type("!")
    assert disk.text == "!// MemoryGame\n"


def test_without_a_document_there_is_a_start(open_studio, fake_server):
    MadeUpDisk(fake_server, recents=["Cards"])
    studio = open_studio()
    expect(studio.page.locator("main.window")).to_be_hidden()
    expect(studio.page.locator("[data-template]")).to_have_count(8)
    studio.page.get_by_role("button", name="Physics").click()
    assert studio.page.locator("[role=radio][aria-checked=true]").get_attribute(
        "data-template") == "physics"
    studio.page.keyboard.type("Falling")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: studio.page.locator("main.window").is_visible(), "the window")
    studio.wait(lambda: studio.text == "// Falling\n", "the page")
    expect(studio.page.locator(".start-screen")).to_be_hidden()


def test_every_template_has_a_drawing_of_its_own(open_studio, fake_server):
    MadeUpDisk(fake_server)
    studio = open_studio()
    drawings = studio.page.locator(".template-picture").evaluate_all("all => all.map((e) => e.innerHTML)")
    assert len(set(drawings)) == 8

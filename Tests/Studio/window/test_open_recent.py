"""Playgrounds are opened: lately opened ones, from a list of folders, or by their path."""

import pytest
from playwright.sync_api import expect

from made_up_disk import MadeUpDisk
from test_file_menu import open_menu


@pytest.fixture
def disk(open_studio, fake_server):
    disk = MadeUpDisk(fake_server, open=["MemoryGame"], recents=["Cards", "Waves"])
    studio = open_studio()
    studio.disk = disk
    return studio


def browse(studio):
    studio.page.keyboard.press("Control+o")
    studio.wait(lambda: studio.page.get_by_role("option").count() > 0, "the list")


def test_a_recent_one_opens(disk):
    open_menu(disk, "Open Recent")
    disk.page.get_by_role("menuitem", name="Cards").click()
    assert disk.wait_for("openPlayground")["location"] == "/home/Documents/Cards.playground"
    disk.wait(lambda: disk.text == "// Cards\n", "its page")


def test_one_that_cannot_be_opened_says_so(disk):
    open_menu(disk, "Open Recent")
    disk.page.get_by_role("menuitem", name="Waves").click()
    disk.wait(lambda: "cannot be read" in disk.page.locator("#notices").inner_text(), "the reason")
    assert disk.text == "// MemoryGame\n"


def test_the_start_screen_opens_one_again(open_studio, fake_server):
    MadeUpDisk(fake_server, recents=["Cards"])
    studio = open_studio()
    studio.page.locator(".recent-row").click()
    studio.wait(lambda: studio.text == "// Cards\n", "its page")


def test_the_list_is_walked_with_keys(disk):
    browse(disk)
    assert disk.page.get_by_role("option").all_inner_texts() == ["Documents", "Music", "Old"]
    disk.page.keyboard.press("Enter")
    disk.wait(lambda: disk.page.get_by_role("option").all_inner_texts() == ["Games", "Cards", "Waves"],
              "the folder")
    disk.page.keyboard.press("ArrowDown")
    assert disk.page.get_by_label("Playground or folder").input_value() == "/home/Documents/Cards.playground"
    disk.page.keyboard.press("Enter")
    disk.wait(lambda: disk.text == "// Cards\n", "its page")
    expect(disk.page.locator("dialog")).to_have_count(0)


def test_a_path_can_be_typed(disk):
    browse(disk)
    field = disk.page.get_by_label("Playground or folder")
    field.fill("/home/Documents")
    field.press("Enter")
    disk.wait(lambda: disk.page.get_by_role("option").first.inner_text() == "Games", "the folder")
    field.fill("/home/Elsewhere.playground")
    field.press("Enter")
    disk.wait(lambda: disk.text == "// Elsewhere\n", "its page")


def test_what_is_wrong_with_a_path_stands_in_the_sheet(disk):
    browse(disk)
    field = disk.page.get_by_label("Playground or folder")
    for place, words in (("/nowhere", "There is no folder /nowhere."),
                         ("/home/Documents/Waves.playground", "cannot be read")):
        field.fill(place)
        field.press("Enter")
        disk.wait(lambda: words in disk.page.locator(".sheet-problem").inner_text(), "the reason")
        assert field.input_value() == place


def test_two_clicks_open_one(disk):
    browse(disk)
    disk.page.get_by_role("option", name="Old").dblclick()
    disk.wait(lambda: disk.text == "// Old\n", "its page")

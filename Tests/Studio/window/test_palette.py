"""The command palette: every command and every file, found by a few letters."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def palette(studio):
    studio.page.keyboard.press("Control+Shift+p")
    studio.page.wait_for_selector(".palette[open]")
    return studio


def titles(studio):
    return studio.page.locator(".palette-row .palette-title").all_inner_texts()


def test_a_few_letters_find_a_command_and_return_gives_it(palette):
    palette.page.keyboard.type("clcon")
    assert titles(palette)[0] == "Clear the console"
    palette.page.keyboard.press("Control+a")
    palette.page.keyboard.type("runag")
    assert titles(palette)[0] == "Run again"
    palette.page.keyboard.press("Enter")
    palette.wait_for("run")
    expect(palette.page.locator(".palette")).to_have_count(0)
    assert palette.page.evaluate("document.activeElement.closest('#editor') !== null")


def test_commands_show_their_keys(palette):
    palette.page.keyboard.type("run again")
    expect(palette.page.locator(".palette-row .palette-detail").first).to_have_text(
        "Ctrl+Enter", use_inner_text=True)


def test_files_are_found_and_opened(palette):
    palette.page.keyboard.type("card.sw")
    assert titles(palette) == ["Sources/Card.swift"]
    palette.page.keyboard.press("Enter")
    palette.settle()
    assert "struct Card" in palette.text


def test_arrows_move_and_escape_closes(palette):
    selected = lambda: palette.page.locator(".palette-row[aria-selected='true'] .palette-title").inner_text()
    first, second, *_, last = titles(palette)
    assert selected() == first
    palette.page.keyboard.press("ArrowDown")
    assert selected() == second
    palette.page.keyboard.press("ArrowUp")
    palette.page.keyboard.press("ArrowUp")
    assert selected() == last
    active = palette.page.evaluate(
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).textContent")
    assert last in active
    palette.page.keyboard.press("Escape")
    expect(palette.page.locator(".palette")).to_have_count(0)
    assert palette.page.evaluate("document.activeElement.closest('#editor') !== null")


def test_what_was_chosen_last_goes_first(palette):
    palette.page.keyboard.type("stop")
    palette.page.keyboard.press("Control+a")
    palette.page.keyboard.type("next pane")
    palette.page.keyboard.press("Enter")
    palette.page.keyboard.press("F1")
    assert titles(palette)[0] == "Next pane"


def test_only_what_can_be_done_now_is_there(palette):
    palette.page.keyboard.type("restart")
    assert "Restart" not in titles(palette)
    assert palette.page.locator(".palette-nothing, .palette-row").count() > 0


def test_a_click_gives_a_command_and_one_beside_closes(palette):
    palette.page.keyboard.type("settings")
    palette.page.click(".palette-row")
    palette.page.wait_for_selector(".settings-sheet[open]")
    palette.page.keyboard.press("Escape")
    palette.page.keyboard.press("Control+Shift+p")
    palette.page.mouse.click(20, 600)
    palette.wait(lambda: palette.page.locator(".palette").count() == 0, "it to close")


def test_hostile_file_names_are_only_text(open_studio):
    import scenes
    document = scenes.document()
    document["files"].append(
        {"path": "Sources/<img src=x onerror=alert(1)>.swift", "kind": "source", "text": "", "revision": 0})
    studio = open_studio(document)
    studio.page.keyboard.press("Control+Shift+p")
    studio.page.keyboard.type("<img")
    assert titles(studio) == ["Sources/<img src=x onerror=alert(1)>.swift"]
    expect(studio.page.locator(".palette img")).to_have_count(0)

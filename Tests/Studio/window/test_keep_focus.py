"""After a press on the bars around the text, the next key is typed in the text."""

import pytest

import scenes


@pytest.mark.parametrize("button", [
    "#run", "#show-console", "#show-assistant", "#theme", "#show-navigator",
    "#console-filter button",
])
def test_a_press_on_a_bar_leaves_the_keys_to_the_text(studio, button):
    studio.place_caret(3)
    studio.page.locator(button).first.click()
    studio.settle()
    line = studio.text.split("\n")[2]
    studio.page.keyboard.type("xy")
    assert studio.text.split("\n")[2] == f"{line}xy"


def test_a_menu_takes_the_keys_and_gives_them_back(studio):
    studio.place_caret(3)
    studio.page.click("#more")
    assert studio.page.evaluate("document.activeElement.closest('[role=menu]') !== null")
    studio.page.keyboard.press("Escape")
    studio.page.keyboard.type("xy")
    assert studio.text.split("\n")[2].endswith("xy")


def test_a_field_on_a_bar_can_be_typed_into(studio):
    studio.place_caret(3)
    before = studio.text
    studio.page.click("#console-search")
    studio.page.keyboard.type("xy")
    assert studio.page.input_value("#console-search") == "xy" and studio.text == before


def open_issue(studio):
    studio.place_caret(3)
    studio.say(scenes.diagnostics(scenes.diagnostic(14, "an error", "error")))
    studio.page.locator(".diagnostic-message").first.click()
    studio.page.wait_for_selector(".issue-card")


def test_all_is_selected_in_the_text_while_an_error_is_open(studio):
    open_issue(studio)
    studio.page.keyboard.press("Control+a")
    assert studio.editor("return editor.selectedText") == studio.text


def test_what_is_typed_while_an_error_is_open_is_in_the_text(studio):
    open_issue(studio)
    studio.page.keyboard.type("xy")
    assert "xy" in studio.text
    assert studio.page.locator(".issue-card").is_hidden()

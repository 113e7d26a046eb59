"""The keyboard among the elements of a page: where it goes when they come and go, and its keys."""

import pytest
from playwright.sync_api import expect

from test_accessible_views import BUTTON, TEXT, TEXT_ENTRY, element, elements
from test_text_entry import click_live_view, field, focus

RESPONDS = 1 << 62
LIST = (element(1, "Plants", TEXT), element(2, "Basil", RESPONDS), element(3, "Edit", BUTTON))
SHEET = (element(8, "Title", TEXT), element(9, "Cancel", BUTTON), element(10, "Done", BUTTON))


@pytest.fixture
def focused(live):
    """The name of what has the focus."""
    return lambda: live.page.evaluate(
        "document.activeElement.ariaLabel ?? document.activeElement.className")


def test_a_sheet_gets_the_focus_and_gives_it_back(live, focused):
    live.say(elements(*LIST))
    live.page.locator("[data-element='3']").focus()
    live.say(elements(*SHEET))
    assert focused() == "Cancel"
    live.page.keyboard.press("Tab")
    assert focused() == "Done"
    # What comes back has other numbers.
    live.say(elements(), elements(element(21, "Basil", RESPONDS), element(22, "Edit", BUTTON)))
    assert focused() == "Edit"


def test_a_pointer_takes_the_focus_for_good(live, focused):
    live.say(elements(*LIST))
    live.page.locator("[data-element='3']").focus()
    live.say(elements(*SHEET))
    live.page.locator("[data-live-view]").click(position={"x": 5, "y": 5})
    live.say(elements(*LIST))
    assert focused() not in ("Edit", "Basil")


def test_what_responds_is_operated_as_a_button_is(live):
    live.say(elements(*LIST))
    live.page.locator("[data-live-view]").focus()
    live.page.keyboard.press("Tab")
    live.page.keyboard.press("Enter")
    assert live.wait_for("act")["element"] == 2


def test_other_keys_are_the_pages(live):
    live.say(elements(*LIST))
    live.page.locator("[data-element='3']").focus()
    for key in ("Space", "Escape", "Shift+F10"):
        live.page.keyboard.press(key)
    acts = live.wait_for("act", 2) and live.server.messages("act")
    assert [act["action"] for act in acts] == ["activate", "showMenu"]
    pressed = [key["usage"] for key in live.server.messages("key") if key["phase"] == "down"]
    assert 0x29 in pressed and 0x2C not in pressed


def test_the_tab_key_goes_on_from_the_field_that_is_edited(live, focused):
    live.say(
        elements(element(1, "Before", BUTTON), element(2, "Name", TEXT_ENTRY, (0, 50, 200, 40)),
                 element(3, "After", BUTTON, (0, 100, 100, 40))))
    click_live_view(live)
    live.say(focus(caret=(20, 60, 2, 20)))
    expect(field(live)).to_be_focused()
    live.page.keyboard.press("Tab")
    assert focused() == "After"

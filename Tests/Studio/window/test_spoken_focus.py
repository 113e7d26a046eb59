"""The keyboard among the elements of a page: where it goes when they come and go, and its keys."""

import pytest
from playwright.sync_api import expect

from test_accessible_views import BUTTON, TEXT, TEXT_ENTRY, element, elements
from test_text_entry import click_live_view, field, focus

RESPONDS = 1 << 62
IN_MENU = BUTTON | 1 << 61
SUBMENU, LEADS_BACK = IN_MENU | 1 << 60, IN_MENU | 1 << 59
NOT_ENABLED = 1 << 8
ESCAPE = 0x29
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


def test_keys_move_the_focus_in_a_menu(live, focused):
    titles = ("Copy", "Élan", "Color of", "Off", "Color on")
    live.say(elements(*(
        element(number, title, IN_MENU | (NOT_ENABLED if title == "Off" else 0))
        for number, title in enumerate(titles, 1))))
    live.page.locator("[data-element='1']").focus()
    for key, title in (
            ("ArrowUp", "Copy"), ("ArrowDown", "Élan"), ("ArrowDown", "Color of"),
            ("ArrowDown", "Color on"), ("ArrowDown", "Color on"), ("Home", "Copy"),
            ("End", "Color on"), ("e", "Élan"), ("Escape", "Élan")):
        live.page.keyboard.press(key)
        assert focused() == title, key
    pressed = [key["usage"] for key in live.server.messages("key") if key["phase"] == "down"]
    assert pressed == [ESCAPE]
    live.page.keyboard.press("Enter")
    assert live.wait_for("act")["element"] == 2


def test_letters_that_follow_each_other_are_one_beginning(live, focused):
    live.say(elements(*(
        element(number, title, IN_MENU)
        for number, title in enumerate(("Copy", "Color of", "Color on"), 1))))
    live.page.locator("[data-element='1']").focus()
    # The time of a key is that of its event, which these state themselves.
    live.page.evaluate("""() => {
      for (const [index, key] of [..."color on"].entries()) {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, "timeStamp", { value: 1000 + 100 * index });
        document.activeElement.dispatchEvent(event);
      }
    }""")
    assert focused() == "Color on"
    assert live.server.messages("act") == []


def test_arrows_open_a_menu_within_and_lead_back(live, focused):
    outer = (element(1, "Copy", IN_MENU), element(2, "More", SUBMENU))
    live.say(elements(*outer))
    live.page.locator("[data-element='1']").focus()
    for key in ("ArrowRight", "ArrowLeft"):
        live.page.keyboard.press(key)
        assert focused() == "Copy"
    live.page.keyboard.press("ArrowDown")
    live.page.keyboard.press("ArrowRight")
    assert live.wait_for("act") == {"type": "act", "run": 1, "element": 2, "action": "activate"}
    live.say(elements(
        element(5, "More", LEADS_BACK), element(6, "Deep", IN_MENU), element(7, "Deeper", IN_MENU)))
    assert focused() == "Deep", "the first line only leads back"
    live.page.keyboard.press("ArrowDown")
    live.page.keyboard.press("ArrowLeft")
    assert live.wait_for("act", 2)["element"] == 5
    live.say(elements(*outer))
    assert focused() == "More"
    assert live.server.messages("key") == []


def test_outside_a_menu_arrows_are_the_pages(live, focused):
    live.say(elements(*LIST))
    live.page.locator("[data-element='2']").focus()
    live.page.keyboard.press("ArrowDown")
    assert focused() == "Basil"
    live.wait_for("key")
    assert live.server.messages("key")[0]["usage"] == 0x51


def test_the_tab_key_goes_on_from_the_field_that_is_edited(live, focused):
    live.say(
        elements(element(1, "Before", BUTTON), element(2, "Name", TEXT_ENTRY, (0, 50, 200, 40)),
                 element(3, "After", BUTTON, (0, 100, 100, 40))))
    click_live_view(live)
    live.say(focus(caret=(20, 60, 2, 20)))
    expect(field(live)).to_be_focused()
    live.page.keyboard.press("Tab")
    assert focused() == "After"

"""The menus that an app has beside its views are a menu of the bar under the live view."""

import pytest
from playwright.sync_api import expect

import scenes
import wire

COMMAND, MENU, DIVIDER, HEADING = range(4)
ENABLED, ON, DESTRUCTIVE = 1, 2, 4
CONTROL, ALTERNATE = 0xE0, 0xE2
BUTTON = ".stage-bar [data-command=appCommands]"


def line(kind, title="", number=0, depth=0, keys="", state=ENABLED):
    return (wire.u8(depth) + wire.u8(kind) + wire.u32(number) + wire.string(title)
            + wire.string(keys) + wire.u8(state))


def commands(*lines, run=1):
    return wire.frame(wire.COMMANDS, wire.listing(lines), run=run)


GAME = [
    line(COMMAND, "New", 1, keys="⌘N"), line(DIVIDER),
    line(MENU, "Game"),
    line(COMMAND, "Shuffle", 2, depth=1), line(COMMAND, "Loud", 3, depth=1, state=ENABLED | ON),
    line(MENU, "Level", depth=1), line(COMMAND, "Hard", 4, depth=2),
    line(MENU, "Help"), line(COMMAND, "Hint", 5, depth=1, state=0),
]


@pytest.fixture
def app(live):
    live.say(commands(*GAME))
    expect(live.page.locator(BUTTON)).to_be_visible()
    return live


def rows(app):
    return app.page.locator(".menu").last.locator("[role^=menuitem]")


def test_the_button_is_there_while_the_app_offers_commands(live):
    button = live.page.locator(BUTTON)
    expect(button).to_be_hidden()
    assert not live.page.evaluate("lek.commands.isEnabled('appCommands')")
    live.say(commands(*GAME))
    expect(button).to_be_visible()
    expect(button).to_have_attribute("aria-label", "App commands")
    live.say(commands())
    expect(button).to_be_hidden()
    live.say(commands(*GAME))
    expect(button).to_be_visible()
    live.say(*scenes.begin(run=2), scenes.cards(run=2))
    expect(button).to_be_hidden()


def test_a_pointer_chooses_a_command_of_a_menu_within(app):
    app.page.locator(BUTTON).click()
    assert rows(app).locator(".menu-title").all_text_contents() == ["New", "Game", "Help"]
    expect(rows(app).first.locator(".menu-key")).to_have_text("⌘N")
    rows(app).filter(has_text="Game").hover()
    rows(app).filter(has_text="Shuffle").click()
    assert app.wait_for("command") == {"type": "command", "run": 1, "command": 2}
    expect(app.page.locator(".menu")).to_have_count(0)


def test_keys_choose_a_command(app):
    app.page.locator(".live-view").focus()
    app.page.keyboard.press("Control+Alt+m")
    for key in ("ArrowDown", "ArrowRight", "End", "ArrowRight", "Enter"):
        app.page.keyboard.press(key)
    assert app.wait_for("command") == {"type": "command", "run": 1, "command": 4}
    pressed = {key["usage"] for key in app.server.messages("key") if key["phase"] == "down"}
    assert pressed == {CONTROL, ALTERNATE}, "other keys were the menu's"


def test_states_are_shown(app):
    app.page.locator(BUTTON).click()
    rows(app).filter(has_text="Game").click()
    expect(rows(app).filter(has_text="Loud")).to_have_attribute("aria-checked", "true")
    app.page.keyboard.press("Escape")
    rows(app).filter(has_text="Help").click()
    hint = rows(app).filter(has_text="Hint")
    expect(hint).to_have_attribute("aria-disabled", "true")
    hint.click(force=True)
    app.settle()
    assert app.server.messages("command") == []


def test_the_lines_of_the_only_menu_stand_in_its_place(live):
    live.say(commands(
        line(MENU, "Game"), line(HEADING, "Cards", depth=1), line(COMMAND, "Deal", 1, depth=1),
        line(COMMAND, "Give up", 2, depth=1, state=ENABLED | DESTRUCTIVE)))
    live.page.locator(BUTTON).click()
    menu = live.page.locator(".menu")
    assert menu.locator(".menu-heading").all_text_contents() == ["Game", "Cards"]
    expect(rows(live).filter(has_text="Give up")).to_have_attribute("data-tone", "destructive")
    rows(live).filter(has_text="Deal").click()
    assert live.wait_for("command")["command"] == 1


def test_a_broken_frame_changes_nothing(app):
    app.say(commands(line(COMMAND, "Cut", 1))[:-3], commands(line(9, "Strange", 1)))
    app.page.locator(BUTTON).click()
    expect(rows(app)).to_have_count(3)
    assert app.page.evaluate("lek.liveView().refusedFrames") == 2

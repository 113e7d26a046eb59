"""The live view in another size, turned, dark, slowly: what the person chooses, and who remembers it."""

import pytest
from playwright.sync_api import expect

import scenes

DARK = {"type": "stage", "isChosen": True, "size": {"width": 393, "height": 852},
        "orientation": "turned", "appearance": "dark", "pace": "slow",
        "textSize": "large", "direction": "leftToRight"}
USUAL = {"type": "stage", "isChosen": False, "size": None, "orientation": "upright",
         "appearance": "light", "pace": "usual", "textSize": "large", "direction": "leftToRight"}


def pick(studio, title):
    studio.page.locator(".menu-item", has_text=title).click()


def button(studio, command):
    return studio.page.locator(f".stage-bar [data-command={command}]")


def choose(studio, device):
    button(studio, "liveViewSize").click()
    studio.page.locator(".menu-item", has=studio.page.locator(f"text='{device}'")).click()


def test_a_device_is_chosen_by_its_name_and_the_page_hears_its_size(live):
    live.say(USUAL)
    choose(live, "iPhone Pro Max")
    told = live.wait_for("stage")
    assert told == {
        "type": "stage", "size": {"width": 440, "height": 956}, "orientation": "upright",
        "appearance": "light", "pace": "usual", "textSize": "large", "direction": "leftToRight"}
    expect(live.page.locator(".stage-device")).to_have_text("iPhone Pro Max", use_inner_text=True)
    live.say({"type": "liveView", "run": 1, "width": 440, "height": 956})
    assert live.page.locator("#live-view-size").inner_text().startswith("440 × 956")
    expect(live.page.locator(".stage-note")).to_have_text("", use_inner_text=True)
    choose(live, "As the page sets it")
    assert live.wait_for("stage", 2)["size"] is None


def test_where_the_page_has_fixed_its_size_that_is_said(live):
    live.say(USUAL)
    choose(live, "iPad mini")
    live.wait(lambda: live.page.locator(".stage-note").inner_text() == "fixed by the page")


def test_a_size_of_ones_own_is_asked_for_and_checked(live):
    live.say(USUAL)
    choose(live, "Custom size…")
    fields = live.page.locator(".sheet input")
    assert fields.first.input_value() == "375"
    fields.nth(0).fill("5000")
    fields.nth(1).fill("200")
    live.page.evaluate("document.querySelector('.sheet form').noValidate = true")
    live.page.keyboard.press("Enter")
    live.page.wait_for_selector(".sheet-problem:not([hidden])")
    fields.nth(0).fill("320")
    live.page.keyboard.press("Enter")
    assert live.wait_for("stage")["size"] == {"width": 320, "height": 200}
    expect(live.page.locator(".sheet")).to_have_count(0)
    expect(live.page.locator(".stage-device")).to_have_text("Custom", use_inner_text=True)


@pytest.mark.parametrize("command, key, name, value", [
    ("rotateLiveView", "Control+Alt+Shift+KeyR", "orientation", "turned"),
    ("liveViewAppearance", "Control+Alt+Shift+KeyA", "appearance", "dark"),
])
def test_a_button_and_its_key_do_the_same(live, command, key, name, value):
    live.say(USUAL)
    button(live, command).click()
    assert live.wait_for("stage")[name] == value
    expect(button(live, command)).to_have_attribute("aria-pressed", "true")
    live.page.keyboard.press(key)
    assert live.wait_for("stage", 2)[name] == USUAL[name]
    expect(button(live, command)).to_have_attribute("aria-pressed", "false")


def test_slow_animations_are_in_the_menu_and_said_in_the_bar(live):
    live.say(USUAL)
    live.page.locator("#stage-more").click()
    pick(live, "Slow animations")
    assert live.wait_for("stage")["pace"] == "slow"
    expect(live.page.locator(".stage-note")).to_have_text("slow", use_inner_text=True)
    live.page.locator("#stage-more").click()
    item = live.page.get_by_role("menuitemcheckbox").first
    expect(item).to_have_attribute("aria-checked", "true")


def test_text_grows_and_runs_from_right_to_left(live):
    live.say(USUAL)
    live.page.locator("#stage-more").click()
    pick(live, "Larger text")
    assert live.wait_for("stage")["textSize"] == "xLarge"
    expect(live.page.locator(".stage-note")).to_have_text("text 112 %", use_inner_text=True)
    live.page.locator("#stage-more").click()
    pick(live, "Right to left")
    told = live.wait_for("stage", 2)
    assert (told["textSize"], told["direction"]) == ("xLarge", "rightToLeft")
    expect(live.page.locator(".stage-note")).to_have_text(
        "text 112 % · right to left", use_inner_text=True)
    live.page.locator("#stage-more").click()
    pick(live, "Smaller text")
    assert live.wait_for("stage", 3)["textSize"] == "large"


def test_what_another_window_chooses_is_seen_here(live):
    live.say(DARK)
    expect(live.page.locator(".stage-device")).to_have_text("iPhone", use_inner_text=True)
    expect(button(live, "rotateLiveView")).to_have_attribute("aria-pressed", "true")
    assert live.server.messages("stage") == []


def test_it_is_remembered_for_the_document_and_told_to_a_server_that_has_not_heard(live):
    live.say(USUAL)
    button(live, "liveViewAppearance").click()
    live.wait_for("stage")
    live.page.reload()
    live.page.wait_for_selector("[data-live-view]")
    live.say(USUAL)
    assert live.wait_for("stage", 2)["appearance"] == "dark"
    other = scenes.document(name="Other")
    live.say(other, {"type": "page", **other["pages"][0]}, USUAL)
    expect(button(live, "liveViewAppearance")).to_have_attribute("aria-pressed", "false")
    assert len(live.server.messages("stage")) == 2


def test_what_is_damaged_in_the_memory_is_forgotten(live):
    live.page.evaluate("""localStorage.setItem("lek.stage./home/MemoryGame.playground",
        '{"size": {"width": "wide"}, "appearance": 7, "pace": ["slow"]}')""")
    live.page.reload()
    live.page.wait_for_selector("[data-live-view]")
    live.say(USUAL)
    assert live.server.messages("stage") == []
    expect(button(live, "liveViewAppearance")).to_have_attribute("aria-pressed", "false")

"""What the page's views say of themselves reaches whoever cannot see them, and what they do to them the page."""

import pytest
from playwright.sync_api import expect

import scenes
import wire

BUTTON, SELECTED, TEXT, DISABLED, BUSY, ADJUSTABLE, HEADER, TEXT_ENTRY, TOGGLE = (
    1, 8, 1 << 6, 1 << 8, 1 << 9, 1 << 12, 1 << 16, 1 << 18, 1 << 53)


def element(number, label, traits=0, frame=(0, 0, 100, 40), value="", hint=""):
    return (wire.u32(number) + wire.string(label) + wire.string(value) + wire.string(hint)
            + wire.u64(traits) + b"".join(wire.f64(side) for side in frame))


def elements(*items, run=1):
    return wire.frame(wire.ELEMENTS, wire.u32(len(items)) + b"".join(items), run=run)


@pytest.fixture
def spoken(live):
    live.say(elements(
        element(1, "Memory", TEXT | HEADER), element(2, "Find the pairs", TEXT, (0, 50, 300, 20)),
        element(3, "Start", BUTTON, (20, 100, 80, 40), hint="Deals the cards"),
        element(4, "Volume", ADJUSTABLE, (20, 150, 200, 40), value="50%"),
        element(5, "Sound", BUTTON | TOGGLE, (20, 200, 60, 30), value="1"),
        element(6, "Give up", BUTTON | DISABLED, (20, 250, 80, 40))))
    return live


def test_views_have_their_roles_and_words_in_reading_order(spoken):
    told = spoken.page.locator(".spoken-views").aria_snapshot()
    expected = [
        'heading "Memory"', "Find the pairs", 'button "Start"', 'slider "Volume"', 'switch "Sound" [checked]',
        'button "Give up" [disabled]']
    places = [told.index(words) for words in expected]
    assert places == sorted(places)


def test_they_lie_where_the_views_are(spoken):
    view, box = spoken.box("[data-live-view]"), spoken.box("[data-element='3']")
    scale = spoken.page.evaluate("lek.liveView().scale")
    assert box["x"] == pytest.approx(view["x"] + 20 * scale, abs=1)
    assert box["y"] == pytest.approx(view["y"] + 100 * scale, abs=1)
    assert box["width"] == pytest.approx(80 * scale, abs=1)


def test_a_pointer_goes_through_to_the_picture(spoken):
    box = spoken.box("[data-element='3']")
    spoken.page.mouse.click(box["x"] + 5, box["y"] + 5)
    spoken.wait_for("touches")
    assert spoken.server.messages("act") == []


def test_keys_reach_the_page(spoken):
    spoken.page.locator("[data-element='3']").focus()
    spoken.page.keyboard.press("Enter")
    assert spoken.wait_for("act") == {"type": "act", "run": 1, "element": 3, "action": "activate"}
    spoken.page.keyboard.press("Tab")
    spoken.page.keyboard.press("ArrowUp")
    spoken.page.keyboard.press("ArrowLeft")
    spoken.wait_for("act", 3)
    assert [(m["element"], m["action"]) for m in spoken.server.messages("act")[1:]] == [
        (4, "increment"), (4, "decrement")]
    assert spoken.server.messages("key") == []


def test_what_is_not_enabled_does_nothing(spoken):
    spoken.page.locator("[data-element='6']").focus()
    spoken.page.keyboard.press("Enter")
    spoken.settle()
    assert spoken.server.messages("act") == []


def test_a_change_keeps_the_focus_where_it_was(spoken):
    spoken.page.locator("[data-element='3']").focus()
    spoken.say(elements(element(7, "New", TEXT), element(3, "Stop", BUTTON, (20, 100, 90, 40))))
    assert spoken.page.evaluate("document.activeElement.dataset.element") == "3"
    assert spoken.page.evaluate("document.activeElement.ariaLabel") == "Stop"
    expect(spoken.page.locator(".spoken-view")).to_have_count(2)


def test_words_are_only_ever_words(live):
    live.say(elements(element(1, "<img src=x onerror=alert(1)>", TEXT)))
    expect(live.page.locator(".spoken-views img")).to_have_count(0)
    assert "<img" in live.page.locator(".spoken-view").inner_text()


def test_views_of_another_run_are_not_spoken(spoken):
    spoken.say(*scenes.begin(run=2), scenes.cards(run=2))
    expect(spoken.page.locator(".spoken-views")).to_be_hidden()
    spoken.say(elements(element(1, "Again", BUTTON), run=2))
    expect(spoken.page.locator(".spoken-view")).to_have_count(1)


def test_a_value_is_read_after_its_name(live):
    live.say(elements(element(1, "Card, row 1", BUTTON, value="face down"), element(2, "Card, row 2", BUTTON)))
    told = live.page.locator(".spoken-views").aria_snapshot()
    assert 'button "Card, row 1, face down"' in told and 'button "Card, row 2"' in told


def test_a_broken_frame_changes_nothing(spoken):
    spoken.say(elements(element(1, "Cut", BUTTON))[:-3])
    expect(spoken.page.locator(".spoken-view")).to_have_count(6)
    assert spoken.page.evaluate("lek.liveView().refusedFrames") == 1


def test_what_the_page_announces_is_read_out(spoken):
    heard = spoken.page.locator("[aria-live=polite].spoken p")
    for words in ["A pair", "A pair", "<b>Won</b>"]:
        spoken.say(wire.frame(wire.ANNOUNCEMENT, wire.string(words), run=1))
    spoken.wait(lambda: heard.all_text_contents() == ["A pair", "A pair", "<b>Won</b>"],
                "what was announced")
    spoken.say(*[wire.frame(wire.ANNOUNCEMENT, wire.string(str(number)), run=1)
                 for number in range(9)],
               wire.frame(wire.ANNOUNCEMENT, wire.string("of another run"), run=7))
    spoken.wait(lambda: heard.all_text_contents() == ["4", "5", "6", "7", "8"], "the last of them")


def test_fields_and_progress_have_roles_of_their_own(live):
    live.say(elements(
        element(1, "Name", TEXT_ENTRY, value="Ada"),
        element(2, "Loading", BUSY, (0, 50, 100, 4), value="25%")))
    field = live.page.get_by_role("textbox", name="Name")
    expect(field).to_have_text("Ada")
    expect(live.page.get_by_role("progressbar", name="Loading")).to_have_attribute(
        "aria-valuenow", "25")
    field.focus()
    live.page.keyboard.press("Enter")
    assert live.wait_for("act")["element"] == 1


def test_what_is_scrolled_out_of_sight_moves_nothing(live):
    live.say(elements(element(1, "Near", BUTTON), element(2, "Far", BUTTON, (0, 5_000, 80, 40))))
    views = live.page.locator(".spoken-views")
    live.page.locator("[data-element='2']").focus()
    assert views.evaluate("view => view.scrollTop") == 0
    view, box = live.box("[data-live-view]"), live.box("[data-element='2']")
    assert view["y"] <= box["y"] < view["y"] + view["height"]

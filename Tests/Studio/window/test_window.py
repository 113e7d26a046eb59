"""The window: panes, dividers, keys, what is remembered, and that nothing moves by itself."""

import pytest
from playwright.sync_api import expect

import scenes


def drag(studio, selector, dx=0, dy=0):
    box = studio.box(selector)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    studio.page.mouse.move(x, y)
    studio.page.mouse.down()
    studio.page.mouse.move(x + dx, y + dy, steps=4)
    studio.page.mouse.up()
    studio.settle()


DIVIDERS = [
    ("#navigator-divider", "#navigator", "width", 40, 0),
    ("#assistant-divider", "#assistant", "width", -60, 0),
    ("#console-divider", ".console", "height", 0, -50),
    (".results-divider", ".results", "width", -30, 0),
]


@pytest.mark.parametrize("divider,pane,side,dx,dy", DIVIDERS)
def test_every_divider_drags(studio, divider, pane, side, dx, dy):
    before = studio.box(pane)[side]
    drag(studio, divider, dx, dy)
    assert studio.box(pane)[side] == pytest.approx(before + abs(dx + dy), abs=1)


@pytest.mark.parametrize("divider,pane,side,dx,dy", DIVIDERS)
def test_every_divider_moves_by_keys_and_comes_back(studio, divider, pane, side, dx, dy):
    before = studio.box(pane)[side]
    key = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, -1): "ArrowUp"}[
        ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))]
    studio.page.focus(divider)
    studio.page.keyboard.press(key)
    assert studio.box(pane)[side] == pytest.approx(before + 16, abs=1)
    studio.page.locator(divider).dispatch_event("dblclick")
    assert studio.box(pane)[side] == pytest.approx(before, abs=1)


def test_a_divider_stops_before_it_hides_anything(studio):
    drag(studio, "#navigator-divider", dx=-2000)
    assert studio.box("#navigator")["width"] == 140
    drag(studio, "#console-divider", dy=-2000)
    assert studio.box("#editor")["height"] > 100


@pytest.mark.parametrize("key,pane", [
    ("Control+Alt+1", "#navigator"), ("Control+Alt+2", "#editor"), ("Control+Alt+3", "#assistant"),
    ("Control+Alt+4", ".console")])
def test_keys_and_buttons_show_and_hide(studio, key, pane):
    studio.page.keyboard.press(key)
    expect(studio.page.locator(pane)).to_be_hidden()
    studio.page.keyboard.press(key)
    expect(studio.page.locator(pane)).to_be_visible()
    button = studio.page.locator(f"[data-shows='{pane.strip('#.')}']")
    button.click()
    expect(studio.page.locator(pane)).to_be_hidden()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_editor_and_live_view_are_never_both_hidden(studio):
    studio.page.keyboard.press("Control+Alt+2")
    studio.page.keyboard.press("Control+Alt+3")
    expect(studio.page.locator("#editor")).to_be_visible()
    expect(studio.page.locator("#assistant")).to_be_hidden()


def test_run_and_stop_have_keys_and_buttons(studio):
    studio.say(scenes.state("live"))
    studio.page.keyboard.press("Control+Enter")
    studio.page.keyboard.press("Control+.")
    studio.page.click("#run")
    studio.page.click("#stop")
    studio.wait_for("run", 2)
    studio.wait_for("stop", 2)
    assert studio.text == scenes.PAGE
    studio.say(scenes.state("finished"))
    assert studio.page.locator("#stop").is_disabled()


def test_a_key_leads_out_of_the_editor_and_around(studio):
    seen = set()
    for _ in range(5):
        studio.page.keyboard.press("F6")
        seen.add(studio.page.evaluate(
            "document.activeElement.closest('#editor, #assistant, #console, .toolbar, #navigator').id"))
    assert {"editor", "assistant", "console", "navigator"} <= seen
    assert studio.page.evaluate("document.activeElement.closest('#editor') !== null")


def test_sizes_and_switches_are_remembered_for_each_document(open_studio):
    studio = open_studio()
    drag(studio, "#navigator-divider", dx=40)
    studio.page.keyboard.press("Control+Alt+4")
    again = open_studio(beside=studio)
    assert again.box("#navigator")["width"] == 260
    expect(again.page.locator(".console")).to_be_hidden()
    drag(again, "#navigator-divider", dx=20)
    other = open_studio(scenes.document(name="Another"), beside=studio)
    drag(other, "#navigator-divider", dx=-80)
    back = open_studio(scenes.document(), beside=studio)
    assert back.box("#navigator")["width"] == 280


def test_every_control_has_a_name_in_another_language_too(open_studio, fake_server):
    fake_server.studio |= {"locale": "sv-SE"}
    studio = open_studio()
    assert studio.page.evaluate("document.documentElement.lang") == "sv"
    unnamed = studio.page.evaluate("""
        [...document.querySelectorAll("button, [role=separator], nav, section")]
          .filter((e) => !(e.ariaLabel || e.textContent.trim())).map((e) => e.outerHTML)""")
    assert unnamed == []


@pytest.mark.parametrize("phase,detail,words", [
    ("building", {}, "building…"), ("building", {"module": "Sources"}, "building Sources…"),
    ("running", {"buildMilliseconds": 100}, "running"),
    ("live", {"buildMilliseconds": 142}, "live · built in 0.14 s"),
    ("finished", {}, "finished"), ("failed", {"errors": 1, "warnings": 2}, "1 error · 2 warnings"),
    ("stopped", {}, "stopped"), ("crashed", {"message": "Trap"}, "Crashed: Trap"),
    ("unavailable", {"message": "bubblewrap is missing"}, "Cannot run: bubblewrap is missing"),
    ("somethingNew", {}, "")])
def test_the_capsule_says_what_is_happening(studio, phase, detail, words):
    studio.say(scenes.state(phase, **detail))
    assert studio.status == f"MemoryGame ▸ {words}".strip() or (words == "" and studio.status.strip() == "MemoryGame ▸")


def test_a_screen_reader_hears_a_state_that_lasts(studio):
    studio.say(scenes.state("building"), scenes.state("live", buildMilliseconds=142))
    spoken = studio.page.locator("#spoken")
    studio.wait(lambda: "live · built in 0.14 s" in spoken.inner_text())
    expect(spoken).to_have_attribute("aria-live", "polite")


def test_nothing_shifts_after_the_first_paint(open_studio):
    studio = open_studio(
        scenes.document(), scenes.state("live", buildMilliseconds=142), *scenes.begin(), scenes.cards(),
        scenes.results(scenes.result(5, "4")), scenes.diagnostics(scenes.diagnostic(14, "a warning", "warning")))
    shifts = studio.page.evaluate("""() => new Promise((done) => {
        const found = [];
        new PerformanceObserver((list) => found.push(...list.getEntries().map((entry) => [
          entry.value, entry.sources.map((s) => s.node?.className ?? s.node?.nodeName)])))
          .observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(found), 500);
    })""")
    assert sum(value for value, _ in shifts) < 0.001, shifts


@pytest.mark.parametrize("width,visible,hidden", [
    (850, ["#editor", "#assistant", ".console"], []),
    (500, ["#editor"], ["#navigator", "#assistant", ".console"])])
def test_narrow_windows(open_studio, width, visible, hidden):
    studio = open_studio(width=width, height=800)
    for selector in visible:
        assert studio.page.locator(selector).is_visible(), selector
    for selector in hidden:
        assert not studio.page.locator(selector).is_visible(), selector
    if width == 850:
        assert studio.box("#assistant")["y"] >= studio.box("#editor")["y"] + studio.box("#editor")["height"]
    assert studio.page.evaluate("document.documentElement.scrollWidth") == width


def test_a_narrow_window_shows_one_pane_at_a_time(open_studio):
    studio = open_studio(width=500, height=800)
    for pane in ("assistant", "console", "navigator", "editor"):
        studio.page.click(f"[data-shows='{pane}']")
        shown = [selector for selector in ("#navigator", "#editor", "#assistant", ".console")
                 if studio.page.locator(selector).is_visible()]
        assert [name.strip("#.") for name in shown] == [pane]
    studio.page.click("[data-shows='navigator']")
    studio.page.click(".file[data-path='Sources/Card.swift']")
    expect(studio.page.locator("#editor")).to_be_visible()


def test_fingers_find_large_enough_targets(open_studio):
    studio = open_studio(width=500, height=800, has_touch=True, is_mobile=True)
    for button in studio.page.locator("button:visible").all():
        if "diagnostic" in (button.get_attribute("class") or "") or button.get_attribute("id") == "status":
            continue
        box = button.bounding_box()
        assert box["width"] >= 40 and box["height"] >= 40, button.get_attribute("id")

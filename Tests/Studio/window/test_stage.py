"""The live view as a whole: touches that are seen, a page that is gone, its bar on small screens."""

from playwright.sync_api import expect

import scenes
from test_input import at


def test_fingers_are_seen_where_they_are_while_that_is_wanted(live):
    live.page.mouse.move(*at(live, 100, 200))
    live.page.mouse.down()
    expect(live.page.locator(".touch-mark")).to_have_count(0)
    live.page.mouse.up()
    live.page.locator("body").press("Control+Alt+KeyU")
    live.page.mouse.down()
    live.page.mouse.move(*at(live, 150, 260))
    live.settle()
    mark, (x, y) = live.box(".touch-mark"), at(live, 150, 260)
    assert abs(mark["x"] + mark["width"] / 2 - x) < 1.5
    assert abs(mark["y"] + mark["height"] / 2 - y) < 1.5
    live.page.mouse.up()
    live.wait(lambda: live.page.locator(".touch-mark").count() == 0)


def test_a_page_that_crashed_leaves_its_picture_fainter_with_words_and_a_way_on(live):
    live.say(scenes.state("crashed", message="Index out of range", file="Contents.swift", line=12,
                          column=3))
    expect(live.page.locator("[data-layer]")).to_have_count(33)
    live.wait(lambda: live.page.evaluate(
        "Number(getComputedStyle(document.querySelector('#live-view')).opacity)") < 0.7)
    note = live.page.locator(".stopped-note")
    assert "line 12" in note.inner_text()
    note.get_by_role("button").click()
    live.wait_for("run")
    live.say(scenes.state("building", run=2), *scenes.begin(run=2))
    expect(note).to_be_visible()
    live.say(scenes.state("live", run=2), scenes.cards(run=2))
    expect(note).to_be_hidden()
    live.wait(lambda: live.page.evaluate(
        "getComputedStyle(document.querySelector('#live-view')).opacity") == "1")


def test_a_page_that_does_not_compile_takes_nothing_from_its_picture(live):
    live.say(scenes.state("failed", version=1, run=2, errors=1))
    expect(live.page.locator(".stopped-note")).to_be_hidden()


def test_another_page_begins_without_the_words_about_the_last_one(live):
    live.say(scenes.state("crashed", message="Trap", line=0))
    expect(live.page.locator(".stopped-note")).to_be_visible()
    live.say(scenes.page("Other", "Contents.swift"))
    expect(live.page.locator(".stopped-note")).to_be_hidden()


def test_every_control_of_the_bar_is_in_reach_of_a_finger(open_studio):
    studio = open_studio(
        scenes.document(), *scenes.begin(), scenes.cards(), width=820, height=1180, has_touch=True)
    sizes = studio.page.evaluate("""() => [...document.querySelectorAll(".stage-bar button")]
        .filter(({ hidden }) => !hidden).map((button) => button.getBoundingClientRect())
        .map(({ width, height }) => [width, height])""")
    assert len(sizes) >= 6
    assert all(width >= 40 and height >= 40 for width, height in sizes), sizes


def test_nothing_of_the_bar_is_cut_off_in_a_narrow_pane(live):
    live.page.evaluate("document.documentElement.style.setProperty('--assistant-width', '220px')")
    live.settle()
    bar = live.box(".stage-bar")
    for box in live.page.evaluate("""() => [...document.querySelectorAll(".stage-bar button")]
            .map((button) => button.getBoundingClientRect().toJSON()).filter(({ width }) => width > 0)"""):
        assert box["left"] >= bar["x"] and box["right"] <= bar["x"] + bar["width"]

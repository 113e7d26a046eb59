"""The timeline of a page: what is captured and pinned, below the live view."""

import pytest
from playwright.sync_api import expect

import made_up_values as values
import scenes

CAPTURE = scenes.PAGE + 'XCPCaptureValue("speed", value: 3)\n'


@pytest.fixture
def captured(open_studio):
    studio = open_studio(scenes.document(CAPTURE), scenes.state("live"), *scenes.begin(), scenes.cards())
    studio.say(scenes.results(
        values.squares(), scenes.result(5, "4", name="columns"),
        scenes.result(26, "5.0", count=3, history=[3, 4, 5], name="speed", type_="Double")))
    return studio


def cards(studio):
    return [head.split("\n") for head in studio.page.locator(".timeline-card header").all_inner_texts()]


def test_without_anything_captured_the_live_view_has_all_the_room(live):
    expect(live.page.locator(".timeline")).to_be_hidden()


def test_a_captured_value_stands_below_the_live_view(captured):
    assert cards(captured) == [["speed: Double", "5.0", "Line 26"]]
    assert captured.box(".timeline")["y"] >= captured.box("#live-view")["y"] + captured.box("#live-view")["height"]
    expect(captured.page.locator(".timeline .graph-area")).to_have_count(1)


def test_pinned_values_join_it_in_the_order_of_their_lines(captured):
    captured.say(values.timeline(captured, 23, 5))
    assert [card[0] for card in cards(captured)] == ["columns: Int", "square: Int", "speed: Double"]
    captured.say(values.timeline(captured))
    assert [card[0] for card in cards(captured)] == ["speed: Double"]


def test_the_slider_shows_each_value_at_that_moment(captured):
    captured.say(values.timeline(captured, 23))
    slider = captured.page.get_by_label("Moment of the run")
    slider.focus()
    captured.page.keyboard.press("Home")
    assert [card[1] for card in cards(captured)] == ["1", "3"]
    expect(captured.page.locator(".timeline .graph-dot:visible")).to_have_count(2)
    slider.fill("500")
    assert [card[1] for card in cards(captured)][1] == "4"
    expect(slider).to_have_attribute("aria-valuetext", "50 %")
    captured.page.keyboard.press("End")
    assert [card[1] for card in cards(captured)] == ["100", "5.0"]
    expect(captured.page.locator(".timeline .graph-dot:visible")).to_have_count(0)


def test_a_line_leads_to_the_source(captured):
    captured.page.locator(".timeline-place").click()
    assert captured.editor("return editor.caret.line") == 25


def test_it_follows_the_run_and_goes_with_it(captured):
    captured.say(scenes.results(
        scenes.result(26, "9.0", count=4, history=[3, 4, 5, 9], name="speed", type_="Double")))
    assert cards(captured) == [["speed: Double", "9.0", "Line 26"]]
    captured.say(*scenes.begin(run=2)[:1], scenes.state("finished", run=2))
    captured.wait(lambda: not captured.page.locator(".timeline").is_visible(), "it to go")

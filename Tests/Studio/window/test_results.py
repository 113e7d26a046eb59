"""Values beside lines: on their line, whatever scrolls or is typed."""

import pytest
from playwright.sync_api import expect

import scenes
import wire


def row(studio, line):
    return studio.box(f".result[data-line='{line}']")


def line_box(studio, line):
    return studio.editor(
        f"const c = editor.boxOf({{line: {line - 1}, ch: 0}}, 'window'); return [c.top, c.bottom]")


VALUES = [scenes.begin()[0], scenes.results(
    scenes.result(5, "4"), scenes.result(6, "16.0"), scenes.result(20, "Board"))]


@pytest.fixture
def valued(studio):
    studio.say(*VALUES)
    return studio


def assert_aligned(studio, line):
    box = row(studio, line)
    assert [box["y"], box["y"] + box["height"]] == pytest.approx(line_box(studio, line), abs=0.5)


def test_a_value_stands_on_its_line(valued):
    assert valued.result(5) == {"text": "4", "isStale": False}
    for line in (5, 6, 20):
        assert_aligned(valued, line)


def test_values_scroll_with_the_text(open_studio):
    text = "".join(f"let number{index} = {index}\n" for index in range(300))
    studio = open_studio(scenes.document(text))
    studio.say(scenes.begin()[0], scenes.results(
        *[scenes.result(line, str(line - 1)) for line in range(1, 301)]))
    studio.editor("editor.scrollTo(0, 2000)")
    studio.settle()
    assert_aligned(studio, 120)
    assert studio.page.locator(".result").count() < 120
    assert studio.result(300) is not None


def test_values_stay_at_the_right_when_the_text_scrolls_sideways(open_studio):
    studio = open_studio(scenes.document("let long = " + "1 + " * 200 + "1\n"))
    studio.say(scenes.begin()[0], scenes.results(scenes.result(1, "201")))
    before = row(studio, 1)
    studio.editor("editor.scrollTo(600, 0)")
    studio.settle()
    assert row(studio, 1)["x"] == before["x"]


def test_a_value_moves_with_its_line_and_turns_stale(valued):
    valued.place_caret(1, 1)
    valued.page.keyboard.press("Enter")
    valued.settle()
    assert valued.result(6) == {"text": "4", "isStale": True}
    assert valued.result(5) is None
    assert_aligned(valued, 6)


def test_values_of_an_older_text_find_their_lines(studio):
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Enter")
    studio.settle()
    studio.say(scenes.begin()[0], scenes.results(scenes.result(5, "4"), version=0))
    assert studio.result(6) == {"text": "4", "isStale": True}


def test_values_of_a_new_run_replace_and_what_is_not_said_again_goes(valued):
    valued.say(*scenes.begin(run=2)[:1])
    assert valued.result(5)["isStale"]
    valued.say(scenes.results(scenes.result(5, "5"), run=2), scenes.state("finished", run=2))
    assert valued.result(5) == {"text": "5", "isStale": False}
    valued.wait(lambda: valued.result(20) is None, "the old value to go")


def test_values_stay_faint_while_the_page_does_not_compile(valued):
    valued.type_at(20, "(")
    valued.say(scenes.state("failed", version=1, run=2, errors=1))
    valued.page.wait_for_timeout(400)
    assert valued.result(5) == {"text": "4", "isStale": True}


def test_a_loop_says_how_often_and_shows_a_graph(studio):
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(23, "100", count=10, history=[step * step for step in range(1, 11)])))
    assert studio.result(23)["text"] == "(10 times)"
    assert row(studio, 23)["height"] == 20
    graph = studio.page.locator(".result[data-line='23'] svg")
    assert graph.bounding_box()["width"] == 48


def test_of_several_places_the_whole_statement_is_shown(studio):
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "inner", column=15, end_column=16),
        scenes.result(5, "whole", column=1, end_column=16)))
    assert studio.result(5)["text"] == "whole"


def test_only_a_change_flashes(valued):
    valued.say(scenes.results(scenes.result(5, "4"), scenes.result(6, "17.0")))
    assert "changed" not in valued.page.locator(".result[data-line='5']").get_attribute("class")
    assert "changed" in valued.page.locator(".result[data-line='6']").get_attribute("class")


def test_what_changes_all_the_time_flashes_once(open_studio):
    valued = open_studio(has_own_clock=True)
    valued.say(*VALUES)
    valued.page.evaluate("""() => {
      window.flashes = 0;
      document.addEventListener("animationstart", ({ animationName }) => {
        if (animationName === "result-changed") window.flashes += 1;
      });
    }""")
    valued.stop_clock()
    for number in range(8):
        valued.server.send(scenes.results(scenes.result(6, f"{number}.5")))
        valued.hear()
        valued.page.clock.run_for(60)
    valued.page.clock.run_for(200)
    valued.page.clock.resume()
    valued.wait(lambda: valued.result(6)["text"] == "7.5", "the last value")
    valued.settle()
    assert valued.page.evaluate("window.flashes") == 1


def test_of_values_that_keep_on_coming_the_last_is_shown(valued):
    for number in range(40):
        valued.say(scenes.results(scenes.result(6, str(number))))
    valued.wait(lambda: valued.result(6)["text"] == "39", "the last value")


def test_more_is_told_under_the_pointer(studio):
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "a\nlong\nvalue", type_="String")))
    assert studio.result(5)["text"] == "a long value"
    studio.page.hover(".result[data-line='5']")
    card = studio.page.locator("#hover-card").inner_text()
    assert "String" in card and "long" in card


def test_hostile_values_are_only_text(studio):
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "<img src=x onerror=alert(1)>"), scenes.result(99999, "nowhere")))
    assert studio.result(5)["text"] == "<img src=x onerror=alert(1)>"
    expect(studio.page.locator(".result img")).to_have_count(0)


def test_under_the_finger_a_value_keeps_its_look_until_the_next_comes(studio):
    red = {"kind": "color", "red": 1, "green": 0, "blue": 0, "alpha": 1}
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "r 1.0", look=red, type_="UIColor"), scenes.result(6, "3", look=red, type_="UIColor")))
    studio.say(
        {"type": "scrubbed", "run": 2}, scenes.begin(run=2)[0], {"type": "noLiveView", "run": 2},
        scenes.results(
            scenes.result(5, "r 0.5", type_="UIColor"), scenes.result(6, "4", type_="Int"), run=2))
    studio.wait(lambda: studio.result(5)["text"] == "r 0.5", "the value under the finger")
    expect(studio.page.locator(".result[data-line='5'] .quick-look-color")).to_have_count(1)
    expect(studio.page.locator(".result[data-line='6'] .quick-look-color")).to_have_count(0)
    studio.say(scenes.begin(run=3)[0], scenes.results(scenes.result(5, "r 0.5", type_="UIColor"), run=3))
    expect(studio.page.locator(".result[data-line='5'] .quick-look-color")).to_have_count(0)


def test_a_colour_has_a_swatch(studio):
    red = {"kind": "color", "red": 1, "green": 0, "blue": 0, "alpha": 0.5}
    studio.say(scenes.begin()[0], scenes.results(scenes.result(5, "r 1.0", look=red)))
    swatch = studio.page.locator(".result[data-line='5'] .quick-look-color")
    assert swatch.bounding_box()["width"] == swatch.bounding_box()["height"] == 14
    color = "element => getComputedStyle(element.firstChild).backgroundColor"
    assert swatch.evaluate(color) == "rgba(255, 0, 0, 0.5)"
    assert row(studio, 5)["height"] == 20


def corner(canvas):
    return canvas.evaluate("c => [...c.getContext('2d').getImageData(1, 1, 1, 1).data]")


def test_a_picture_is_small_beside_its_line_and_larger_under_the_pointer(studio):
    look = {"kind": "picture", "hash": "18446744073709551615", "width": 100, "height": 50}
    studio.say(
        scenes.begin()[0], wire.picture(2**64 - 1, 2, 1, bytes([0, 0, 255, 255] * 2)),
        scenes.results(scenes.result(5, "w 100.0 h 50.0", look=look)))
    small = studio.page.locator(".result[data-line='5'] canvas")
    assert (small.bounding_box()["width"], small.bounding_box()["height"]) == (28, 14)
    assert corner(small) == [0, 0, 255, 255]
    studio.page.hover(".result[data-line='5']")
    large = studio.page.locator("#hover-card canvas")
    assert (large.bounding_box()["width"], large.bounding_box()["height"]) == (100, 50)
    assert corner(large) == [0, 0, 255, 255]


def test_a_picture_that_is_not_there_leaves_its_place_empty(studio):
    look = {"kind": "picture", "hash": "5", "width": 10, "height": 10}
    strange = {"kind": "picture", "hash": "5", "width": None, "height": 10}
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "w 10.0 h 10.0", look=look), scenes.result(6, "w", look=strange)))
    assert corner(studio.page.locator(".result[data-line='5'] canvas")) == [0, 0, 0, 0]
    expect(studio.page.locator(".result[data-line='6'] .quick-look")).to_have_count(0)


def test_a_file_beside_the_page_has_the_room_of_the_column(valued):
    column = valued.box(".results")["width"]
    assert column > 100
    valued.page.locator('#navigator [data-path="Sources/Card.swift"]').click()
    valued.settle()
    assert valued.page.locator(".results").is_hidden()
    line = valued.page.locator("#editor .cm-line").first.bounding_box()
    editor = valued.box("#editor")
    assert line["x"] + line["width"] == pytest.approx(editor["x"] + editor["width"], abs=1)
    valued.page.locator('#navigator [data-path="Contents.swift"]').click()
    valued.settle()
    assert valued.box(".results")["width"] == column
    assert_aligned(valued, 5)

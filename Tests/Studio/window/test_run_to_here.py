"""Running the page as far as a line, with the button over its number or a key."""

import pytest
from playwright.sync_api import expect

import scenes


def over_number(studio, line):
    top, bottom = studio.editor(
        f"const c = editor.boxOf({{line: {line - 1}, ch: 0}}, 'window'); return [c.top, c.bottom]")
    column = studio.box("#editor .cm-gutters .cm-lineNumbers")
    studio.page.mouse.move(column["x"] + column["width"] / 2, (top + bottom) / 2)
    studio.settle()
    return top


def test_a_button_over_the_number_runs_to_the_line(studio):
    top = over_number(studio, 14)
    button = studio.page.locator(".run-to-line")
    expect(button).to_have_attribute("aria-label", "Run to line 14")
    assert button.bounding_box()["y"] == pytest.approx(top, abs=1)
    studio.page.mouse.down()
    studio.page.mouse.up()
    assert studio.wait_for("run") == {"type": "run", "line": 14}


def test_the_button_follows_the_pointer_and_goes_with_it(studio):
    over_number(studio, 3)
    over_number(studio, 7)
    button = studio.page.locator(".run-to-line")
    expect(button).to_have_attribute("aria-label", "Run to line 7")
    studio.page.mouse.move(900, 300)
    expect(button).to_be_hidden()


def test_a_key_runs_to_the_caret(studio):
    studio.place_caret(12)
    studio.page.keyboard.press("Control+Shift+Enter")
    assert studio.wait_for("run") == {"type": "run", "line": 12}
    assert studio.text == scenes.PAGE


def marked(studio):
    return studio.page.locator(".cm-lineNumbers .run-ends-here").all_inner_texts()


def test_the_line_stays_marked_until_the_next_run(studio):
    studio.place_caret(12)
    studio.page.keyboard.press("Control+Shift+Enter")
    studio.say(scenes.state("building", run=2), scenes.state("finished", run=2))
    assert marked(studio) == ["12"]
    assert studio.status.endswith("finished · to line 12")
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Enter")
    studio.settle()
    assert marked(studio) == ["13"]
    studio.say(scenes.state("building", run=3))
    assert marked(studio) == []
    assert "to line" not in studio.status


def test_only_the_page_itself_runs_to_a_line(studio):
    studio.page.click(".file[data-path='Sources/Card.swift']")
    over_number(studio, 2)
    expect(studio.page.locator(".run-to-line")).to_be_hidden()
    studio.page.keyboard.press("Control+Shift+Enter")
    studio.settle()
    assert studio.server.messages("run") == []


def test_a_finger_shows_it_with_a_tap_and_uses_it_with_the_next(open_studio):
    studio = open_studio(width=1180, height=820, has_touch=True, is_mobile=True)
    number = studio.page.locator("#editor .cm-lineNumbers .cm-gutterElement", has_text="14")
    number.tap()
    button = studio.page.locator(".run-to-line")
    button.wait_for()
    assert button.bounding_box()["height"] >= 40
    button.tap()
    assert studio.wait_for("run") == {"type": "run", "line": 14}

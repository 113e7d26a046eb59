"""Quick Look: all of a value, beside its line."""

import pytest
from playwright.sync_api import expect

import made_up_values as values
import scenes
import wire

CARD = ".quick-look-card"


@pytest.fixture
def valued(studio):
    red = {"kind": "color", "red": 1, "green": 0.5, "blue": 0, "alpha": 0.5}
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "4", name="columns"), scenes.result(7, '"Memory \\"game\\"\\n\\u{1F0A1}"', type_="String"),
        values.framed(20), scenes.result(21, "r 1.0", type_="UIColor", look=red), values.squares()))
    return studio


def look(studio, line):
    studio.page.click(f".result[data-line='{line}']")
    return studio.page.locator(CARD)


def test_a_click_shows_it_and_another_takes_it_away(valued):
    card = look(valued, 5)
    expect(card).to_have_attribute("aria-label", "Quick Look: columns: Int")
    expect(card.locator(".detail-text")).to_have_text("4", use_inner_text=True)
    valued.page.click(".result[data-line='5']")
    expect(card).to_have_count(0)


def test_it_stands_below_its_line_within_the_window(valued):
    card = look(valued, 5).bounding_box()
    row = valued.box(".result[data-line='5']")
    assert row["y"] + row["height"] <= card["y"] <= row["y"] + row["height"] + 8
    assert card["x"] + card["width"] <= 1400


@pytest.mark.parametrize("how", ["Escape", "elsewhere", "button"])
def test_ways_to_close_it(valued, how):
    card = look(valued, 5)
    if how == "Escape":
        valued.page.keyboard.press("Escape")
    elif how == "elsewhere":
        valued.page.mouse.click(500, 300)
    else:
        card.get_by_label("Close").click()
    expect(card).to_have_count(0)


def test_the_focus_goes_into_it_and_back_to_the_editor(valued):
    look(valued, 5)
    assert valued.page.evaluate(f"document.activeElement.matches('{CARD}')")
    valued.page.keyboard.press("Escape")
    assert valued.editor("return editor.hasFocus")


def test_a_text_is_shown_as_it_is_and_can_be_copied(valued):
    valued.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    card = look(valued, 7)
    expect(card.locator(".detail-text")).to_have_text('Memory "game"\n🂡', use_inner_text=True)
    card.get_by_label("Copy").click()
    valued.wait(lambda: card.get_by_label("Copied").count() == 1, "the word that it was copied")
    assert valued.page.evaluate("navigator.clipboard.readText()") == 'Memory "game"\n🂡'


def test_of_a_long_text_there_is_more_than_its_line_says(studio):
    whole = {"pass": 1} | values.leaf("", '"' + "word\\n" * 100 + '"…', "String")
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, '"word\\nword…', type_="String") | {"value": whole}))
    card = look(studio, 5)
    expect(card.locator(".detail-text")).to_have_text("word\n" * 100 + "…", use_inner_text=True)
    expect(card.get_by_role("tree")).to_have_count(0)


def test_a_colour_has_its_components(valued):
    card = look(valued, 21)
    assert card.locator(".quick-look-color").bounding_box()["width"] == 64
    assert "Green\n0.5 · 128" in card.locator(".detail-rows").inner_text()


def test_a_picture_has_its_own_size(studio):
    picture = {"kind": "picture", "hash": "7", "width": 120, "height": 60}
    studio.say(scenes.begin()[0], wire.picture(7, 2, 1, bytes([0, 0, 255, 255] * 2)),
               scenes.results(scenes.result(5, "w 120.0 h 60.0", type_="UIImage", look=picture)))
    box = look(studio, 5).locator("canvas").bounding_box()
    assert (round(box["width"], 3), round(box["height"], 3)) == (120, 60)


def test_a_structured_value_is_a_tree_for_the_arrow_keys(valued):
    card = look(valued, 20)
    tree = card.get_by_role("tree")
    shown = lambda: card.locator("[role=treeitem]:visible > .value-row .value-summary").all_inner_texts()
    assert shown() == ["CGRect", "x 0.0 y 8.0", "w 375.0 h 668.0"]
    tree.locator("[tabindex='0']").focus()
    for key in ["ArrowDown", "ArrowRight", "ArrowRight"]:
        valued.page.keyboard.press(key)
    assert shown() == ["CGRect", "x 0.0 y 8.0", "0.0", "8.0", "w 375.0 h 668.0"]
    assert valued.page.evaluate("document.activeElement.querySelector('.value-name').textContent") == "x"
    valued.page.keyboard.press("ArrowLeft")
    valued.page.keyboard.press("ArrowLeft")
    assert shown() == ["CGRect", "x 0.0 y 8.0", "w 375.0 h 668.0"]


def test_what_was_opened_stays_open_while_the_value_changes(valued):
    card = look(valued, 20)
    card.locator("[role=treeitem]").nth(1).locator(".value-row").first.click()
    moved = values.frame()
    moved["children"][0]["children"][0]["summary"] = "99.0"
    valued.say(scenes.results(values.framed(20, value=moved)))
    assert "99.0" in card.locator(".value-summary:visible").all_inner_texts()


def test_of_a_long_list_it_says_how_many_are_left_out(studio):
    long = {"pass": 1} | values.node("", "[Int]", values.leaf("[0]", "7", "Int"), total=1000, kind="collection")
    studio.say(scenes.begin()[0], scenes.results(scenes.result(5, "[7, …]") | {"value": long}))
    expect(look(studio, 5).locator(".value-gap")).to_have_text("… 999 more …", use_inner_text=True)


def test_a_history_is_a_graph_with_its_ends_and_a_reading(valued):
    card = look(valued, 23)
    expect(card.locator(".graph-most")).to_have_text("100", use_inner_text=True)
    expect(card.locator(".graph-least")).to_have_text("1", use_inner_text=True)
    area = card.locator(".graph-area").bounding_box()
    valued.page.mouse.move(area["x"] + area["width"] * 4 / 9, area["y"] + 20)
    expect(card.locator(".graph-readout")).to_have_text("5 of 10: 25", use_inner_text=True)
    graph = card.get_by_role("slider")
    graph.focus()
    valued.page.keyboard.press("Home")
    expect(card.locator(".graph-readout")).to_have_text("1 of 10: 1", use_inner_text=True)
    valued.page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuetext", "2 of 10: 4")


def test_a_history_is_a_list_too(valued):
    card = look(valued, 23)
    card.get_by_role("button", name="Values").click()
    assert card.locator("li").all_inner_texts() == [str(step * step) for step in range(1, 11)]
    expect(card.locator(".graph-area")).to_have_count(0)


def test_it_follows_the_value(valued):
    card = look(valued, 23)
    valued.say(scenes.results(values.squares(count=12)))
    expect(card.locator(".graph-most")).to_have_text("144", use_inner_text=True)
    valued.say(*scenes.begin(run=2)[:1])
    assert "stale" in card.get_attribute("class")


def test_the_keyboard_opens_it_for_the_line_of_the_caret(valued):
    valued.place_caret(7)
    valued.page.keyboard.press("Control+Alt+y")
    assert "Memory" in valued.page.locator(CARD).inner_text()
    valued.page.keyboard.press("Escape")
    valued.place_caret(8)
    valued.page.keyboard.press("Control+Alt+y")
    expect(valued.page.locator(CARD)).to_have_count(0)


def test_hostile_values_are_only_text(studio):
    hostile = "<img src=x onerror=alert(1)>"
    bad = {"pass": 1} | values.node(hostile, hostile, values.leaf(hostile, hostile, hostile))
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, hostile, type_=hostile, name=hostile) | {"value": bad}))
    card = look(studio, 5)
    expect(card.locator("img")).to_have_count(0)
    assert hostile in card.inner_text()


def test_a_screen_reader_hears_the_caret_lines_new_value(valued):
    valued.place_caret(5)
    valued.settle()
    valued.say(scenes.results(scenes.result(5, "7")))
    valued.wait(lambda: valued.page.locator("#spoken").inner_text() == "Line 5: 7", "the word")

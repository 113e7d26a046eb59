"""Documentation of what the pointer rests on."""

import pytest
from playwright.sync_api import expect

CARD = ".language-card"


@pytest.fixture
def knowing(studio):
    studio.server.answers["hover"] = lambda message: {
        "declaration": "class Board : UIView", "documentation":
            "Shows **cards**.\n\n- Parameter size: `CGSize` of <b>it</b>.\n```\nlet a = 1\n```",
        "range": {"line": message["line"], "column": 13, "endLine": message["line"], "endColumn": 18}}
    return studio


def rest_on(studio, line, column):
    place = studio.editor(
        f"const c = editor.boxOf({{line: {line - 1}, ch: {column - 1}}}, 'window');"
        "return [c.left + 2, (c.top + c.bottom) / 2]")
    studio.page.mouse.move(place[0] - 40, place[1])
    studio.page.mouse.move(*place)
    return place


def test_resting_shows_a_card_of_texts(knowing):
    rest_on(knowing, 20, 14)
    knowing.page.wait_for_selector(CARD)
    card = knowing.page.locator(CARD)
    expect(card.locator("pre").first).to_have_text("class Board : UIView", use_inner_text=True)
    expect(card.locator("strong")).to_have_text("cards", use_inner_text=True)
    expect(card.locator("li code")).to_have_text("CGSize", use_inner_text=True)
    assert card.locator("b").count() == 0 and "<b>it</b>" in card.inner_text()
    expect(knowing.page.locator(".hovered-word")).to_have_text("Board", use_inner_text=True)
    request = knowing.server.messages("hover")[-1]
    assert (request["file"], request["line"], request["column"]) == ("Contents.swift", 20, 14)


def test_the_card_can_be_entered_and_goes_when_the_pointer_leaves(knowing):
    rest_on(knowing, 20, 14)
    knowing.page.wait_for_selector(CARD)
    box = knowing.box(CARD)
    knowing.page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 4, steps=4)
    knowing.page.wait_for_timeout(400)
    expect(knowing.page.locator(CARD)).to_be_visible()
    knowing.page.mouse.move(1300, 700)
    knowing.page.wait_for_selector(CARD, state="hidden")
    expect(knowing.page.locator(".hovered-word")).to_have_count(0)


def test_passing_over_asks_nothing(open_studio):
    studio = open_studio(has_own_clock=True)
    studio.stop_clock()
    rest_on(studio, 20, 14)
    studio.page.clock.run_for(200)
    studio.page.mouse.move(1300, 700)
    studio.page.clock.run_for(5000)
    studio.hear()
    assert studio.server.messages("hover") == []
    rest_on(studio, 20, 14)
    studio.page.clock.run_for(5000)
    studio.wait_for("hover")


def test_typing_takes_it_away(knowing):
    rest_on(knowing, 20, 14)
    knowing.page.wait_for_selector(CARD)
    knowing.place_caret(20)
    knowing.page.keyboard.type(" ")
    expect(knowing.page.locator(CARD)).to_be_hidden()


def test_alt_click_and_a_key_show_it_at_once(knowing):
    place = rest_on(knowing, 20, 14)
    knowing.page.keyboard.down("Alt")
    knowing.page.mouse.click(*place)
    knowing.page.keyboard.up("Alt")
    knowing.page.wait_for_selector(CARD)
    knowing.page.keyboard.press("Escape")
    knowing.page.wait_for_selector(CARD, state="hidden")
    knowing.place_caret(20, 14)
    knowing.page.keyboard.press("Control+F1")
    knowing.page.wait_for_selector(CARD)
    described = knowing.editor("return editor.input.getAttribute('aria-describedby')")
    assert described == knowing.page.locator(CARD).get_attribute("id")


def test_nothing_known_shows_nothing(studio):
    studio.server.answers["hover"] = lambda _: {"declaration": None, "documentation": "", "range": None}
    studio.place_caret(20, 14)
    studio.page.keyboard.press("Control+F1")
    studio.wait_for("hover")
    studio.settle()
    expect(studio.page.locator(CARD)).to_be_hidden()

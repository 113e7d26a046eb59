"""Results under their lines: pinned, moved, sized, kept."""

import pytest
from playwright.sync_api import expect

import made_up_values as values
import scenes

CARD = ".inline-result"


@pytest.fixture
def valued(studio):
    studio.say(scenes.begin()[0], scenes.results(
        scenes.result(5, "4", name="columns", end_column=16), values.framed(20), values.squares()))
    return studio


def keep(studio, line):
    studio.page.hover(f".result[data-line='{line}']")
    studio.page.click(f".result[data-line='{line}'] .result-keep")


def titles(studio):
    return studio.page.locator(".inline-title").all_inner_texts()


def pinned_line(studio):
    """The line, counted from 1, under which the only card stands."""
    return studio.editor("""
        const card = document.querySelector(".inline-result");
        return card && editor.lineUnder(card.getBoundingClientRect().top - 2, "window") + 1;""")


def assert_aligned(studio, line):
    box = studio.box(f".result[data-line='{line}']")
    top = studio.editor(f"return editor.boxOf({{line: {line - 1}, ch: 0}}, 'window').top")
    assert box["y"] == pytest.approx(top, abs=0.5)


def test_a_button_shows_it_under_the_line_and_takes_it_away(valued):
    keep(valued, 23)
    assert titles(valued) == ["square: Int"]
    assert pinned_line(valued) == 23
    line = valued.editor("return editor.boxOf({line: 22, ch: 0}, 'window').bottom")
    assert valued.box(CARD)["y"] >= line
    keep(valued, 23)
    assert titles(valued) == []


def test_the_server_is_told_the_place_in_the_text(valued):
    keep(valued, 23)
    said = valued.wait_for("timeline")
    [item] = said["items"]
    assert (said["page"], said["revision"]) == ("Contents.swift", 0)
    text = scenes.PAGE[item["start"]:item["start"] + item["length"]]
    assert text == "square = step * step"
    assert float(item["id"]) > 7e8
    keep(valued, 23)
    assert valued.wait_for("timeline", 2)["items"] == []


def test_what_the_file_says_is_shown_and_values_stay_beside_their_lines(valued):
    valued.say(values.timeline(valued, 5, 20))
    assert titles(valued) == ["columns: Int", "frame: CGRect"]
    for line in (5, 20, 23):
        assert_aligned(valued, line)


def test_it_follows_the_value_and_turns_faint(valued):
    valued.say(values.timeline(valued, 5))
    valued.say(scenes.results(scenes.result(5, "9", name="columns")))
    expect(valued.page.locator(f"{CARD} .detail-text")).to_have_text("9", use_inner_text=True)
    valued.type_at(1, " ")
    valued.settle()
    assert "stale" in valued.page.locator(CARD).get_attribute("class")


def test_it_moves_with_its_line(valued):
    valued.say(values.timeline(valued, 5))
    valued.place_caret(5, 1)
    valued.page.keyboard.press("Enter")
    valued.settle()
    assert pinned_line(valued) == 6
    valued.page.keyboard.press("Control+z")
    valued.settle()
    assert pinned_line(valued) == 5


def test_it_stays_while_its_line_is_typed_anew_and_goes_with_it(valued):
    valued.say(values.timeline(valued, 5))
    valued.place_caret(5, 1)
    valued.page.keyboard.press("Shift+End")
    valued.page.keyboard.type("let rows = 4")
    valued.settle()
    assert pinned_line(valued) == 5
    valued.place_caret(5, 1)
    valued.page.keyboard.press("Shift+ArrowDown")
    valued.page.keyboard.press("Delete")
    valued.settle()
    expect(valued.page.locator(CARD)).to_have_count(0)


def test_what_is_pinned_while_typing_is_told_when_all_has_been_heard(valued):
    valued.server.does_edits = False
    valued.type_at(1, "!")
    keep(valued, 23)
    valued.settle()
    assert valued.server.messages("timeline") == []
    edit = valued.wait_for("edit")
    valued.say(valued.server.shared.edit(edit))
    said = valued.wait_for("timeline")
    text = valued.text[said["items"][0]["start"]:]
    assert said["revision"] == 1
    assert text.startswith("square = step")


def test_places_are_found_in_a_text_that_is_ahead(valued):
    valued.server.does_edits = False
    message = values.timeline(valued, 5)
    valued.place_caret(1, 1)
    valued.page.keyboard.press("Enter")
    valued.settle()
    valued.say(message)
    assert pinned_line(valued) == 6


def test_its_height_is_the_persons_and_is_kept(valued):
    valued.say(values.timeline(valued, 20))
    edge = valued.page.get_by_label("Height of the result")
    before = valued.box(".inline-body")["height"]
    edge.focus()
    valued.page.keyboard.press("ArrowDown")
    valued.wait(lambda: valued.box(".inline-body")["height"] == pytest.approx(round(before) + 16, abs=1), "16 more")
    [item] = valued.wait_for("timeline")["items"]
    assert item["height"] == pytest.approx(before + 16, abs=1)
    assert item["width"] > 100
    valued.settle()
    assert_aligned(valued, 23)


def test_a_height_of_the_file_is_taken_over(valued):
    valued.say(values.timeline(valued, (20, {"width": 300, "height": 137})))
    assert valued.box(".inline-body")["height"] == 137


def test_what_the_person_chose_in_the_card_stays_open(valued):
    valued.say(values.timeline(valued, 23))
    valued.page.get_by_role("button", name="Values", exact=True).first.click()
    valued.say(scenes.results(values.squares(count=11)))
    expect(valued.page.locator(f"{CARD} li")).to_have_count(11)


def test_the_keyboard_shows_it_for_the_line_of_the_caret(valued):
    valued.place_caret(5)
    valued.page.keyboard.press("Control+Alt+i")
    assert titles(valued) == ["columns: Int"]
    valued.page.keyboard.press("Control+Alt+i")
    assert titles(valued) == []


def test_quick_look_offers_it_too(valued):
    valued.page.click(".result[data-line='5']")
    valued.page.locator(".quick-look-card").get_by_label("Show under the line").click()
    assert titles(valued) == ["columns: Int"]


def test_another_page_has_its_own(open_studio):
    first, second = ({"name": name, "path": f"Pages/{name}.xcplaygroundpage/Contents.swift"} for name in ("One", "Two"))
    files = [{"path": page["path"], "kind": "page", "page": page["name"], "text": "let a = 1\n", "revision": 0}
             for page in (first, second)]
    studio = open_studio(scenes.document(pages=[first, second], files=files, form="pages"))
    studio.say(values.timeline(studio, 1, page=first["path"]))
    expect(studio.page.locator(CARD)).to_have_count(1)
    studio.say(scenes.page(**second))
    expect(studio.page.locator(CARD)).to_have_count(0)
    studio.say(values.timeline(studio, 1, page=first["path"]))
    expect(studio.page.locator(CARD)).to_have_count(0)

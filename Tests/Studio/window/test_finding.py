"""Finding and replacing, in the file and in the whole playground."""

from playwright.sync_api import expect

import scenes

KEYS = {"find": "Control+f", "replace": "Control+Alt+f"}


# How often the page and its source contain “card”.
CARDS = sum(text.lower().count("card") for text in (scenes.PAGE, scenes.SOURCE))


def look_for(studio, words, key="find"):
    studio.place_caret(1, 1)
    studio.page.keyboard.press(KEYS[key])
    studio.page.keyboard.type(words)


def count(studio):
    return studio.page.locator(".find-bar .find-count").inner_text()


def selection(studio):
    return studio.editor("""
        const {line, ch} = editor.selectionStart;
        return [line + 1, ch, editor.selectedText];""")


def test_finding_goes_from_place_to_place_and_escape_returns(studio):
    look_for(studio, "board")
    assert count(studio) == "1 of 5" and selection(studio) == [9, 12, "Board"]
    studio.page.keyboard.press("Enter")
    assert count(studio) == "2 of 5" and selection(studio) == [20, 4, "board"]
    studio.page.keyboard.press("Shift+Enter")
    studio.page.keyboard.press("Shift+Enter")
    assert count(studio) == "5 of 5"
    expect(studio.page.locator(".cm-editor .cm-found")).to_have_count(5)
    studio.page.keyboard.press("Escape")
    expect(studio.page.locator(".find-bar")).to_be_hidden()
    expect(studio.page.locator(".cm-editor .cm-found")).to_have_count(0)
    studio.page.keyboard.press("Control+g")
    assert count(studio) == "1 of 5"
    assert studio.editor("return editor.hasFocus")


def test_the_text_stays_where_it_is(studio):
    studio.editor("editor.document.load('line\\n'.repeat(200)); editor.scrollTo(0, 400)")
    place = "return editor.boxOf({line: 30, ch: 0}, 'window').top"
    before = studio.editor(place)
    studio.page.keyboard.press("Control+f")
    assert studio.editor(place) == before
    studio.page.keyboard.press("Escape")
    assert studio.editor(place) == before


def test_case_words_and_regular_expressions(studio):
    look_for(studio, "board")
    studio.page.click(".find-bar [data-option=matchesCase]")
    assert count(studio) == "1 of 3"
    studio.page.click(".find-bar [data-option=matchesCase]")
    studio.page.fill(".find-bar input >> nth=0", "col")
    studio.page.click(".find-bar [data-option=wholeWords]")
    assert count(studio) == "not found"
    studio.page.click(".find-bar [data-option=isRegex]")
    studio.page.fill(".find-bar input >> nth=0", r"\d+\.\d+")
    assert count(studio).endswith("of 2")
    studio.page.fill(".find-bar input >> nth=0", "(open")
    assert count(studio).startswith("not a regular expression: ")


def test_replacing_one_and_all_are_single_steps(studio):
    look_for(studio, "square", "replace")
    studio.page.fill(".find-bar input >> nth=1", "power")
    studio.page.click("text=Replace >> nth=0")
    assert "let power = step * step" in studio.text
    look_for(studio, r"(\w+)\.swift", "replace")
    before = studio.text
    studio.page.fill(".find-bar input >> nth=0", r"let (\w+) =")
    studio.page.click(".find-bar [data-option=isRegex]")
    studio.page.fill(".find-bar input >> nth=1", r"var $1 =")
    studio.page.click("text=Replace all")
    assert "let " not in studio.text and "var columns = 4" in studio.text
    assert count(studio) == "6 replaced"
    studio.editor("editor.perform('undo')")
    assert studio.text == before


def test_finding_in_the_whole_playground(studio):
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Control+Shift+f")
    studio.page.keyboard.type("card")
    rows = studio.page.locator(".find-all .find-place")
    expect(rows).to_have_count(CARDS)
    assert "files: 2" in studio.page.locator(".find-all .find-count").inner_text()
    studio.page.keyboard.press("ArrowDown")
    last = rows.count() - 1
    for _ in range(last):
        studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    assert studio.text == scenes.SOURCE and selection(studio) == [1, 14, "Card"]
    studio.page.keyboard.press("Control+Shift+f")
    studio.page.keyboard.press("Escape")
    expect(studio.page.locator(".find-all")).to_be_hidden()
    assert studio.editor("return editor.hasFocus")


def test_return_finds_the_words_in_the_field_before_the_list_is_new(open_studio):
    studio = open_studio(has_own_clock=True)
    studio.stop_clock()
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Control+Shift+f")
    studio.page.keyboard.type("square")
    studio.page.keyboard.press("Enter")
    assert selection(studio)[2] == "square"


def test_the_focus_stays_in_a_list_that_becomes_shorter(studio):
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Control+Shift+f")
    studio.page.keyboard.type("card")
    rows = studio.page.locator(".find-all .find-place")
    expect(rows).to_have_count(CARDS)
    rows.nth(CARDS - 1).focus()
    studio.server.change("Sources/Card.swift", [14, "S", -1, len(scenes.SOURCE) - 15])
    expect(rows).to_have_count(CARDS - 1)
    expect(rows.nth(CARDS - 2)).to_be_focused()

"""Errors: on their line, in words, without moving anything; gone when mended."""

from playwright.sync_api import expect

import scenes

WORDS = "cannot convert value of type 'String' to specified type 'Int'"


def fail(studio, *items, version=0):
    studio.say(
        scenes.state("failed", version=version, errors=len(items)),
        scenes.diagnostics(*items, version=version))


def test_an_error_is_on_its_line_in_words(studio):
    fail(studio, scenes.diagnostic(5, WORDS, column=15, end_column=16))
    assert studio.diagnostics(5) == [WORDS]
    words = studio.page.locator(".diagnostic-message")
    expect(words).to_have_text(WORDS, use_inner_text=True)
    line = studio.editor("return editor.boxOf({line: 4, ch: 0}, 'window').top")
    assert abs(words.bounding_box()["y"] - line) < 4
    expect(studio.page.locator(".diagnostic-mark[data-severity='error']")).to_have_count(1)
    expect(studio.page.locator(".diagnostic-range-error")).to_have_text("4", use_inner_text=True)


def test_words_do_not_move_lines_and_end_before_the_results(studio):
    before = studio.editor("return editor.boxOf({line: 20, ch: 0}, 'window').top")
    fail(studio, scenes.diagnostic(5, WORDS * 5), scenes.diagnostic(20, WORDS))
    assert studio.editor("return editor.boxOf({line: 20, ch: 0}, 'window').top") == before
    words = studio.page.locator(".diagnostic-message").first.bounding_box()
    assert words["x"] + words["width"] <= studio.box(".results")["x"]


def test_an_error_goes_when_it_is_mended(studio):
    fail(studio, scenes.diagnostic(5, WORDS))
    studio.type_at(5, "2")
    expect(studio.page.locator(".diagnostic-message.stale")).to_have_count(1)
    studio.say(scenes.diagnostics(version=1), scenes.state("live", version=1))
    assert studio.diagnostics(5) == []
    expect(studio.page.locator(".diagnostic-message, .diagnostic-mark, .diagnostic-range-error")).to_have_count(0)


def test_an_error_of_an_older_text_finds_its_line(studio):
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Enter")
    fail(studio, scenes.diagnostic(5, WORDS), version=0)
    assert studio.diagnostics(6) == [WORDS]


def test_an_error_elsewhere_is_counted_in_the_navigator(studio):
    fail(studio, scenes.diagnostic(1, WORDS, file="Sources/Card.swift"))
    row = studio.page.locator(".file[data-path='Sources/Card.swift']")
    assert "1 error" in row.inner_text()
    expect(studio.page.locator(".diagnostic-message")).to_have_count(0)
    row.click()
    assert studio.diagnostics(1) == [WORDS]
    expect(studio.page.locator(".diagnostic-message")).to_have_count(1)


def test_the_capsule_leads_to_the_first_error(studio):
    fail(studio, scenes.diagnostic(1, WORDS, file="Sources/Card.swift"), scenes.diagnostic(5, WORDS))
    assert studio.status == "MemoryGame ▸ 2 errors"
    studio.page.click("#status")
    studio.page.keyboard.press("Enter")
    expect(studio.page.locator("#jump-bar [data-kind=file]")).to_have_text(
        "Card.swift", use_inner_text=True)


def test_keys_go_from_error_to_error(studio):
    fail(studio, scenes.diagnostic(5, WORDS), scenes.diagnostic(20, WORDS))
    lines = []
    for key in ("F8", "F8", "F8", "Shift+F8"):
        studio.page.keyboard.press(key)
        lines.append(studio.editor("return editor.caret.line + 1"))
    assert lines == [5, 20, 5, 20]


def test_a_crash_marks_its_line_until_the_next_run(studio):
    studio.say(scenes.state(
        "crashed", message="Index out of range", file="Contents.swift", line=15, column=4))
    assert studio.diagnostics(15) == ["Index out of range"]
    assert studio.status == "MemoryGame ▸ Crashed at line 15: Index out of range"
    studio.say(scenes.state("building", version=1))
    assert studio.diagnostics(15) == []


def test_a_limit_marks_its_line(studio):
    studio.say(scenes.state("stopped", limit="time", file="Contents.swift", line=13))
    assert studio.status == "MemoryGame ▸ Stopped by the time limit at line 13"
    assert studio.diagnostics(13) == ["The page was stopped here"]
    studio.say(scenes.state("stopped", limit="storage", file="", line=0))
    assert studio.status == "MemoryGame ▸ Stopped by the storage limit"


def test_places_out_of_all_bounds_do_no_harm(studio):
    fail(studio, scenes.diagnostic(0, "before"), scenes.diagnostic(99999, "behind"),
         scenes.diagnostic(5, "far", column=9999, end_column=99999), scenes.diagnostic(3, "", column=0))
    assert studio.diagnostics(5) == ["far"]


def test_columns_count_bytes(open_studio):
    studio = open_studio(scenes.document('let å = "🂡" + wrong\n'))
    column = len('let å = "🂡" + '.encode()) + 1
    fail(studio, scenes.diagnostic(1, "cannot find 'wrong'", column=column, end_column=column + 5))
    expect(studio.page.locator(".diagnostic-range-error")).to_have_text("wrong", use_inner_text=True)
    studio.page.click("#status")
    assert studio.editor("return editor.caret.ch") == len('let å = "..." + ') - 1

"""A keystroke becomes a UIKit pixel, and a finger comes back: the whole line, as a person meets it."""

import re

import pytest

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long


def number_of_padding(bench):
    return re.search(r"padding = (\d+)", bench.text).group(1)


def changed_cards(bench, before, after):
    """Which of the sixteen cards look different at their middles."""
    return [
        index for index, centre in enumerate(bench.card_centres(before))
        if bench.differ(before, after, centre)
    ]


def test_sixteen_cards_flip_together(workbench):
    flips = workbench.flips_of_a_fresh_run()
    assert len(flips) == 16
    assert len(set(flips)) == 1


def test_after_the_flip_every_card_shows_the_same_back(workbench):
    workbench.wait_until_still()
    backs = workbench.picture()
    first, *others = [workbench.colour_around(backs, place) for place in workbench.card_centres(backs)]
    for other in others:
        assert max(abs(one - another) for one, another in zip(first, other)) < 12


def test_a_number_changed_in_the_editor_changes_pixels(workbench):
    workbench.wait_until_still()
    before = workbench.picture().tobytes()
    workbench.replace(f"padding = {number_of_padding(workbench)}", "padding = 44")
    workbench.wait_until(lambda: workbench.picture().tobytes() != before, "other pixels")


def test_a_value_stands_beside_its_line(workbench):
    workbench.append("let answer = 6 * 7")
    workbench.wait_until(lambda: workbench.result_beside("let answer = 6 * 7") == "42", "42")


def test_a_type_error_shows_on_its_line_and_goes_when_mended(workbench):
    workbench.append('let number: Int = "text"')
    workbench.wait_until(
        lambda: any("cannot convert" in text for text in workbench.errors_on("let number")),
        "the error on its line")
    workbench.replace('"text"', "1")
    workbench.wait_until(lambda: not workbench.errors_on("let number"), "the error to go")
    workbench.wait_until(lambda: workbench.result_beside("let number: Int = 1") == "1", "1")


def test_a_tapped_card_turns(workbench):
    workbench.wait_until_still()
    before = workbench.picture()
    workbench.tap(*workbench.card_centres(before)[5])
    workbench.wait_until(
        lambda: changed_cards(workbench, before, workbench.picture()) == [5], "one card to turn")
    workbench.wait_until_still()
    assert changed_cards(workbench, before, workbench.picture()) == [5]


def test_print_shows_in_the_console(workbench):
    workbench.append('print("hello from the page")')
    workbench.wait_until(lambda: "hello from the page" in workbench.console, "the text")


def test_an_endless_loop_stops_neither_the_editor_nor_the_studio(workbench):
    workbench.wait_until_still()
    before = workbench.picture().tobytes()
    workbench.append("while true {}")
    workbench.page.wait_for_timeout(1500)
    workbench.append("let typedMeanwhile = 1")
    assert "let typedMeanwhile = 1" in workbench.text
    assert workbench.picture().tobytes() == before
    workbench.replace("while true {}", "")
    workbench.wait_until(
        lambda: workbench.result_beside("let typedMeanwhile = 1") == "1", "the page to run again")
    workbench.wait_until_still()
    assert workbench.picture().tobytes() == before


def test_a_crash_names_its_line_and_the_next_edit_runs(workbench):
    workbench.append("let crash = [Int]()[3]")
    workbench.wait_until(lambda: workbench.errors_on("let crash"), "the crash on its line")
    workbench.replace("let crash = [Int]()[3]", "let mended = 3")
    workbench.wait_until(lambda: workbench.result_beside("let mended = 3") == "3", "3")


def test_the_text_on_disk_is_what_was_typed(workbench):
    workbench.append("// typed at the end: åäö 🂡")
    workbench.wait_until(lambda: workbench.text_on_disk == workbench.text, "the text on disk")


def test_what_was_typed_is_saved_when_the_studio_ends_at_once(workbench, studio):
    workbench.append("// the last words")
    typed = workbench.text
    workbench.page.wait_for_timeout(5)
    studio.end()
    assert workbench.text_on_disk == typed

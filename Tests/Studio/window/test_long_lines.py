"""A line that is longer than the window: what one works at is never under the column of results."""

import pytest

import scenes

WINDOWS = [
    {"width": 1380, "height": 860}, {"width": 960, "height": 700}, {"width": 690, "height": 800},
    {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}]
WORDS = "// " + "words that go on and on " * 8
LONG = f"let first = 1\n{WORDS}\nlet last = 2\n"


def caret_and_column(studio):
    studio.settle()
    return studio.editor("return editor.selectionBox.right"), studio.box(".results")["x"]


@pytest.fixture(params=WINDOWS, ids=lambda window: str(window["width"]))
def long(request, open_studio):
    return open_studio(
        scenes.document(LONG), *scenes.begin(), scenes.results(scenes.result(1, "1")),
        **request.param)


def test_the_caret_stays_beside_the_results_while_one_types(long):
    long.place_caret(1)
    for word in WORDS.split():
        long.page.keyboard.type(f" {word}")
        caret, column = caret_and_column(long)
        assert caret <= column


def test_the_end_of_a_line_is_beside_the_results(long):
    long.place_caret(2, 3)
    long.page.keyboard.press("End")
    caret, column = caret_and_column(long)
    assert caret <= column
    long.page.keyboard.press("Home")
    assert caret_and_column(long)[0] >= long.box("#editor .cm-gutters")["x"]
    assert long.editor("return editor.scrollInfo.left") < 20


def test_what_is_found_is_beside_the_results(long):
    long.place_caret(1)
    long.page.keyboard.press("Control+f")
    long.page.keyboard.type("and on")
    for _ in range(8):
        long.page.keyboard.press("Enter")
        long.settle()
    caret, column = caret_and_column(long)
    assert caret <= column

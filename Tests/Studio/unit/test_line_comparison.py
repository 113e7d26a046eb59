"""Two texts, line by line: every line of both is shown once, in order, and equal ones side by side."""

import random

import pytest

MODULE = "lib/lineComparison.js"


def compared(bench, left, right):
    rows = bench.evaluate(MODULE, "return m.comparedLines(...argument);", [left, right])
    return [(row["kind"], (row["left"] or {}).get("text"), (row["right"] or {}).get("text"))
            for row in rows]


def test_equal_texts_have_only_equal_lines(bench):
    assert compared(bench, "a\nb", "a\nb") == [("same", "a", "a"), ("same", "b", "b")]


def test_changed_removed_and_added_lines(bench):
    assert compared(bench, "a\nb\nc\nd", "a\nB\nd\ne") == [
        ("same", "a", "a"), ("changed", "b", "B"), ("removed", "c", None), ("same", "d", "d"),
        ("added", None, "e")]


def test_where_in_a_line_they_differ(bench):
    piece = "return m.differingPiece(...argument);"
    assert bench.evaluate(MODULE, piece, ["let a = 4", "let a = 16"]) == [8, 9, 10]
    assert bench.evaluate(MODULE, piece, ["aa", "aaa"]) == [2, 2, 3]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_left_out_and_nothing_comes_twice(bench, seed):
    numbers = random.Random(seed)
    texts = ["\n".join(numbers.choice("abcd") for _ in range(numbers.randrange(1, 30))) for _ in range(2)]
    rows = compared(bench, *texts)
    for side in (0, 1):
        assert [row[side + 1] for row in rows if row[side + 1] is not None] == texts[side].split("\n")
    assert all(left == right for kind, left, right in rows if kind == "same")


def test_texts_too_long_to_search_are_still_compared(bench):
    left, right = ("\n".join(f"{name}{line}" for line in range(3000)) for name in "ab")
    assert len(compared(bench, left, right)) == 3000

"""Each page of the guided walk runs in each language; its check misses something until the reader's step is done."""

import re

import pytest
from PIL import Image
from walk_bundle import LANGUAGES, PAGES, Run, localised, solution, solve

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long

CARD = re.compile(r"Card \((\d+) (\d+) 80 100\) tag=(\d)")


@pytest.fixture(scope="session", params=LANGUAGES)
def bundle(request, tmp_path_factory):
    return localised(request.param, tmp_path_factory.mktemp(request.param))


@pytest.fixture
def english(tmp_path):
    return localised("en", tmp_path)


@pytest.fixture
def run(lek):
    def run(bundle, page, *touches, time=3, more=()):
        words = [word for touch in touches for word in ("--touch", touch)]
        return Run(lek("run", bundle, "--page", page, "--time", time, "--seed", 3, "--json", *words, *more))
    return run


@pytest.fixture
def cards(run):
    """The middles of a page's cards, by their numbers, once they have turned over."""
    def cards(bundle, page):
        found = {}
        for x, y, tag in CARD.findall(run(bundle, page, time=2, more=("--tree",)).trees[0]):
            found.setdefault(tag, []).append(f"{int(x) + 40},{int(y) + 50}")
        assert [len(pair) for pair in found.values()] == [2] * 8
        return found
    return cards


@pytest.mark.parametrize("page", PAGES)
def test_a_page_runs_and_its_check_misses_something(bundle, page, run, tmp_path):
    picture = tmp_path / "live.png"
    done = run(bundle, page, time=2.5, more=("--snapshot", picture))
    assert done.is_fine, (done.errors, done.of("diagnostic"))
    assert done.lines("○"), "something is missing"
    assert not done.lines("★")
    colors = Image.open(picture).convert("RGB").getcolors(1 << 24)
    assert len(colors) > 20, "the live view is not one colour"


STILL = ["Start", "One Card", "A Class for Cards", "A Grid", "Shuffling", "Turning Over", "Properties"]


@pytest.mark.parametrize("page", STILL)
def test_a_check_is_content_once_the_step_is_done(english, page, run):
    solve(english, page)
    done = run(english, page, time=4)
    assert done.is_fine, (done.errors, done.of("diagnostic"))
    assert done.lines("★"), done.console


@pytest.mark.parametrize(
    "page, part", [(page, part) for page in STILL for part in range(2) if len(solution(page)) > 1])
def test_half_a_step_is_not_enough(english, page, part, run):
    solve(english, page, leave_out=[part])
    done = run(english, page)
    assert done.is_fine, (done.errors, done.of("diagnostic"))
    assert done.lines("○") and not done.lines("★")


def test_the_console_says_when_each_property_is_read(english, run):
    """As the table on the page says."""
    console = run(english, "Properties").console
    assert console[:3] == ["viewWillAppear: 0.5 16.0", "page: 1.5 30.0", "viewDidAppear: 1.5 30.0"]


def test_the_rules_are_seen_when_they_are_played(english, run, cards):
    places = list(cards(english, "Taps and Rules").values())
    different = [f"tap {places[0][0]} @2", f"tap {places[1][0]} @2.3"]
    pair = [f"tap {place} @{moment}" for place, moment in zip(places[2], (5, 5.3))]
    unfinished = run(english, "Taps and Rules", *different, *pair, time=8)
    assert len(unfinished.lines("✓")) == 2 and not unfinished.lines("★")
    solve(english, "Taps and Rules")
    assert len(run(english, "Taps and Rules", *different, time=8).lines("✓")) == 2
    done = run(english, "Taps and Rules", *different, *pair, time=8)
    assert done.is_fine
    assert len(done.lines("✓")) == 3 and done.lines("★"), done.console


def test_a_hold_is_counted_once(english, run):
    hold = "hold 200,300 @2 for 1.5"
    assert not run(english, "A Long Press", hold, time=7).lines("✓"), "the recognizer has no view"
    solve(english, "A Long Press", leave_out=[0])
    twice = run(english, "A Long Press", hold, time=7)
    assert len(twice.lines("✓")) == 2 and not twice.lines("★"), "its end is counted too"
    english = localised("en", english.parent / "again")
    solve(english, "A Long Press")
    done = run(english, "A Long Press", hold, time=7)
    assert done.is_fine
    assert done.lines("★"), done.console
    assert done.lines("You peeked") == ["You peeked 1 time(s)."]


def test_the_game_is_won_when_the_table_is_empty(english, run, cards):
    pairs = cards(english, "The Whole Game").values()
    places = [place for pair in pairs for place in pair]
    taps = [f"tap {place} @{2 + 0.5 * number:g}" for number, place in enumerate(places)]
    assert not run(english, "The Whole Game", *taps[:-1], time=13).lines("★")
    done = run(english, "The Whole Game", *taps, time=13)
    assert done.lines("★"), done.console

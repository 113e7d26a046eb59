"""The shipped game as its player meets it in a browser: whole rounds by what is seen, by keys, and by what is said."""

import re
import shutil
import time

import pytest

from running_studio import ROOT

TABLE = (0xF1, 0xE9, 0xDC)
# A card that looks the same for so many seconds rests.
REST = 0.6


@pytest.fixture
def bundle(tmp_path):
    """Two that are no pair lie open long enough for a slow machine to see them."""
    copy = tmp_path / "MemoryGame.playground"
    shutil.copytree(ROOT / "Playgrounds/MemoryGame.playground", copy)
    page = copy / "Contents.swift"
    page.write_text(page.read_text().replace("game.lookDuration = 1.2", "game.mismatchDuration = 4; game.peekDuration = 6"))
    return copy


@pytest.fixture
def game(workbench):
    return Player(workbench)


class Player:
    """Sees pixels and positions, and nothing else."""

    def __init__(self, bench):
        self.bench = bench
        self.places = bench.card_centres(bench.picture())
        bench.wait_until(self.lies_hidden, "the cards to be dealt and turned")
        self.back = self.look(0)

    def lies_hidden(self):
        """All cards look alike, and like no table."""
        seen = self.look_at(range(16))
        return far(seen[0], [TABLE, TABLE], 30) and not any(far(seen[0], other) for other in seen)

    def look(self, place):
        """The mean colours of a card's upper and lower half."""
        return self.look_at([place])[0]

    def look_at(self, places):
        """The same of several cards, all at one moment."""
        picture, around = self.bench.picture(), self.bench.colour_around
        centres = [self.places[place] for place in places]
        return [[around(picture, (x, y - 12)), around(picture, (x, y + 12))] for x, y in centres]

    def turn(self, place):
        """Taps a card and waits until its face stands still; says what it looks like."""
        self.bench.tap(*self.places[place])
        seen, since = [self.back, None], [0]

        def stands():
            seen[:] = [self.look(place), seen[0]]
            if not far(seen[0], self.back) or far(seen[0], seen[1], 1):
                since[0] = time.monotonic()
            return time.monotonic() - since[0] >= REST

        self.bench.wait_until(stands, f"the face of card {place}")
        return seen[0]

    def wait_until_back(self, *places):
        self.bench.wait_until(
            lambda: not any(far(seen, self.back) for seen in self.look_at(places)), "the cards to turn back")

    def wait_until_gone(self, *places):
        self.bench.wait_until(
            lambda: not any(far(seen, [TABLE, TABLE], 14) for seen in self.look_at(places)), "the cards to leave")

    def are_pair(self, *places):
        """Waits until two cards that were turned have left, or lie as before; says which."""
        since = time.monotonic()

        def are_gone():
            """On their way back, too, they are nothing but an edge for a moment."""
            nonlocal since
            if any(far(one, [TABLE, TABLE], 14) for one in self.look_at(places)):
                since = time.monotonic()
            return time.monotonic() - since >= REST

        def are_back():
            return not any(far(one, self.back) for one in self.look_at(places))

        self.bench.wait_until(lambda: are_gone() or are_back(), f"cards {places} to leave or to turn back")
        return not are_back()


def far(one, other, least=9):
    return distance(one, other) > least


def distance(one, other):
    return max(
        abs(first - second) for half, other_half in zip(one, other)
        for first, second in zip(half, other_half))


@pytest.mark.long(share=6)
def test_a_whole_round_is_played_by_what_is_seen(game):
    known, left, turns = {}, list(range(16)), 0
    while left:
        turns += 1
        assert turns <= 40, f"{left} are left after {turns} turns"
        first = next((place for place in left if place not in known), left[0])
        known[first] = game.turn(first)
        second = next((place for place in left if place != first and place in known
                       and not far(known[place], known[first], 5)), None)
        if second is None:
            # One that was not seen well is the one that looks most like it, and is seen again.
            others = [place for place in left if place != first]
            second = min(others, key=lambda place: distance(known[place], known[first]) if place in known else 5)
        known[second] = game.turn(second)
        if len(left) == 2:
            break
        if game.are_pair(first, second):
            left = [place for place in left if place not in (first, second)]
    game.bench.wait_until(lambda: "of 3 stars" in game.bench.console, "the result in the console")
    game.wait_until_gone(0, 3, 12, 15)
    game.bench.page.get_by_role("button", name="Play again").focus()
    game.bench.page.keyboard.press("Enter")
    game.wait_until_back(*range(16))


def test_keys_turn_cards_show_them_all_and_deal_anew(game):
    bench, keys = game.bench, game.bench.page.keyboard
    x, y = game.places[0]
    bench.tap(x, y - 84)
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        keys.press(key)
    keys.press("Space")
    bench.wait_until(lambda: far(game.look(5), game.back), "the sixth card to turn")
    assert not any(far(seen, game.back) for seen in game.look_at((0, 1, 4, 6)))
    keys.press("p")
    bench.wait_until(lambda: all(far(seen, game.back) for seen in game.look_at(range(16))), "a peek")
    game.wait_until_back(*(place for place in range(16) if place != 5))
    keys.press("r")
    game.wait_until_back(*range(16))


def test_cards_are_told_and_turned_without_being_seen(game):
    views = game.bench.page.get_by_role("group", name="Views of the page")
    cards = views.get_by_role("button", name=re.compile("face down"))
    game.bench.wait_until(lambda: cards.count() == 16, "sixteen cards")
    card = views.get_by_role("button", name="Card, row 2, column 3, face down")
    card.focus()
    game.bench.page.keyboard.press("Enter")
    animals = "Fox|Owl|Cat|Frog|Penguin|Bear|Rabbit|Whale"
    views.get_by_role("button", name=re.compile(f"({animals}), Card, row 2, column 3")).wait_for(state="attached")


def test_another_grid_typed_into_the_page_is_seen(game):
    bench = game.bench
    size = bench.page.locator("#live-view-size")
    assert size.inner_text().startswith("480 × 616")
    bench.replace("game.grid = (4, 4)", "game.grid = (2, 3)")
    bench.wait_until(lambda: size.inner_text().startswith("280 × 482"), "the other table")

"""The old game, as its reader builds it up: what each stage promises, on the virtual clock.

Seeds make the deck the same each time, so that one run can say where the pairs lie and the next can play.
"""

import sys
from pathlib import Path

import pytest
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent / "OldGame"))

from old_game import BACK, COLOURS, PLACES, centre, table_size, write_bundle
from old_game_runs import hold, run, tap

# One default run in four includes these: they share what takes long to make.
pytestmark = [pytest.mark.long(share=7), pytest.mark.together]

BLUE, RED = (0, 0, 255), (255, 0, 0)
EDGE = (5, 5)
NEAR, FAR = 20, 75
SIXTEEN = {padding: {centre(*place, padding) for place in PLACES} for padding in (NEAR, FAR)}


@pytest.fixture(scope="module", params=["as it is", "converted"])
def stage(request, tmp_path_factory, lek):
    """The bundle of a stage, made once: in its old Swift, and in what `lek convert` makes of it."""
    made = {}

    def bundle(name):
        if name not in made:
            made[name] = write_bundle(tmp_path_factory.mktemp(name) / "Game.playground", name)
            if request.param == "converted":
                convert(lek, made[name])
        return made[name]
    return bundle


def convert(lek, bundle):
    """Nothing is left to convert, and nothing that could not be."""
    before = (bundle / "Sources/Game.swift").read_text()
    assert lek("convert", bundle).returncode == 0
    assert (bundle / "Sources/Game.swift").read_text() != before
    again = lek("convert", "--check", bundle)
    assert (again.returncode, again.stdout) == (0, b""), again.stdout.decode()


class Picture:
    """A snapshot, asked in points of the live view."""

    def __init__(self, path, size):
        self.image = Image.open(path).convert("RGB")
        self.scale = self.image.width / size[0]
        assert self.image.size == tuple(round(side * self.scale) for side in size)

    def at(self, place):
        return self.image.getpixel(tuple(int(part * self.scale) for part in place))

    def height(self, x, middle, reach=100):
        """How far what is not blue reaches up and down in a column."""
        return sum(self.at((x, middle + step)) != BLUE for step in range(-reach, reach))


def centres(table):
    return {card.centre for card in table.cards}


def test_a_table_of_faces_turns_to_red_backs_together(stage, lek, tmp_path):
    files = {moment: tmp_path / f"{moment}.png" for moment in (0.05, 0.25, 1.2)}
    done = run(lek, stage("faces"), 1.5, at=(0.01, 0.5, 0.99, 1.01), pictures=files)
    assert done.sizes == [table_size(NEAR)] == [(580, 664)]
    tables = done.tables
    for table in tables.values():
        assert table.size == (580, 664) and centres(table) == SIXTEEN[NEAR]
        assert [len(places) for places in table.pairs.values()] == [2] * 8
    for moment in (0.01, 0.5, 0.99):
        assert [card.moves for card in tables[moment].cards] == [{"transition"}] * 16
        assert tables[moment].running == 16
    assert [card.moves for card in tables[1.01].cards] == [set()] * 16 and tables[1.01].running == 0
    faces, turning, backs = (Picture(files[moment], (580, 664)) for moment in files)
    assert sorted(faces.at(place) for place in SIXTEEN[NEAR]) == sorted(COLOURS * 2)
    assert {backs.at(place) for place in SIXTEEN[NEAR]} == {RED}
    assert {picture.at(EDGE) for picture in (faces, turning, backs)} == {BLUE}
    assert comes_from_the_left(turning)


def comes_from_the_left(picture):
    """The side that comes nearer is the longer one, at every card."""
    for x, y in SIXTEEN[NEAR]:
        columns = [x + step for step in range(-65, 66) if picture.height(x + step, y, 80) > 60]
        if picture.height(columns[2], y, 80) <= picture.height(columns[-3], y, 80):
            return False
    return True


def test_pictures_are_not_found_in_a_folder_of_the_resources(lek, tmp_path):
    bundle = write_bundle(tmp_path / "Game.playground", "faces", pictures="Resources/Images")
    table = run(lek, bundle, 0.5, at=[0.1]).tables[0.1]
    assert table.cards == [] and table.text.count("tag=") == 16, "sixteen of no size, since they have no picture"


def test_taps_do_nothing_before_they_are_asked_for(stage, lek):
    touched = tap(centre(1, 1, NEAR), 2), tap(centre(2, 1, NEAR), 2.5)
    done = run(lek, stage("faces"), 4, *touched, at=(1.9, 2.2, 2.7, 3.9))
    before, *after = done.tables.values()
    assert {table.text for table in after} == {before.text}, "not even a commit"


def test_the_backs_take_another_picture(stage, lek, tmp_path):
    done = run(lek, stage("backs"), 1.5, at=[1.2], pictures={1.2: tmp_path / "backs.png"})
    assert [card.image for card in done.tables[1.2].cards] == ["b"] * 16
    picture = Picture(tmp_path / "backs.png", table_size(NEAR))
    assert {picture.at(place) for place in SIXTEEN[NEAR]} == {BACK}


def test_a_padding_that_nobody_watches_changes_nothing(stage, lek):
    before, after = (run(lek, stage(name), 1.5, at=(0, 1.2)) for name in ("backs", "spacing"))
    assert after.sizes == before.sizes == [(580, 664)]
    assert [table.text for table in after.tables.values()] == [table.text for table in before.tables.values()]


def test_a_watched_padding_moves_every_card_and_the_view_keeps_its_size(stage, lek, tmp_path):
    moments = (0, 0.5, 1.2, 3)
    done = run(lek, stage("observed"), 3, tap(EDGE, 2), at=moments, pictures={3: tmp_path / "end.png"})
    assert done.sizes == [table_size(FAR)] == [(855, 939)]
    for table in done.tables.values():
        assert table.size == (855, 939) and centres(table) == SIXTEEN[FAR]
    picture = Picture(tmp_path / "end.png", (855, 939))
    assert {picture.at(place) for place in SIXTEEN[FAR]} == {BACK}
    assert picture.at(EDGE) == picture.at((850, 934)) == BLUE


def test_the_page_comes_between_two_moments_of_the_view(stage, lek):
    assert run(lek, stage("prints"), 0.5).printed == [
        "loadView 20.0", "made", "viewWillAppear 20.0", "shown", "changed", "viewDidAppear 75.0"]


@pytest.fixture(scope="module")
def pairs(stage, lek):
    """Where the pairs lie, on every table of padding 75."""
    return list(run(lek, stage("taps"), 0.1, at=[0.1]).tables[0.1].pairs.values())


def test_two_that_do_not_match_turn_back_and_can_be_tapped_again(stage, lek, pairs):
    (one, _), (other, _) = pairs[:2]
    touches = [tap(one, 2), tap(one, 2.2), tap(one, 3), tap(EDGE, 3.2), tap(other, 4), tap(other, 6)]
    done = run(lek, stage("taps"), 7, *touches, at=(1.9, 2.25, 2.6, 3.3, 3.9, 4.25, 4.75, 4.99, 5.05, 6.6))
    at = done.tables
    turning, open_, closed = ({"transition"}, True), (set(), False), (set(), True)

    def state(moment, place):
        card = at[moment].at(place)
        return card.image == card.face, (card.moves, card.takes_touches)

    assert state(1.9, one) == (False, closed)
    assert state(2.25, one) == (True, turning)
    # It lies open, and neither a second tap on the way, nor one on it now, nor one beside it does anything.
    assert [state(moment, one) for moment in (2.6, 3.3, 3.9)] == [(True, open_)] * 3
    assert at[3.3].running == at[3.9].running == 0
    assert (state(4.25, one), state(4.25, other)) == ((True, open_), (True, turning))
    for moment in (4.75, 4.99):
        assert [state(moment, place) for place in (one, other)] == [(False, ({"transition"}, False))] * 2
    assert [state(5.05, place) for place in (one, other)] == [(False, closed)] * 2
    assert at[5.05].views == at[1.9].views
    assert state(6.6, other) == (True, open_)
    assert all(card.image == "b" for card in at[6.6].cards if card.centre != other)


def test_pairs_fade_and_leave_until_the_table_is_empty(stage, lek, pairs):
    touches, moments = [], []
    for number, (one, other) in enumerate(pairs):
        start = 2 + 2 * number
        touches += [tap(one, start), tap(other, start + 0.6)]
        moments += [start + 1.3, start + 1.65]
    tables = run(lek, stage("taps"), 19, *touches, at=[*moments, 19]).tables
    for number, pair in enumerate(pairs):
        fading, gone = tables[moments[2 * number]], tables[moments[2 * number + 1]]
        for card in map(fading.at, pair):
            assert "alpha=0" in card.words and card.moves == {"opacity"}, card.words
        assert centres(gone) == SIXTEEN[FAR] - {place for pair in pairs[:number + 1] for place in pair}
    end = tables[19]
    assert end.cards == [] and end.size == (855, 939) and end.text.count("\n  ") == 0


def test_holding_two_seconds_shows_every_card_that_is_left_and_counts(stage, lek, pairs):
    (one, other), (left, _) = pairs[:2]
    touches = [
        tap(one, 2), tap(other, 3), hold(left, 5, 2.5), tap(left, 7.7), tap(left, 8.3),
        hold(left, 11, 2.5), tap(left, 16)]
    moments = (6.95, 7.05, 7.5, 7.95, 8.05, 8.5, 8.95, 9.05, 10.5, 13.5, 16.6)
    done = run(lek, stage("peek"), 17, *touches, at=moments)
    at = done.tables
    for table in at.values():
        assert centres(table) == SIXTEEN[FAR] - {one, other}
    for moment in moments[1:7]:
        assert [card.moves for card in at[moment].cards] == [{"transition"}] * 14, moment
        assert not any(card.takes_touches for card in at[moment].cards)
        showing = [card.face if moment < 8 else "b" for card in at[moment].cards]
        assert [card.image for card in at[moment].cards] == showing
    for moment in (6.95, 9.05, 10.5):
        assert all(card.image == "b" and card.takes_touches and not card.moves for card in at[moment].cards)
    assert all(card.image == card.face for card in at[13.5].cards)
    assert at[16.6].at(left).image == at[16.6].at(left).face, "a tap turns it, as before"
    assert [line.split()[-2:] for line in done.printed] == [["1", "time(s)."], ["2", "time(s)."]]


def test_who_does_not_ask_for_the_state_is_called_more_than_once(stage, lek, pairs):
    done = run(lek, stage("every-state"), 6, hold(pairs[0][0], 2, 2.5))
    assert len(done.printed) > 1 and done.printed[1].split()[-2] == "2"


RULES = """//: # The rules
//: Sixteen cards, **eight pairs**. Turn two; what belongs together leaves the table.
//:
//: - Note: A finger that rests for two seconds may look under all of them.
//:
//: [To the table](@next)
import UIKit
import XCPlayground

let note = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
note.text = "Two of a kind"
XCPlaygroundPage.currentPage.liveView = note
"""


BOOK = """<?xml version='1.0' encoding='UTF-8'?>
<playground version='6.0' target-platform='ios' display-mode='rendered'>
    <pages><page name='Rules'/><page name='Table'/></pages>
</playground>
"""


def test_pages_have_live_views_and_files_of_their_own(lek, tmp_path):
    bundle = tmp_path / "Book.playground"
    rules, table = (bundle / f"Pages/{name}.xcplaygroundpage" for name in ("Rules", "Table"))
    write_bundle(bundle, "peek", base=f"Pages/{table.name}", settings=BOOK)
    page = table / "Contents.swift"
    page.write_text("//: [To the rules](@previous)\n" + page.read_text())
    rules.mkdir()
    (rules / "Contents.swift").write_text(RULES)
    first = run(lek, bundle, 1, page="Rules")
    second = run(lek, bundle, 1.5, page="Table", at=[1.2])
    assert first.sizes == [(300, 40)] and second.sizes == [(855, 939)]
    assert [card.image for card in second.tables[1.2].cards] == ["b"] * 16

"""The old game in the studio, one stage after the other: each begins where the one before it ended, and the reader does the rest."""

import re

import pytest
from playwright.sync_api import expect

from film import Film
from game_reader import BLUE, RED, Reader, face_of, is_near
from old_game import BACK, centre, table_size, write_bundle
from running_studio import RunningStudio

pytestmark = pytest.mark.long(share=4)
NEAR, FAR = 20, 75
EDGE = (6, 6)


@pytest.fixture
def open_reader(browser):
    """Opens a bundle for a reader with a clipboard."""
    opened = []

    def open_(bundle):
        studio = RunningStudio(bundle)
        context = browser.new_context(
            viewport={"width": 1400, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
        opened.append((context, studio))
        page = context.new_page()
        page.goto(studio.address)
        page.wait_for_selector(".cm-editor")
        return Reader(page, bundle)

    yield open_
    for context, studio in opened:
        context.close()
        studio.end()


@pytest.fixture
def open_stage(open_reader, tmp_path):
    def open_(stage, **places):
        reader = open_reader(write_bundle(tmp_path / "Game.playground", stage, **places))
        reader.wait_for_picture()
        return reader
    return open_


def test_pictures_in_a_folder_are_not_found_until_they_are_moved_up(open_stage):
    reader = open_stage("faces", pictures="Resources/Images")
    reader.wait_for_table(BLUE)
    reader.page.locator("#navigator .file[data-path='Resources/Images']").click(button="right")
    reader.page.get_by_role("menuitem", name="Move Its Files Up to Resources").click()
    reader.wait_for_table(RED)


def test_the_backs_become_a_picture(open_stage):
    reader = open_stage("faces")
    reader.wait_for_table(RED)
    reader.follow("backs")
    reader.wait_for_table(BACK)


def test_a_padding_that_nobody_watches_changes_nothing(open_stage):
    reader = open_stage("backs")
    reader.wait_for_table(BACK)
    reader.wait_until_still()
    before, run = reader.picture(), reader.run_number
    reader.follow("spacing")
    assert reader.run_number > run
    assert reader.picture().tobytes() == before.tobytes() and reader.size == (580, 664)


def test_a_watched_padding_is_followed_by_cards_and_pane(open_stage):
    reader = open_stage("spacing")
    reader.wait_for_table(BACK)
    reader.follow("observed")
    reader.wait_for_table(BACK, FAR)
    assert reader.size == (855, 939)
    reader.tap_table(EDGE)
    reader.wait_until_still()
    reader.wait_for_table(BACK, FAR)
    for old, new in ((75, 30), (30, 44)):
        reader.replace(f"= {old}", f"= {new}")
        reader.wait_for_table(BACK, new)
        corners = [reader.picture().getpixel(place) for place in ((2, 2), (2, 60))]
        assert corners == [BLUE, BLUE]


def test_the_console_tells_the_order(open_stage):
    reader = open_stage("prints")
    words = ["loadView 20.0", "made", "viewWillAppear 20.0", "shown", "changed", "viewDidAppear 75.0"]
    lines = reader.page.locator("#console .console-line")
    reader.wait_until(lambda: lines.all_inner_texts() == words, "all six lines, in order")


def test_taps_turn_cards(open_stage):
    reader = open_stage("observed")
    reader.wait_for_table(BACK, FAR)
    reader.follow("taps")
    first, second = (centre(*place, FAR) for place in ((0, 0), (2, 1)))
    reader.tap_table(first)
    reader.wait_to_see(lambda seen: face_of(seen[0]), "its face")
    reader.wait_until_still()
    before = reader.picture()
    assert [bool(face_of(one)) for one in reader.look()] == [True] + [False] * 15
    reader.tap_table(first)
    reader.tap_table(EDGE)
    reader.wait_until_still()
    assert reader.picture().tobytes() == before.tobytes()
    reader.tap_table(second)
    wait_until_over(reader, 0, 6)


def wait_until_over(reader, *numbers):
    """Until both that were turned are gone, or both are back, and nothing moves any more."""
    def are_over(seen):
        # What fades or turns has other colours for a moment, or none.
        return any(all(is_near(seen[number], colour) for number in numbers) for colour in (BACK, BLUE))
    reader.wait_to_see(are_over, "both to be back or gone")
    reader.wait_until_still()
    reader.wait_to_see(are_over, "both to stay so")


def peeks(reader):
    """How often the console says that somebody looked, by each line's number."""
    return [int(number) for number in re.findall(r"(\d+) time\(s\)", reader.console)]


def test_a_long_touch_shows_all_of_them(open_stage):
    reader = open_stage("taps")
    reader.wait_for_table(BACK, FAR)
    reader.follow("peek")
    for count in (1, 2):
        film = Film(reader.page, every=4)
        film.begin()
        reader.hold_table(centre(1, 1, FAR), 2.5)
        # Neither this nor the finger that rested turns a card: all are on their way.
        reader.tap_table(centre(3, 3, FAR))
        reader.wait_until(lambda: peeks(reader) == list(range(1, count + 1)), f"{count} of them")
        # A screenshot would show in the film.
        reader.page.wait_for_timeout(1000)
        reader.wait_until_still()
        reader.wait_for_table(BACK, FAR)
        reader.wait_until_still()
        film.end()
        table = reader.live_view.bounding_box()
        assert any(
            all(map(face_of, reader.look(picture))) for picture in film.pictures(table)), "sixteen faces"
        assert [face_of(one) for one in reader.look()] == [None] * 16


def test_without_the_check_one_touch_is_told_more_than_once(open_stage):
    reader = open_stage("peek")
    reader.wait_for_table(BACK, FAR)
    reader.follow("every-state")
    reader.hold_table(centre(1, 1, FAR), 2.5)
    reader.wait_until(lambda: peeks(reader)[:2] == [1, 2], "two of them")


RULES = """//: # The rules
//: Sixteen cards, **eight pairs**.
//:
//: - Note: What belongs together leaves the table.
//:
//: [To the table](@next)
"""
BOOK = """<?xml version='1.0' encoding='UTF-8'?>
<playground version='6.0' target-platform='ios' display-mode='rendered'>
    <pages><page name='Rules'/><page name='Table'/></pages>
</playground>
"""


def test_a_link_leads_from_the_rules_to_the_table(open_reader, tmp_path):
    bundle = write_bundle(
        tmp_path / "Game.playground", "peek", base="Pages/Table.xcplaygroundpage", settings=BOOK)
    rules = bundle / "Pages/Rules.xcplaygroundpage"
    rules.mkdir()
    (rules / "Contents.swift").write_text(RULES + "let pairs = 8\n")
    reader = open_reader(bundle)
    prose = reader.page.locator(".prose")
    reader.wait_until(lambda: prose.locator("h1").all_inner_texts() == ["The rules"], "the drawn rules")
    expect(prose.locator("strong")).to_have_text("eight pairs", use_inner_text=True)
    reader.page.get_by_role("link", name="To the table").click()
    reader.wait_for_table(BACK, FAR)
    assert reader.size == table_size(FAR)

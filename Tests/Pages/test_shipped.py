"""The playgrounds we ship run in each language, are the same in each, and do what their pages say.

Long because each of them has its tests here.
"""

import json
import re
import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from translated import OTHERS, PLAYGROUNDS, files, translated

LANGUAGES = ["en", *OTHERS]
# The code is the same in each language, which a test compares without running it.
RUN_LANGUAGES = ["en", *(pytest.param(one, marks=pytest.mark.long) for one in OTHERS)]
NAMES = ["ClientDemo", "FirstViews", "Pendulum", "Ripple", "Sorting"]
BUNDLES = sorted(path.stem for path in PLAYGROUNDS.glob("*.playground"))
TRANSLATED = [
    (language, name, file) for language in OTHERS for name in BUNDLES
    for file in files(name, language)]


def pages(name):
    folders = sorted((PLAYGROUNDS / f"{name}.playground/Pages").glob("*.xcplaygroundpage"))
    return [folder.stem for folder in folders] or [None]


@pytest.fixture
def copied(tmp_path):
    """A bundle as a person gets it, in a language, with some of a page's words changed."""
    def copy(name, language="en", page=None, changes=()):
        bundle = tmp_path / f"{language}-{len(list(tmp_path.iterdir()))}" / f"{name}.playground"
        shutil.copytree(translated(name, language), bundle)
        contents = bundle / (f"Pages/{page}.xcplaygroundpage" if page else "") / "Contents.swift"
        text = contents.read_text()
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        contents.write_text(text)
        return bundle
    return copy


@pytest.fixture
def shown(copied, lek):
    """The view tree of a page, after some time and touches."""
    def show(name, *arguments, page=None, changes=(), language="en", time=2):
        bundle = copied(name, language, page, changes)
        which = ["--page", page] if page else []
        done = lek("run", bundle, "--time", time, "--seed", 1, "--tree", *which, *arguments)
        assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
        return done.stdout.decode()
    return show


def views(tree, kind):
    """Where views of a class are: x, y, width, height."""
    return [tuple(float(number) for number in found.split()) for found in
            re.findall(rf"^ *{kind} \(([-\d. ]+)\)", tree, re.MULTILINE)]


@pytest.mark.parametrize("language", RUN_LANGUAGES)
@pytest.mark.parametrize("name, page", [(name, page) for name in NAMES for page in pages(name)])
def test_it_runs_and_shows_something(name, page, language, copied, lek, tmp_path):
    picture = tmp_path / "picture.png"
    which = ["--page", page] if page else []
    done = lek("run", copied(name, language, page), "--time", 2, "--snapshot", picture, *which)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    assert len(Image.open(picture).convert("RGB").getcolors(1 << 20)) > 100


@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_its_words(name):
    for language in LANGUAGES[1:]:
        english = PLAYGROUNDS / f"{name}.playground"
        assert set(files(name, language)) == {
            str(path.relative_to(english)) for path in english.rglob("*.swift")
            if path.name in ("Contents.swift", "Texts.swift")}


def code(text):
    """A text without comments and without what stands in its strings."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r'"(\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"//.*", "", text)
    return [line.rstrip() for line in text.split("\n") if line.strip()]


def names(text):
    """What a text declares for others to use."""
    return re.findall(r"^  (?:public )?(?:static )?(?:let|var|func) (\w+)", text, re.MULTILINE)


@pytest.mark.parametrize("language, name, file", TRANSLATED)
def test_only_words_differ(language, name, file):
    own, shipped = (
        (bundle / file).read_text()
        for bundle in (translated(name, language), PLAYGROUNDS / f"{name}.playground"))
    # How many a word is said of differs from language to language, and with it what a text is made of.
    compared = names if file.endswith("/Texts.swift") else code
    assert compared(own) == compared(shipped)


# The client's demo


def test_the_theme_changes_the_colours(copied, lek, tmp_path):
    pictures = []
    for theme in (".sunrise", ".berry"):
        picture = tmp_path / f"{theme}.png"
        bundle = copied("ClientDemo", changes=[("warm.theme = .sunrise", f"warm.theme = {theme}")])
        lek("run", bundle, "--time", 1, "--snapshot", picture)
        pictures.append(Image.open(picture).convert("RGB").resize((1, 1)).getpixel((0, 0)))
    warm, berry = pictures
    assert warm[2] + 15 < berry[2], "berries are bluer"


def test_headline_and_chosen_proposal(shown):
    assert 'text="Good morning!"' in shown("ClientDemo")
    other = shown("ClientDemo", changes=[("Good morning!", "Hello there"), ("chosen = 0", "chosen = 2")])
    assert 'text="One more before we close?"' in other and "Hello there" not in other


def order_of_buttons(tree):
    places = {}
    for x, y, title in re.findall(
            r'PillButton \(([-\d.]+) ([-\d.]+) [-\d. ]+\)[^\n]*\n(?: +UIButtonLabel[^\n]*text="([^"]*)")', tree):
        places[title] = float(y)
    return sorted(places, key=places.get)


def test_the_first_button(shown):
    assert order_of_buttons(shown("ClientDemo")) == ["Order", "Surprise me"]
    other = shown("ClientDemo", changes=[("warm.firstButton = .order", "warm.firstButton = .surprise")])
    assert order_of_buttons(other) == ["Surprise me", "Order"]


def test_the_corners(copied, lek, tmp_path):
    sizes = set()
    for corners in (".round", ".square"):
        picture = tmp_path / f"{corners}.png"
        lek("run", copied("ClientDemo", changes=[("warm.corners = .round", f"warm.corners = {corners}")]),
            "--time", 1, "--snapshot", picture)
        sizes.add(picture.read_bytes())
    assert len(sizes) == 2


def test_the_control_goes_to_another_proposal(shown):
    tree = shown("ClientDemo", "--touch", "tap 187,32 @1", time=3)
    assert 'text="Your cup is waiting."' in tree
    assert len(views(tree, "OrderView")) == 1


def test_a_cup_is_chosen_and_ordered(shown):
    tree = shown(
        "ClientDemo", "--touch", "tap 300,490 @0.5", "--touch", "tap 187,620 @1",
        "--touch", "tap 187,545 @1.5", time=2)
    assert "1: Matcha latte, Large, $3.90" in tree
    assert 'text="Matcha latte"' in tree


# The cradle


def balls(tree):
    return [x + width / 2 for x, _, width, _ in views(tree, "BallView")]


def test_the_blow_goes_through_to_the_other_end(shown, lek, copied):
    moments = [0.1 * step for step in range(1, 30)]
    trees = lek(
        "run", copied("Pendulum"), "--time", 3, *(word for at in moments for word in ("--tree-at", f"{at:.1f}"))
    ).stdout.decode().split("\n@")
    rows = [balls(tree) for tree in trees if "BallView" in tree]
    rest = [187.5 + 37 * place for place in (-2, -1, 0, 1, 2)]
    assert max(row[4] - rest[4] for row in rows) > 70, "the last one flies off"
    assert min(row[0] - rest[0] for row in rows) < -70
    assert max(abs(row[2] - rest[2]) for row in rows) < 12, "those between hardly move"


def test_without_bounce_they_stay_together(shown):
    tree = shown("Pendulum", changes=[("bounce = 1", "bounce = 0")], time=12)
    places = balls(tree)
    assert max(right - left for left, right in zip(places, places[1:])) < 42


def test_gravity_and_number_of_balls(shown):
    assert len(balls(shown("Pendulum", changes=[("balls = 5", "balls = 3")]))) == 3
    earth, moon = (balls(shown("Pendulum", changes=[("gravity = 1\n", f"gravity = {number}\n")], time=0.5))
                   for number in (1, 0.17))
    assert earth[0] > moon[0] + 20, "on the Moon the ball falls more slowly"


def test_a_finger_pulls_a_ball(shown):
    still = [("pull(1, degrees: 28)", "pull(0)")]
    before = balls(shown("Pendulum", changes=still, time=1))
    after = balls(shown("Pendulum", "--touch", "drag 261,239 325,200 @0.2 for 0.6", changes=still, time=0.7))
    assert after[4] > before[4] + 25
    assert abs(after[0] - before[0]) < 3


def test_the_segments_pull_more_balls(shown):
    moved = balls(shown("Pendulum", "--touch", "tap 270,368 @1.0", time=1.1))
    assert moved[1] < 187.5 - 37 - 60


# The ripple


@pytest.fixture
def field(copied, lek, tmp_path):
    """Pictures of the field before, in and after a drag over it."""
    def show(changes=()):
        moments = {at: tmp_path / f"field-{at}.png" for at in (0.4, 1.4, 6.0)}
        done = lek(
            "run", copied("Ripple", changes=changes), "--time", 6.5, "--touch",
            "drag 100,200 230,300 @0.5 for 1",
            *(word for at, path in moments.items() for word in ("--snapshot-at", str(at), path)))
        assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
        return [Image.open(path).convert("RGB") for path in moments.values()]
    return show


def changed_pixels(one, other):
    difference = ImageChops.difference(one, other).getcolors(1 << 20)
    return sum(count for count, color in difference if color != (0, 0, 0))


def test_dots_step_aside_and_come_home(field):
    rest, pushed, home = field()
    assert changed_pixels(rest, pushed) > 5000
    assert changed_pixels(rest, home) < 50


def test_without_push_no_dot_moves(field):
    rest, pushed, _ = field([("push = 45.0", "push = 0.0")])
    assert changed_pixels(rest, pushed) == 0


# First views


def test_the_button_waters_the_plant(shown):
    tree = shown("FirstViews", "--touch", "tap 187,390 @0.5", page="State", time=1)
    assert 'Text("💧💧")' in tree


def test_a_name_becomes_a_row_of_the_diary(shown):
    tree = shown(
        "FirstViews", "--touch", "tap 100,250 @0.5", "--touch", 'type "Ivy" @1', "--touch",
        "tap 60,294 @1.5", page="Lists", time=3)
    assert 'Text("Thirsty: 4")' in tree and 'Text("Ivy")' in tree


def test_a_row_leads_to_a_screen_of_its_own(shown):
    tree = shown("FirstViews", "--touch", "tap 150,196 @0.5", page="Screens", time=2)
    assert 'Text("Full sun")' in tree


# The pages on sorting


@pytest.mark.parametrize("page, pace", [("Bubble Sort", "view.pace = 12"), ("Quick Sort", "view.pace = 8")])
def test_the_row_is_sorted_before_the_eyes(shown, page, pace):
    faster = [(pace, "view.pace = 60")]
    assert "In order!" not in shown("Sorting", page=page, changes=faster, time=0.5)
    tree = shown("Sorting", page=page, changes=faster, time=6)
    assert "In order!" in tree
    heights = [height for _, _, _, height in sorted(views(tree, "BarView"))]
    assert heights == sorted(heights) and len(heights) == 14


def test_the_race_has_a_winner(shown):
    tree = shown("Sorting", page="Race", changes=[("view.pace = 10", "view.pace = 60")], time=12)
    assert tree.count("In order!") == 3
    steps = dict(re.findall(r"^(\w+) sort (\d+)$", tree, re.MULTILINE))
    assert int(steps["Quick"]) < int(steps["Bubble"])


def test_bars_are_swapped_by_hand(shown):
    tree = shown("Sorting", page="Swapping", time=3)
    assert "1 compared · 2 swapped" in tree
    touched = shown(
        "Sorting", "--touch", "tap 34,320 @1.5", "--touch", "tap 341,320 @2", page="Swapping", time=3)
    assert "1 compared · 3 swapped" in touched
    before, after = (sorted(views(one, "BarView")) for one in (tree, touched))
    assert (before[0][3], before[-1][3]) == (after[-1][3], after[0][3])
    assert before[0][3] != before[-1][3]


def test_again_begins_from_the_start(shown):
    changes = [("view.pace = 12", "view.pace = 60")]
    tree = shown("Sorting", "--touch", "tap 60,380 @5", page="Bubble Sort", changes=changes, time=5.2)
    assert "In order!" not in tree and len(views(tree, "BarView")) == 14


def test_disorder_falls_to_nothing(copied, lek):
    page = "Bubble Sort"
    done = lek("run", copied("Sorting", page=page), "--page", page, "--time", 1, "--seed", 1, "--json")
    events = [json.loads(line) for line in done.stdout.splitlines()]
    graphs = [event["history"] for event in events if event["event"] == "result"
              and event["type"] == "Int" and event["count"] > 20 and event["last"] == "0"]
    assert any(graph == sorted(graph, reverse=True) and graph[0] > 0 for graph in graphs)

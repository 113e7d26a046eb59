"""Every playground we ship runs, and runs the same twice."""

import re
from pathlib import Path

import pytest
from PIL import Image

CARD = re.compile(r"Card \((\d+) (\d+) 100 118\) tag=(\d)")
PLAYGROUNDS = Path(__file__).resolve().parents[2] / "Playgrounds"
SHIPPED = sorted(PLAYGROUNDS.glob("*.playground"))
TEMPLATES = sorted((PLAYGROUNDS / "Templates").glob("*.playground"))
PAGES = [
    (bundle, page)
    for bundle in TEMPLATES
    for page in sorted(folder.stem for folder in bundle.glob("Pages/*")) or [None]]


@pytest.mark.parametrize("bundle", SHIPPED, ids=lambda bundle: bundle.stem)
def test_a_shipped_playground_runs(bundle, lek):
    done = lek("run", bundle, "--time", "3")
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""


@pytest.mark.parametrize("bundle", SHIPPED, ids=lambda bundle: bundle.stem)
def test_the_same_input_gives_the_same_bytes(bundle, lek):
    arguments = ("run", bundle, "--time", "3", "--tree-at", "0.5", "--json")
    first, second = lek(*arguments), lek(*arguments)
    assert first.returncode == 0
    assert b'"event":"tree"' in first.stdout
    assert b'"event":"result"' in first.stdout
    assert first.stdout == second.stdout


@pytest.mark.parametrize("bundle, page", PAGES, ids=lambda part: getattr(part, "stem", part))
def test_a_template_runs(bundle, page, lek):
    done = lek("run", bundle, "--time", "3", "--tree", *(["--page", page] if page else []))
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    assert page or done.stdout.count(b"\n") > 1, "it has a live view"


def test_a_tap_on_the_live_view_is_counted(lek):
    bundle = PLAYGROUNDS / "Templates/LiveView.playground"
    left = lek("run", bundle, "--time", "2", "--tree", "--touch", "tap 187,275 @1").stdout
    assert b'text="One tap"' in left


def test_a_tap_closes_the_flower(lek, tmp_path):
    bundle = PLAYGROUNDS / "Templates/SwiftUI.playground"
    pink = []
    for touches in ([], ["--touch", "tap 187,330 @1"]):
        picture = tmp_path / f"{len(touches)}.png"
        lek("run", bundle, "--time", "4", "--snapshot", picture, *touches)
        colors = Image.open(picture).convert("RGB").getcolors(1 << 20)
        pink.append(sum(
            count for count, (red, green, blue) in colors if red > green + 40 and red > blue))
    assert pink[1] < pink[0] * 0.7, "closed petals cover less"


def test_a_seed_deals_other_cards(lek):
    memory = next(bundle for bundle in SHIPPED if bundle.stem == "MemoryGame")
    trees = {
        lek("run", memory, "--time", "1", "--tree", "--seed", seed).stdout for seed in (1, 2, 1)}
    assert len(trees) == 2


def test_a_pair_that_is_found_leaves_the_table(lek):
    memory = next(bundle for bundle in SHIPPED if bundle.stem == "MemoryGame")
    cards = CARD.findall(lek("run", memory, "--time", "3", "--tree").stdout.decode())
    assert len(cards) == 16
    x, y, tag = cards[0]
    other = next(card for card in cards[1:] if card[2] == tag)
    taps = [f"tap {int(x) + 50},{int(y) + 60} @3", f"tap {int(other[0]) + 50},{int(other[1]) + 60} @4"]
    left = lek(
        "run", memory, "--time", "6", "--tree", "--touch", taps[0], "--touch", taps[1]).stdout
    assert {card for card in CARD.findall(left.decode())} == {
        card for card in cards if card[2] != tag}


def test_there_are_playgrounds():
    assert SHIPPED
    assert len(TEMPLATES) == 7

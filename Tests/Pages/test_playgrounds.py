"""Every playground we ship runs, and runs the same twice."""

from pathlib import Path

import pytest

SHIPPED = sorted((Path(__file__).resolve().parents[2] / "Playgrounds").glob("*.playground"))


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


def test_a_seed_deals_other_cards(lek):
    memory = next(bundle for bundle in SHIPPED if bundle.stem == "MemoryGame")
    trees = {
        lek("run", memory, "--time", "1", "--tree", "--seed", seed).stdout for seed in (1, 2, 1)}
    assert len(trees) == 2


def test_a_tap_turns_a_card(lek):
    memory = next(bundle for bundle in SHIPPED if bundle.stem == "MemoryGame")
    before = lek("run", memory, "--time", "4", "--tree").stdout
    after = lek("run", memory, "--time", "4", "--tree", "--touch", "tap 90,90 @2").stdout
    assert before != after


def test_there_are_playgrounds():
    assert SHIPPED

"""Selects the tests of a tier: quick, default, long or all.

`default` is everything that is not marked long, and the long tests of one share; of those that are
marked rare, the ones of one turn. Scripts/testing names the tier, the share and how often all shares
have had their turn; pytest alone runs all tests.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "Scripts/testing"))

import share  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--tier", default="all", choices=["quick", "default", "long", "all"])
    parser.addoption("--share", type=int, default=0)
    parser.addoption("--turn-of-shares", type=int, default=0)
    parser.addoption("--turn", type=int, help="only what belongs to this turn, of what is selected")


def pytest_collection_modifyitems(config, items):
    tier, current, turns, turn = map(config.getoption, ("tier", "share", "turn_of_shares", "turn"))
    chosen = [item for item in items if belongs(item, tier, current, turns)
              and (turn is None or share.turn_of(name_of_turn(item)) == turn)]
    left = [item for item in items if item not in chosen]
    if left:
        config.hook.pytest_deselected(items=left)
    # Those of minutes first: at the end, one worker would wait for the other.
    items[:] = sorted(chosen, key=lambda item: not takes_minutes(item))


def takes_minutes(item):
    """A long test that names its share does so because of its length."""
    mark = item.get_closest_marker("long")
    return mark is not None and "share" in mark.kwargs


def name_of_turn(item):
    """Tests of a file that share something costly have the same turn."""
    return item.path.name if item.get_closest_marker("together") else item.nodeid


def belongs(item, tier, current, turns):
    if tier == "all":
        return True
    if tier == "quick":
        return item.get_closest_marker("quick") is not None
    mark = item.get_closest_marker("long")
    if tier == "long":
        return mark is not None
    if mark is None:
        return True
    is_due = not mark.kwargs.get("rare") or share.turn_of(item.nodeid) == turns
    return is_due and mark.kwargs.get("share", share.of(name_of_turn(item))) == current

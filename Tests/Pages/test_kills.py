"""A short storm; `python Tests/Pages/kill_storm.py` makes the long one."""

import pytest

from kill_storm import storm


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_whoever_is_killed(seed):
    counts = storm(rounds=12, seed=seed)
    assert sum(counts.values()) == 12
    assert len(counts) > 2

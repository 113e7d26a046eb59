"""A minute and a half of the soak in a default run, three more in `long`; `Scripts/soak` makes longer ones."""

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


def use_hard(minutes, seed):
    from soak import soak
    # A build with a sanitizer takes as long.
    it = soak(minutes=1 if "LEK_WATCHED" in os.environ else minutes, seed=seed)
    assert it.failures == []
    done = {name: it.counts[name] for name in ("edits", "touches", "switches", "reconnects", "kills", "pictures compared")}
    assert all(done.values()), done


@pytest.mark.long(share=3)
def test_hard_use_loses_nothing():
    use_hard(minutes=1.5, seed=1)


@pytest.mark.long(share=None)
@pytest.mark.skipif("LEK_WATCHED" in os.environ, reason="one soak beside a sanitizer is enough")
def test_three_minutes_of_hard_use_lose_nothing():
    use_hard(minutes=3, seed=2)

"""Three minutes of the soak, beside a sanitizer one; `Scripts/soak` makes the long one."""

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


# Not beside a sanitizer, whose build takes as long.
@pytest.mark.long(share=3)
def test_three_minutes_of_hard_use_loses_nothing():
    from soak import soak
    it = soak(minutes=1 if "LEK_WATCHED" in os.environ else 3, seed=1)
    assert it.failures == []
    done = {name: it.counts[name] for name in ("edits", "touches", "switches", "reconnects", "kills", "pictures compared")}
    assert all(done.values()), done

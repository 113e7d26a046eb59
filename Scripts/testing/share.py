"""Which share of the long tests a default run includes.

The number of commits chooses it, so that consecutive commits run all of them, and the same commit
runs the same tests everywhere. `LEK_SHARE` chooses another.

The first shares have a long part each, which takes minutes; the long tests of the other parts are
divided among the rest.
"""

import os
import subprocess
from zlib import crc32

SHARES = 8
# How many shares have a long part and nothing else.
OF_PARTS = 2
# How often all shares must have had their turn for all that is rare.
TURNS = 4


def current(root):
    return _number(root) % SHARES


def turn(root):
    """How often all shares have had their turn, for what needs several turns."""
    return _number(root) // SHARES % TURNS


def _number(root):
    chosen = os.environ.get("LEK_SHARE")
    if chosen:
        return int(chosen)
    counted = subprocess.run(
        ["git", "rev-list", "--count", "HEAD"], cwd=root, capture_output=True, text=True)
    return int(counted.stdout) if counted.returncode == 0 else 0


def of(name):
    """The share that a test with this name belongs to."""
    return OF_PARTS + crc32(name.encode()) % (SHARES - OF_PARTS)


def turn_of(name):
    """The turn that a test with this name belongs to."""
    return crc32(f"{name} rare".encode()) % TURNS

"""Which share of the long tests a default run includes.

The number of commits chooses it, so that consecutive commits run all of them, and the same commit
runs the same tests everywhere. `LEK_SHARE` chooses another.
"""

import os
import subprocess
from zlib import crc32

SHARES = 4


def current(root):
    return _number(root) % SHARES


def turn(root):
    """How often all shares have had their turn, for what needs several turns."""
    return _number(root) // SHARES % SHARES


def _number(root):
    chosen = os.environ.get("LEK_SHARE")
    if chosen:
        return int(chosen)
    counted = subprocess.run(
        ["git", "rev-list", "--count", "HEAD"], cwd=root, capture_output=True, text=True)
    return int(counted.stdout) if counted.returncode == 0 else 0


def of(name):
    """The share that a test with this name belongs to."""
    return crc32(name.encode()) % SHARES

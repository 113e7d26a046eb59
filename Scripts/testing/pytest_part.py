"""Tests that pytest runs: of scripts, of pages and of the studio."""

import sys
import time

import share
from run import Runner, say, tell

WORKERS = 2
NOTHING_SELECTED = 5

FOLDERS = {"scripts": ["Tests/Scripts"], "pages": ["Tests/Pages"], "studio": ["Tests/Studio"]}


def cases(root, part, tier, paths=None, turn=None, **environment):
    """`tier` is quick, default, long or all, and `turn` a quarter of it; see Tests/conftest.py."""
    say(f"{part} tests")
    runner = Runner(root, part)
    results = runner.file(part, "xml")
    results.unlink(missing_ok=True)
    process, began = runner.start(part, [
        sys.executable, "-m", "pytest", "-q", "--tier", tier, "--share", share.current(root),
        "--turn-of-shares", share.turn(root),
        *(["--turn", turn] if turn is not None else []),
        "-n", WORKERS, "--dist", "worksteal", f"--junitxml={results}",
        *(paths or FOLDERS[part])], **environment)
    process.wait()
    # pytest ends with this status where a tier or a turn selects nothing of a part.
    if process.returncode == NOTHING_SELECTED and (turn is not None or tier in ("quick", "long")):
        return []
    found = runner.finish(part, process, results)
    tell(part, found, time.monotonic() - began)
    return found

"""Ends what a test waits for in vain, so that it fails and the next one runs.

A window whose script never ends, or a studio that never answers, would keep a test waiting for ever:
much of what Playwright does knows no limit.
"""

import contextlib
import faulthandler
import os
import signal
import sys
import threading
from pathlib import Path


# The names of the tests that were broken off.
ended = []


@contextlib.contextmanager
def at_most(seconds, name):
    """Within it, the programs that this one has started, but for the browser's driver, are killed after that time."""
    def end():
        ended.append(name)
        sys.__stderr__.write(f"\n{name} takes more than {seconds} s; its browser and its studios are ended.\n")
        faulthandler.dump_traceback(file=sys.__stderr__)
        for process in descendants(os.getpid()):
            if not is_driver(process):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def descendants(ancestor):
    """The processes below one, the youngest of a line last."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name, in parentheses, may hold anything.
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
    found, below = [], [ancestor]
    while below:
        below = [process for process, parent in parents.items() if parent in below]
        found += below
    return found


def is_driver(process):
    """Whether it is what stands between this program and the browser."""
    with contextlib.suppress(OSError):
        return "playwright" in Path(f"/proc/{process}/cmdline").read_text()
    return False

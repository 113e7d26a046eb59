"""Taps a page again and again, beside whatever else a studio does."""

import threading
import time


class Toucher(threading.Thread):
    """Taps a tile of the page of made_up_pages.py.

    It notes when each tap began and how long its answer took.
    """

    def __init__(self, window):
        super().__init__()
        self.window, self.answers, self.problem = window, [], None
        # The run that was tapped last, and how often.
        self.tapped, self.taps = None, 0
        self.is_over = threading.Event()

    def run(self):
        try:
            while not self.is_over.is_set():
                self.tap()
                time.sleep(0.05)
        except Exception as problem:  # noqa: BLE001 - the test tells it
            self.problem = problem

    def tap(self):
        window = self.window
        # A page that is run again, as after a change of its folder, counts anew.
        window.wait(lambda: window.run is not None and window.runs[window.run].has_live_view
                    and window.runs[window.run].total is not None, "its live view")
        run = window.run
        if run != self.tapped:
            self.tapped, self.taps = run, window.runs[run].total or 0
        before = window.runs[run].commits
        began = time.monotonic()
        for phase in ("began", "ended"):
            window.send({"type": "touches", "run": run, "touches": [
                {"phase": phase, "identifier": 1, "x": 30.0, "y": 80.0}]})
        window.wait(lambda: window.run != run or window.runs[run].commits > before, "the answer to a touch")
        self.answers.append((began, time.monotonic() - began))
        # What it says follows later than the picture, so that the next touch begins at rest.
        self.taps += 1
        window.wait(lambda: window.run != run or (window.runs[run].total or 0) >= self.taps, "the count of the taps")

    def milliseconds(self):
        """Within which half of the touches, 95 % of them, and all are answered."""
        times = sorted(took * 1000 for _, took in self.answers)
        return tuple(round(times[min(len(times) - 1, int(len(times) * part))], 1) for part in (0.5, 0.95, 1))

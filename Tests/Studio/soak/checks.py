"""What has to hold whenever the studio is left in peace: nothing that was typed is lost, and every picture is right."""

import base64
import io
import os
import shutil
import subprocess

from PIL import Image, ImageChops

import made_up_pages
from lone_studio import command
from team import PAGES, path_of

FRESH_PATIENCE = 300


class Checks:
    def __init__(self, team, failures, counts):
        self.team, self.failures, self.counts = team, failures, counts

    def fail(self, kind, words):
        self.failures.append((kind, f"{self.team.name}: {words}"))
        print(f"✘ {kind}: {self.team.name}: {words}", flush=True)

    # Keystrokes

    def keystrokes(self):
        team = self.team
        for window in team.windows:
            window.wait(lambda: window.is_heard, "its edits to be accepted")
        last = team.windows[0].ask("save")
        if not last["isDone"]:
            self.fail("lost keystrokes", f"saving was refused: {last['message']}")
        for window in team.windows:
            window.wait(lambda: window.latest_version == self.newest(), "what the others typed")
            for problem in window.problems:
                self.fail("lost keystrokes", f"a window was told: {problem}")
            window.problems.clear()
        for page in PAGES:
            self.keystrokes_of(page)

    def newest(self):
        for window in self.team.windows:
            window.pump()
        return max(window.latest_version for window in self.team.windows)

    def keystrokes_of(self, page):
        disk = (self.team.bundle / path_of(page)).read_text()
        for number, window in enumerate(self.team.windows):
            if window.texts[path_of(page)].text != disk:
                self.fail("lost keystrokes", f"window {number} shows another text of {page} than lies on disk")
            typed = self.team.typed[number][page].whole
            if made_up_pages.written(disk, number) != typed:
                self.fail("lost keystrokes", f"window {number} typed {typed} into {page}, and there is "
                          f"{made_up_pages.written(disk, number)}")
        self.counts["texts compared"] += 1

    # Pictures

    def picture(self):
        """Everybody looks at one page, which is put right, run, tapped, and compared with a fresh run of its text."""
        team, page = self.team, self.team.random.choice(PAGES)
        for number, window in enumerate(team.windows):
            if window.page != page:
                window.send({"type": "look", "page": page})
                window.wait(lambda: window.page == page, f"the page {page}")
            typed = team.typed[number][page]
            if not typed.number.isdigit():
                typed.number = str(number)
                window.type(path_of(page), made_up_pages.with_number(
                    window.texts[path_of(page)].text, number, typed.number))
                window.wait(lambda: window.is_heard, "its edits to be accepted")
        self.keystrokes()
        run = self.running(page)
        if run is None:
            text = team.windows[0].texts[path_of(page)].text
            self.fail("wrong pictures", f"{page} does not run: {team.windows[0].state}; it begins with {text[:300]!r}")
            return
        self.compare(page, run)

    def running(self, page):
        """The run of the newest text that all windows see, tapped; it is asked for again where it was killed."""
        for attempt in range(3):
            run = self.one_running(run_again=attempt > 0)
            if run is not None:
                return run
        return None

    def one_running(self, run_again):
        windows = self.team.windows
        if run_again:
            windows[0].send({"type": "run"})
            windows[0].wait(lambda: windows[0].state.get("phase") not in ("live", "crashed", "stopped"), "a new run", 20)
        try:
            for window in windows:
                window.wait(lambda: window.state.get("phase") == "live" and window.run
                            and window.state.get("version", 0) >= window.versions_of_run()
                            and window.runs[window.run].commits > 0, "a live view", 60)
        except TimeoutError:
            return None
        return windows[0].run

    def compare(self, page, run):
        windows, taps = self.team.windows, self.team.taps.get(run, [0] * len(self.team.windows))
        try:
            for window in windows:
                window.wait(lambda: window.runs[run].total == sum(taps), f"{sum(taps)} taps to be counted", 30)
        except (TimeoutError, KeyError):
            self.fail("lost touches", f"{taps} taps on {page}, and {window.name} sees {window.runs.get(run).total} of them")
            return
        self.counts["pictures compared"] += 1
        for window in windows[1:]:
            window.wait(lambda: window.runs[run].commits == windows[0].runs[run].commits, "the same commits")
            if window.runs[run].digest.digest() != windows[0].runs[run].digest.digest():
                self.fail("wrong pictures", f"{window.name} was shown other commits of run {run} than {windows[0].name}")
        for window in windows:
            if window.runs[run].gaps:
                self.fail("wrong pictures", f"{window.name} missed {window.runs[run].gaps} commits of run {run}")
        answer = windows[0].ask("picture", run=run, time=windows[0].runs[run].time + 10)
        if not answer["isDone"]:
            self.fail("wrong pictures", f"no picture of run {run}: {answer['message']}")
            return
        seen = Image.open(io.BytesIO(base64.b64decode(answer["bytes"]))).convert("RGBA")
        fresh = self.fresh(page, taps)
        if seen.size != fresh.size or ImageChops.difference(seen, fresh).getbbox():
            folder = self.team.folder / f"wrong-{len(self.failures)}"
            folder.mkdir()
            seen.save(folder / "seen.png")
            fresh.save(folder / "fresh.png")
            shutil.copytree(self.team.bundle, folder / self.team.bundle.name)
            self.fail("wrong pictures", f"of {page} after {taps} taps; both are in {folder}")

    def fresh(self, page, taps):
        """What a run of the same text shows that has nothing to do with the studio."""
        copy, picture = self.team.folder / "fresh" / self.team.bundle.name, self.team.folder / "fresh.png"
        shutil.rmtree(copy.parent, ignore_errors=True)
        shutil.copytree(self.team.bundle, copy)
        places = [place for place, count in enumerate(taps) for _ in range(count)]
        words = []
        for number, place in enumerate(places):
            x, y = made_up_pages.tile_centre(place)
            words += ["--touch", f"tap {x},{y} @{1 + number * 0.2:.1f}"]
        done = subprocess.run(
            [command(), "run", str(copy), "--page", page, "--time", str(round(3 + len(places) * 0.2, 1)),
             "--snapshot", str(picture), *words],
            capture_output=True, timeout=FRESH_PATIENCE, env=os.environ | {"TMPDIR": str(self.team.studio.scratch)})
        assert done.returncode == 0, done.stderr.decode()[-2000:]
        return Image.open(picture).convert("RGBA")

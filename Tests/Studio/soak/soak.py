"""A studio in hard use: edits, touches, page switches, reconnects and kills by chance, for as long as one likes.

    Scripts/soak --minutes 120 [--seed 1]

Two studios are used at once. The steady one keeps its process the whole time, so that its memory can be watched; of the
other everything is killed, the studio itself too. Every little while both are left in peace and looked at. The end is a
table; the status is 0 only where every line that has to be 0 is 0.
"""

import argparse
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

from checks import Checks  # noqa: E402
from deeds import Deeds  # noqa: E402
from memory import MemoryLog  # noqa: E402
from team import Team  # noqa: E402

WINDOWS = 4
# How often each deed comes, and what is killed.
DEEDS = {"edit": 40, "touch": 25, "switch": 6, "ask": 8, "edit_sources": 1, "reconnect": 6, "kill": 1.5}
STORMY = ["page", "host", "compiler", "language server", "studio"]
# Seconds from one look to the next.
ROUND = 18
ZEROS = ["lost keystrokes", "lost touches", "wrong pictures", "stray processes", "things left behind", "processes that grew"]


class Soak:
    def __init__(self, folder, seed):
        self.folder, self.random = folder, random.Random(seed)
        self.counts, self.failures = Counter(), []
        self.memory = MemoryLog()
        self.teams = []
        for name in ("Steady", "Stormy"):
            place = folder / name.lower()
            place.mkdir()
            place.chmod(0o755)
            team = Team(name, place, random.Random(self.random.random()), WINDOWS)
            deeds = Deeds(team, self.counts, random.Random(self.random.random()))
            if name == "Stormy":
                deeds.victims = STORMY
            self.teams.append((team, deeds, Checks(team, self.failures, self.counts)))

    def run(self, minutes):
        start = time.monotonic()
        while time.monotonic() - start < minutes * 60:
            self.use(min(ROUND, minutes * 60))
            self.look()
            print(f"{(time.monotonic() - start) / 60:6.1f} min  {self.line()}", flush=True)
        self.end()

    def use(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for _, deeds, _ in self.teams:
                deeds.pump()
                getattr(deeds, self.random.choices(list(DEEDS), DEEDS.values())[0])()
                deeds.pump()
            time.sleep(self.random.choice([0, 0, 0.02, 0.1, 0.4]))

    def look(self):
        for team, deeds, checks in self.teams:
            deeds.pump()
            checks.keystrokes()
            checks.picture()
        team = self.teams[0][0]
        for name, process in team.studio.processes():
            self.memory.note(name, process)

    def end(self):
        for team, _, checks in self.teams:
            status = team.end()
            if status != 0:
                checks.fail("stray processes", f"the studio ended with {status}")
            left = None
            for _ in range(200):
                strays, left = team.studio.household.strays(), team.studio.household.leftovers()
                if not strays and not left:
                    break
                time.sleep(0.05)
            for process in strays:
                checks.fail("stray processes", f"{process} {Path(f'/proc/{process}/cmdline').read_bytes()[:200]}")
            for name in left:
                checks.fail("things left behind", name)
        for name, before, after, has_grown in self.memory.judged():
            print(f"{name}: {before:.0f} MiB, in the end {after:.0f} MiB")
            if has_grown:
                self.failures.append(("processes that grew", f"{name}: from {before:.0f} to {after:.0f} MiB"))

    # What is told

    def line(self):
        newest = {name: amounts[-1] for (name, _), amounts in self.memory.samples.items()}
        memory = ", ".join(f"{name} {amount:.0f} MiB" for name, amount in newest.items())
        return f"{self.counts['edits']} edits, {len(self.failures)} failures; {memory}"

    def report(self, seconds, seed):
        rows = [("minutes", f"{seconds / 60:.1f}"), ("seed", seed)]
        rows += [(name, self.counts[name]) for name in (
            "edits", "touches", "switches", "questions", "reconnects", "kills", "texts compared", "pictures compared")]
        rows += [(f"  {name}", count) for name, count in sorted(self.counts.items()) if name.startswith("kills of")]
        rows += [(name, sum(kind == name for kind, _ in self.failures)) for name in ZEROS]
        width = max(len(name) for name, _ in rows)
        print("\n".join(f"{name:<{width}}  {value:>8}" for name, value in rows), flush=True)

    def close(self):
        for team, _, _ in self.teams:
            if team.studio.process.poll() is None:
                team.studio.process.kill()
                team.studio.process.wait()


def soak(minutes, seed):
    """The soak, when it is over; its folder is kept where something failed."""
    folder = Path(tempfile.mkdtemp(prefix="lek-soak-"))
    folder.chmod(0o755)
    start = time.monotonic()
    it = Soak(folder, seed)
    try:
        it.run(minutes)
        it.report(time.monotonic() - start, seed)
    finally:
        it.close()
        if it.failures or sys.exc_info()[0]:
            print(f"What it was done with is in {folder}.")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return it


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/soak", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    sys.exit(1 if soak(arguments.minutes, arguments.seed).failures else 0)

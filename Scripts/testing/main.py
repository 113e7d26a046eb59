"""Runs the tests of a tier, or some of their parts, and prints how they went."""

import subprocess
import sys
import time
from pathlib import Path

import chance_part
import flaky
import node_part
import pytest_part
import report
import sanitized_part
import share
import swift_part
from cases import Case

ROOT = Path(__file__).resolve().parents[2]
TIERS = ("quick", "default", "long", "all")
# In the order of their cost: what fails early is seen early.
ALWAYS = ("scripts", "node", "swift", "pages", "studio")
# Each is a part of one share: those of minutes of a share that has no other long tests.
LONG = ("address", "thread", "chance")
PARTS = ALWAYS + LONG
USAGE = f"Scripts/test knows the tiers {', '.join(TIERS)} and the parts {', '.join(PARTS)}, not '%s'."


def parts_of(tier):
    if tier == "quick":
        return ("node", "swift", "pages")
    if tier == "default":
        now = share.current(ROOT)
        return ALWAYS + LONG[now:now + 1]
    return PARTS if tier == "all" else ("pages", "studio") + LONG


def run(part, tier):
    if part == "swift":
        return swift_part.cases(ROOT, tier)
    if part == "node":
        return node_part.cases(ROOT)
    # A default run has time for a quarter of what a sanitizer watches, another each time.
    if part in ("address", "thread"):
        return sanitized_part.cases(ROOT, part, share.turn(ROOT) if tier == "default" else None)
    if part == "chance":
        return chance_part.cases(ROOT, 300 if tier == "default" else 10_000)
    return pytest_part.cases(ROOT, part, tier)


def main():
    words = sys.argv[1:]
    tier = words.pop(0) if words and words[0] in TIERS else "default"
    for word in words:
        if word not in PARTS:
            print(USAGE % word, file=sys.stderr)
            return 2
    cases, times = [], {}
    for part in ["build", *(words or parts_of(tier))]:
        began = time.monotonic()
        if part == "build":
            done = subprocess.run([ROOT / "Scripts/build", "tests"])
            if done.returncode != 0:
                cases.append(Case("build", "Scripts/build tests", 0, "failed", "the build failed"))
                times[part] = time.monotonic() - began
                break
        else:
            found = run(part, tier)
            for case in found:
                case.part = part
            cases += found
        times[part] = time.monotonic() - began
    print("\n".join(report.lines(cases, times, flaky.known(ROOT))))
    return 0 if cases and all(case.outcome != "failed" for case in cases) else 1


if __name__ == "__main__":
    sys.exit(main())

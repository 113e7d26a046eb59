"""The Swift tests: each test target in a process of its own, two at a time.

Two processes keep both cores busy, and within a process one test follows another, so that a test of
UIKit's global state or of a limit in real time has no neighbor in its own process.
"""

import re
import time

from run import Runner, say, tell

WORKERS = 2
# Seconds for one process, many times what the longest takes: one that hangs is a failure.
LIMIT = 900

# Targets whose tests start compilers and pages.
WITH_PROCESSES = ["PageEngineTests", "CommandTests", "PageRuntimeTests"]
# Of the others, those that take longest: begun last, one would run alone.
LONG = ["SourceDialectTests"]
# By the first letters of their suites, the parts of the longest target.
PARTS = {"PageEngineTests": ["[A-K]", "[L-N]", "[O-Za-z]"]}


def targets(root):
    """All test targets, as the manifest lists them."""
    manifest = (root / "Package.swift").read_text()
    return re.findall(r'\.testTarget\(\s*name: "(\w+)"', manifest)


def chosen(root, tier):
    """The targets of a tier, the longest first."""
    names = targets(root)
    without = sorted((name for name in names if name not in WITH_PROCESSES), key=lambda name: name not in LONG)
    if tier == "quick":
        return without
    return [*(name for name in WITH_PROCESSES if name in names), *without]


def filters(names):
    """What each process runs: its name, and a pattern for the tests."""
    return [(f"{name}{part}", rf"^{name}\.{part}")
            for name in names for part in PARTS.get(name, [""])]


def cases(root, tier):
    say("Swift tests")
    runner = Runner(root, "swift")
    program = next((root / ".build/release").glob("*PackageTests.xctest"))
    waiting, running, found = filters(chosen(root, tier)), {}, []
    while waiting or running:
        while waiting and len(running) < WORKERS:
            name, pattern = waiting.pop(0)
            results = runner.file(name, "xml")
            results.unlink(missing_ok=True)
            process, began = runner.start(name, [
                program, "--testing-library", "swift-testing", "--no-parallel",
                "--filter", pattern, "--xunit-output", results])
            running[name] = process, began, results
        time.sleep(0.05)
        for name, (process, began, results) in list(running.items()):
            if process.poll() is None:
                if time.monotonic() - began > LIMIT:
                    say(f"{name} takes more than {LIMIT} s and is ended")
                    process.kill()
                continue
            del running[name]
            ended = runner.finish(name, process, results)
            tell(name, ended, time.monotonic() - began)
            found += ended
    return found

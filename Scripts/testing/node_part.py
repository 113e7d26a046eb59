"""The studio's scripts that need no browser, with the test runner of Node."""

import time

from run import Runner, say, tell


def cases(root):
    say("node tests")
    runner = Runner(root, "node")
    results = runner.file("node", "xml")
    results.unlink(missing_ok=True)
    folder = root / "Tests/Studio/scripts"
    process, began = runner.start("node", [
        "node", "--import", folder / "studio_modules.mjs", "--test",
        "--test-reporter", folder / "junit_reporter.mjs",
        "--test-reporter-destination", results, *sorted(folder.glob("*.test.js"))])
    process.wait()
    found = runner.finish("node", process, results)
    tell("node", found, time.monotonic() - began)
    return found

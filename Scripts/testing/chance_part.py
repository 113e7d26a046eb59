"""Input made by chance, more of it than the other parts make; `Scripts/fuzz` has each kind alone."""

import time

import pytest_part
from run import Runner, say, tell

SWIFT = "FuzzTests|DialectFuzz|FrameFuzz|FileFuzz"
PYTHON = ["Tests/Studio/fuzz"]


def cases(root, rounds):
    say(f"{rounds} rounds of each kind of input by chance")
    runner = Runner(root, "chance")
    results = runner.file("chance-swift", "xml")
    results.unlink(missing_ok=True)
    program = next((root / ".build/release").glob("*PackageTests.xctest"))
    process, began = runner.start("chance-swift", [
        program, "--testing-library", "swift-testing", "--no-parallel", "--filter", SWIFT,
        "--xunit-output", results], LEK_FUZZ_ROUNDS=str(rounds))
    process.wait()
    found = runner.finish("chance-swift", process, results)
    tell("chance-swift", found, time.monotonic() - began)
    return found + pytest_part.cases(
        root, "chance", "all", PYTHON, LEK_FUZZ_ROUNDS=str(rounds), LEK_TEST_LIMIT="100000")

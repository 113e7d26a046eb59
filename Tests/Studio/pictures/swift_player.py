"""The Swift player draws in its own tests, for tests here to compare."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = ROOT / ".build/release/LekplatsPackageTests.xctest"


def draw(tests, **environment):
    """Runs those Swift tests, which `Scripts/build tests` has built; the environment says what to draw."""
    subprocess.run(
        [PROGRAM, "--testing-library", "swift-testing", "--no-parallel", "--filter", tests],
        cwd=ROOT, check=True, env=os.environ | environment)

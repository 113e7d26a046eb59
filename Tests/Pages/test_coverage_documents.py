"""The coverage documents are what the built modules say."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_coverage_documents_are_up_to_date():
    done = subprocess.run([ROOT / "Scripts/coverage", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

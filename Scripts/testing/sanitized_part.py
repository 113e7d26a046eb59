"""Pages and the studio with a sanitizer in `lek` and in the page's host, built into a folder of their own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest_part
from cases import Case
from run import say

PAGES = ["Tests/Pages/test_pages.py", "Tests/Pages/test_everything.py", "Tests/Pages/test_packages.py"]
STUDIO = ["Tests/Studio/faults", "Tests/Studio/fuzz", "Tests/Studio/soak"]
# Some reports only say what the sanitizer cannot see.
ALARMS = ("ERROR:", "SUMMARY:", "CHECK failed")


def cases(root, sanitizer, turn=None):
    """All that is watched, or the quarter of one turn.

    A report of the sanitizer ends the process it is found in, and is a failed case.
    """
    part = f"{sanitizer} sanitizer"
    say(f"Building for the {part}")
    if subprocess.run([root / "Scripts/build", sanitizer]).returncode != 0:
        return [Case(part, "build", 0, "failed", "the build failed")]
    folder = root / ".build" / sanitizer
    reports = [(folder, "report.*"), (_reports_of_pages(), "sanitizer.*")]
    for place, pattern in reports:
        for old in place.glob(pattern):
            old.unlink()
    environment = {
        "LEK": str(folder / "release/lek"), "LEK_WATCHED": sanitizer,
        # Sanitizers take addresses by the terabyte.
        "LEK_LIMITS": "memory=none",
        "ASAN_OPTIONS": f"detect_leaks=0:exitcode=66:log_path={folder}/report",
        "TSAN_OPTIONS": f"exitcode=66:log_path={folder}/report"}
    found = pytest_part.cases(
        root, f"pages-{sanitizer}", "all", PAGES, turn=turn, **environment)
    found += pytest_part.cases(
        root, f"studio-{sanitizer}", "all", STUDIO, turn=turn, **environment)
    for place, pattern in reports:
        for report in sorted(place.glob(pattern)):
            text = report.read_text(errors="replace")
            if any(alarm in text for alarm in ALARMS):
                sys.stdout.write(text)
                found.append(Case(part, report.name, 0, "failed", "the sanitizer reported something"))
    return found


def _reports_of_pages():
    """The one folder of a page that outlives it; root's pages run as another user."""
    data = Path("/var/lib")
    if os.getuid() != 0:
        data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return data / "lekplats/Shared Playground Data"

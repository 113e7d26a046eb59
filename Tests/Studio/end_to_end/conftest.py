"""The real `lek`, a real Chromium, and a copy of the playground we ship."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from workbench import Workbench

ROOT = Path(__file__).resolve().parents[3]


def command():
    return os.environ.get("LEK") or str(ROOT / ".build/release/lek")


@pytest.fixture
def bundle(tmp_path):
    copy = tmp_path / "MemoryGame.playground"
    shutil.copytree(ROOT / "Playgrounds/MemoryGame.playground", copy)
    return copy


@pytest.fixture
def server(bundle):
    """`lek open` on the copy; what it prints is kept in `lines`."""
    process = subprocess.Popen(
        [command(), "open", str(bundle), "--no-browser", "--trace", "--port", "0"],
        stdout=subprocess.PIPE, text=True, bufsize=1)
    address = re.search(r"http://\S+", process.stdout.readline()).group()
    yield process, address
    process.terminate()
    assert process.wait(timeout=15) == 0


@pytest.fixture
def workbench(server, bundle, browser):
    process, address = server
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(address)
    bench = Workbench(page, bundle)
    bench.wait_for_picture()
    yield bench
    page.close()

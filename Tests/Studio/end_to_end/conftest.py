"""The real `lek`, a real Chromium, and a copy of the playground we ship or a bundle made for a test."""

import shutil
import sys

import pytest

from running_studio import ROOT, RunningStudio
from workbench import Workbench

# The old game is one for the page tests and for these.
sys.path.insert(0, str(ROOT / "Tests/Pages/OldGame"))


@pytest.fixture
def bundle(tmp_path):
    copy = tmp_path / "MemoryGame.playground"
    shutil.copytree(ROOT / "Playgrounds/MemoryGame.playground", copy)
    return copy


@pytest.fixture
def open_bundle(tmp_path, browser):
    """Makes a bundle of files, opens it, and answers with its workbench."""
    opened = []

    def open_(page, **files):
        bundle = tmp_path / "Made.playground"
        texts = {"Contents.swift": page, "contents.xcplayground": SETTINGS, **files}
        for path, text in texts.items():
            (bundle / path).parent.mkdir(parents=True, exist_ok=True)
            (bundle / path).write_text(text)
        studio = RunningStudio(bundle)
        window = browser.new_page(viewport={"width": 1400, "height": 900})
        opened.append((window, studio))
        window.goto(studio.address)
        window.wait_for_selector(".cm-editor")
        bench = Workbench(window, bundle)
        bench.studio = studio
        return bench

    yield open_
    for window, studio in opened:
        window.close()
        studio.end()


SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'


@pytest.fixture
def studio(bundle):
    studio = RunningStudio(bundle)
    yield studio
    studio.end()


@pytest.fixture
def workbench(studio, bundle, browser):
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(studio.address)
    bench = Workbench(page, bundle)
    bench.studio = studio
    bench.wait_for_picture()
    yield bench
    page.close()

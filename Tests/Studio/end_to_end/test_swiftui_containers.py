"""SwiftUI's containers and presentations, operated with a pointer, a finger, and keys alone.

A step of a tour waits for what it operates, by the name that a screen reader says: a view that does
not open, close or go on leaves the next step without it.
"""

import shutil
import sys

import pytest

from running_studio import ROOT, RunningStudio

sys.path.insert(0, str(ROOT / "Scripts"))

from container_sheets import PLAYGROUND, TOURS  # noqa: E402
from tour import LOOKS, Tour  # noqa: E402

# What the page shows at the end of a tour.
ENDS = {
    "swiftui-lists": ("Once a week",), "swiftui-forms": ("May 2026",),
    "swiftui-tables": ("Jupiter",), "swiftui-navigation": ("Number 12",),
    "swiftui-columns": ("Folder",), "swiftui-tabs": ("Nothing yet",),
    "swiftui-presentation": ("Exported Note.txt",),
}


@pytest.fixture
def studio(tmp_path):
    """One for each tour: a page goes on without a window, in the state the last tour left it in."""
    bundle = tmp_path / "Containers.playground"
    shutil.copytree(ROOT / PLAYGROUND, bundle)
    studio = RunningStudio(bundle)
    yield studio
    studio.end()


@pytest.fixture
def window(studio, browser):
    opened = []

    def open_(look):
        (width, height), hand, _ = LOOKS[look]
        touches = hand == "finger"
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touches, is_mobile=touches)
        opened.append(context)
        page = context.new_page()
        page.goto(studio.address)
        page.wait_for_selector(".cm-editor", state="attached")
        return page

    yield open_
    for context in opened:
        context.close()


@pytest.mark.long(rare=True)
@pytest.mark.parametrize("look", ["phone", "tablet", "desktop", "keys"])
@pytest.mark.parametrize("name", TOURS)
def test_a_tour_comes_to_its_end(window, name, look):
    page, steps = TOURS[name]
    tour = Tour(window(look), page, look, "light")
    steps(tour)
    for words in ENDS[name]:
        tour.wait(lambda words=words: tour.finds(words), f"“{words}” at the end")

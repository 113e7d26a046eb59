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


def focused(tour):
    return tour.window.evaluate("document.activeElement.ariaLabel")


def test_arrows_open_a_menu_within_a_menu_and_lead_back(window):
    tour = Tour(window("keys"), "Presentation", "keys", "light")
    tour.tap("Menu")
    steps = [
        (None, "Copy"), ("ArrowDown", "More"), ("ArrowRight", "Inner"), ("ArrowLeft", "More"),
        ("ArrowRight", "Inner")]
    for key, name in steps:
        if key:
            tour.press(key)
        tour.wait(lambda name=name: focused(tour) == name, f"the focus on “{name}” after {key}")
    tour.press("Enter")
    tour.wait(lambda: tour.finds("Inner") and not tour.finds("Copy"), "what “Inner” says")
    tour.wait(lambda: focused(tour) == "Menu", "the focus on the button of the menu")


def test_the_tab_key_reaches_the_actions_of_rows_that_only_a_swipe_operates(window):
    tour = Tour(window("keys"), "Lists", "keys", "light")
    tour.go_to("Water")
    tour.press("Enter")
    tour.wait(lambda: tour.views.get_by_text("watered").count() == 1, "a row that is watered")
    assert focused(tour) == "Water"
    tour.press("Tab")
    assert focused(tour) == "Delete"

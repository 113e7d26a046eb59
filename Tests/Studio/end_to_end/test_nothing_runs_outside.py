"""Opening a playground runs nothing of it outside of its sandbox."""

import sys

import pytest

from running_studio import ROOT, RunningStudio
from workbench import Workbench

sys.path.insert(0, str(ROOT / "Tests/Pages"))

from test_names_as_arguments import attack, library, mark  # noqa: E402, F401

@pytest.fixture
def look_at(browser):
    """Opens a bundle in a window."""
    opened = []

    def look(bundle):
        studio = RunningStudio(bundle)
        page = browser.new_page(viewport={"width": 1400, "height": 900})
        opened.append((page, studio))
        page.goto(studio.address)
        page.wait_for_selector(".cm-editor")
        return Workbench(page, bundle)

    yield look
    for page, studio in opened:
        page.close()
        studio.end()


def test_opening_a_playground_loads_no_library_of_it(attack, mark, look_at):  # noqa: F811
    bench = look_at(attack)
    bench.wait_until(
        lambda: "error" in bench.page.locator("#status").inner_text().lower(), "the errors")
    assert not mark.exists()

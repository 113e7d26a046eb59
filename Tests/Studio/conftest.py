"""One Chromium and one server for the tests of a worker, and a clean tab for each test."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent / "support"))

import patience  # noqa: E402

# Seconds for one test, many times what the longest takes; `Scripts/fuzz` wants more.
LIMIT = int(os.environ.get("LEK_TEST_LIMIT", 300))
# Nothing that passes waits so long; a machine may be slow.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def living_browser():
    """Answers with a Chromium that lives and has these options."""
    started = {}
    with sync_playwright() as playwright:
        def living(*options):
            # One that was killed does not know it yet, and a call to it may never end.
            key = (len(patience.ended), *options)
            if key not in started or not started[key].is_connected():
                started[key] = playwright.chromium.launch(
                    executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox", *options])
            return started[key]
        yield living
        for (deaths, *_), browser in started.items():
            if deaths == len(patience.ended):
                browser.close()


@pytest.fixture
def browser(living_browser):
    return living_browser()


@pytest.fixture(scope="session")
def lasting_server():
    from fake_server import FakeServer
    server = FakeServer()
    yield server
    server.close()


@pytest.fixture
def fake_server(lasting_server):
    """The server of this worker, which knows of no test before."""
    lasting_server.reset()
    return lasting_server


@pytest.fixture(scope="session")
def tabs():
    from tabs import Tabs
    return Tabs()


@pytest.fixture
def take_tab(browser, tabs, fake_server, request):
    """Answers with a clean tab of the options; errors in it are for the test to look at."""
    blank, taken = fake_server.address + "blank", []

    def take(in_browser=None, **options):
        taken.append(tabs.take(in_browser or browser, blank, **options))
        return taken[-1]

    def give(tab):
        taken.remove(tab)
        tabs.give(tab, blank, is_whole=not request.node.stash.get(FAILED, False))

    take.give = give
    yield take
    for tab in list(taken):
        give(tab)


FAILED = pytest.StashKey()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    outcome = yield
    if outcome.get_result().failed:
        item.stash[FAILED] = True


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    with patience.at_most(LIMIT, item.nodeid):
        yield

"""One Chromium for all tests of the studio; a fresh server and a fresh page for each."""

import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent / "support"))


@pytest.fixture(scope="session")
def launch():
    """Starts a Chromium, with options of its own."""
    with sync_playwright() as playwright:
        yield lambda *options: playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell"),
            args=["--no-sandbox", *options])


@pytest.fixture(scope="session")
def browser(launch):
    browser = launch()
    yield browser
    browser.close()


@pytest.fixture
def fake_server():
    from fake_server import FakeServer
    server = FakeServer()
    yield server
    server.close()

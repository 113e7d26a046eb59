"""Examples and sample pictures with the real studio: a person's own copy, in the person's language."""

import os
import zipfile

import pytest

from running_studio import RunningStudio
from workbench import Workbench

from test_bundle import ask


@pytest.fixture
def at_home(bundle, browser, tmp_path, monkeypatch):
    """A studio of a person whose home is a folder of the test's, and whose language is Swedish."""
    monkeypatch.setitem(os.environ, "HOME", str(tmp_path))
    monkeypatch.setitem(os.environ, "LC_ALL", "sv_SE.UTF-8")
    studio = RunningStudio(bundle)
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(studio.address)
    bench = Workbench(page, bundle)
    bench.wait_for_picture()
    yield bench
    page.close()
    studio.end()


def open_example(bench, title):
    bench.page.click("#file-menu")
    bench.page.get_by_role("menuitem", name="Öppna exempel").click()
    bench.page.get_by_role("menuitem", name=title, exact=True).click()


def test_an_example_is_opened_as_a_copy_in_the_persons_language(at_home, tmp_path):
    open_example(at_home, "Kunddemo")
    at_home.wait_until(lambda: at_home.page.title().startswith("ClientDemo"), "the example")
    copy = tmp_path / "Playgrounds/ClientDemo.playground"
    at_home.wait_until(lambda: at_home.text == (copy / "Contents.swift").read_text(), "its page")
    assert "förslag" in at_home.text
    at_home.wait_until(
        lambda: at_home.page.evaluate("window.lek.session.state?.phase ?? ''") == "live"
        or "live" in at_home.page.locator("#status").inner_text().lower(), "the live view")
    at_home.append("// mitt eget")
    at_home.wait_until(lambda: "mitt eget" in (copy / "Contents.swift").read_text(), "the edit")
    again = ask(at_home, type="openExample", name="ClientDemo", language="en")
    assert again["document"] and "mitt eget" in (copy / "Contents.swift").read_text()
    assert "refused" in ask(at_home, type="openExample", name="../MemoryGame", language="en")


def test_the_pictures_are_an_archive_with_a_folder(at_home, tmp_path):
    with at_home.page.expect_download() as told:
        at_home.page.click("#file-menu")
        at_home.page.get_by_role("menuitem", name="Hämta exempelbilder…").click()
    with zipfile.ZipFile(told.value.path()) as archive:
        assert archive.testzip() is None
        assert sorted(archive.namelist()) == sorted(
            ["Images/", *(f"Images/{name}.png" for name in (1, 2, 3, 4, 5, 6, 7, 8, "b"))])
        archive.extractall(tmp_path / "unpacked")
    for picture in (tmp_path / "unpacked/Images").iterdir():
        data = picture.read_bytes()
        width, height = (int.from_bytes(data[at:at + 4], "big") for at in (16, 20))
        assert (width, height) == (120, 141), picture.name

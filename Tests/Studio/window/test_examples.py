"""The playgrounds we ship are opened from the File menu and the start screen, and pictures can be downloaded."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from made_up_bundle import MadeUpBundle
from made_up_disk import EXAMPLES, MadeUpDisk
from test_file_menu import open_menu, titles
from test_navigator import row

ROOT = Path(__file__).resolve().parents[3]
SHIPPED = sorted(path.stem for path in (ROOT / "Playgrounds").glob("*.playground"))
CATALOGUES = sorted(path.stem for path in (ROOT / "Studio/js/strings").glob("*.js"))


@pytest.fixture
def disk(open_studio, fake_server):
    disk = MadeUpDisk(fake_server, open=["Cards"])
    studio = open_studio()
    studio.disk = disk
    return studio


def test_one_is_opened_from_the_file_menu(disk):
    open_menu(disk, "Open Example")
    assert titles(disk, 1) == ["Memory game", "Sorting", "Something New"]
    disk.page.get_by_role("menuitem", name="Sorting").click()
    asked = disk.wait_for("openExample")
    assert (asked["name"], asked["language"]) == ("Sorting", "en")
    disk.wait(lambda: disk.text == "// Sorting\n", "its page")


def test_it_is_asked_for_in_the_language_of_the_window(open_studio, fake_server):
    MadeUpDisk(fake_server, open=["Cards"])
    fake_server.studio |= {"locale": "sv-SE"}
    studio = open_studio()
    open_menu(studio, "Öppna exempel")
    studio.page.get_by_role("menuitem", name="Sortering").click()
    assert studio.wait_for("openExample")["language"] == "sv"


def test_one_that_cannot_be_opened_says_so(disk):
    open_menu(disk, "Open Example")
    disk.page.get_by_role("menuitem", name="Something New").click()
    disk.wait(lambda: "no example" in disk.page.locator("#notices").inner_text(), "the reason")
    assert disk.text == "// Cards\n"


def test_where_there_are_none_nothing_is_offered(open_studio, fake_server):
    MadeUpDisk(fake_server, open=["Cards"])
    fake_server.studio |= {"examples": []}
    studio = open_studio()
    open_menu(studio)
    assert "Open Example" not in titles(studio)


def test_the_start_screen_shows_them_with_words_and_pictures(open_studio, fake_server):
    MadeUpDisk(fake_server)
    studio = open_studio()
    cards = studio.page.locator(".example-card")
    assert cards.count() == len(EXAMPLES)
    memory = cards.first
    expect(memory.locator(".template-name")).to_have_text("Memory game", use_inner_text=True)
    assert "Sixteen cards" in memory.locator(".template-summary").inner_text()
    picture = memory.locator("img")
    studio.wait(lambda: picture.evaluate("i => i.naturalWidth") == 320, "the picture")
    # One without a picture is a card all the same.
    studio.wait(lambda: cards.last.locator("img").count() == 0, "the broken picture to go")
    memory.click()
    assert studio.wait_for("openExample")["name"] == "MemoryGame"
    studio.wait(lambda: studio.text == "// MemoryGame\n", "its page")


@pytest.mark.parametrize("width", [1400, 820, 420])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_start_screen_fits(open_studio, fake_server, width, scheme):
    MadeUpDisk(fake_server, recents=["Cards"])
    studio = open_studio(width=width, height=900, scheme=scheme)
    for card in studio.page.locator(".template-card").all():
        box = card.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert studio.page.evaluate(
        "document.querySelector('.start-screen').scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_shipped_playground_has_words_in_every_language(disk, language):
    missing = disk.page.evaluate("""async ([language, shipped]) => {
        const catalogue = Object.values(await import(`/studio/js/strings/${language}.js`))[0];
        return shipped.flatMap((name) => [`example.${name}.name`, `example.${name}.summary`])
          .filter((key) => !Object.hasOwn(catalogue, key));
    }""", [language, SHIPPED])
    assert missing == []


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_playground_has_a_picture(name):
    picture = (ROOT / f"Studio/examples/{name}.png").read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) < 60_000


def test_pictures_are_downloaded_from_the_file_menu(disk):
    disk.server.archive = b"PK made up"
    with disk.page.expect_download() as told:
        open_menu(disk, "Download Sample Pictures…")
    assert told.value.suggested_filename == "Images.zip"
    assert Path(told.value.path()).read_bytes() == b"PK made up"


def test_pictures_are_downloaded_from_the_menu_of_resources(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server)
    studio = open_studio(bundle.document())
    row(studio, "Resources").click(button="right")
    with studio.page.expect_download() as told:
        studio.page.get_by_role("menuitem", name="Download Sample Pictures…").click()
    assert told.value.suggested_filename == "Images.zip"
    row(studio, "Sources").click(button="right")
    expect(studio.page.get_by_role("menuitem", name="Download Sample Pictures…")).to_have_count(0)

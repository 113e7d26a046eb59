"""The assistant follows the editor, or stays where the person put it."""

import pytest
from playwright.sync_api import expect

import scenes
from made_up_bundle import picture

SWITCH = "#assistant-switch"


def choose(studio, *titles):
    studio.page.click(SWITCH)
    for title in titles:
        studio.page.locator(".menu-item").filter(has_text=title).last.click()
    studio.settle()


@pytest.fixture
def pages(open_studio, fake_server):
    fake_server.answers["interface"] = lambda message: {"text": "struct Card\n", "lines": [1]}
    return open_studio(
        scenes.document(), scenes.state("live"), *scenes.begin(), scenes.cards())


def open_file(studio, path):
    studio.page.click(f".file[data-path='{path}']")
    studio.settle()


def test_it_follows_the_editor(pages):
    expect(pages.page.locator(SWITCH)).to_have_text("Timeline", use_inner_text=True)
    expect(pages.page.locator("#live-view")).to_be_visible()
    open_file(pages, "Sources/Card.swift")
    expect(pages.page.locator(SWITCH)).to_have_text("Counterpart ▸ Card.swift", use_inner_text=True)
    expect(pages.page.locator("#live-view")).to_be_hidden()
    open_file(pages, "Contents.swift")
    expect(pages.page.locator("#live-view")).to_be_visible()


def test_it_can_be_held_at_the_live_view(pages):
    choose(pages, "Timeline")
    open_file(pages, "Sources/Card.swift")
    expect(pages.page.locator("#live-view")).to_be_visible()


def test_the_live_view_has_its_size_again_when_it_comes_back(pages):
    before = pages.box("#live-view")
    open_file(pages, "Sources/Card.swift")
    open_file(pages, "Contents.swift")
    assert pages.box("#live-view") == before


def test_the_choice_is_remembered(pages, open_studio):
    choose(pages, "Counterpart")
    expect(pages.page.locator(SWITCH)).to_have_text("Counterpart ▸ Contents.swift", use_inner_text=True)
    again = open_studio(beside=pages)
    expect(again.page.locator(SWITCH)).to_have_text("Counterpart ▸ Contents.swift", use_inner_text=True)


def test_the_menu_says_what_is_chosen_and_works_with_keys(pages):
    pages.place_caret(1)
    pages.page.keyboard.press("Control+Alt+a")
    assert pages.page.locator("[role=menuitemcheckbox][aria-checked=true]").all_inner_texts() == ["✓\nFollow the editor"]
    pages.page.keyboard.press("ArrowDown")
    pages.page.keyboard.press("ArrowDown")
    pages.page.keyboard.press("Enter")
    expect(pages.page.locator(SWITCH)).to_have_text("Counterpart ▸ Contents.swift", use_inner_text=True)


def test_a_picture_is_held_too_and_stays(pages):
    pages.server.resources["Resources/back.png"] = picture(3, 2)
    choose(pages, "Manual", "back.png")
    sight = pages.page.locator("#assistant .assistant-file")
    expect(sight).to_contain_text("back.png · 3 × 2 pixels")
    expect(pages.page.locator(SWITCH)).to_have_text("Manual ▸ back.png")
    expect(pages.page.locator("#assistant .second-editor")).to_be_hidden()
    expect(pages.page.locator("#live-view")).to_be_hidden()
    open_file(pages, "Sources/Card.swift")
    expect(sight).to_be_visible()
    choose(pages, "Timeline")
    expect(sight).to_be_hidden()


def test_two_commands_editor_only_and_editor_with_assistant(pages):
    pages.page.click("#show-assistant")
    expect(pages.page.locator("#assistant")).to_be_hidden()
    pages.page.keyboard.press("Control+Alt+Enter")
    assert pages.page.locator("#assistant").is_visible() and pages.page.locator("#editor").is_visible()


def test_each_page_has_its_own_live_view(open_studio):
    first, second = ({"name": name, "path": f"Pages/{name}.xcplaygroundpage/Contents.swift"} for name in ("One", "Two"))
    files = [{"path": page["path"], "kind": "page", "page": page["name"], "text": "let a = 1\n", "revision": 0}
             for page in (first, second)]
    studio = open_studio(scenes.document(pages=[first, second], files=files, form="pages"))
    studio.say(*scenes.begin(), scenes.cards())
    expect(studio.page.locator("#live-view")).to_be_visible()
    studio.say(scenes.page(**second), scenes.state("building", run=2))
    expect(studio.page.locator(SWITCH)).to_have_text("Timeline", use_inner_text=True)
    expect(studio.page.locator("#live-view")).to_be_hidden()
    studio.say(*scenes.begin(run=2), scenes.cards(run=2))
    expect(studio.page.locator("#live-view")).to_be_visible()

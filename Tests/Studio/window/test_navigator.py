"""The project navigator: what it shows, and how one walks through it."""

import pytest
from playwright.sync_api import expect

import scenes
from made_up_bundle import MadeUpBundle, picture


def rows(studio):
    return [" ".join(text.split()) for text in studio.page.locator(".file-tree .file").all_inner_texts()]


def row(studio, path):
    return studio.page.locator(f".file[data-path='{path}']")


def focused(studio):
    return studio.page.evaluate("document.activeElement.dataset.path ?? document.activeElement.id")


@pytest.fixture
def book(fake_server):
    bundle = MadeUpBundle(fake_server, files={
        "Sources/Card.swift": "public struct Card {}\n", "Resources/back.png": None,
        "Resources/cards/ace.png": None,
        "Pages/Cards.xcplaygroundpage/Sources/Deck.swift": "public struct Deck {}\n"})
    fake_server.resources["Resources/back.png"] = picture(30, 20)
    return bundle


@pytest.fixture
def opened(open_studio, book):
    studio = open_studio(book.document())
    studio.bundle = book
    return studio


def test_it_shows_pages_with_their_own_and_what_the_bundle_has(opened):
    assert rows(opened) == [
        "Welcome", "Cards", "Board", "Sources", "Card.swift", "Resources", "cards", "back.png"]
    expect(opened.page.get_by_role("tree")).to_have_count(1)
    cards = row(opened, opened.bundle.page_path("Cards"))
    expect(cards).to_have_attribute("aria-expanded", "false")
    cards.locator(".file-turn").click()
    assert rows(opened)[1:5] == ["Cards", "Sources", "Deck.swift", "Board"]
    expect(row(opened, "Pages/Cards.xcplaygroundpage/Sources/Deck.swift")).to_have_attribute(
        "aria-level", "3")


def test_a_click_opens_and_the_open_file_is_marked(opened):
    row(opened, "Sources/Card.swift").click()
    assert opened.text == "public struct Card {}\n"
    expect(row(opened, "Sources/Card.swift")).to_have_attribute("aria-current", "true")
    opened.page.keyboard.type("!")
    assert opened.wait_for("edit")["file"] == "Sources/Card.swift"


def test_a_page_is_looked_at(opened):
    row(opened, opened.bundle.page_path("Board")).click()
    assert opened.wait_for("look")["page"] == "Board"


def test_keys_walk_through_it(opened):
    welcome = opened.bundle.page_path("Welcome")
    row(opened, welcome).focus()
    seen = []
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft",
                "ArrowLeft", "ArrowDown", "End", "Home", "r"):
        opened.page.keyboard.press(key)
        seen.append(focused(opened).replace("Pages/Cards.xcplaygroundpage", "~"))
    assert seen == [
        "~/Contents.swift", "~/Contents.swift", "~/Sources", "~/Sources/Deck.swift", "~/Sources",
        "~/Sources", "~/Contents.swift", "~/Sources", "Resources/back.png", welcome, "Resources"]
    expect(opened.page.locator(".file[tabindex='0']")).to_have_count(1)


def test_return_opens(opened):
    row(opened, "Sources/Card.swift").focus()
    opened.page.keyboard.press("Enter")
    assert opened.text == "public struct Card {}\n"
    assert opened.page.evaluate("document.activeElement.closest('#editor') !== null")


@pytest.mark.parametrize("way", ["right click", "Shift+F10", "button"])
def test_a_row_opens_its_menu(opened, way):
    card = row(opened, "Sources/Card.swift")
    if way == "right click":
        card.click(button="right")
    elif way == "button":
        card.hover()
        card.get_by_role("button", name="Actions for Card.swift").click()
    else:
        card.focus()
        opened.page.keyboard.press(way)
    items = opened.page.get_by_role("menuitem").all_inner_texts()
    assert [item.split("\n")[0] for item in items] == [
        "Open", "New File", "Add Files…", "Rename", "Delete"]
    opened.page.keyboard.press("Escape")
    assert focused(opened) == "Sources/Card.swift"


def test_a_finger_that_rests_opens_the_menu_and_opens_no_file(open_studio, book):
    studio = open_studio(book.document(), has_touch=True)
    box = row(studio, "Sources/Card.swift").bounding_box()
    point = {"x": box["x"] + 60, "y": box["y"] + box["height"] / 2}
    client = studio.tab.session
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    studio.wait(lambda: studio.page.get_by_role("menu").count() == 1, "the menu")
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    studio.settle()
    expect(studio.page.get_by_role("menu")).to_have_count(1)
    assert studio.text == "// Welcome\n"


def test_pictures_are_small_in_their_row_and_whole_in_the_editor(opened):
    image = row(opened, "Resources/back.png").locator("img")
    opened.wait(lambda: image.evaluate("i => i.naturalWidth") == 30, "the thumbnail")
    row(opened, "Resources/back.png").click()
    view = opened.page.locator(".file-view")
    opened.wait(lambda: "30 × 20 pixels" in view.inner_text(), "the size")
    assert "back.png" in opened.page.locator("#jump-bar").inner_text()
    opened.page.keyboard.type("x")
    opened.page.keyboard.press("Home")
    row(opened, opened.bundle.page_path("Welcome")).click()
    expect(view).to_be_hidden()
    assert opened.text == "// Welcome\n" and opened.server.messages("edit") == []


def test_a_file_without_text_says_what_it_is(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, files={"Resources/tune.m4a": None, "Resources/bad.png": None})
    studio = open_studio(bundle.document())
    row(studio, "Resources/tune.m4a").click()
    assert "“tune.m4a” (M4A) has no text" in studio.page.locator(".file-view").inner_text()
    row(studio, "Resources/bad.png").click()
    studio.wait(lambda: "cannot be shown" in studio.page.locator(".file-view").inner_text(), "the words")


def test_a_picture_that_is_gone_gives_its_place_to_the_page(opened):
    row(opened, "Resources/back.png").click()
    del opened.bundle.files["Resources/back.png"]
    opened.say(opened.bundle.document())
    expect(opened.page.locator(".file-view")).to_be_hidden()
    assert opened.text == "// Welcome\n"


def test_an_empty_resources_invites_and_takes_a_click(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, files={})
    studio = open_studio(bundle.document())
    assert rows(studio)[-1] == "Drop pictures here"
    with studio.page.expect_file_chooser() as chooser:
        studio.page.get_by_role("treeitem", name="Drop pictures here").click()
    chooser.value.set_files([{"name": "ace.png", "mimeType": "image/png", "buffer": picture(2, 2)}])
    studio.wait(lambda: rows(studio)[-1] == "ace.png", "the file")
    assert studio.server.resources["Resources/ace.png"] == picture(2, 2)


def test_a_closed_page_tells_of_the_errors_in_its_sources(opened):
    deck = "Pages/Cards.xcplaygroundpage/Sources/Deck.swift"
    opened.say(scenes.state("failed", errors=1), scenes.diagnostics(
        scenes.diagnostic(1, "cannot find", file=deck)))
    assert "1 error" in row(opened, opened.bundle.page_path("Cards")).inner_text()
    row(opened, opened.bundle.page_path("Cards")).locator(".file-turn").click()
    assert "1 error" not in row(opened, opened.bundle.page_path("Cards")).inner_text()
    assert "1 error" in row(opened, deck).inner_text()


def test_a_document_told_anew_takes_no_focus_and_moves_nothing(opened):
    row(opened, "Sources/Card.swift").focus()
    opened.page.evaluate("document.activeElement.mark = 1")
    opened.bundle.files["Sources/Another.swift"] = ""
    opened.say(opened.bundle.document())
    assert focused(opened) == "Sources/Card.swift"
    assert opened.page.evaluate("document.activeElement.mark") == 1
    assert rows(opened)[4:6] == ["Another.swift", "Card.swift"]


def test_it_works_with_two_hundred_pages(open_studio, fake_server):
    bundle = MadeUpBundle(fake_server, pages=[f"Page {number}" for number in range(1, 201)])
    studio = open_studio(bundle.document())
    assert len(rows(studio)) == 204
    kept = studio.page.evaluate("""document_ => {
        const before = [...document.querySelectorAll("#navigator [data-path]")];
        lek.navigator.show(document_);
        const after = [...document.querySelectorAll("#navigator [data-path]")];
        return before.length > 200 && before.every((row, index) => row === after[index]);
    }""", bundle.document())
    assert kept, "rows that are as they were are not made anew"
    row(studio, bundle.page_path("Page 1")).focus()
    studio.page.keyboard.press("End")
    expect(row(studio, "Resources/back.png")).to_be_visible()

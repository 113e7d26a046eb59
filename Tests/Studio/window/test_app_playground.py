"""An app playground in the window: its files, and the previews of the file in the editor."""

import pytest
from playwright.sync_api import expect

import scenes
from test_navigator import row, rows

APP = "import SwiftUI\n@main struct Walk: App {}\n"
CARD = "import SwiftUI\nstruct Card: View {}\n#Preview { Card() }\n"
HAND = "import SwiftUI\n#Preview(\"Hand\") { Card() }\n"


def facts(is_application=True):
    return scenes.document(
        name="Walk", form="package", isApplication=is_application,
        pages=[{"name": "Walk", "path": "App/Walk.swift"}], folders=[],
        files=[
            {"path": "App/Walk.swift", "kind": "page", "page": "Walk", "text": APP, "revision": 0},
            {"path": "App/Card.swift", "kind": "source", "text": CARD, "revision": 0},
            {"path": "App/Hand.swift", "kind": "source", "text": HAND, "revision": 0},
        ])


@pytest.fixture
def app(open_studio):
    studio = open_studio(
        facts(), scenes.page("Walk", "App/Walk.swift"), {"type": "previews", "file": None},
        *scenes.begin(), scenes.cards())
    row(studio, "App").click()
    return studio


def choice(studio):
    return studio.page.get_by_role("group", name="What the live view shows")


def test_previews_are_offered_for_the_files_that_have_some_and_follow_the_editor(app):
    expect(choice(app)).to_be_hidden()
    row(app, "App/Card.swift").click()
    buttons = choice(app).get_by_role("button")
    expect(buttons).to_have_text(["App", "Previews"])
    assert buttons.nth(0).get_attribute("aria-pressed") == "true"
    buttons.nth(1).click()
    assert app.wait_for("previews") == {"type": "previews", "file": "App/Card.swift"}
    app.say({"type": "previews", "file": "App/Card.swift"})
    assert buttons.nth(1).get_attribute("aria-pressed") == "true"
    row(app, "App/Hand.swift").click()
    assert app.wait_for("previews", 2)["file"] == "App/Hand.swift"
    app.say({"type": "previews", "file": "App/Hand.swift"})
    # The last previews stay while a file without any is looked at.
    row(app, "App/Walk.swift").click()
    expect(buttons.nth(1)).to_be_disabled()
    buttons.nth(0).click()
    assert app.wait_for("previews", 3)["file"] is None
    app.say({"type": "previews", "file": None})
    expect(choice(app)).to_be_hidden()


def test_the_live_view_stays_with_every_file(app):
    row(app, "App/Card.swift").click()
    expect(app.page.locator("#live-view")).to_be_visible()
    expect(choice(app)).to_be_visible()


def test_keys_change_between_the_app_and_previews(app):
    row(app, "App/Card.swift").click()
    app.page.keyboard.press("Control+Alt+KeyV")
    assert app.wait_for("previews")["file"] == "App/Card.swift"


def test_another_playground_has_no_choice(app):
    row(app, "App/Card.swift").click()
    app.say(facts(is_application=False))
    expect(choice(app)).to_be_hidden()


def test_the_file_where_it_begins_is_a_file_as_the_others(app):
    assert rows(app) == ["Walk.swift", "App", "Card.swift", "Hand.swift"]
    row(app, "App/Walk.swift").click(button="right")
    items = app.page.get_by_role("menuitem")
    expect(items.filter(has_text="New page")).to_have_count(0)
    items.filter(has_text="Rename").click()
    app.page.keyboard.type("Main")
    app.page.keyboard.press("Enter")
    asked = app.wait_for("renameFile")
    assert (asked["path"], asked["name"]) == ("App/Walk.swift", "Main.swift")


def test_a_new_file_goes_beside_the_one_where_it_begins(app):
    app.page.keyboard.press("Control+Alt+Shift+KeyN")
    asked = app.wait_for("addFile")
    assert (asked["folder"], asked["text"]) == ("App", "import SwiftUI\n")
    assert asked["name"].endswith(".swift")

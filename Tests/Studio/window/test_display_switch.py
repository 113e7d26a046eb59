"""The switch between drawn prose and prose as it is written."""

from playwright.sync_api import expect

import prose


def drawn(studio):
    return studio.page.locator(".prose").count()


def test_the_bundle_says_how_prose_is_shown_first(open_studio):
    assert drawn(open_studio(*prose.greeting(display="raw"))) == 0
    assert drawn(open_studio(*prose.greeting(display="rendered"))) == 2


def test_the_key_and_the_button_switch(open_studio):
    studio = open_studio(*prose.greeting())
    button = studio.page.get_by_role("button", name="Rendered markup")
    expect(button).to_have_attribute("aria-pressed", "true")
    studio.page.keyboard.press("Control+Alt+r")
    studio.settle()
    assert drawn(studio) == 0 and button.get_attribute("aria-pressed") == "false"
    assert studio.page.locator(".cm-content").inner_text().count("//:") == 2
    button.click()
    studio.settle()
    assert drawn(studio) == 2
    assert studio.text == prose.PAGE and studio.server.messages("edit") == []


def test_each_document_remembers_its_own(open_studio):
    studio = open_studio(*prose.greeting())
    studio.page.keyboard.press("Control+Alt+r")
    again = open_studio(*prose.greeting(), beside=studio)
    assert drawn(again) == 0
    other = open_studio(
        *prose.greeting(name="Other", location="/home/Other.playground"), beside=studio)
    assert drawn(other) == 2


def test_the_prose_one_is_in_stays_open_when_it_is_switched_on(open_studio):
    studio = open_studio(*prose.greeting(display="raw"))
    studio.place_caret(4, 4)
    studio.page.keyboard.press("Control+Alt+r")
    studio.settle()
    assert studio.page.locator(".prose h2").count() == 1 and drawn(studio) == 1
    assert studio.editor("return editor.caret.line") == 3


def test_the_caret_of_a_page_nobody_was_in_makes_way(open_studio):
    studio = open_studio(*prose.greeting(display="raw"))
    studio.page.keyboard.press("Control+Alt+r")
    studio.settle()
    assert drawn(studio) == 2 and studio.editor("return editor.caret.line") == 8


def test_a_switch_without_prose_does_no_harm(open_studio):
    studio = open_studio(prose.document("let a = 1\n"))
    studio.page.keyboard.press("Control+Alt+r")
    studio.type_at(1, "2")
    assert studio.text == "let a = 12\n"

"""Manual: a second editor that stays on its file."""

import pytest
from playwright.sync_api import expect

import scenes
from test_assistant import choose

SECOND = ".second-editor .cm-editor"


def second(studio, body):
    return studio.page.evaluate(
        f"() => {{ const second = document.querySelector('{SECOND}').codeEditor; {body} }}")


def type_in_second(studio, line, text):
    second(studio, f"second.setCaret({{line: {line - 1}, ch: null}}); second.focus();")
    studio.page.keyboard.type(text)
    studio.settle()


@pytest.fixture
def manual(studio):
    choose(studio, "Manual", "Sources/Card.swift")
    return studio


def test_it_stays_on_its_file(manual):
    expect(manual.page.locator("#assistant-switch")).to_have_text(
        "Manual ▸ Card.swift", use_inner_text=True)
    assert second(manual, "return second.text") == scenes.SOURCE
    assert manual.text == scenes.PAGE
    manual.page.click(".file[data-path='Sources/Card.swift']")
    expect(manual.page.locator("#assistant-switch")).to_have_text(
        "Manual ▸ Card.swift", use_inner_text=True)


def test_what_is_typed_there_is_saved(manual):
    type_in_second(manual, 1, " // two")
    manual.wait(lambda: manual.server.shared.texts["Sources/Card.swift"].startswith(
        "public struct Card { // two\n"), "the edit")
    assert manual.server.shared.texts["Contents.swift"] == scenes.PAGE


def test_both_editors_type_into_one_text(manual):
    manual.page.click(".file[data-path='Sources/Card.swift']")
    type_in_second(manual, 1, "2")
    assert manual.editor("return editor.line(0)") == "public struct Card {2"
    manual.type_at(1, "1")
    assert second(manual, "return second.line(0)") == "public struct Card {21"
    manual.wait(lambda: "{21\n" in manual.server.shared.texts["Sources/Card.swift"], "both edits")


def test_it_hears_of_other_windows(manual):
    text = scenes.SOURCE
    manual.server.change("Sources/Card.swift", ["// far\n", len(text)])
    manual.settle()
    assert second(manual, "return second.line(0)") == "// far"
    assert manual.server.messages("edit") == []


def test_undo_takes_back_what_was_typed_there(manual):
    type_in_second(manual, 1, "x")
    manual.page.keyboard.press("Control+z")
    manual.settle()
    assert second(manual, "return second.text") == scenes.SOURCE
    manual.wait(lambda: manual.server.shared.texts["Sources/Card.swift"] == scenes.SOURCE, "the undoing")


def test_the_page_itself_can_be_shown_twice(studio):
    choose(studio, "Manual", "Contents.swift")
    type_in_second(studio, 1, "!")
    assert studio.editor("return editor.line(0)") == "import UIKit!"
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"].startswith("import UIKit!"), "the edit")

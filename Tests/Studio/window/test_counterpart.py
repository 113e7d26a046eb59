"""The counterpart of a source file: its interface, to read and to go from."""

import pytest
from playwright.sync_api import expect

import scenes

SECOND = ".second-editor"


def shown(studio):
    return studio.page.evaluate(
        f"() => document.querySelector('{SECOND} .cm-editor')?.codeEditor.text ?? null")


@pytest.fixture
def interface(open_studio, fake_server):
    fake_server.answers["interface"] = lambda message: {
        "text": "public struct Card {\n    public var isFaceUp: Bool\n}\n", "lines": [1, 2, 0]}
    studio = open_studio()
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.wait(lambda: shown(studio), "the interface")
    studio.settle()
    return studio


def test_it_is_the_files_interface_in_colour(interface):
    assert interface.server.messages("interface")[0]["file"] == "Sources/Card.swift"
    assert shown(interface).startswith("public struct Card {")
    assert interface.page.locator(f"{SECOND} .cm-keyword").count() >= 3


def test_a_click_goes_to_the_declaration(interface):
    interface.place_caret(1)
    interface.page.locator(f"{SECOND} .cm-line").nth(1).click()
    assert interface.editor("return editor.caret.line") == 1
    assert interface.editor("return editor.hasFocus")


def test_return_goes_there_too(interface):
    interface.place_caret(3)
    interface.page.evaluate(f"""() => {{
        const second = document.querySelector('{SECOND} .cm-editor').codeEditor;
        second.setCaret(1, 0); second.focus(); }}""")
    interface.page.keyboard.press("Enter")
    assert interface.editor("return editor.caret.line") == 1


def test_it_cannot_be_typed_into(interface):
    before = shown(interface)
    interface.page.locator(f"{SECOND} .cm-line").nth(2).click()
    interface.page.evaluate(f"document.querySelector('{SECOND} .cm-editor').codeEditor.focus()")
    interface.page.keyboard.type("x")
    assert shown(interface) == before
    assert interface.server.messages("edit") == []


def test_it_follows_what_is_typed(interface):
    interface.server.answers["interface"] = lambda message: {"text": "struct Other {\n}\n", "lines": [1, 0]}
    interface.type_at(1, "// ")
    interface.wait(lambda: shown(interface).startswith("struct Other"), "the new interface")


def test_a_file_that_declares_nothing_says_so(open_studio, fake_server):
    fake_server.answers["interface"] = lambda message: {"text": "", "lines": []}
    studio = open_studio()
    studio.page.click(".file[data-path='Sources/Card.swift']")
    problem = studio.page.locator(".assistant-problem")
    studio.wait(problem.is_visible, "the word")
    expect(problem).to_have_text(
        "This file declares nothing that others could use.", use_inner_text=True)


def test_a_refusal_is_said(open_studio):
    studio = open_studio()
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.wait(studio.page.locator(".assistant-problem").is_visible, "the refusal")
    expect(studio.page.locator(".assistant-problem")).to_have_text(
        "There is no interface here.", use_inner_text=True)

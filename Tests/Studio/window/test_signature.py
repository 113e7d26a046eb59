"""What a call takes, while its arguments are typed."""

import pytest
from playwright.sync_api import expect

HELP = ".signature-help"


@pytest.fixture
def calling(studio):
    def answer(message):
        line = studio.server.shared.texts[message["file"]].split("\n")[message["line"] - 1]
        before = line.encode()[:message["column"] - 1].decode()
        if before.count("(") <= before.count(")"):
            return {"label": None, "parameters": [], "active": None, "documentation": ""}
        return {"label": "move(x: Int, y: Int) -> Int", "parameters": [[5, 11], [13, 19]],
                "active": before.count(","), "documentation": ""}
    studio.server.answers["signature"] = answer
    studio.server.answers["completion"] = lambda _: {"start": 1, "items": []}
    studio.place_caret(23)
    studio.page.keyboard.press("Enter")
    return studio


def active(studio):
    return studio.page.locator(f"{HELP} b").inner_text()


def test_a_parenthesis_shows_what_comes_and_a_comma_goes_on(calling):
    calling.page.keyboard.type("move(")
    calling.page.wait_for_selector(HELP)
    expect(calling.page.locator(HELP)).to_have_text("move(x: Int, y: Int) -> Int", use_inner_text=True)
    assert active(calling) == "x: Int"
    calling.page.keyboard.type("1, ")
    calling.wait(lambda: active(calling) == "y: Int", "the second parameter")
    line = calling.editor("return editor.boxOf(editor.caret, 'window').top")
    box = calling.box(HELP)
    assert box["y"] + box["height"] <= line


def test_it_goes_behind_the_call(calling):
    calling.page.keyboard.type("move(1, 2")
    calling.page.wait_for_selector(HELP)
    calling.page.keyboard.type(")")
    calling.page.wait_for_selector(HELP, state="hidden")


def test_escape_closes_it_and_a_key_asks_again(calling):
    calling.page.keyboard.type("move(1")
    calling.page.wait_for_selector(HELP)
    calling.page.keyboard.press("Escape")
    expect(calling.page.locator(HELP)).to_be_hidden()
    calling.page.keyboard.press("Control+Shift+Space")
    calling.page.wait_for_selector(HELP)

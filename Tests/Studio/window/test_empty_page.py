"""An empty page is an invitation: three beginnings, which go with the first letter."""

import pytest
from playwright.sync_api import expect

import scenes


@pytest.fixture
def empty(open_studio):
    return open_studio(scenes.document(""))


def test_an_empty_page_offers_three_beginnings(empty):
    starters = empty.page.locator(".starter")
    expect(starters).to_have_count(3)
    expect(empty.page.locator(".starters")).to_be_visible()


@pytest.mark.parametrize("title,piece", [
    ("Values and a loop", "for number in 1...10"), ("A live view", "PlaygroundPage.current.liveView = counter"),
    ("A drawing that moves", "UIView.animate")])
def test_one_is_put_in_as_if_it_were_typed(empty, title, piece):
    empty.page.click(f".starter:has-text('{title}')")
    assert piece in empty.text
    assert piece in empty.wait_for("edit")["text"]
    expect(empty.page.locator(".starters")).to_be_hidden()
    assert empty.page.evaluate("document.activeElement.closest('.cm-editor') !== null")
    empty.page.keyboard.press("Control+z")
    empty.settle()
    assert empty.text == ""
    expect(empty.page.locator(".starters")).to_be_visible()


def test_typing_takes_them_away(empty):
    empty.page.keyboard.type("l")
    expect(empty.page.locator(".starters")).to_be_hidden()


def test_a_page_with_a_text_offers_none(studio):
    expect(studio.page.locator(".starters")).to_be_hidden()
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.editor("editor.document.load('')")
    expect(studio.page.locator(".starters")).to_be_hidden()

"""Literals: seen as what they are, changed by what opens beside them."""

import pytest
from playwright.sync_api import expect

import prose

RED = "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
TEXT = f"""let red = {RED}
let card = #imageLiteral(resourceName: "back.png")
let words = #fileLiteral(resourceName: "words.txt")
let none = #imageLiteral(resourceName: "gone.png")
let text = "{RED}" // {RED}
let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
let made = #colorLiteral(red: x, green: 0, blue: 0, alpha: 1)
"""


@pytest.fixture
def page(open_studio):
    def answer(route):
        route.fulfill(body="<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", content_type="image/svg+xml")

    files = prose.document(TEXT)["files"] + [
        {"path": "Resources/front.png", "kind": "resource"}, {"path": "Resources/sub/deep.jpg", "kind": "resource"}]
    return open_studio(prose.document(TEXT, files=files), routes={"**/resource?*": answer})


def line(studio, number):
    return studio.text.split("\n")[number - 1]


def test_literals_are_drawn_and_what_only_looks_like_one_is_not(page):
    found = page.page.locator(".literal")
    assert found.evaluate_all("all => all.map(one => one.ariaLabel)") == [
        "Colour", "Picture back.png", "File words.txt", "“gone.png” is not in Resources."]
    assert found.first.locator("span").evaluate(
        "span => getComputedStyle(span).backgroundColor") == "rgb(255, 0, 0)"
    expect(found.nth(1).locator("img")).to_have_count(1)
    assert page.text == TEXT and page.server.messages("edit") == []
    shown = page.page.locator(".cm-content").inner_text()
    assert "UIColor(red: 1" in shown and "red: x" in shown and shown.count("red: 1, green") == 3


def test_a_colour_is_changed_by_its_digits_in_one_step(page):
    page.page.click(".literal-color")
    digits = page.page.get_by_label("Hexadecimal digits")
    assert digits.input_value() == "#FF0000"
    digits.fill("#0080ff")
    digits.fill("#00FF0080")
    page.wait(lambda: line(page, 1) == "let red = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.502)")
    page.page.keyboard.press("Escape")
    expect(page.page.locator(".popover")).to_have_count(0)
    assert page.editor("return editor.hasFocus")
    page.page.keyboard.press("Control+z")
    assert page.text == TEXT
    expect(page.page.locator(".literal-color")).to_have_count(1)


def test_sliders_answer_to_the_keyboard_and_the_text_follows(page):
    page.page.click(".literal-color")
    page.page.get_by_label("Green").focus()
    for _ in range(3):
        page.page.keyboard.press("ArrowRight")
    page.wait(lambda: "green: 0.0118," in line(page, 1))
    page.page.get_by_label("Opacity").focus()
    page.page.keyboard.press("Home")
    page.wait(lambda: line(page, 1).endswith("alpha: 0)"))
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("Control+z")
    assert page.text == TEXT


def test_two_changes_are_two_steps(page):
    for digits in ("#00FF00", "#0000FF"):
        page.page.click(".literal-color")
        page.page.get_by_label("Hexadecimal digits").fill(digits)
        page.page.keyboard.press("Escape")
    page.page.keyboard.press("Control+z")
    assert "green: 1, blue: 0" in line(page, 1)


def test_wrong_digits_change_nothing(page):
    page.page.click(".literal-color")
    page.page.get_by_label("Hexadecimal digits").fill("#12345")
    expect(page.page.get_by_label("Hexadecimal digits")).to_have_attribute("aria-invalid", "true")
    page.page.keyboard.press("Escape")
    assert page.text == TEXT


def test_colours_used_lately_are_offered_again(page):
    page.page.click(".literal-color")
    page.page.get_by_label("Hexadecimal digits").fill("#123456")
    page.page.keyboard.press("Escape")
    page.page.click(".literal-color")
    recent = page.page.get_by_role("group", name="Used lately").locator("button")
    assert recent.evaluate_all("all => all.map(one => one.title)") == ["#123456"]
    page.page.get_by_label("#FF9500").click()
    page.wait(lambda: "red: 1, green: 0.5843, blue: 0," in line(page, 1))


def test_a_picture_is_chosen_from_the_resources(page):
    page.page.click(".literal-image >> nth=0")
    options = page.page.get_by_role("option")
    assert options.all_inner_texts() == ["back.png", "front.png", "sub/deep.jpg"]
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.page.keyboard.type("fro")
    assert options.all_inner_texts() == ["front.png"]
    page.page.keyboard.press("Enter")
    assert line(page, 2) == 'let card = #imageLiteral(resourceName: "front.png")'
    expect(page.page.locator(".popover")).to_have_count(0)
    page.page.keyboard.press("Control+z")
    assert page.text == TEXT


def test_arrows_choose_a_file(page):
    page.page.click(".literal-file")
    options = page.page.get_by_role("option")
    assert options.all_inner_texts() == ["back.png", "film.mp4", "words.txt", "front.png", "sub/deep.jpg"]
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("Enter")
    assert line(page, 3) == 'let words = #fileLiteral(resourceName: "film.mp4")'


def test_a_filter_without_a_match_says_so(page):
    page.page.click(".literal-image >> nth=0")
    page.page.keyboard.type("zzz")
    expect(page.page.locator(".resource-none")).to_have_text(
        "No file has that in its name.", use_inner_text=True)
    page.page.keyboard.press("Escape")
    assert page.text == TEXT


def test_a_literal_is_one_sign_to_the_keyboard(page):
    page.place_caret(1)
    page.page.keyboard.press("ArrowLeft")
    assert page.editor("return editor.caret.ch") == len("let red = ")
    page.page.keyboard.press("ArrowRight")
    page.page.keyboard.press("Backspace")
    assert line(page, 1) == "let red = "
    page.page.keyboard.press("Control+z")
    assert page.text == TEXT and page.page.locator(".literal-color").count() == 1


def test_a_literal_just_typed_becomes_a_swatch(page):
    page.place_caret(8)
    page.page.keyboard.type("let new = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1")
    expect(page.page.locator(".literal-color")).to_have_count(1)
    page.page.keyboard.type(")")
    page.settle()
    expect(page.page.locator(".literal-color")).to_have_count(2)
    page.page.keyboard.type(".cgColor")
    assert line(page, 8).endswith("alpha: 1).cgColor")


def test_shown_as_text_until_the_caret_leaves_the_line(page):
    page.page.click(".literal-color")
    page.page.get_by_role("button", name="Show as text").click()
    page.settle()
    expect(page.page.locator(".literal-color")).to_have_count(0)
    page.place_caret(1, 30)
    page.page.keyboard.type("0.")
    expect(page.page.locator(".literal-color")).to_have_count(0)
    page.place_caret(6)
    page.settle()
    expect(page.page.locator(".literal-color")).to_have_count(1)


def test_the_keyboard_opens_what_changes_a_literal(page):
    page.place_caret(2)
    page.page.keyboard.press("Control+Alt+l")
    expect(page.page.get_by_role("dialog", name="Choose a picture")).to_have_count(1)


def test_a_comment_around_a_literal_makes_it_text(page):
    page.place_caret(1, 1)
    page.page.keyboard.type("/*")
    page.settle()
    expect(page.page.locator(".literal")).to_have_count(0)
    page.page.keyboard.press("Backspace")
    page.settle()
    expect(page.page.locator(".literal")).to_have_count(4)


def test_what_others_do_to_a_literal_is_seen(page):
    at = TEXT.index("green: 0")
    page.server.change("Contents.swift", [at, "green: 1", -8, len(TEXT) - at - 8])
    page.wait(lambda: page.page.locator(".literal-color span").evaluate(
        "span => getComputedStyle(span).backgroundColor") == "rgb(255, 255, 0)")

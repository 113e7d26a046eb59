"""The menu of a right click, a long press and the menu key in the text."""

import pytest
from playwright.sync_api import expect

import scenes


def titles(studio):
    return studio.page.locator(".menu .menu-title").all_inner_texts()


def right_click(studio, line, word):
    place = studio.editor(f"""
        const ch = editor.line({line - 1}).indexOf({word!r}) + 1;
        const {{left, top, bottom}} = editor.boxOf({{line: {line - 1}, ch}}, 'window');
        return {{x: left + 2, y: (top + bottom) / 2}};""")
    studio.page.mouse.click(place["x"], place["y"], button="right")
    studio.page.wait_for_selector(".menu")


@pytest.fixture
def page(open_studio):
    return open_studio(scenes.document("let first = 1\nlet second = first\n"))


def test_a_right_click_selects_the_word_and_offers_what_can_be_done(page):
    page.place_caret(1)
    right_click(page, 2, "second")
    assert page.editor("return editor.selectedText") == "second"
    offered = {"Cut", "Copy", "Paste", "Find References", "Comment lines in or out"}
    assert offered <= set(titles(page))


def test_what_is_selected_stays_so(page):
    page.editor("editor.setSelection({line: 0, ch: 0}, {line: 1, ch: 10})")
    right_click(page, 2, "second")
    assert page.editor("return editor.selectedText") == "let first = 1\nlet second"


def test_lines_are_commented_out_from_it(page):
    right_click(page, 2, "second")
    page.page.locator(".menu-item", has_text="Comment lines").click()
    assert page.text == "let first = 1\n// let second = first\n"
    page.page.keyboard.type("x")
    assert "x" in page.text


def test_cut_takes_what_is_selected(page):
    page.editor("editor.setSelection({line: 0, ch: 4}, {line: 0, ch: 9})")
    right_click(page, 1, "first")
    page.page.locator(".menu-item", has_text="Cut").click()
    page.wait(lambda: page.text == "let  = 1\nlet second = first\n", "the cut")


def test_paste_puts_in_the_clipboard_or_says_which_key_does(page):
    page.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.page.evaluate("navigator.clipboard.writeText('third')")
    page.editor("editor.setSelection({line: 0, ch: 4}, {line: 0, ch: 9})")
    right_click(page, 1, "first")
    page.page.locator(".menu-item", has_text="Paste").click()
    page.wait(lambda: page.text.startswith("let third = 1\n"), "the text")
    page.page.context.clear_permissions()
    page.page.evaluate("""() => {
        navigator.clipboard.readText = () => Promise.reject(new Error("no")); }""")
    right_click(page, 1, "third")
    page.page.locator(".menu-item", has_text="Paste").click()
    expect(page.page.locator("#notices")).to_contain_text("Ctrl+V")
    assert page.text.startswith("let third = 1\n")


def test_the_menu_key_opens_it_below_the_caret(page):
    page.place_caret(2, 6)
    page.page.keyboard.press("ContextMenu")
    menu = page.page.locator(".menu").bounding_box()
    assert menu["y"] >= page.editor("return editor.selectionBox.bottom") - 1
    page.page.keyboard.press("Escape")
    page.page.keyboard.type("x")
    assert page.text == "let first = 1\nlet sxecond = first\n"


def test_a_file_that_can_only_be_read_is_not_changed_from_it(open_studio):
    document = scenes.document("let first = 1\n")
    document["files"][0]["isReadOnly"] = True
    studio = open_studio(document)
    right_click(studio, 1, "first")
    for name in ("Cut", "Paste"):
        row = studio.page.locator(".menu-item", has_text=name)
        expect(row).to_have_attribute("aria-disabled", "true")


@pytest.fixture
def phone(open_studio):
    return open_studio(
        scenes.document("let first = 1\nlet second = first\n"),
        width=390, height=844, has_touch=True, is_mobile=True)


def hold(phone, milliseconds, move=0):
    """A finger on the second word of the second line."""
    place = phone.editor("""
        const {left, top, bottom} = editor.boxOf({line: 1, ch: 6}, 'window');
        return {x: left, y: (top + bottom) / 2};""")
    client = phone.page.context.new_cdp_session(phone.page)

    def touch(kind, *points):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", place)
    if move:
        touch("touchMove", {**place, "y": place["y"] + move})
    phone.page.wait_for_timeout(milliseconds)
    touch("touchEnd")


def test_a_finger_that_is_held_opens_it_and_selects_the_word(phone):
    hold(phone, 700)
    phone.page.wait_for_selector(".menu")
    assert phone.editor("return editor.selectedText") == "second"
    phone.page.locator(".menu-item", has_text="Comment lines").tap()
    assert phone.text == "let first = 1\n// let second = first\n"


@pytest.mark.parametrize("milliseconds, move", [(100, 0), (700, 60)])
def test_a_tap_and_a_finger_that_scrolls_do_not(phone, milliseconds, move):
    hold(phone, milliseconds, move)
    phone.settle()
    assert phone.page.locator(".menu").count() == 0

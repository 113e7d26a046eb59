"""The jump bar: where one is, what is beside it, symbols, back and forward, a line's number."""

from playwright.sync_api import expect

import scenes


def parts(studio):
    return studio.page.locator("#jump-bar li").all_inner_texts()


def menu(studio):
    return studio.page.locator(".menu .menu-title").all_inner_texts()


def test_the_playgrounds_name_once_or_twice_ends_on_the_page(studio):
    studio.page.click(".file[data-path='Sources/Card.swift']")
    assert parts(studio) == ["MemoryGame", "Sources", "Card.swift", "Card"]
    studio.page.click("[data-kind=playground]")
    assert studio.text == scenes.PAGE and studio.page.locator(".menu").count() == 0
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.page.dblclick("[data-kind=playground]")
    assert studio.text == scenes.PAGE and studio.page.locator(".menu").count() == 0
    studio.page.click("[data-kind=playground]")
    assert menu(studio) == ["MemoryGame", "Sources/Card.swift"]
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    assert studio.text == scenes.SOURCE


def test_pages_are_beside_each_other(open_studio):
    path = "Pages/{}.xcplaygroundpage/Contents.swift"
    names = ["One", "Two"]
    studio = open_studio(scenes.document(
        form="pages", pages=[{"name": name, "path": path.format(name)} for name in names],
        files=[{"path": path.format(name), "kind": "page", "page": name, "text": f"// {name}\n", "revision": 0}
               for name in names]))
    assert parts(studio)[:2] == ["MemoryGame", "One"]
    studio.page.click("[data-kind=page]")
    assert menu(studio) == names
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    assert studio.wait_for("look")["page"] == "Two"


def test_symbols_are_filtered_while_typing(studio):
    assert parts(studio)[-1] == "No selection"
    studio.page.keyboard.press("Control+6")
    titles = studio.page.locator(".filter-item .menu-title")
    assert titles.all_inner_texts() == [
        "columns", "padding", "title", "Board", "cards", "layOut(in:)", "board"]
    studio.page.keyboard.type("lyo")
    assert titles.all_inner_texts() == ["layOut(in:)"]
    studio.page.keyboard.press("Enter")
    assert studio.editor("return editor.caret.line") == 11
    assert studio.editor("return editor.hasFocus")
    assert parts(studio)[-1] == "layOut(in:)"
    studio.page.click("[data-kind=symbol]")
    studio.page.keyboard.press("Escape")
    expect(studio.page.locator(".filter-menu")).to_have_count(0)


def test_marks_headings_and_kinds_of_declarations(studio):
    text = """//: # Title
// MARK: - Types
public enum Suit: Int { case hearts, spades }
extension Array where Element: Equatable {
    init?(_ first: Int, with rest: [Int] = []) { let local = 1 }
    static func == (one: Self, two: Self) -> Bool { true }
    subscript(index: Int) -> Int { 0 }
}
"""
    studio.load(text)
    studio.place_caret(1)
    studio.page.keyboard.press("Control+6")
    assert studio.page.locator(".filter-item .menu-title").all_inner_texts() == [
        "Title", "Types", "Suit", "hearts", "spades", "Array", "init(_:with:)", "==(one:two:)",
        "subscript(index:)"]


def test_back_and_forward(studio):
    studio.place_caret(2)
    assert studio.page.locator("#jump-back").is_disabled()
    studio.place_caret(20)
    studio.page.click(".file[data-path='Sources/Card.swift']")
    studio.page.keyboard.press("Control+Alt+Minus")
    assert studio.text == scenes.PAGE and studio.editor("return editor.caret.line") == 19
    studio.page.click("#jump-back")
    assert studio.editor("return editor.caret.line") == 1
    studio.page.click("#jump-forward")
    studio.page.keyboard.press("Control+Alt+Shift+Minus")
    assert studio.text == scenes.SOURCE


def test_a_line_by_its_number(studio):
    studio.page.keyboard.press("Control+l")
    studio.page.keyboard.type("99")
    studio.page.keyboard.press("Enter")
    assert "lines 1 to 26" in studio.page.locator(".sheet-problem").inner_text()
    studio.page.keyboard.press("Control+a")
    studio.page.keyboard.type("12:5")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: studio.editor("const c = editor.caret; return [c.line, c.ch]") == [11, 4])

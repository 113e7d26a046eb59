"""Going to where a thing is declared, and back; finding its uses; opening quickly."""

import language_answers


def caret(studio):
    return studio.editor("const c = editor.caret; return [c.line + 1, c.ch + 1]")


def current(studio):
    return studio.editor("return editor.input.getAttribute('aria-label')")


def test_a_key_goes_to_the_declaration_and_keys_go_back_and_forth(studio):
    studio.server.answers["definition"] = lambda _: {
        "places": [language_answers.place(2, 16, 8, "Sources/Card.swift")]}
    studio.place_caret(20, 15)
    studio.page.keyboard.press("F12")
    studio.wait(lambda: "Sources/Card.swift" in current(studio), "the file")
    assert caret(studio) == [2, 16]
    studio.page.keyboard.press("Alt+PageUp")
    studio.wait(lambda: "Contents.swift" in current(studio), "the page")
    assert caret(studio) == [20, 15]
    studio.page.keyboard.press("Alt+PageDown")
    studio.wait(lambda: "Sources/Card.swift" in current(studio), "the file again")
    assert caret(studio) == [2, 16]


def test_a_click_with_the_control_key_goes_too(studio):
    studio.server.answers["definition"] = lambda _: {"places": [language_answers.place(9, 13, 5)]}
    place = studio.editor(
        "const c = editor.boxOf({line: 19, ch: 14}, 'window'); return [c.left + 2, c.top + 8]")
    studio.page.keyboard.down("Control")
    studio.page.mouse.click(*place)
    studio.page.keyboard.up("Control")
    request = studio.wait_for("definition")
    assert (request["line"], request["column"]) == (20, 15)
    studio.wait(lambda: caret(studio) == [9, 13], "the declaration")


def test_what_a_framework_declares_is_shown_to_read(studio):
    text = "".join(f"// line {index}\n" for index in range(1, 200)) + "open class UIView {}\n"
    studio.server.answers["definition"] = lambda _: {
        "places": [], "interface": {"module": "UIKit", "text": text, "line": 200}}
    studio.place_caret(9, 22)
    studio.page.keyboard.press("F12")
    studio.page.wait_for_selector(".interface .cm-editor")
    assert "UIKit" in studio.page.locator("dialog h1").inner_text()
    shown = studio.page.locator(".interface .cm-editor").evaluate(
        "(e) => [e.codeEditor.caret.line, e.codeEditor.isReadOnly]")
    assert shown == [199, True]
    assert studio.page.locator(".interface .cm-content >> text=open class UIView").is_visible()
    studio.page.keyboard.press("Escape")
    studio.page.wait_for_selector(".interface", state="detached")


def test_nothing_declared_is_said(studio):
    studio.server.answers["definition"] = lambda _: {"places": []}
    studio.place_caret(20, 15)
    studio.page.keyboard.press("F12")
    studio.page.wait_for_selector(".notice")


def test_uses_are_listed_and_picked(studio):
    studio.server.answers["references"] = lambda _: {"places": [
        language_answers.place(5, 5, 7), language_answers.place(14, 34, 7),
        language_answers.place(1, 15, 4, "Sources/Card.swift")]}
    studio.place_caret(5, 6)
    studio.page.keyboard.press("Shift+F12")
    rows = studio.page.locator(".pick-row")
    rows.nth(2).wait_for()
    assert rows.nth(1).inner_text().split("\n") == [
        "let column = index % columns", "Contents.swift:14"]
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: caret(studio) == [14, 34], "the second use")


def test_files_and_what_they_declare_open_quickly(studio):
    def symbols(message):
        if message["file"] != "Contents.swift":
            return {"symbols": [{"name": "Card", "kind": "type", "line": 1, "column": 15,
                                 "endLine": 3, "children": []}]}
        method = {"name": "layOut(in:)", "kind": "method", "line": 12, "column": 10, "endLine": 17,
                  "children": []}
        return {"symbols": [{"name": "Board", "kind": "type", "line": 9, "column": 13, "endLine": 18,
                             "children": [method]}]}
    studio.server.answers["symbols"] = symbols
    studio.page.keyboard.press("Control+Shift+o")
    studio.page.wait_for_selector(".pick-row")
    titles = studio.page.locator(".pick-title")
    studio.wait(lambda: titles.count() == 5, "files and symbols")
    assert titles.all_inner_texts() == [
        "Contents.swift", "Card.swift", "Board", "layOut(in:)", "Card"]
    studio.page.keyboard.type("lay")
    studio.wait(lambda: titles.all_inner_texts() == ["layOut(in:)"], "one row")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: caret(studio) == [12, 10], "the method")
    studio.page.keyboard.press("Control+Shift+o")
    studio.page.wait_for_selector(".pick-row")
    studio.page.keyboard.type("zzzz")
    studio.page.wait_for_selector(".pick-empty")
    studio.page.keyboard.press("Escape")
    studio.page.wait_for_selector(".pick-list", state="detached")

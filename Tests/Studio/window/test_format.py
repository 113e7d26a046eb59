"""The text laid out by swift-format, on demand or when one saves."""


def test_a_key_asks_for_the_open_file(studio):
    studio.server.answers["format"] = lambda _: {"files": 1, "places": 2}
    studio.place_caret(5)
    studio.page.keyboard.press("Alt+Shift+f")
    request = studio.wait_for("format")
    assert request["file"] == "Contents.swift" and request["revision"] == 0


def test_the_caret_stays_where_it_was(studio):
    studio.server.answers["format"] = lambda _: {"files": 1, "places": 1}
    studio.place_caret(5, 12)
    operation = [studio.text.index("columns = 4") + 7, "  ", len(studio.text)
                 - studio.text.index("columns = 4") - 7]
    studio.server.change("Contents.swift", operation, origin="refactoring")
    studio.settle()
    caret = studio.editor("const c = editor.caret; return [c.line, c.ch]")
    assert caret[0] == 4


def test_why_it_cannot_be_is_said(studio):
    studio.server.answers["format"] = lambda _: "Contents.swift cannot be formatted: line 3, expected “}”."
    studio.place_caret(5)
    studio.page.keyboard.press("Alt+Shift+f")
    studio.page.wait_for_selector(".notice")
    assert "line 3" in studio.page.locator(".notice p").inner_text()


def test_saving_formats_only_where_that_is_wished(studio):
    studio.server.answers["format"] = lambda _: {"files": 0, "places": 0}
    studio.server.answers["save"] = lambda _: {}
    studio.page.evaluate("window.addEventListener('keydown', (e) => e.ctrlKey && e.preventDefault())")
    studio.place_caret(5)
    studio.page.keyboard.press("Control+s")
    studio.settle()
    assert studio.server.messages("format") == []
    studio.page.keyboard.press("Control+,")
    studio.page.locator("[data-setting=formatOnSave] input").click()
    studio.page.keyboard.press("Escape")
    studio.page.keyboard.press("Control+s")
    studio.wait_for("format")

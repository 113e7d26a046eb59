"""The size of the type, wrapped lines, and fingers instead of a mouse."""


def height(studio):
    return studio.editor("""
        const {top, bottom} = editor.boxOf({line: 0, ch: 0}, 'local');
        return bottom - top;""")


def test_larger_smaller_and_usual_type_is_remembered(studio, open_studio):
    assert height(studio) == 20
    for key in ["Control+Equal", "Control++"]:
        studio.page.keyboard.press(key)
    assert height(studio) == 22
    again = open_studio(beside=studio)
    assert height(again) == 22
    again.page.keyboard.press("Control+-")
    assert height(again) == 21
    again.page.keyboard.press("Control+Shift+Digit0")
    assert height(again) == 20


def test_long_lines_wrap_if_wanted(studio):
    studio.editor("editor.replace('// ' + 'words '.repeat(80), {line: 0, ch: 0})")
    lines = "return editor.topOf(1, 'local') - editor.topOf(0, 'local')"
    assert studio.editor(lines) == 20
    studio.page.keyboard.press("Control+Shift+l")
    assert studio.editor(lines) > 40
    studio.page.keyboard.press("Control+Shift+l")
    assert studio.editor(lines) == 20


def test_fingers_select_with_the_browsers_own_handles(open_studio):
    studio = open_studio(width=820, height=1180, has_touch=True, is_mobile=True)
    assert studio.editor("return editor.input.isContentEditable")
    studio.page.locator(".cm-line").nth(4).tap()
    studio.wait(lambda: studio.editor("return editor.caret.line") == 4, "the caret")
    studio.page.keyboard.type("x")
    assert "x" in studio.text.split("\n")[4]
    small = studio.page.evaluate("""() => [...document.querySelectorAll('.jump-bar button')]
        .filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.className)""")
    assert small == []

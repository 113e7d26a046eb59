"""Typing: indentation, pairs, comments, whole lines, several carets."""

import pytest


def begin(studio, text, line=1, column=None):
    studio.load(text)
    studio.place_caret(line, column)


def press(studio, *keys):
    for key in keys:
        studio.page.keyboard.press(key)


@pytest.mark.parametrize("typed, expected", [
    ("func f() {\nlet a = 1\nif a > 0 {\na += 1", "func f() {\n    let a = 1\n    if a > 0 {\n        a += 1\n    }\n}"),
    ("switch x {\ncase 1:\na()\ncase 2:\nb()\ndefault:\nc()",
     "switch x {\ncase 1:\n    a()\ncase 2:\n    b()\ndefault:\n    c()\n}"),
    ("guard let a = b,\nlet c = d else {\nreturn", "guard let a = b,\n      let c = d else {\n    return\n}"),
    ("f(one,\ntwo", "f(one,\n  two)"),
    ("UIView.animate(withDuration: 1, animations: {\ngo()",
     "UIView.animate(withDuration: 1, animations: {\n    go()\n})"),
    ("let x = list\n.map { $0\n.sorted()\ny()", None),
    ("let a =\n1 +\n2\nb()", "let a =\n    1 +\n    2\nb()"),
    ('print("a(b)', 'print("a(b)")'),
    ("let list = [\n1,\n2", "let list = [\n    1,\n    2\n]"),
])
def test_what_is_typed_is_indented_and_closed(studio, typed, expected):
    begin(studio, "")
    studio.page.keyboard.type(typed)
    if expected is None:
        assert studio.text.startswith("let x = list\n    .map { $0")
    else:
        assert studio.text == expected


def test_closing_brackets_are_typed_over_and_go_with_their_partner(studio):
    begin(studio, "")
    studio.page.keyboard.type("f([])")
    assert studio.text == "f([])"
    begin(studio, "")
    studio.page.keyboard.type('f("a \\(b["c"])", "\\(d)")')
    assert studio.text == 'f("a \\(b["c"])", "\\(d)")'
    begin(studio, "")
    studio.page.keyboard.type("({")
    press(studio, "Backspace", "Backspace")
    assert studio.text == ""
    begin(studio, "ab")
    studio.editor("editor.setSelection({line: 0, ch: 0}, {line: 0, ch: 2})")
    studio.page.keyboard.type('"')
    assert studio.text == '"ab"'
    begin(studio, "")
    studio.page.keyboard.type("// it's (so")
    assert studio.text == "// it's (so"


def test_brackets_that_return_moved_are_typed_over(studio):
    begin(studio, "")
    studio.page.keyboard.type("func f() {\nif a {\nb(\nc\n)\n}\n}\nd()")
    block = "    if a {\n        b(\n            c\n        )\n    }\n"
    assert studio.text == f"func f() {{\n{block}}}\nd()"
    begin(studio, "")
    studio.page.keyboard.type("f(\na(b), [\n1, (2)])")
    assert studio.text == "f(\n    a(b), [\n        1, (2)])"
    # A comment and a string have their own.
    begin(studio, "")
    studio.page.keyboard.type("f(\na // :)")
    assert studio.text == "f(\n    a // :)\n)"
    # One that was there is not.
    begin(studio, "f {\n\n}", 2)
    studio.page.keyboard.type("}")
    assert studio.text == "f {\n}\n}"


def test_comments_go_on(studio):
    begin(studio, "    /// One.")
    studio.page.keyboard.type("\nTwo.\n\nx")
    assert studio.text == "    /// One.\n    /// Two.\n    x"
    begin(studio, "/**")
    studio.page.keyboard.type("\nwords\nmore */")
    assert studio.text == "/**\n * words\n * more */"


def test_lines_are_commented_and_empty_ones_kept(studio):
    begin(studio, "if a {\n\n    b()\n}")
    press(studio, "Control+a", "Control+/")
    assert studio.text == "// if a {\n\n//     b()\n// }"
    press(studio, "Control+/")
    assert studio.text == "if a {\n\n    b()\n}"


def test_lines_move_are_copied_and_deleted(studio):
    begin(studio, "a\nb\nc", 2)
    press(studio, "Control+Alt+BracketLeft")
    assert studio.text == "b\na\nc"
    press(studio, "Control+Alt+BracketRight", "Control+Alt+BracketRight")
    assert studio.text == "a\nc\nb"
    press(studio, "Control+d")
    assert studio.text == "a\nc\nb\nb"
    studio.place_caret(1)
    press(studio, "Control+Shift+k")
    assert studio.text == "c\nb\nb"
    studio.editor("for (let i = 0; i < 5; i++) editor.perform('undo')")
    assert studio.text == "a\nb\nc"


def test_selected_lines_go_in_and_out_by_the_files_own_width(open_studio):
    import scenes
    studio = open_studio(scenes.document("if a {\n  b()\n  if c {\n    d()\n  }\n}\n"))
    studio.place_caret(2)
    press(studio, "Control+BracketRight")
    assert "\n    b()" in studio.text
    press(studio, "Shift+Tab")
    assert "\n  b()" in studio.text
    studio.place_caret(3)
    studio.page.keyboard.type("\ne()")
    assert "if c {\n    e()" in studio.text


def test_several_carets(studio):
    begin(studio, "card\nother\ncard + card\n", 1, 2)
    press(studio, "Control+Alt+e", "Control+Alt+e", "Control+Alt+e")
    studio.page.keyboard.type("deck")
    assert studio.text == "deck\nother\ndeck + deck\n"
    press(studio, "Escape")
    studio.place_caret(1, 1)
    press(studio, "Control+Shift+ArrowDown")
    studio.page.keyboard.type("x")
    assert studio.text.startswith("xdeck\nxother\ndeck")

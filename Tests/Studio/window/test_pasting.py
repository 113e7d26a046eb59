"""Lines that are pasted are indented as their new place has it."""

import pytest

import scenes

PAGE = "struct Card {\n    func flip() {\n        print(1)\n    }\n}\n"


def paste(studio, text):
    """As the browser does it, with the clipboard's text in the event."""
    studio.page.evaluate("""text => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        document.querySelector("#editor .cm-content").dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }""", text)
    studio.settle()


@pytest.fixture
def page(open_studio):
    return open_studio(scenes.document(PAGE))


def test_lines_of_another_depth_get_that_of_their_place(page):
    page.editor("editor.replace('\\n        ', {line: 2, ch: 16})")
    page.editor("editor.setCaret({line: 3, ch: 8}); editor.focus()")
    paste(page, "if true {\nprint(2)\n}")
    assert page.text.split("\n")[2:7] == [
        "        print(1)", "        if true {", "            print(2)", "        }", "    }"]


def test_lines_that_are_too_deep_come_back(page):
    page.place_caret(5)
    page.page.keyboard.press("Enter")
    paste(page, "            let a = 1\n            let b = [\n                2\n            ]")
    assert page.text.split("\n")[5:9] == ["let a = 1", "let b = [", "    2", "]"]


def test_a_piece_of_a_line_stays_where_it_is(page):
    page.place_caret(3)
    paste(page, "; print(3)\nprint(4)")
    assert page.text.split("\n")[2:4] == ["        print(1); print(3)", "        print(4)"]


def test_what_is_pasted_into_a_text_or_a_comment_stays_as_it_is(page):
    page.place_caret(5)
    page.page.keyboard.press("Enter")
    paste(page, 'let text = """\n      deep\n   less\n   """\n/* a\n         b */')
    assert page.text.split("\n")[5:11] == [
        'let text = """', "      deep", "   less", '   """', "/* a", "         b */"]


def test_it_is_one_step_to_undo(page):
    page.place_caret(3)
    page.page.keyboard.press("Enter")
    before = page.text
    paste(page, "if true {\nprint(2)\n}")
    assert page.text != before
    page.page.keyboard.press("Control+z")
    assert page.text == before


def test_a_thousand_lines_are_pasted_at_once(page):
    page.place_caret(5)
    page.page.keyboard.press("Enter")
    block = "func f() {\nprint(1)\n}\n" * 333
    paste(page, block)
    assert page.text.count("    print(1)\n") == 334

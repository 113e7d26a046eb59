"""Folding: what opens something can be closed up, by chevron and by key."""

from playwright.sync_api import expect

import scenes


def chevron_of(studio, line):
    """The chevron beside a line, counted from 1."""
    top = studio.editor(f"return editor.boxOf({{line: {line - 1}, ch: 0}}, 'window').top")
    studio.wait(lambda: beside(studio, top) >= 0, "the chevron")
    return studio.page.locator(".fold-chevron").nth(beside(studio, top))


def beside(studio, top):
    """Which of the chevrons is at a height; -1 for none."""
    return studio.page.evaluate("""(top) => [...document.querySelectorAll(".fold-chevron")]
        .findIndex((one) => {
          const box = one.getBoundingClientRect();
          return box.top <= top + 4 && box.bottom >= top + 4;
        })""", top)


def visible(studio):
    return studio.page.locator(".cm-line").all_inner_texts()


def test_a_chevron_folds_and_the_mark_unfolds(studio):
    chevron = chevron_of(studio, 9)
    chevron.wait_for()
    expect(chevron).to_have_attribute("data-state", "open")
    chevron.click()
    assert any("final class Board: UIView {•••}" in line for line in visible(studio))
    assert studio.text.count("layOut") == 1
    studio.page.locator(".folded").click()
    assert any("func layOut" in line for line in visible(studio))


def test_keys_fold_the_block_around_the_caret(studio):
    studio.place_caret(15)
    studio.page.keyboard.press("Control+Alt+ArrowLeft")
    assert any("for index in 0..<16 {•••}" in line for line in visible(studio))
    studio.page.keyboard.press("Control+Alt+ArrowRight")
    assert any("print(" in line for line in visible(studio))
    studio.page.keyboard.press("Control+Alt+Shift+ArrowLeft")
    expect(studio.page.locator(".folded")).to_have_count(2)
    studio.page.keyboard.press("Control+Alt+Shift+ArrowRight")
    expect(studio.page.locator(".folded")).to_have_count(0)


def test_a_place_inside_opens(studio):
    studio.place_caret(15)
    studio.page.keyboard.press("Control+Alt+ArrowLeft")
    studio.page.keyboard.press("Control+l")
    studio.page.keyboard.type("15")
    studio.page.keyboard.press("Enter")
    studio.page.locator(".folded").wait_for(state="detached")
    assert studio.editor("return editor.caret.line") == 14


def test_braces_in_strings_and_comments_open_nothing(studio):
    studio.load('let a = "{"\n// {\nlet b = 1\n/* one\ntwo */\n')
    # Chevrons of the text before may stand in other lines for a moment.
    chevron = chevron_of(studio, 4)
    chevron.wait_for()
    expect(studio.page.locator(".fold-chevron")).to_have_count(1)
    chevron.click()
    expect(studio.page.locator(".cm-content")).to_contain_text("/* one•••")


HIDDEN = """//#-hidden-code
import Core
func secret() {}
//#-end-hidden-code
let area = 9
let mark = "//#-hidden-code"
/* one
//#-hidden-code
two */
/* three
//#-hidden-code */
print(area)
    //#-hidden-code
finish()
"""


def test_what_a_book_hides_is_folded_until_it_is_opened(open_studio):
    studio = open_studio(scenes.document(text=HIDDEN))
    folded = studio.page.locator(".folded")
    expect(folded).to_have_count(2)
    shown = "\n".join(visible(studio))
    assert "secret" not in shown and "finish" not in shown and "#-end-hidden-code" not in shown
    assert "let area = 9" in shown and "print(area)" in shown and "two */" in shown
    assert studio.text == HIDDEN
    folded.first.click()
    expect(folded).to_have_count(1)
    assert any("func secret" in line for line in visible(studio))
    studio.type_at(5, "0")
    expect(folded).to_have_count(1)
    chevron_of(studio, 1).click()
    expect(folded).to_have_count(2)
    assert not any("func secret" in line for line in visible(studio))


def test_what_was_opened_stays_open_when_another_text_comes(open_studio):
    studio = open_studio(scenes.document(text=HIDDEN))
    folded = studio.page.locator(".folded")
    folded.first.click()
    expect(folded).to_have_count(1)
    studio.editor("const shown = editor.document;"
                  "editor.show(shown.constructor.of('let a = 1')); editor.show(shown);")
    expect(folded).to_have_count(1)
    assert any("func secret" in line for line in visible(studio))


def test_values_of_lines_that_are_folded_away_are_out_of_sight(studio):
    studio.say(scenes.begin()[0], scenes.results(scenes.result(13, "first"), scenes.result(14, "second")))
    values = studio.page.locator(".result")
    expect(values).to_have_count(2)
    studio.place_caret(15)
    studio.page.keyboard.press("Control+Alt+ArrowLeft")
    expect(values).to_have_count(1)
    expect(values).to_contain_text("first")
    studio.page.keyboard.press("Control+Alt+ArrowRight")
    expect(values).to_have_count(2)

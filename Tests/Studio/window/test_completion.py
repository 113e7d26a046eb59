"""Completion: offered while one types, narrowed without waiting, never in the way."""

import pytest
from playwright.sync_api import expect

import language_answers

ROWS = ".completion-row"


@pytest.fixture
def offering(studio):
    studio.server.answers["completion"] = lambda _: language_answers.completions(7)
    studio.server.answers["completionDetail"] = lambda _: {
        "documentation": "Adds a view.\n- Parameter view: The view."}
    studio.server.answers["signature"] = lambda _: {"label": None}
    studio.place_caret(21)
    studio.page.keyboard.press("Enter")
    return studio


def labels(studio):
    return studio.page.locator(".completion-label").all_inner_texts()


def is_shown(studio):
    return studio.page.locator(".completion-list").is_visible()


def opens(studio, typed="board."):
    studio.page.keyboard.type(typed)
    studio.page.wait_for_selector(ROWS)


def line(studio):
    return studio.editor("return editor.line(editor.caret.line)")


def test_a_dot_offers_the_members_of_what_the_server_heard(offering):
    offering.server.answers["completion"] = lambda message: language_answers.completions(
        message["column"])
    opens(offering)
    request = offering.server.messages("completion")[-1]
    assert (request["line"], request["column"]) == (22, 7)
    assert request["revision"] == offering.server.messages("edit")[-1]["base"] + 1
    assert labels(offering)[0] == "addSubview(view: UIView)"
    assert len(labels(offering)) == len(language_answers.UIVIEW)


def test_typing_narrows_without_asking_again(offering):
    opens(offering)
    before = len(offering.server.messages("completion"))
    offering.page.keyboard.type("bo")
    offering.wait(lambda: labels(offering) == ["bounds"], "one row")
    assert offering.page.locator(".completion-label b").all_inner_texts() == ["bo"]
    assert len(offering.server.messages("completion")) == before
    offering.page.keyboard.press("Backspace")
    offering.wait(lambda: labels(offering)[0] == "backgroundColor", "more rows")


def test_beginnings_of_parts_are_enough(offering):
    opens(offering)
    offering.page.keyboard.type("lIN")
    offering.wait(lambda: labels(offering) == ["layoutIfNeeded()"], "the row")


def test_return_puts_in_what_is_chosen_and_tab_goes_through_its_fields(offering):
    opens(offering)
    offering.page.keyboard.type("conv")
    offering.page.keyboard.press("Enter")
    assert line(offering) == "board.convert(CGPoint, to: UIView?)"
    assert offering.editor("return editor.selectedText") == "CGPoint"
    offering.page.keyboard.type("p")
    offering.page.keyboard.press("Escape")
    assert line(offering) == "board.convert(p, to: UIView?)"


def test_tab_goes_on_to_the_next_field_and_then_behind(offering):
    opens(offering)
    offering.page.keyboard.type("conv")
    offering.page.keyboard.press("Tab")
    offering.page.keyboard.press("Tab")
    assert offering.editor("return editor.selectedText") == "UIView?"
    offering.page.keyboard.press("Shift+Tab")
    assert offering.editor("return editor.selectedText") == "CGPoint"
    offering.page.keyboard.press("Tab")
    offering.page.keyboard.press("Tab")
    assert offering.editor("return editor.caret.ch") == len(line(offering))
    expect(offering.page.locator(".placeholder-field")).to_have_count(0)


def test_arrows_choose_and_documentation_stands_beside(offering):
    opens(offering)
    offering.page.keyboard.press("ArrowDown")
    chosen = offering.page.locator(f"{ROWS}[aria-selected=true]")
    expect(chosen.locator(".completion-label")).to_have_text("alpha", use_inner_text=True)
    offering.page.wait_for_selector(".completion-side p")
    assert "Adds a view." in offering.page.locator(".completion-side").inner_text()
    offering.wait(
        lambda: offering.server.messages("completionDetail")[-1]["item"] == 41, "the second row's")
    input_ = offering.editor("return editor.input.getAttribute('aria-activedescendant')")
    assert chosen.get_attribute("id") == input_
    offering.page.keyboard.press("ArrowUp")
    offering.page.keyboard.press("ArrowUp")
    assert labels(offering)[-1] == chosen.locator(".completion-label").inner_text()


def test_a_click_takes_a_row(offering):
    opens(offering)
    offering.page.click(f"{ROWS} >> text=center")
    assert line(offering) == "board.center"
    assert offering.editor("return editor.hasFocus")


def test_escape_closes_and_the_text_stays(offering):
    opens(offering)
    offering.page.keyboard.press("Escape")
    assert not is_shown(offering)
    assert line(offering) == "board."


def test_what_is_typed_whole_lets_return_be_a_new_line(offering):
    opens(offering)
    offering.page.keyboard.type("center")
    offering.settle()
    count = offering.editor("return editor.lineCount")
    offering.page.keyboard.press("Enter")
    assert offering.editor("return editor.lineCount") == count + 1


def test_an_answer_that_comes_too_late_is_not_shown(offering):
    offering.settle()
    before = len(offering.server.messages("edit"))
    offering.server.does_edits = False
    offering.page.keyboard.type("board. ")
    typed = offering.wait_for("edit", before + 1)
    offering.settle()
    assert offering.server.messages("completion") == []
    offering.server.does_edits = True
    offering.say(offering.server.shared.edit(typed))
    assert not is_shown(offering)
    assert line(offering) == "board. "


def test_nothing_is_offered_in_comments_texts_numbers_and_new_names(offering):
    for typed in ["// a.", 'let s = "a.', "let n = 1.", "let al"]:
        offering.page.keyboard.type(typed)
        offering.settle()
        assert not is_shown(offering), typed
        offering.page.keyboard.press("Escape")
        offering.page.keyboard.press("Enter")


def test_control_space_asks(offering):
    offering.page.keyboard.type("board")
    offering.page.keyboard.press("Escape")
    before = len(offering.server.messages("completion"))
    offering.server.answers["completion"] = lambda _: language_answers.completions(
        1, [("board", "board", "variable", "board", "Board"), ("boards", "boards", "variable", "boards", "Int")])
    offering.page.keyboard.press("Control+Space")
    offering.wait_for("completion", before + 1)
    offering.page.wait_for_selector(ROWS)
    assert labels(offering) == ["board", "boards"]


def test_a_server_without_an_answer_leaves_the_typing_alone(studio):
    studio.server.answers["completion"] = lambda _: "Swift's language server is not running."
    studio.place_caret(23)
    studio.page.keyboard.type("\nboard.alpha = 1")
    studio.settle()
    assert not is_shown(studio)
    expect(studio.page.locator(".notice")).to_have_count(0)
    assert "board.alpha = 1" in studio.text


def test_undo_takes_the_whole_of_it_out(offering):
    opens(offering)
    offering.page.keyboard.type("conv")
    offering.page.keyboard.press("Enter")
    offering.page.keyboard.press("Control+z")
    assert line(offering) == "board.conv"


def test_the_list_stays_inside_the_window(open_studio):
    studio = open_studio(width=820, height=500)
    studio.server.answers["completion"] = lambda _: language_answers.completions(7)
    studio.editor("editor.setCaret({line: 18, ch: 0}); editor.focus()")
    studio.page.keyboard.type("board.")
    studio.page.wait_for_selector(ROWS)
    box = studio.box(".completion-list")
    assert box["x"] >= 0 and box["x"] + box["width"] <= 820
    assert box["y"] >= 0 and box["y"] + box["height"] <= 500

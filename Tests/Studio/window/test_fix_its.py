"""What is wrong on a line, in a card; what the compiler proposes, done as one step."""

import scenes


def fix(line, column, end_column, replacement, file="Contents.swift"):
    return {"file": file, "line": line, "column": column, "endLine": line, "endColumn": end_column,
            "replacement": replacement}


def problem(line, message, *fixes, notes=(), **more):
    return scenes.diagnostic(line, message, **more) | {"fixIts": list(fixes), "notes": list(notes)}


def note(line, message, *fixes, file="Contents.swift"):
    return {"message": message, "file": file, "line": line, "column": 1, "endLine": line,
            "endColumn": 1, "fixIts": list(fixes)}


def fail(studio, *items, version=0):
    studio.say(scenes.state("failed", version=version, errors=len(items)),
               scenes.diagnostics(*items, version=version))


def test_a_click_shows_the_card_and_a_button_fixes(studio):
    fail(studio, problem(5, "use 'var'", fix(5, 1, 4, "var")))
    before = studio.text
    studio.page.click(".diagnostic-message")
    card = studio.page.locator(".issue-card")
    assert "use 'var'" in card.inner_text() and "Replace “let” with “var”" in card.inner_text()
    card.locator("text=Fix").last.click()
    assert "var columns = 4" in studio.text and not card.is_visible()
    studio.editor("editor.perform('undo')")
    assert studio.text == before


def test_the_keyboard_does_the_same(studio):
    fail(studio, problem(5, "several", fix(5, 1, 4, "var"), fix(5, 15, 16, "5")))
    studio.place_caret(5)
    studio.page.keyboard.press("Alt+Enter")
    studio.page.keyboard.press("Escape")
    assert studio.editor("return editor.hasFocus")
    studio.page.keyboard.press("Alt+Enter")
    studio.page.keyboard.press("Enter")
    assert "var columns = 5" in studio.text
    studio.editor("editor.perform('undo')")
    assert "let columns = 4" in studio.text


def test_a_proposal_goes_with_its_line(studio):
    studio.place_caret(1, 1)
    studio.page.keyboard.press("Enter")
    fail(studio, problem(5, "use 'var'", fix(5, 1, 4, "var")), version=0)
    studio.page.click(".diagnostic-message")
    studio.page.keyboard.press("Enter")
    assert "var columns = 4" in studio.text


def test_a_proposal_for_another_text_is_not_done(studio):
    fail(studio, problem(5, "use 'var'", fix(5, 1, 4, "var")))
    studio.type_at(5, "2")
    studio.page.click(".diagnostic-message")
    card = studio.page.locator(".issue-card")
    assert "The text has changed since" in card.inner_text() and card.locator("button").count() == 0


def test_notes_lead_to_their_places_and_propose_too(studio):
    fail(studio, problem(5, "not public", notes=[
        note(1, "declared here", fix(1, 1, 1, "open ", file="Sources/Card.swift"), file="Sources/Card.swift")]))
    studio.page.click(".diagnostic-message")
    studio.page.click(".issue-note")
    assert studio.text == scenes.SOURCE
    studio.page.click(".file[data-path='Contents.swift']")
    studio.page.click(".diagnostic-message")
    studio.page.locator(".issue-fix button").click()
    studio.wait(lambda: studio.server.shared.texts["Sources/Card.swift"].startswith("open public struct"))


def test_all_proposals_of_a_file_are_one_step(studio):
    fail(studio, problem(5, "a", fix(5, 1, 4, "var")), problem(6, "b", fix(6, 1, 4, "var")),
         problem(6, "b again", fix(6, 1, 4, "static")))
    before = studio.text
    studio.page.keyboard.press("Control+Alt+Shift+f")
    assert "var columns = 4\nvar padding" in studio.text
    studio.editor("editor.perform('undo')")
    assert studio.text == before


def test_the_list_of_all_issues_leads_to_each(studio):
    fail(studio, problem(20, "far"), scenes.diagnostic(1, "elsewhere", file="Sources/Card.swift"),
         scenes.diagnostic(3, "careful", severity="warning"))
    studio.page.click("#status")
    rows = studio.page.locator(".issue-list .menu-item")
    assert [row.split("\n")[0] for row in rows.all_inner_texts()] == ["far", "careful", "elsewhere"]
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    assert studio.editor("return editor.caret.line") == 2

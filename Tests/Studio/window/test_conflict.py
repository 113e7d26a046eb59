"""A file has two texts: both are shown, one is chosen, and the other is one undo away."""

import pytest
from playwright.sync_api import expect

import scenes

THEIRS = scenes.PAGE.replace("let columns = 4", "let columns = 6").replace('"Memory"', '"Pairs"')


def bar(studio):
    return studio.page.locator(".conflict-bar")


@pytest.fixture
def typed(studio):
    """Typed into while the file changed on disk."""
    studio.type_at(5, "2")
    studio.mine = studio.wait_for("edit")["text"]
    studio.wait(lambda: studio.page.evaluate("lek.session.texts.isHeard"), "it to be heard")
    studio.server.answers["resolveConflict"] = lambda message: resolve(studio, message)
    studio.say({"type": "conflict", "file": "Contents.swift", "mine": studio.mine, "theirs": THEIRS})
    studio.wait(lambda: bar(studio).is_visible(), "the bar")
    return studio


def resolve(studio, message):
    """As the server does it: the text that is kept, then the document anew."""
    shared = studio.server.shared
    if message["keep"] == "theirs":
        old = shared.texts["Contents.swift"]
        studio.server.to_tell.append(shared.change(
            "Contents.swift", [THEIRS, -len(old)], "disk"))
    document = scenes.document(
        shared.texts["Contents.swift"], version=shared.version,
        revision=shared.revisions["Contents.swift"], sequence=99)
    studio.server.to_tell.append(document)
    return {}


def test_the_bar_says_what_happened_and_nothing_is_overwritten(typed):
    assert "“Contents.swift” changed on disk while you typed" in bar(typed).inner_text()
    expect(bar(typed)).to_have_attribute("role", "alert")
    assert typed.text == typed.mine


def test_mine_is_kept_and_theirs_is_one_undo_away(typed):
    bar(typed).get_by_role("button", name="Keep mine").click()
    assert typed.wait_for("resolveConflict")["keep"] == "mine"
    typed.wait(lambda: not bar(typed).is_visible(), "the bar to go")
    typed.settle()
    assert typed.text == typed.mine
    typed.editor("editor.focus()")
    typed.page.keyboard.press("Control+z")
    assert typed.text == THEIRS
    typed.wait(lambda: typed.server.shared.texts["Contents.swift"] == THEIRS, "it to be told")


def test_theirs_is_taken_and_mine_is_one_undo_away(typed):
    bar(typed).get_by_role("button", name="Take theirs").click()
    assert typed.wait_for("resolveConflict")["keep"] == "theirs"
    typed.wait(lambda: typed.text == THEIRS, "their text")
    typed.wait(lambda: not bar(typed).is_visible(), "the bar to go")
    typed.editor("editor.focus()")
    typed.page.keyboard.press("Control+z")
    assert typed.text == typed.mine


def test_both_are_compared_side_by_side(typed):
    bar(typed).get_by_role("button", name="Compare").click()
    rows = typed.page.locator(".comparison tr[data-kind=changed]")
    expect(rows).to_have_count(2)
    assert rows.first.locator("td").all_inner_texts() == ["5", "let columns = 42", "5", "let columns = 6"]
    assert rows.first.locator("mark").all_inner_texts() == ["42", "6"]
    assert typed.page.locator(".comparison tr[data-kind='left out']").all_inner_texts() == ["16 equal lines"]
    typed.page.locator("dialog").get_by_role("button", name="Take theirs").click()
    typed.wait(lambda: typed.text == THEIRS, "their text")
    expect(typed.page.locator("dialog")).to_have_count(0)


def test_what_is_still_open_is_told_again_and_stays(typed):
    typed.say(scenes.document(
        typed.mine, version=1, revision=1, sequence=1),
        {"type": "conflict", "file": "Contents.swift", "mine": typed.mine, "theirs": "// other\n"})
    typed.settle()
    expect(bar(typed)).to_be_visible()
    bar(typed).get_by_role("button", name="Compare").click()
    assert "// other" in typed.page.locator(".comparison").inner_text()


def test_it_ends_where_another_window_chose(typed):
    typed.say(scenes.document(typed.mine, version=1, revision=1, sequence=1))
    typed.wait(lambda: not bar(typed).is_visible(), "the bar to go")
    assert typed.text == typed.mine


def test_a_refusal_is_told_and_the_bar_stays(typed):
    typed.server.answers["resolveConflict"] = lambda _: "The disk is full."
    bar(typed).get_by_role("button", name="Keep mine").click()
    typed.wait(lambda: "The disk is full." in typed.page.locator("#notices").inner_text(), "it")
    assert bar(typed).is_visible() and typed.text == typed.mine


def test_the_line_being_typed_does_not_move(open_studio):
    studio = open_studio(scenes.document("".join(f"let n{i} = {i}\n" for i in range(200))))
    studio.place_caret(80)
    studio.settle()
    where = "return editor.boxOf({line: 79, ch: 0}, 'window').top"
    before = studio.editor(where)
    studio.say({"type": "conflict", "file": "Contents.swift", "mine": "", "theirs": "// other\n"})
    studio.wait(lambda: bar(studio).is_visible(), "the bar")
    assert studio.editor(where) == pytest.approx(before, abs=1)


@pytest.fixture
def recovered(studio):
    """The server came back with another text than the one that had been typed."""
    studio.type_at(5, "2")
    studio.mine = studio.wait_for("edit")["text"]
    studio.server.studio |= {"epoch": "second"}
    studio.server.on_connect = [scenes.document(THEIRS, version=0)]
    studio.server.drop()
    studio.wait(lambda: studio.text == THEIRS, "the file's text")
    studio.wait(lambda: bar(studio).is_visible(), "the bar")
    return studio


def test_what_was_typed_while_the_studio_was_away_can_be_had_back(recovered):
    assert "changed while the studio was away" in bar(recovered).inner_text()
    bar(recovered).get_by_role("button", name="Keep mine").click()
    recovered.wait(lambda: recovered.text == recovered.mine, "my text")
    recovered.wait(lambda: recovered.server.shared.texts["Contents.swift"] == recovered.mine, "it to be told")
    recovered.editor("editor.focus()")
    recovered.page.keyboard.press("Control+z")
    assert recovered.text == THEIRS
    expect(bar(recovered)).to_be_hidden()


def test_what_the_file_holds_can_stay(recovered):
    bar(recovered).get_by_role("button", name="Take theirs").click()
    recovered.wait(lambda: not bar(recovered).is_visible(), "the bar to go")
    assert recovered.text == THEIRS
    recovered.editor("editor.focus()")
    recovered.page.keyboard.press("Control+z")
    assert recovered.text == recovered.mine

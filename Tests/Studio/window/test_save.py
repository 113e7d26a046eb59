"""Saving: everything on disk and the page built, and never the browser's own dialog."""

import scenes

PREVENTED = """() => {
    window.prevented = [];
    addEventListener("keydown", (event) => {
      if (event.key === "s") setTimeout(() => window.prevented.push(event.defaultPrevented));
    }, true);
}"""


def test_a_key_saves_and_builds(studio):
    studio.server.answers["save"] = lambda _: {}
    studio.page.evaluate(PREVENTED)
    studio.page.keyboard.press("Control+s")
    studio.wait_for("save")
    studio.wait_for("run")
    studio.wait(lambda: studio.page.evaluate("prevented.length") == 1, "the key")
    assert studio.page.evaluate("prevented") == [True]
    assert studio.text == scenes.PAGE


def test_what_waits_to_be_told_is_saved_too(studio):
    studio.server.answers["save"] = lambda _: {}
    studio.server.does_edits = False
    studio.type_at(5, "2")
    first = studio.wait_for("edit")
    studio.page.keyboard.type("3")
    studio.page.keyboard.press("Control+s")
    studio.settle()
    assert studio.server.messages("save") == []
    studio.server.does_edits = True
    studio.server.send(studio.server.shared.edit(first))
    studio.wait_for("save")
    kinds = [message["type"] for message in studio.server.received]
    assert kinds.index("save") > len(kinds) - 1 - kinds[::-1].index("edit")


def test_what_cannot_be_saved_is_told(studio):
    studio.server.answers["save"] = lambda _: "The disk is full. Nothing is lost; free some space."
    studio.page.keyboard.press("Control+s")
    studio.wait(lambda: "The disk is full" in studio.page.locator("#notices").inner_text(), "it")


def test_the_browsers_dialog_stays_away_while_a_sheet_is_open(studio):
    studio.page.evaluate(PREVENTED)
    studio.page.keyboard.press("Control+Alt+n")
    studio.page.keyboard.press("Control+s")
    studio.wait(lambda: studio.page.evaluate("prevented.length") == 1, "the key")
    assert studio.page.evaluate("prevented") == [True]
    assert studio.server.messages("save") == []

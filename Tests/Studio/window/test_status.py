"""The status capsule: what is happening, for how long, and more about it on a click."""

from playwright.sync_api import expect

import scenes


def details(studio):
    studio.page.click("#status")
    return studio.page.locator("#status-details").inner_text()


def test_a_click_says_more(studio):
    studio.say(scenes.state("live", buildMilliseconds=142), {
        "type": "trace", "version": 0, "phases": [{"name": "pause", "milliseconds": 40}]})
    text = details(studio)
    for words in ("/home/MemoryGame.playground", "live · built in 0.14 s", "0.14 s", "pause 40"):
        assert words in text
    studio.page.keyboard.press("Escape")
    studio.wait(lambda: studio.page.locator("#status-details").count() == 0, "it to close")
    # The press has left the keys to the text.
    assert studio.page.evaluate("document.activeElement.closest('.cm-editor') !== null")


def test_what_cannot_run_says_what_to_do(studio):
    studio.say(scenes.state(
        "unavailable", message="bubblewrap is missing", remedy="Install the package bubblewrap."))
    assert "Install the package bubblewrap." in details(studio)
    studio.page.click("#status-details .plain-button")
    studio.wait_for("run")


def test_errors_lead_to_their_place(studio):
    studio.say(scenes.diagnostics(scenes.diagnostic(14, "wrong")), scenes.state("failed", errors=1))
    studio.page.click("#status")
    assert studio.editor("return editor.caret.line") == 13
    expect(studio.page.locator("#status-details")).to_have_count(0)


def test_the_first_error_is_spoken(studio):
    studio.say(scenes.diagnostics(scenes.diagnostic(14, "cannot find 'x'")), scenes.state("failed", errors=1))
    spoken = studio.page.locator("#spoken")
    studio.wait(lambda: "Error on line 14: cannot find 'x'" in spoken.inner_text(), "the words")
    assert "1 error" in spoken.inner_text()
    studio.say(scenes.state("live", buildMilliseconds=142, run=2))
    studio.wait(lambda: spoken.inner_text() == "MemoryGame ▸ live · built in 0.14 s", "the next state")


def test_what_takes_long_says_how_long(studio):
    studio.say(scenes.state("building", module="Sources"))
    assert studio.status.endswith("building Sources…")
    studio.wait(lambda: studio.status.endswith("building Sources… · 2 s")
                or studio.status.endswith("building Sources… · 3 s"), "the time")
    assert "s" not in studio.page.locator("#spoken").inner_text().split("…")[-1]


def test_progress_shows_after_a_moment(studio):
    studio.say(scenes.state("building"))
    expect(studio.page.locator("#status")).to_have_attribute("data-progress", "shown")
    opacity = "getComputedStyle(document.querySelector('.capsule-progress')).opacity"
    studio.wait(lambda: studio.page.evaluate(opacity) == "1", "the line")
    studio.say(scenes.state("live"))
    assert studio.page.evaluate(opacity) == "0"

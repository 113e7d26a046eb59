"""The sheet of settings: each holds at once, and at the next visit."""

import pytest
from playwright.sync_api import expect

import scenes


def show(studio):
    studio.page.keyboard.press("Control+,")
    studio.page.wait_for_selector(".settings-sheet[open]")


def choose(studio, setting, words):
    studio.page.select_option(f"[data-setting='{setting}'] select", label=words)


def switch(studio, setting):
    studio.page.click(f"[data-setting='{setting}'] .switch")


def test_the_appearance_changes_at_once_and_stays(studio):
    show(studio)
    choose(studio, "appearance", "dark")
    assert studio.page.evaluate("document.documentElement.dataset.theme") == "dark"
    studio.page.reload()
    assert studio.page.evaluate("document.documentElement.dataset.theme") == "dark"


def code_size(studio):
    return studio.page.evaluate("getComputedStyle(document.querySelector('.cm-editor')).fontSize")


def test_the_size_of_the_code_changes_at_once_and_stays(studio):
    show(studio)
    choose(studio, "typeSize", "16 pt")
    assert code_size(studio) == "16px"
    studio.page.reload()
    studio.page.wait_for_selector(".cm-line")
    assert code_size(studio) == "16px"
    show(studio)
    assert studio.page.locator("[data-setting='typeSize'] select").evaluate(
        "e => e.selectedOptions[0].textContent") == "16 pt"


def test_the_language_changes_at_once_and_stays(studio):
    show(studio)
    choose(studio, "language", "Svenska")
    studio.page.keyboard.press("Escape")
    title = studio.page.locator(".console-bar h2")
    expect(title).to_have_text("Konsol", use_inner_text=True)
    studio.page.reload()
    studio.wait(lambda: title.inner_text() == "Konsol")
    studio.say(scenes.state("building"))
    assert studio.status.endswith("bygger…")
    studio.page.evaluate("lek.session")
    show(studio)
    choose(studio, "language", "som systemet")
    studio.page.keyboard.press("Escape")
    expect(title).to_have_text("Console", use_inner_text=True)


def test_results_are_hidden_and_come_back(studio):
    studio.say(scenes.begin()[0], scenes.results(scenes.result(5, "4")))
    result = studio.page.locator(".result[data-line='5']")
    expect(result).to_be_visible()
    show(studio)
    switch(studio, "showsResults")
    studio.page.keyboard.press("Escape")
    expect(result).to_be_hidden()
    studio.page.reload()
    studio.page.wait_for_selector(".cm-line")
    assert studio.page.evaluate("document.documentElement.dataset.results") == "hidden"
    show(studio)
    switch(studio, "showsResults")
    studio.page.keyboard.press("Escape")
    assert studio.page.evaluate("document.documentElement.dataset.results") == "shown"


@pytest.mark.parametrize("words,milliseconds", [("0.5 s", 500), ("none", 0)])
def test_the_pause_is_told(studio, words, milliseconds):
    show(studio)
    choose(studio, "pause", words)
    assert studio.wait_for("pause") == {"type": "pause", "milliseconds": milliseconds}
    choose(studio, "pause", "as builds take")
    assert studio.wait_for("pause", 2) == {"type": "pause", "milliseconds": None}


def test_the_pause_holds_for_the_next_document(open_studio, fake_server):
    first = open_studio()
    show(first)
    choose(first, "pause", "1 s")
    first.wait_for("pause")
    again = open_studio(scenes.document(name="Another"), beside=first)
    again.wait_for("pause", 2)
    assert fake_server.messages("pause")[1]["milliseconds"] == 1000


def test_running_by_hand_is_a_setting_too(studio):
    show(studio)
    switch(studio, "runsAutomatically")
    assert studio.wait_for("automatic") == {"type": "automatic", "isOn": False}


def test_every_setting_has_words_and_a_key_reaches_it(studio):
    show(studio)
    for row in studio.page.locator(".setting").all():
        assert row.locator("span").inner_text().strip()
        assert not row.locator("span").inner_text().startswith("settings.")
    names = set()
    for _ in range(20):
        studio.page.keyboard.press("Tab")
        names.add(studio.page.evaluate("document.activeElement.closest('.setting')?.dataset.setting"))
    assert {"appearance", "typeSize", "language", "showsResults", "pause"} <= names


def test_another_window_of_the_browser_follows(open_studio):
    first = open_studio()
    second = open_studio(beside=first)
    show(first)
    choose(first, "typeSize", "18 pt")
    second.wait(lambda: code_size(second) == "18px", "the size")

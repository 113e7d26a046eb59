"""Running: at every edit or when the person says, again, stopping, and how long the pause is."""

from playwright.sync_api import expect

import scenes


def choose(studio, title):
    studio.page.click("#run-options")
    studio.page.click(f".menu-item:has-text('{title}')")


def outdated(studio):
    return studio.page.locator("#run").get_attribute("data-outdated") == "true"


def test_a_menu_says_how_pages_run(studio):
    choose(studio, "Run manually")
    assert studio.wait_for("automatic") == {"type": "automatic", "isOn": False}
    studio.say(scenes.document(isAutomatic=False))
    studio.page.click("#run-options")
    checked = studio.page.locator(".menu-item[aria-checked='true'] .menu-title").all_inner_texts()
    assert checked == ["Run manually"]
    studio.page.keyboard.press("Escape")
    choose(studio, "Run automatically")
    assert studio.wait_for("automatic", 2) == {"type": "automatic", "isOn": True}


def test_a_page_that_was_edited_says_so_where_edits_do_not_run(open_studio):
    studio = open_studio(scenes.document(isAutomatic=False), scenes.state("live", buildMilliseconds=142))
    assert not outdated(studio)
    studio.type_at(5, " + 1")
    studio.wait(lambda: outdated(studio), "the mark")
    assert studio.status.endswith("live · built in 0.14 s · edited since")
    studio.page.keyboard.press("Control+Enter")
    studio.wait_for("run")
    studio.say(scenes.state("building", version=studio.server.shared.version, run=2))
    assert not outdated(studio)
    assert "edited since" not in studio.status


def test_a_page_that_runs_by_itself_never_says_so(studio):
    studio.say(scenes.state("live"))
    studio.type_at(5, " + 1")
    studio.wait_for("edit")
    studio.settle()
    assert not outdated(studio)


def test_what_was_chosen_holds_for_the_next_document(open_studio, fake_server):
    first = open_studio()
    choose(first, "Run manually")
    first.wait_for("automatic")
    again = open_studio(scenes.document(name="Another"), beside=first)
    again.wait_for("automatic", 2)
    assert [message["isOn"] for message in fake_server.messages("automatic")] == [False, False]


def test_nothing_is_said_where_nothing_was_chosen(studio):
    studio.settle()
    assert studio.server.messages("automatic") == studio.server.messages("pause") == []


def test_restarting_ends_the_page_first(studio):
    studio.say(scenes.state("live"))
    studio.page.keyboard.press("Control+Shift+Period")
    studio.wait_for("run")
    kinds = [message["type"] for message in studio.server.received]
    assert kinds.index("stop") < kinds.index("run")


def test_restarting_needs_something_that_runs(studio):
    studio.say(scenes.state("finished"))
    studio.page.keyboard.press("Control+Shift+Period")
    studio.settle()
    assert studio.server.messages("run") == []


def test_a_run_waits_until_everything_typed_was_heard(studio):
    studio.server.does_edits = False
    studio.type_at(5, "12")
    studio.wait_for("edit")
    studio.page.keyboard.press("Control+Enter")
    studio.settle()
    assert studio.server.messages("run") == []


def test_holding_the_button_or_a_right_click_opens_the_menu(studio):
    studio.page.click("#run", button="right")
    expect(studio.page.locator(".menu")).to_be_visible()
    studio.page.keyboard.press("Escape")
    box = studio.box("#run")
    studio.page.mouse.move(box["x"] + 8, box["y"] + 8)
    studio.page.mouse.down()
    studio.page.wait_for_selector(".menu")
    studio.page.mouse.up()
    studio.settle()
    expect(studio.page.locator(".menu")).to_be_visible()
    assert studio.server.messages("run") == []

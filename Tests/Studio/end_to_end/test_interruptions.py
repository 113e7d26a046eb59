"""A reload in the middle, and a studio that is killed and started again."""

import time


def test_a_reload_in_the_middle_loses_nothing(workbench):
    workbench.append("let beforeTheReload = 5")
    typed = workbench.text
    workbench.page.reload()
    workbench.wait_for_picture()
    workbench.wait_until(lambda: workbench.text == typed, "what was typed")
    workbench.wait_until(
        lambda: workbench.result_beside("let beforeTheReload") == "5", "the value again")


def test_a_studio_that_is_killed_loses_at_most_the_last_moment(workbench, studio):
    workbench.append("let longBefore = 1")
    workbench.wait_until(lambda: workbench.text_on_disk == workbench.text, "the text on disk")
    workbench.append("let justBefore = 2")
    time.sleep(0.35)
    studio.kill()
    assert "let justBefore = 2" in workbench.text_on_disk
    studio.start()
    workbench.page.goto(studio.address)
    workbench.wait_for_picture()
    workbench.wait_until(
        lambda: workbench.result_beside("let justBefore") == "2", "the page to run again")


def test_the_window_says_that_the_studio_is_gone_and_keeps_the_text(workbench, studio):
    workbench.wait_until_still()
    before = workbench.picture().tobytes()
    studio.kill()
    workbench.wait_until(
        lambda: "Connection lost" in workbench.page.locator("#status").inner_text(), "the words")
    workbench.append("let whileItWasGone = 3")
    assert "let whileItWasGone = 3" in workbench.text
    assert workbench.picture().tobytes() == before
    studio.start()

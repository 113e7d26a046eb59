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


def test_a_window_left_open_says_what_to_do_and_keeps_its_text(workbench, studio):
    status = workbench.page.locator("#status")
    workbench.wait_until_still()
    before = workbench.picture().tobytes()
    studio.kill()
    workbench.wait_until(
        lambda: "Connection lost" in status.inner_text(), "the lost connection to be reported")
    workbench.append("let whileItWasGone = 3")
    assert "let whileItWasGone = 3" in workbench.text
    assert workbench.picture().tobytes() == before
    studio.start()
    # The new studio has another key, which the browser learns from its address.
    workbench.wait_until(
        lambda: "has a new address" in status.inner_text(), "the new key to be reported")
    assert workbench.page.context.request.get(studio.address).ok
    workbench.wait_until(
        lambda: "let whileItWasGone = 3" in workbench.text_on_disk,
        "the text to reach the new studio")
    workbench.wait_until(
        lambda: "new address" not in status.inner_text(), "the old window to go on")

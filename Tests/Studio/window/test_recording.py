"""Pictures of the live view: one click, and a file of it lies in the downloads."""

import base64

from playwright.sync_api import expect

import scenes

PNG = base64.b64encode(b"\x89PNG picture").decode()
GIF = base64.b64encode(b"GIF89a film").decode()


def test_one_click_saves_a_picture_of_what_is_seen(live):
    live.server.answers["picture"] = lambda message: {"bytes": PNG}
    with live.page.expect_download() as download:
        live.page.locator("[data-command=saveLiveViewPicture]").click()
    assert download.value.suggested_filename.startswith("MemoryGame ")
    assert download.value.suggested_filename.endswith(".png")
    assert download.value.path().read_bytes() == b"\x89PNG picture"
    asked = live.wait_for("picture")
    assert asked["run"] == 1 and asked["time"] >= 0


def test_the_last_seconds_are_saved_as_a_film(live):
    live.server.answers["film"] = lambda message: {"bytes": GIF}
    with live.page.expect_download() as download:
        live.page.locator("body").press("Control+Alt+KeyG")
    assert download.value.suggested_filename.endswith(".gif")
    asked = live.wait_for("film")
    assert 0 <= asked["to"] - asked["from"] <= 5 and asked["run"] == 1


def test_a_recording_goes_from_one_click_to_the_next(live):
    live.server.answers["film"] = lambda message: {"bytes": GIF}
    button = live.page.locator(".stage-bar [data-command=recordLiveView]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    live.page.wait_for_timeout(300)
    with live.page.expect_download() as download:
        button.click()
    assert download.value.path().read_bytes() == b"GIF89a film"
    asked = live.wait_for("film")
    assert 0.25 < asked["to"] - asked["from"] < 5
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_picture_is_copied(open_studio):
    studio = open_studio(
        scenes.document(), *scenes.begin(), scenes.cards(),
        permissions=["clipboard-read", "clipboard-write"])
    whole = ("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJ"
             "RU5ErkJggg==")
    studio.server.answers["picture"] = lambda message: {"bytes": whole}
    studio.page.locator("body").press("Control+Alt+Shift+KeyC")
    studio.wait_for("picture")
    studio.wait(lambda: studio.page.locator("#spoken").inner_text() == "Picture copied")
    types = studio.page.evaluate("navigator.clipboard.read().then((items) => items[0].types)")
    assert types == ["image/png"]


def test_why_there_is_no_picture_is_said(live):
    live.server.answers["picture"] = lambda message: "the page has run again meanwhile."
    live.page.locator("[data-command=saveLiveViewPicture]").click()
    live.wait(lambda: "run again meanwhile" in live.page.locator("#notices").inner_text())

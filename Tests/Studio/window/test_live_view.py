"""The live view: its own size, the last picture until the next, fingers that come back."""

import pytest
from playwright.sync_api import expect

import scenes
import wire


def stage_pixel(studio, x, y):
    """A pixel at a place in live view points."""
    import io
    from PIL import Image
    box = studio.box("[data-live-view]")
    scale = studio.page.evaluate("lek.liveView().scale")
    shot = Image.open(io.BytesIO(studio.page.screenshot(animations="allow"))).convert("RGB")
    return shot.getpixel((round(box["x"] + x * scale), round(box["y"] + y * scale)))


def test_it_is_centred_and_scaled_to_fit(live):
    box, room = live.box("[data-live-view]"), live.box("#backdrop")
    bar = live.box(".stage-bar")
    assert box["x"] + box["width"] / 2 == pytest.approx(room["x"] + room["width"] / 2, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx(room["y"] + (room["height"] - bar["height"]) / 2, abs=1)
    scale = live.page.evaluate("lek.liveView().scale")
    assert scale < 1
    assert [box["width"], box["height"]] == pytest.approx([375 * scale, 668 * scale], abs=0.1)
    caption = live.page.locator("#live-view-size").inner_text()
    assert caption == f"375 × 668 · {round(scale * 100)} %"


def test_what_is_small_keeps_its_size(open_studio):
    studio = open_studio(
        scenes.document(), *scenes.begin(width=100, height=80), scenes.cards(width=100, height=80))
    box = studio.box("[data-live-view]")
    assert (box["width"], box["height"]) == (100, 80)
    expect(studio.page.locator("#live-view-size")).to_have_text("100 × 80", use_inner_text=True)


def test_painted_is_told_once_for_each_run(live):
    painted = live.wait_for("painted")
    assert painted["run"] == 1
    assert painted["time"] <= live.page.evaluate("performance.timeOrigin + performance.now()")
    live.say(wire.commit(wire.set_(1, "opacity", 0.9), number=2))
    live.say(*scenes.begin(run=2), scenes.cards(run=2))
    assert live.wait_for("painted", 2)["run"] == 2
    live.settle()
    assert len(live.server.messages("painted")) == 2


def test_the_last_picture_stays_until_the_first_of_the_new_run(live):
    live.say(scenes.state("building", version=1, run=2), *scenes.begin(run=2))
    expect(live.page.locator("[data-layer]")).to_have_count(33)
    assert live.page.evaluate("lek.liveView().run") == 1
    live.say(scenes.cards(run=2, face_up=False))
    assert live.page.evaluate("lek.liveView().run") == 2
    expect(live.page.locator("[data-layer]")).to_have_count(33)


def test_the_first_picture_waits_for_its_picture_files(live):
    import io
    from PIL import Image
    png = io.BytesIO()
    Image.new("RGB", (600, 600), (10, 200, 30)).save(png, "PNG")
    live.page.evaluate("""() => {
      window.empty = 0;
      new MutationObserver(() => {
        const canvas = document.querySelector(".stage canvas");
        if (document.querySelector("#live-view").dataset.liveView === "2" && !(canvas?.width === 600)) empty++;
      }).observe(document.querySelector("#live-view"), { childList: true, subtree: true, attributes: true });
    }""")
    live.say(*scenes.begin(run=2, width=60, height=60),
             wire.picture(77, 600, 600, png.getvalue(), run=2, format_=1),
             wire.commit(wire.create(1, bounds=[0, 0, 60, 60], contents=77), wire.root(1), run=2))
    live.wait(lambda: live.page.evaluate("lek.liveView().run") == 2)
    live.settle()
    assert live.page.evaluate("window.empty") == 0
    assert stage_pixel(live, 30, 30) == (10, 200, 30)


def test_of_a_run_that_follows_a_literal_the_picture_comes_first(live):
    """What it does meanwhile would have the browser draw frames that nobody waits for."""
    before = live.page.locator("#status").inner_text()
    live.page.evaluate("""() => {
      window.saidEarly = 0;
      new MutationObserver(() => {
        if (lek.liveView().run !== 2) saidEarly += 1;
      }).observe(document.querySelector("#status"), { childList: true, subtree: true, characterData: true });
    }""")
    live.say({"type": "scrubbed", "run": 2}, *scenes.begin(run=2), scenes.state("running", run=2))
    assert live.page.locator("#status").inner_text() == before
    live.say(scenes.cards(run=2), {"type": "followed", "run": 2})
    live.wait(lambda: live.page.locator("#status").inner_text() != before, "what the run does to be told")
    assert live.page.evaluate("window.saidEarly") == 0


def test_a_run_that_follows_a_literal_and_stops_says_so_at_once(live):
    before = live.page.locator("#status").inner_text()
    live.say(
        {"type": "scrubbed", "run": 2}, *scenes.begin(run=2), scenes.state("running", run=2),
        scenes.state("stopped", run=2, limit="time", file="", line=0))
    stopped = live.page.locator("#status").inner_text()
    assert stopped != before
    live.page.wait_for_timeout(400)
    assert live.page.locator("#status").inner_text() == stopped


def test_of_pictures_that_come_quicker_than_frames_the_last_is_shown(live):
    live.say(*[
        wire.commit(wire.set_(1, "opacity", number / 100), number=number) for number in range(2, 60)])
    live.wait(lambda: live.page.evaluate(
        "document.querySelector(\"[data-layer='1']\").style.opacity") == "0.59", "the last picture")


def test_a_run_that_fails_takes_nothing_away(live):
    live.say(scenes.state("failed", version=1, run=2, errors=1))
    expect(live.page.locator("[data-layer]")).to_have_count(33)


def test_a_run_without_a_live_view_says_what_to_set(live):
    live.say({"type": "runStarted", "run": 2, "version": 1}, {"type": "noLiveView", "run": 2})
    expect(live.page.locator("[data-live-view]")).to_have_count(0)
    assert "PlaygroundPage.current.liveView" in live.page.locator("#no-live-view").inner_text()


def test_a_live_view_that_is_set_later_shows(live):
    live.say({"type": "runStarted", "run": 2, "version": 1}, {"type": "noLiveView", "run": 2})
    live.say({"type": "liveView", "run": 2, "width": 375, "height": 668}, scenes.cards(run=2))
    assert live.page.evaluate("lek.liveView().run") == 2
    expect(live.page.locator("[data-layer]")).to_have_count(33)
    expect(live.page.locator("#no-live-view")).to_be_hidden()


def test_sixteen_cards_turn_together(live):
    live.say(scenes.flip_all(duration=30))
    assert live.page.evaluate("lek.liveView().runningAnimations") == 16
    starts = live.page.evaluate(
        "[...new Set(document.getAnimations().filter((a) => a.effect.target.matches('.turning'))"
        ".map((a) => a.startTime))]")
    assert len(starts) == 1


def test_frames_of_strange_runs_and_broken_frames_change_nothing(live):
    live.say(wire.commit(wire.remove(1), run=9), wire.commit(wire.remove(1), run=1)[:-2], b"\x01", b"")
    expect(live.page.locator("[data-layer]")).to_have_count(33)
    assert live.page.evaluate("lek.liveView().refusedFrames") == 3


def test_a_resized_window_keeps_it_fitting(live):
    live.page.set_viewport_size({"width": 1400, "height": 600})
    live.settle()
    box, room = live.box("[data-live-view]"), live.box("#backdrop")
    assert box["y"] >= room["y"] and box["y"] + box["height"] <= room["y"] + room["height"]

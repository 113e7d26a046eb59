"""What a person does to the live view: fingers, a pointer, a wheel, keys, as the wire tells it."""

import pytest
from playwright.sync_api import expect

import scenes


def at(studio, x, y):
    box = studio.box("[data-live-view]")
    scale = studio.page.evaluate("lek.liveView().scale")
    return box["x"] + x * scale, box["y"] + y * scale


def touches(studio):
    """Every touch, with the number of the message it came in."""
    return [{**touch, "run": message["run"], "message": number, "modifiers": message["modifiers"]}
            for number, message in enumerate(studio.server.messages("touches"))
            for touch in message["touches"]]


def phases(studio, identifier=1):
    return [touch["phase"] for touch in touches(studio) if touch["identifier"] == identifier]


def wait_for_phase(studio, phase, count=1):
    studio.wait(lambda: len([t for t in touches(studio) if t["phase"] == phase]) >= count)


# Fingers

def test_a_tap_comes_in_live_view_points(live):
    live.page.mouse.click(*at(live, 100, 200))
    wait_for_phase(live, "ended")
    began, ended = touches(live)
    assert (began["phase"], ended["phase"]) == ("began", "ended")
    assert began["run"] == 1 and began["identifier"] == ended["identifier"]
    assert [began["x"], began["y"]] == pytest.approx([100, 200], abs=1)


def test_a_drag_goes_on_outside_and_ends_where_it_ends(live):
    live.page.mouse.move(*at(live, 10, 10))
    live.page.mouse.down()
    live.page.mouse.move(*at(live, -50, 30), steps=8)
    live.settle()
    live.page.mouse.up()
    wait_for_phase(live, "ended")
    told = touches(live)
    assert phases(live)[0] == "began" and phases(live)[-1] == "ended"
    assert set(phases(live)[1:-1]) == {"moved"}
    assert [told[-1]["x"], told[-1]["y"]] == pytest.approx([-50, 30], abs=1)
    assert [told[-2]["x"], told[-2]["y"]] == pytest.approx([-50, 30], abs=1)


def test_moves_of_one_frame_are_one(live):
    live.page.evaluate("""() => {
      const view = document.querySelector("#live-view");
      const { left, top } = view.getBoundingClientRect();
      const tell = (type, x) => view.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, clientX: left + x, clientY: top + 5,
      }));
      view.setPointerCapture = () => {};
      tell("pointerdown", 5);
      for (let x = 6; x < 40; x++) tell("pointermove", x);
      tell("pointerup", 40);
    }""")
    wait_for_phase(live, "ended")
    assert phases(live) == ["began", "moved", "ended"]
    assert {touch["message"] for touch in touches(live)} == {0}


@pytest.fixture
def glass(open_studio):
    """A studio on a screen that is touched, and how it is touched."""
    studio = open_studio(scenes.document(), *scenes.begin(), scenes.cards(), has_touch=True)
    session = studio.tab.session

    def touch(kind, *places):
        points = [dict(zip("xy", at(studio, x, y)), id=id_) for id_, x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return studio, touch


def test_two_fingers_are_two_and_come_together(glass):
    studio, touch = glass
    touch("touchStart", (0, 100, 100), (1, 200, 100))
    wait_for_phase(studio, "began", 2)
    assert [t["identifier"] for t in touches(studio)] == [1, 2]
    assert {t["message"] for t in touches(studio)} == {0}
    touch("touchCancel")
    wait_for_phase(studio, "cancelled", 2)
    assert phases(studio, 1)[-1] == phases(studio, 2)[-1] == "cancelled"


def test_a_finger_that_is_lifted_frees_its_number(glass):
    studio, touch = glass
    touch("touchStart", (0, 100, 100), (1, 200, 100))
    touch("touchEnd")
    wait_for_phase(studio, "ended", 2)
    touch("touchStart", (2, 50, 50))
    wait_for_phase(studio, "began", 3)
    assert [t["identifier"] for t in touches(studio) if t["phase"] == "began"] == [1, 2, 1]


def test_a_held_finger_opens_no_menu_and_selects_nothing(glass):
    studio, touch = glass
    studio.page.evaluate("""() => {
      window.menus = 0;
      addEventListener("contextmenu", (event) => menus += event.defaultPrevented ? 0 : 1);
    }""")
    touch("touchStart", (0, 100, 100))
    studio.page.wait_for_timeout(900)
    touch("touchEnd")
    wait_for_phase(studio, "ended")
    assert phases(studio) == ["began", "ended"]
    assert studio.page.evaluate("menus") == 0
    assert studio.page.evaluate("getSelection().toString()") == ""


def test_a_window_that_loses_the_focus_cancels(live):
    live.page.mouse.move(*at(live, 10, 10))
    live.page.mouse.down()
    live.page.evaluate("dispatchEvent(new Event('blur'))")
    wait_for_phase(live, "cancelled")
    live.page.mouse.move(*at(live, 30, 10))
    live.page.mouse.up()
    live.settle()
    assert phases(live) == ["began", "cancelled"]


def test_a_lost_capture_cancels(live):
    live.page.mouse.move(*at(live, 10, 10))
    live.page.mouse.down()
    live.page.mouse.move(*at(live, 15, 10))
    live.page.evaluate("document.querySelector('#live-view').releasePointerCapture(1)")
    live.page.mouse.move(*at(live, 30, 10))
    wait_for_phase(live, "cancelled")
    assert "ended" not in phases(live)


def test_the_other_button_is_no_finger(live):
    live.page.mouse.click(*at(live, 100, 200), button="right")
    live.settle()
    assert touches(live) == []


def test_with_alt_a_mouse_is_two_fingers_about_the_middle(live):
    width, height = 375, 668
    live.page.keyboard.down("Alt")
    live.page.mouse.move(*at(live, 100, 200))
    live.page.mouse.down()
    live.page.mouse.move(*at(live, 50, 100))
    expect(live.page.locator(".finger-dot")).to_have_count(2)
    live.page.mouse.up()
    live.page.keyboard.up("Alt")
    wait_for_phase(live, "ended", 2)
    last = {t["identifier"]: t for t in touches(live) if t["phase"] == "ended"}
    assert [last[1]["x"], last[1]["y"]] == pytest.approx([50, 100], abs=1)
    assert [last[2]["x"], last[2]["y"]] == pytest.approx([width - 50, height - 100], abs=1)
    began = [t for t in touches(live) if t["phase"] == "began"]
    assert began[0]["message"] == began[1]["message"] and began[0]["modifiers"] == 4
    expect(live.page.locator(".finger-dot")).to_have_count(0)


def test_with_shift_as_well_both_fingers_move_together(live):
    live.page.keyboard.down("Alt")
    live.page.mouse.move(*at(live, 100, 200))
    live.page.mouse.down()
    live.page.keyboard.down("Shift")
    live.page.mouse.move(*at(live, 120, 230))
    live.page.mouse.up()
    live.page.keyboard.up("Shift")
    live.page.keyboard.up("Alt")
    wait_for_phase(live, "ended", 2)
    for identifier in (1, 2):
        first, *_, last = [t for t in touches(live) if t["identifier"] == identifier]
        assert [last["x"] - first["x"], last["y"] - first["y"]] == pytest.approx([20, 30], abs=1)


# Pointer and wheel

def test_a_pointer_hovers_and_leaves(live):
    live.page.mouse.move(*at(live, 100, 200))
    hover = live.wait_for("hover")
    assert [hover["x"], hover["y"]] == pytest.approx([100, 200], abs=1)
    live.page.mouse.move(5, 5)
    assert "x" not in live.wait_for("hover", 2)
    assert touches(live) == []


def test_a_drag_is_no_hover(live):
    live.page.mouse.move(*at(live, 100, 200))
    live.wait_for("hover")
    live.page.mouse.down()
    live.page.mouse.move(*at(live, 150, 250), steps=5)
    live.settle()
    assert len(live.server.messages("hover")) == 1
    live.page.mouse.up()


def test_a_wheel_scrolls_and_comes_to_rest(live):
    scale = live.page.evaluate("lek.liveView().scale")
    live.page.mouse.move(*at(live, 100, 200))
    live.page.mouse.wheel(3, 30)
    live.wait(lambda: live.server.messages("scroll")[-1:] and
              live.server.messages("scroll")[-1]["phase"] == "ended")
    first, *_, last = live.server.messages("scroll")
    assert first["phase"] == "began" and first["wheel"] == "smooth"
    assert [first["x"], first["y"]] == pytest.approx([100, 200], abs=1)
    total = [sum(m[axis] for m in live.server.messages("scroll")) for axis in ("deltaX", "deltaY")]
    assert total == pytest.approx([-3 / scale, -30 / scale], abs=0.01)
    assert (last["deltaX"], last["deltaY"]) == (0, 0)


def test_a_pinch_on_a_trackpad_is_two_fingers(live):
    live.page.mouse.move(*at(live, 180, 300))
    live.page.keyboard.down("Control")
    live.page.mouse.wheel(0, -50)
    live.page.keyboard.up("Control")
    wait_for_phase(live, "ended", 2)
    began = {t["identifier"]: t for t in touches(live) if t["phase"] == "began"}
    ended = {t["identifier"]: t for t in touches(live) if t["phase"] == "ended"}

    def span(fingers):
        return fingers[2]["x"] - fingers[1]["x"]

    assert span(began) == pytest.approx(100, abs=0.1)
    assert span(ended) == pytest.approx(164.9, abs=0.1)
    assert live.server.messages("scroll") == []


# Keys

def test_keys_are_the_pages_while_the_live_view_has_the_focus(live):
    live.page.keyboard.press("a")
    live.settle()
    assert live.server.messages("key") == []
    live.page.mouse.click(*at(live, 100, 200))
    live.page.keyboard.press("Shift+KeyB")
    live.wait_for("key", 4)
    shift, down, up, _ = live.server.messages("key")
    assert (shift["usage"], shift["phase"], shift["characters"]) == (0xE1, "down", "")
    assert (down["usage"], down["characters"], down["charactersIgnoringModifiers"]) == (5, "B", "b")
    assert down["modifiers"] == 1 and down["run"] == 1
    assert (up["phase"], up["usage"]) == ("up", 5)


@pytest.mark.parametrize("code, usage", [
    ("ArrowUp", 0x52), ("Digit0", 0x27), ("Digit9", 0x26), ("F13", 0x68), ("Numpad0", 0x62),
    ("Numpad1", 0x59), ("KeyZ", 0x1D), ("Space", 0x2C), ("MetaRight", 0xE7), ("Nonsense", None),
    ("F0", None), ("F25", None), ("constructor", None), ("", None),
])
def test_keys_have_the_numbers_of_the_standard(live, code, usage):
    assert live.page.evaluate(
        "async (code) => (await import('/studio/js/lib/keyUsages.js')).usageOf(code)", code) == usage


def test_arrows_do_not_scroll_the_window_and_tab_leaves_the_view(live):
    live.page.mouse.click(*at(live, 100, 200))
    live.page.keyboard.press("ArrowDown")
    assert live.wait_for("key")["usage"] == 0x51
    live.page.keyboard.press("Tab")
    live.settle()
    assert not live.page.evaluate("document.querySelector('#live-view').matches(':focus')")
    assert 0x2B not in [m.get("usage") for m in live.server.messages("key")]


def test_held_keys_are_let_go_with_the_focus(live):
    live.page.mouse.click(*at(live, 100, 200))
    live.page.keyboard.down("a")
    live.page.evaluate("document.activeElement.blur()")
    assert live.wait_for("key", 2)["phase"] == "cancelled"
    live.page.keyboard.up("a")
    live.settle()
    assert [m["phase"] for m in live.server.messages("key")] == ["down", "cancelled"]


def test_the_studios_commands_are_not_the_pages(live):
    live.page.mouse.click(*at(live, 100, 200))
    live.page.keyboard.press("Control+Enter")
    live.wait_for("run")
    assert 0x28 not in [m.get("usage") for m in live.server.messages("key")]

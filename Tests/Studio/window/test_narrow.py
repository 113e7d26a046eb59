"""From a laptop to a telephone: everything can be reached, nothing is cut off, fingers find it."""

import pytest
from playwright.sync_api import expect

import scenes

TOUCH = {"has_touch": True, "is_mobile": True}
SIZES = [
    (1400, 900, {}), (1280, 720, {}), (1180, 820, TOUCH), (820, 1180, TOUCH), (844, 390, TOUCH),
    (390, 844, TOUCH)]
PANES = {"navigator": "#navigator", "editor": "#editor", "assistant": "#assistant", "console": ".console"}


def shown(studio):
    return {name for name, selector in PANES.items() if studio.page.locator(selector).is_visible()}


@pytest.mark.parametrize("width,height,options", SIZES)
def test_nothing_is_cut_off(open_studio, width, height, options):
    studio = open_studio(width=width, height=height, **options)
    for element in studio.page.locator(".toolbar button:visible, .console-bar button:visible").all():
        box = element.bounding_box()
        name = element.get_attribute("id")
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, name
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, name
    assert studio.page.evaluate("document.documentElement.scrollWidth") == width
    assert studio.page.evaluate("document.documentElement.scrollHeight") == height


@pytest.mark.parametrize("width,height,options", SIZES)
def test_every_pane_can_be_shown_and_is_large_enough(open_studio, width, height, options):
    studio = open_studio(width=width, height=height, **options)
    for name, selector in PANES.items():
        button = studio.page.locator(f"[data-shows='{name}']")
        if button.get_attribute("aria-pressed") == "false":
            button.click()
        box = studio.box(selector)
        assert box["width"] >= 120 and box["height"] >= 60, (name, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, name
        assert box["y"] + box["height"] <= height, name


@pytest.mark.parametrize("width,height,options", [size for size in SIZES if size[2]])
def test_fingers_find_every_button(open_studio, width, height, options):
    studio = open_studio(width=width, height=height, **options)
    for name in PANES:
        button = studio.page.locator(f"[data-shows='{name}']")
        if button.get_attribute("aria-pressed") == "false":
            button.click()
        small = studio.page.evaluate("""() => [...document.querySelectorAll("button")]
            .filter((e) => e.getClientRects().length > 0 && !e.closest(".cm-editor"))
            .map((e) => [e.id || e.className, e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 40 || box.height < 40)
            .map(([name, box]) => `${name} ${box.width} x ${box.height}`)""")
        assert small == []


def test_a_tablet_on_its_side_has_all_beside_each_other(open_studio):
    studio = open_studio(width=1180, height=820, **TOUCH)
    assert shown(studio) == set(PANES)
    assert studio.box("#assistant")["x"] >= studio.box("#editor")["x"] + studio.box("#editor")["width"]


def test_a_tablet_upright_has_the_live_view_below(open_studio):
    studio = open_studio(width=820, height=1180, **TOUCH)
    assert shown(studio) == set(PANES)
    assert studio.box("#assistant")["y"] >= studio.box("#editor")["y"] + studio.box("#editor")["height"]
    assert studio.box("#editor")["height"] > 300


def test_a_telephone_shows_one_pane_chosen_at_the_bottom(open_studio):
    studio = open_studio(width=390, height=844, **TOUCH)
    assert shown(studio) == {"editor"}
    for name in ("assistant", "console", "navigator", "editor"):
        button = studio.page.locator(f"[data-shows='{name}']")
        box = button.bounding_box()
        assert box["y"] + box["height"] == 844
        button.tap()
        assert shown(studio) == {name}
        expect(button).to_have_attribute("aria-pressed", "true")


def test_a_telephone_on_its_side_has_the_live_view_beside(open_studio):
    studio = open_studio(width=844, height=390, **TOUCH)
    assert studio.box("#assistant")["x"] >= studio.box("#editor")["x"] + studio.box("#editor")["width"]
    assert studio.box("#editor")["height"] >= 100


def drag_with_finger(studio, selector, dx, dy):
    box = studio.box(selector)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = studio.tab.session
    send = lambda kind, points: client.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    send("touchStart", [{"x": x, "y": y}])
    for step in range(1, 5):
        send("touchMove", [{"x": x + dx * step / 4, "y": y + dy * step / 4}])
    send("touchEnd", [])
    studio.settle()


@pytest.mark.parametrize("divider,pane,side,dx,dy", [
    ("#navigator-divider", "#navigator", "width", 40, 0),
    ("#assistant-divider", "#assistant", "height", 0, -60),
    ("#console-divider", ".console", "height", 0, -50)])
def test_dividers_drag_with_a_finger(open_studio, divider, pane, side, dx, dy):
    studio = open_studio(width=820, height=1180, **TOUCH)
    before = studio.box(pane)[side]
    drag_with_finger(studio, divider, dx, dy)
    assert studio.box(pane)[side] == pytest.approx(before + abs(dx + dy), abs=2)


KEYBOARD = """(height) => {
    Object.defineProperty(visualViewport, "height", { value: height, configurable: true });
    visualViewport.dispatchEvent(new Event("resize"));
}"""


def test_the_keyboard_on_the_screen_does_not_hide_the_caret(open_studio):
    studio = open_studio(scenes.document("let a = 1\n" * 200), width=390, height=844, **TOUCH)
    studio.place_caret(30)
    studio.page.evaluate(KEYBOARD, 480)
    studio.settle()
    bottom = studio.editor("return editor.selectionBox.bottom")
    assert bottom <= 480
    assert studio.box("#editor")["y"] + studio.box("#editor")["height"] <= 481
    expect(studio.page.locator("#show-console")).to_be_hidden()
    studio.page.evaluate(KEYBOARD, 844)
    studio.settle()
    expect(studio.page.locator("#show-console")).to_be_visible()
    assert studio.box("#editor")["y"] + studio.box("#editor")["height"] == pytest.approx(844 - 52, abs=1)


def test_a_window_made_narrow_keeps_its_panes_for_later(open_studio):
    studio = open_studio(width=1400, height=900)
    studio.page.set_viewport_size({"width": 500, "height": 800})
    assert shown(studio) == {"editor"}
    studio.page.set_viewport_size({"width": 1400, "height": 900})
    assert shown(studio) == set(PANES)

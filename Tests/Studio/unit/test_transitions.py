"""Transitions at chosen moments: which side is seen, and where its edges are."""

import pytest
from playwright.sync_api import expect

import wire

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)


def turn(bench, kind, **options):
    """Layer 2 turns from red to blue, in a second."""
    bench.play(wire.commit(
        wire.transition(2, kind, **options), wire.set_(2, "backgroundColor", (0, 0, 1, 1))))


def faces(bench):
    """The corners of both faces in the superlayer's points, as the compositor projects them."""
    return bench.page.evaluate("""() => Object.fromEntries(
        [["old", ".layer-face.ghost"], ["new", ".layer-face:not(.ghost)"]].map(([name, selector]) => {
          const element = document.querySelector(selector);
          const quad = new DOMMatrix(getComputedStyle(element).transform);
          const project = (x, y) => {
            const p = quad.transformPoint(new DOMPoint(x, y));
            return [p.x / p.w, p.y / p.w];
          };
          return [name, {
            topLeft: project(50, 70), bottomLeft: project(50, 130), topRight: project(150, 70),
            bottomRight: project(150, 130) }];
        }))""")


def height(face, side):
    return face[f"bottom{side}"][1] - face[f"top{side}"][1]


def width(face, side):
    return face[f"{side}Right"][0] - face[f"{side}Left"][0]


@pytest.mark.parametrize("kind", [
    "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom"])
def test_a_flip_shows_the_old_side_then_the_new_one(square, kind):
    turn(square, kind)
    for moment, color in [(0, RED), (400, RED), (600, BLUE), (1000, BLUE)]:
        square.seek(moment)
        assert square.pixel(100, 100) == color, moment
    square.seek(500)
    assert square.pixel(100, 100) == WHITE


@pytest.mark.parametrize("kind,nearer", [("flipFromLeft", "Left"), ("flipFromRight", "Right")])
def test_the_named_side_comes_to_the_front(square, kind, nearer):
    turn(square, kind)
    square.seek(250)
    other = {"Left": "Right", "Right": "Left"}[nearer]
    old = faces(square)["old"]
    assert height(old, nearer) > 60 > height(old, other)


@pytest.mark.parametrize("kind,nearer", [("flipFromTop", "top"), ("flipFromBottom", "bottom")])
def test_the_named_edge_comes_to_the_front(square, kind, nearer):
    turn(square, kind)
    square.seek(250)
    other = {"top": "bottom", "bottom": "top"}[nearer]
    old = faces(square)["old"]
    assert width(old, nearer) > 100 > width(old, other)


def test_both_faces_are_two_sides_of_one_sheet(square):
    turn(square, "flipFromLeft")
    square.seek(300)
    both = faces(square)
    assert both["new"]["topRight"] == pytest.approx(both["old"]["topLeft"], abs=0.01)
    assert both["new"]["bottomLeft"] == pytest.approx(both["old"]["bottomRight"], abs=0.01)


def test_a_flip_is_inside_the_layers_own_transform(square):
    double = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    square.play(wire.commit(wire.set_(2, "transform", double)))
    turn(square, "flipFromLeft")
    square.seek(1000)
    assert square.box(2) == pytest.approx([0, 40, 200, 120], abs=0.01)
    square.seek(250)
    assert square.pixel(100, 45) == RED


def test_nothing_is_left_when_it_has_ended(square):
    turn(square, "flipFromRight", duration=0.05)
    square.wait_for("player.runningAnimations === 0")
    expect(square.page.locator(".ghost")).to_have_count(0)
    expect(square.page.locator(".turning")).to_have_count(0)
    assert square.box(2) == [50, 70, 100, 60]
    assert square.pixel(100, 100) == BLUE


def test_the_neighbours_do_not_move(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 20, 20], position=[20, 20], backgroundColor=(0, 1, 0, 1)),
        wire.sublayers(1, 2, 3)))
    turn(square, "flipFromLeft")
    square.seek(300)
    assert square.box(3) == [10, 10, 20, 20]
    assert square.box(1) == [0, 0, 200, 200]


def test_the_old_picture_keeps_its_contents_and_sublayers(square):
    square.play(wire.picture(9, 1, 1, bytes([0, 255, 0, 255])), wire.commit(
        wire.create(3, bounds=[0, 0, 40, 40], position=[50, 30], contents=9),
        wire.sublayers(2, 3)))
    square.play(wire.commit(
        wire.transition(2, "flipFromLeft"), wire.set_(2, "backgroundColor", (0, 0, 1, 1)),
        wire.sublayers(2), wire.remove(3)))
    square.seek(0)
    assert square.pixel(100, 100) == (0, 255, 0)
    square.seek(1000)
    assert square.pixel(100, 100) == BLUE


def test_a_dissolve_is_half_and_half_in_the_middle(square):
    turn(square, "crossDissolve")
    square.seek(500)
    assert square.pixel(100, 100) == pytest.approx((128, 0, 128), abs=2)


def test_a_curl_up_uncovers_from_below(square):
    turn(square, "curlUp")
    square.seek(500)
    assert square.pixel(100, 128) == BLUE
    square.seek(0)
    assert square.pixel(100, 128) == RED


def test_a_curl_down_covers_from_above(square):
    turn(square, "curlDown")
    square.seek(500)
    assert square.pixel(60, 75) == BLUE
    assert square.pixel(100, 128) == RED


def test_a_delay_waits_with_the_old_side(square):
    turn(square, "flipFromLeft", delay=1)
    square.seek(900)
    assert square.pixel(100, 100) == RED
    square.seek(1900)
    assert square.pixel(100, 100) == BLUE


def test_a_second_turn_takes_over(square):
    turn(square, "flipFromLeft")
    square.play(wire.commit(
        wire.transition(2, "flipFromRight"), wire.set_(2, "backgroundColor", (1, 0, 0, 1))))
    expect(square.page.locator(".ghost")).to_have_count(1)
    square.seek(0)
    assert square.pixel(100, 100) == BLUE
    square.seek(1000)
    assert square.pixel(100, 100) == RED


def test_a_turning_layer_that_is_removed_takes_its_picture_along(square):
    turn(square, "flipFromLeft")
    square.play(wire.commit(wire.sublayers(1), wire.remove(2)))
    expect(square.page.locator(".ghost")).to_have_count(0)
    assert square.pixel(100, 100) == WHITE

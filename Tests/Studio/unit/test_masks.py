"""Masks let through as much as they are opaque, and move with all that is in them."""

import pytest

import wire

RED, WHITE = (255, 0, 0), (255, 255, 255)
BLACK = (0, 0, 0, 1)


def mask(bench, *operations, kind="plain", **values):
    """Layer 9 masks layer 2."""
    values = {"bounds": [0, 0, 100, 60], "position": [50, 30], **values}
    bench.play(wire.commit(
        wire.create(9, kind, **values), *operations, wire.set_(2, "mask", 9)))


def test_a_boxs_ground_lets_through(square):
    mask(square, bounds=[0, 0, 40, 20], backgroundColor=BLACK)
    assert square.pixel(100, 100) == RED
    assert square.pixel(75, 100) == WHITE
    square.play(wire.commit(wire.set_(2, "mask", None)))
    assert square.pixel(75, 100) == RED


def test_only_the_alpha_counts(square):
    mask(square, backgroundColor=(1, 1, 1, 0.5))
    assert square.pixel(100, 100) == pytest.approx((255, 128, 128), abs=2)


def test_round_corners_and_opacity_of_a_mask(square):
    mask(square, backgroundColor=BLACK, cornerRadius=30, opacity=0.5)
    assert square.pixel(100, 100) == pytest.approx((255, 128, 128), abs=2)
    assert square.pixel(52, 72) == WHITE


def test_a_shape_a_gradient_and_a_picture(square):
    mask(square, kind="shape", path="M 0 0 L 100 0 L 0 60 Z")
    assert square.pixel(70, 80) == RED
    assert square.pixel(130, 120) == WHITE
    square.play(wire.commit(
        wire.create(8, "gradient", bounds=[0, 0, 100, 60], position=[50, 30],
                    colors=[BLACK, (0, 0, 0, 0)]), wire.set_(2, "mask", 8)))
    assert square.pixel(100, 100) == pytest.approx((255, 128, 128), abs=5)
    halves = bytes([0, 0, 0, 255] * 1 + [0, 0, 0, 0] * 1)
    square.play(wire.picture(5, 2, 1, halves), wire.commit(
        wire.create(7, bounds=[0, 0, 100, 60], position=[50, 30], contents=5),
        wire.set_(2, "mask", 7)))
    assert square.pixel(60, 100) == RED
    assert square.pixel(140, 100) == WHITE


def test_a_masks_sublayers_and_clip_count(square):
    mask(square, wire.create(10, bounds=[0, 0, 40, 100], position=[20, 30], backgroundColor=BLACK),
         wire.sublayers(9, 10))
    assert [square.pixel(x, 100) for x in (60, 100)] == [RED, WHITE]
    square.play(wire.commit(wire.set_(10, "position", [80, 30])))
    assert [square.pixel(x, 100) for x in (60, 130)] == [WHITE, RED]
    square.play(wire.commit(
        wire.set_(9, "masksToBounds", True), wire.set_(9, "bounds", [0, 0, 100, 20])))
    assert [square.pixel(130, y) for y in (100, 120)] == [RED, WHITE]


def test_sublayers_are_masked_too_and_the_shadow(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 20, 20], position=[120, 30], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(2, 3), wire.set_(2, "shadowOpacity", 1), wire.set_(2, "shadowRadius", 0),
        wire.set_(2, "shadowOffset", [0, 20])))
    assert square.pixel(170, 100) == (0, 0, 255)
    assert square.pixel(100, 145) == (0, 0, 0)
    mask(square, backgroundColor=BLACK)
    assert square.pixel(170, 100) == WHITE
    assert square.pixel(100, 145) == WHITE


def test_a_mask_follows_the_bounds_origin(square):
    mask(square, bounds=[0, 0, 50, 60], position=[25, 30], backgroundColor=BLACK)
    assert [square.pixel(x, 100) for x in (60, 120)] == [RED, WHITE]
    square.play(wire.commit(wire.set_(2, "bounds", [-50, 0, 100, 60])))
    assert [square.pixel(x, 100) for x in (60, 120)] == [WHITE, RED]


def test_a_masks_place_moves(square):
    mask(square, bounds=[0, 0, 20, 60], position=[10, 30], backgroundColor=BLACK)
    square.play(wire.commit(wire.add_animation(9, "p", "position", [[10, 30], [90, 30]])))
    square.seek(500)
    assert [square.pixel(x, 100) for x in (60, 100, 140)] == [WHITE, RED, WHITE]
    square.seek(900)
    assert [square.pixel(x, 100) for x in (100, 132)] == [WHITE, RED]


def test_a_mask_has_a_mask(square):
    mask(square, wire.create(8, bounds=[0, 0, 50, 60], position=[25, 30], backgroundColor=BLACK),
         wire.set_(9, "mask", 8), backgroundColor=BLACK)
    assert [square.pixel(x, 100) for x in (60, 140)] == [RED, WHITE]


def test_masks_in_a_circle_and_masks_that_are_not_there_do_no_harm(square):
    square.play(wire.commit(
        wire.create(8, bounds=[0, 0, 9, 9]), wire.create(9, bounds=[0, 0, 9, 9]),
        wire.set_(8, "mask", 9), wire.set_(9, "mask", 8), wire.set_(2, "mask", 2)))
    assert square.pixel(100, 100) == RED
    square.play(wire.commit(wire.set_(2, "mask", 1)))
    assert square.pixel(100, 100) == RED
    square.play(wire.commit(wire.set_(2, "mask", 77)))
    assert square.pixel(100, 100) == RED
    square.play(wire.commit(wire.set_(2, "mask", 8)))
    square.play(wire.commit(wire.remove(8), wire.set_(2, "mask", None)))
    assert square.pixel(100, 100) == RED

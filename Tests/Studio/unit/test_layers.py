"""Layers lie where Core Animation would put them, and look as their properties say."""

import pytest
from playwright.sync_api import expect

import wire


def test_a_layer_lies_with_its_anchor_at_its_position(square):
    assert square.box(2) == [50, 70, 100, 60]
    square.play(wire.commit(wire.set_(2, "anchorPoint", [0, 1])))
    assert square.box(2) == [100, 40, 100, 60]


def test_the_root_lies_at_the_origin_whatever_its_position(square):
    square.play(wire.commit(wire.set_(1, "position", [7, 900])))
    assert square.box(1) == [0, 0, 200, 200]


def test_a_transform_is_about_the_anchor(square):
    double = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    square.play(wire.commit(wire.set_(2, "transform", double)))
    assert square.box(2) == [0, 40, 200, 120]
    square.play(wire.commit(wire.set_(2, "anchorPoint", [0, 0])))
    assert square.box(2) == [100, 100, 200, 120]


def test_a_quarter_turn_swaps_the_sides(square):
    square.play(wire.commit(wire.set_(2, "transform", wire.rotation_z(90))))
    assert square.box(2) == pytest.approx([70, 50, 60, 100], abs=0.01)


def test_the_bounds_origin_moves_sublayers_and_nothing_else(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 10, 10], position=[5, 5]), wire.sublayers(2, 3)))
    assert square.box(3) == [50, 70, 10, 10]
    square.play(wire.commit(wire.set_(2, "bounds", [20, 5, 100, 60])))
    assert square.box(2) == [50, 70, 100, 60]
    assert square.box(3) == [30, 65, 10, 10]


def test_a_sublayer_transform_is_about_the_superlayers_anchor(square):
    double = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 10, 10], position=[50, 30]), wire.sublayers(2, 3),
        wire.set_(2, "sublayerTransform", double)))
    assert square.box(3) == [90, 90, 20, 20]


def test_a_perspective_makes_what_is_nearer_larger(square):
    perspective = [*wire.IDENTITY]
    perspective[11] = -1 / 200
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 10, 10], position=[50, 30], zPosition=100),
        wire.sublayers(2, 3), wire.set_(2, "sublayerTransform", perspective)))
    assert square.box(3) == pytest.approx([90, 90, 20, 20], abs=0.01)


def test_a_layer_that_masks_cuts_its_sublayers(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 60, 60], position=[100, 30], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(2, 3)))
    assert square.pixel(165, 100) == (0, 0, 255)
    square.play(wire.commit(wire.set_(2, "masksToBounds", True)))
    assert square.pixel(165, 100) == (255, 255, 255)
    assert square.pixel(145, 100) == (0, 0, 255)


def test_the_z_position_goes_before_the_order(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 100, 60], position=[100, 100], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(1, 2, 3)))
    assert square.pixel(100, 100) == (0, 0, 255)
    square.play(wire.commit(wire.set_(2, "zPosition", 0.5)))
    assert square.pixel(100, 100) == (255, 0, 0)
    square.play(wire.commit(wire.set_(2, "zPosition", 0)))
    assert square.pixel(100, 100) == (0, 0, 255)


def test_an_order_is_rearranged(square):
    square.play(wire.commit(
        *[wire.create(id_, bounds=[0, 0, 100, 60], position=[100, 100],
                      backgroundColor=(0, id_ / 5, 1, 1)) for id_ in (3, 4, 5)],
        wire.sublayers(1, 3, 4, 5, 2)))
    assert square.pixel(100, 100) == (255, 0, 0)
    square.play(wire.commit(wire.sublayers(1, 5, 2, 4, 3)))
    order = square.page.evaluate(
        "[...document.querySelector('[data-layer=\"1\"]').children].map((e) => e.dataset.layer)")
    assert order == ["5", "2", "4", "3"]
    square.play(wire.commit(wire.sublayers(1, 2), wire.remove(4)))
    assert square.pixel(100, 100) == (255, 0, 0)


def test_hidden_opacity_and_back_side(square):
    square.play(wire.commit(wire.set_(2, "opacity", 0.5)))
    assert square.pixel(100, 100) == pytest.approx((255, 128, 128), abs=1)
    square.play(wire.commit(wire.set_(2, "opacity", 1), wire.set_(2, "isHidden", True)))
    assert square.pixel(100, 100) == (255, 255, 255)
    turned = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1]
    square.play(wire.commit(wire.set_(2, "isHidden", False), wire.set_(2, "transform", turned)))
    assert square.pixel(100, 100) == (255, 0, 0)
    square.play(wire.commit(wire.set_(2, "isDoubleSided", False)))
    assert square.pixel(100, 100) == (255, 255, 255)


def test_the_border_lies_inside_and_above_sublayers(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 100, 60], position=[50, 30], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(2, 3), wire.set_(2, "borderWidth", 4),
        wire.set_(2, "borderColor", (0, 1, 0, 1))))
    assert square.pixel(52, 100) == (0, 255, 0)
    assert square.pixel(55, 100) == (0, 0, 255)
    assert square.pixel(48, 100) == (255, 255, 255)


def test_corners_are_round_and_cut_sublayers_only_when_masking(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 100, 60], position=[50, 30], backgroundColor=(0, 0, 1, 1)),
        wire.set_(2, "cornerRadius", 30)))
    assert square.pixel(52, 72) == (255, 255, 255)
    square.play(wire.commit(wire.sublayers(2, 3)))
    assert square.pixel(52, 72) == (0, 0, 255)
    square.play(wire.commit(wire.set_(2, "masksToBounds", True)))
    assert square.pixel(52, 72) == (255, 255, 255)


def test_a_shadow_falls_where_it_is_offset_to(square):
    square.play(wire.commit(
        wire.set_(2, "shadowOpacity", 1), wire.set_(2, "shadowRadius", 0),
        wire.set_(2, "shadowOffset", [0, 10])))
    assert square.pixel(100, 135) == (0, 0, 0)
    assert square.pixel(100, 65) == (255, 255, 255)
    square.play(wire.commit(wire.set_(2, "backgroundColor", (1, 0, 0, 0.99))))
    assert square.pixel(100, 135) == pytest.approx((0, 0, 0), abs=4)
    square.play(wire.commit(wire.set_(2, "masksToBounds", True)))
    assert square.pixel(100, 135) == (255, 255, 255)


HALVES = bytes([255, 0, 0, 255] * 400 + [0, 0, 255, 255] * 400)
"""40 x 20 pixels: a red half above a blue one."""


@pytest.mark.parametrize("gravity,scale,red,blue,clear", [
    (0, 1, (100, 72), (100, 128), None),
    (1, 1, (100, 78), (100, 122), (100, 72)),
    (2, 1, (42, 72), (158, 128), (38, 100)),
    (3, 1, (100, 92), (100, 108), (100, 88)),
    (3, 2, (100, 96), (100, 104), (100, 92)),
    (4, 1, (100, 72), (100, 88), (100, 92)),
    (5, 1, (100, 112), (100, 128), (100, 108)),
    (6, 1, (52, 92), (88, 108), (92, 100)),
    (8, 1, (52, 72), (88, 88), (92, 72)),
    (11, 1, (112, 112), (148, 128), (108, 128)),
])
def test_contents_lie_as_their_gravity_says(square, gravity, scale, red, blue, clear):
    square.play(wire.picture(9, 40, 20, HALVES), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "contents", 9),
        wire.set_(2, "contentsScale", scale), wire.set_(2, "contentsGravity", gravity)))
    assert square.pixel(*red) == (255, 0, 0)
    assert square.pixel(*blue) == (0, 0, 255)
    if clear:
        assert square.pixel(*clear) == (255, 255, 255)


def test_premultiplied_pixels_keep_their_colour(square):
    half_red = bytes([128, 0, 0, 128])
    square.play(wire.picture(9, 1, 1, half_red), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "contents", 9)))
    assert square.pixel(100, 100) == pytest.approx((255, 127, 127), abs=2)


def test_a_picture_file_shows_and_a_broken_one_does_not_harm(square):
    import io
    from PIL import Image
    png = io.BytesIO()
    Image.new("RGB", (3, 3), (0, 200, 0)).save(png, "PNG")
    square.play(
        wire.picture(9, 3, 3, png.getvalue(), format_=1), wire.picture(8, 3, 3, b"nope", format_=1),
        wire.commit(wire.set_(2, "contents", 9),
                    wire.create(3, bounds=[0, 0, 10, 10], contents=8), wire.sublayers(2, 3)))
    square.wait_for("document.querySelector('[data-layer=\"2\"] canvas')?.width === 3")
    assert square.pixel(100, 100) == (0, 200, 0)


def test_numbers_out_of_all_bounds_do_no_harm(square):
    infinity, no_number = float("inf"), float("nan")
    square.play(wire.commit(
        wire.set_(2, "position", [infinity, no_number]), wire.set_(2, "bounds", [0, 0, -5, 1e300]),
        wire.set_(2, "transform", [no_number] * 16), wire.set_(2, "opacity", -infinity),
        wire.set_(2, "cornerRadius", -9), wire.set_(2, "shadowOpacity", no_number)))
    square.play(wire.commit(
        wire.set_(2, "position", [100, 100]), wire.set_(2, "bounds", [0, 0, 100, 60]),
        wire.set_(2, "transform", wire.IDENTITY), wire.set_(2, "opacity", 1)))
    assert square.box(2) == [50, 70, 100, 60]


def test_a_layer_never_lies_in_itself(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 10, 10]), wire.sublayers(2, 3, 3, 2, 1, 99),
        wire.sublayers(3, 2), wire.sublayers(3, 1), wire.sublayers(3, 3)))
    assert square.box(2) == [50, 70, 100, 60]
    expect(square.page.locator("[data-layer='3'] [data-layer]")).to_have_count(0)


def test_a_tower_of_layers_is_cut(square):
    count = 3000
    square.play(wire.commit(
        *[wire.create(100 + index, bounds=[0, 0, 5, 5]) for index in range(count)],
        *[wire.sublayers(100 + index, 101 + index) for index in range(count - 1)],
        wire.sublayers(2, 100)))
    assert square.page.locator("[data-layer]").count() < 250
    assert square.box(2) == [50, 70, 100, 60]


def test_unknown_layers_are_ignored(square):
    square.play(wire.commit(
        wire.set_(77, "opacity", 0), wire.remove(77), wire.root(77), wire.transition(77, "curlUp"),
        wire.remove_animation(77, "x"), wire.sublayers(77, 2), wire.remove_animation(2, "x")))
    assert square.box(2) == [50, 70, 100, 60]


def test_many_layers_are_all_there(bench):
    bench.play(wire.commit(
        wire.create(1, bounds=[0, 0, 400, 400]),
        *[wire.create(2 + index, bounds=[0, 0, 8, 8], position=[index % 50 * 8 + 4, index // 50 * 8 + 4],
                      backgroundColor=(0, 0.5, 1, 1), cornerRadius=2) for index in range(1000)],
        wire.sublayers(1, *range(2, 1002)), wire.root(1)))
    expect(bench.page.locator("[data-layer]")).to_have_count(1001)
    assert bench.box(1001) == [392, 152, 8, 8]

"""Shape layers: filled, stroked, cut to a part of their length, dashed."""

import pytest

import wire

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)
BOX = "M 0 0 L 100 0 L 100 60 L 0 60 Z"


@pytest.fixture
def shape(square):
    """Layer 3, a shape that fills layer 2."""
    square.play(wire.commit(
        wire.set_(2, "backgroundColor", None),
        wire.create(3, "shape", bounds=[0, 0, 100, 60], position=[50, 30]), wire.sublayers(2, 3)))
    return square


def draw(bench, **values):
    bench.play(wire.commit(*[wire.set_(3, name, value) for name, value in values.items()]))


def test_a_path_is_filled_black_unless_told_otherwise(shape):
    draw(shape, path="M 0 0 L 50 0 L 50 60 L 0 60 Z")
    assert shape.pixel(60, 100) == (0, 0, 0)
    assert shape.pixel(120, 100) == WHITE
    draw(shape, fillColor=(1, 0, 0, 1))
    assert shape.pixel(60, 100) == RED
    draw(shape, fillColor=None)
    assert shape.pixel(60, 100) == WHITE


def test_fill_rules_differ_in_a_hole(shape):
    ring = BOX + "M 30 20 L 70 20 L 70 40 L 30 40 Z"
    draw(shape, path=ring, fillColor=(1, 0, 0, 1))
    assert shape.pixel(100, 100) == RED
    draw(shape, fillRule=1)
    assert shape.pixel(100, 100) == WHITE
    assert shape.pixel(60, 100) == RED


def test_a_stroke_lies_half_on_each_side_of_its_path(shape):
    draw(shape, path="M 0 30 L 100 30", fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=10)
    assert [shape.pixel(100, y) for y in (94, 96, 104, 106)] == [WHITE, BLUE, BLUE, WHITE]


def test_caps(shape):
    draw(shape, path="M 20 30 L 80 30", fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=20)
    assert shape.pixel(66, 100) == WHITE
    draw(shape, lineCap=1)
    assert shape.pixel(63, 100) == BLUE
    assert shape.pixel(62, 92) == WHITE
    draw(shape, lineCap=2)
    assert shape.pixel(62, 92) == BLUE


def test_joins(shape):
    corner = "M 20 50 L 50 10 L 80 50"
    draw(shape, path=corner, fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=16)
    assert shape.pixel(100, 70) == BLUE
    draw(shape, lineJoin=2)
    assert shape.pixel(100, 70) == WHITE
    draw(shape, lineJoin=0, miterLimit=1)
    assert shape.pixel(100, 70) == WHITE


def test_a_stroke_is_cut_by_the_length_of_all_contours(shape):
    lines = "M 0 10 L 100 10 M 0 50 L 100 50"
    draw(shape, path=lines, fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=6, strokeEnd=0.75)
    assert [shape.pixel(x, 80) for x in (55, 145)] == [BLUE, BLUE]
    assert [shape.pixel(x, 120) for x in (55, 98, 102, 145)] == [BLUE, BLUE, WHITE, WHITE]
    draw(shape, strokeStart=0.25)
    assert [shape.pixel(x, 80) for x in (55, 98, 102)] == [WHITE, WHITE, BLUE]
    draw(shape, strokeStart=0.9, strokeEnd=0.5)
    assert [shape.pixel(x, 120) for x in (55, 145)] == [WHITE, WHITE]


def test_a_curve_is_cut_at_its_length_not_its_parameter(shape):
    slow = "M 0 30 C 0 30 0 30 100 30"
    draw(shape, path=slow, fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=6, strokeEnd=0.5)
    assert [shape.pixel(x, 100) for x in (97, 103)] == [BLUE, WHITE]


def test_dashes_and_their_phase(shape):
    draw(shape, path="M 0 30 L 100 30", fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=8,
         lineDashPattern=[20, 20])
    assert [shape.pixel(x, 100) for x in (60, 80, 100)] == [BLUE, WHITE, BLUE]
    draw(shape, lineDashPhase=20)
    assert [shape.pixel(x, 100) for x in (60, 80, 100)] == [WHITE, BLUE, WHITE]


def test_the_bounds_origin_moves_the_path(shape):
    draw(shape, path="M 20 20 L 40 20 L 40 40 L 20 40 Z", bounds=[20, 20, 100, 60])
    assert shape.pixel(55, 75) == (0, 0, 0)
    assert shape.pixel(75, 95) == WHITE


def test_an_end_of_a_stroke_moves(shape):
    draw(shape, path="M 0 30 L 100 30", fillColor=None, strokeColor=(0, 0, 1, 1), lineWidth=8)
    shape.play(wire.commit(wire.add_animation(3, "draw", "strokeEnd", [0, 1])))
    shape.seek(250)
    assert [shape.pixel(x, 100) for x in (72, 78)] == [BLUE, WHITE]
    shape.seek(750)
    assert [shape.pixel(x, 100) for x in (122, 128)] == [BLUE, WHITE]


def test_a_path_runs_into_one_of_the_same_elements_and_jumps_to_others(shape):
    low, high = "M 0 60 L 100 60 L 100 50 L 0 50 Z", "M 0 60 L 100 60 L 100 0 L 0 0 Z"
    shape.play(wire.commit(wire.add_animation(3, "path", "path", [low, high])))
    shape.seek(500)
    assert [shape.pixel(100, y) for y in (93, 97)] == [WHITE, (0, 0, 0)]
    shape.play(wire.commit(wire.add_animation(3, "path", "path", ["M 0 0 L 100 60 L 0 60 Z", high])))
    shape.seek(499)
    assert shape.pixel(140, 80) == WHITE
    shape.seek(501)
    assert shape.pixel(140, 80) == (0, 0, 0)


def test_colours_of_a_shape_run_component_by_component(shape):
    draw(shape, path=BOX, fillColor=(1, 0, 0, 1))
    shape.play(wire.commit(wire.add_animation(3, "c", "fillColor", [(1, 0, 0, 0), (0, 0, 1, 1)])))
    shape.seek(500)
    assert shape.pixel(100, 100) == pytest.approx((191, 128, 191), abs=2)


def test_a_shapes_shadow_has_its_outline(shape):
    draw(shape, path="M 0 0 L 40 0 L 40 60 L 0 60 Z", shadowOpacity=1, shadowRadius=0,
         shadowOffset=[50, 0])
    assert shape.pixel(110, 100) == (0, 0, 0)
    assert shape.pixel(95, 100) == WHITE


def test_a_shadow_path_is_cast_whatever_the_layer_is(square):
    square.play(wire.commit(
        wire.set_(2, "shadowOpacity", 1), wire.set_(2, "shadowRadius", 0),
        wire.set_(2, "shadowOffset", [0, 0]),
        wire.set_(2, "shadowPath", "M 0 60 L 100 60 L 100 80 L 0 80 Z")))
    assert square.pixel(100, 140) == (0, 0, 0)
    assert square.pixel(100, 160) == WHITE
    assert square.pixel(100, 60) == WHITE
    square.play(wire.commit(wire.set_(2, "shadowPath", None)))
    assert square.pixel(100, 140) == WHITE

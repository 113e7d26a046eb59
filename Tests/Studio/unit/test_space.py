"""Layers in space: what keeps its depth, what is flattened, what is mirrored."""

import math

import pytest

import wire

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def rotation_y(degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1]


def perspective(distance):
    matrix = [*wire.IDENTITY]
    matrix[11] = -1 / distance
    return matrix


def two(bench, parent, near, far):
    """A green layer at one depth before, in order, a blue one at another."""
    bench.play(wire.commit(
        wire.create(4, bounds=[0, 0, 40, 40], position=[50, 30], zPosition=near,
                    backgroundColor=(0, 1, 0, 1)),
        wire.create(5, bounds=[0, 0, 40, 40], position=[50, 30], zPosition=far,
                    backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(parent, 4, 5)))


@pytest.fixture
def space(square):
    """Layer 3, a transform layer in layer 2."""
    square.play(wire.commit(
        wire.create(3, "transform", bounds=[0, 0, 100, 60], position=[50, 30]),
        wire.set_(2, "backgroundColor", None), wire.sublayers(2, 3)))
    return square


def test_a_transform_layer_sorts_by_depth_when_turned(space):
    two(space, 3, 10, -10)
    assert space.pixel(100, 100) == GREEN
    space.play(wire.commit(wire.set_(3, "transform", rotation_y(180))))
    assert space.pixel(100, 100) == BLUE


def test_a_plain_layer_keeps_the_order_of_its_sublayers_when_turned(square):
    two(square, 2, 10, -10)
    assert square.pixel(100, 100) == GREEN
    square.play(wire.commit(wire.set_(2, "transform", rotation_y(180))))
    assert square.pixel(100, 100) == GREEN


def test_turns_add_up_through_a_transform_layer_only(space):
    space.play(wire.commit(
        wire.create(4, bounds=[0, 0, 80, 40], position=[50, 30], transform=rotation_y(60),
                    backgroundColor=(0, 1, 0, 1)),
        wire.sublayers(3, 4), wire.set_(3, "transform", rotation_y(-60))))
    assert space.box(4)[2] == pytest.approx(80, abs=0.1)
    space.play(wire.commit(
        wire.create(6, bounds=[0, 0, 100, 60], position=[50, 30], transform=rotation_y(-60)),
        wire.sublayers(6, 4), wire.sublayers(2, 6)))
    assert space.box(4)[2] == pytest.approx(20, abs=0.1)


def test_a_transform_layer_shows_nothing_of_its_own(space):
    space.play(wire.commit(
        wire.set_(3, "masksToBounds", True), wire.set_(3, "shadowOpacity", 1),
        wire.create(4, bounds=[0, 0, 100, 60], position=[100, 30], backgroundColor=(0, 1, 0, 1)),
        wire.sublayers(3, 4)))
    assert space.pixel(180, 100) == GREEN


def test_the_opacity_of_a_transform_layer_is_each_of_its_sublayers_own(space):
    two(space, 3, 10, -10)
    space.play(wire.commit(wire.set_(3, "opacity", 0.5)))
    assert space.pixel(100, 100) == pytest.approx((64, 191, 128), abs=2)


def test_siblings_in_perspective_sort_by_z_position_and_not_by_depth(square):
    square.play(wire.commit(wire.set_(2, "sublayerTransform", perspective(300))))
    two(square, 2, 0, 0)
    square.play(wire.commit(wire.set_(4, "transform", rotation_y(40))))
    assert square.pixel(95, 100) == BLUE
    assert square.pixel(105, 100) == BLUE
    square.play(wire.commit(wire.set_(4, "zPosition", 0.1)))
    assert square.pixel(95, 100) == GREEN
    assert square.pixel(105, 100) == GREEN


def test_a_perspective_narrows_the_side_that_is_farther(square):
    square.play(wire.commit(wire.set_(2, "sublayerTransform", perspective(100))))
    square.play(wire.commit(
        wire.create(4, bounds=[0, 0, 80, 40], position=[50, 30], transform=rotation_y(45),
                    backgroundColor=(0, 1, 0, 1)), wire.sublayers(2, 4)))
    half = 40 * math.cos(math.radians(45))
    near, far = 100 / (100 - half), 100 / (100 + half)
    box = square.box(4)
    assert box[2] == pytest.approx(half * near + half * far, abs=0.1)
    assert box[3] == pytest.approx(40 * near, abs=0.1)


def test_a_place_and_a_turn_move_in_perspective(square):
    square.play(wire.commit(
        wire.set_(2, "sublayerTransform", perspective(100)),
        wire.create(4, bounds=[0, 0, 20, 20], position=[50, 30], zPosition=50,
                    backgroundColor=(0, 1, 0, 1)), wire.sublayers(2, 4),
        wire.add_animation(4, "p", "position", [[50, 30], [70, 30]]),
        wire.add_animation(4, "z", "zPosition", [0, 50])))
    square.seek(0)
    assert square.box(4) == pytest.approx([90, 90, 20, 20], abs=0.01)
    square.seek(500)
    assert square.box(4) == pytest.approx([100, 86.667, 26.667, 26.667], abs=0.01)


def test_an_anchor_in_depth_is_turned_about(square):
    square.play(wire.commit(
        wire.set_(2, "anchorPointZ", 50), wire.set_(2, "transform", rotation_y(90))))
    assert square.box(2)[0] == pytest.approx(50, abs=0.1)
    square.play(wire.commit(wire.set_(2, "anchorPointZ", 0)))
    assert square.box(2)[0] == pytest.approx(100, abs=0.1)


def test_flipped_geometry_mirrors_places_but_not_pictures(square):
    halves = bytes([255, 0, 0, 255, 0, 0, 255, 255])
    square.play(wire.picture(5, 1, 2, halves), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "isGeometryFlipped", True),
        wire.create(4, bounds=[0, 0, 20, 20], position=[50, 10], contents=5,
                    magnificationFilter=1),
        wire.sublayers(2, 4)))
    assert square.box(4) == [90, 110, 20, 20]
    assert square.pixel(100, 113) == RED
    assert square.pixel(100, 127) == BLUE


def test_flipped_geometry_mirrors_shapes_gradients_and_corners(square):
    square.play(wire.commit(
        wire.set_(2, "isGeometryFlipped", True), wire.set_(2, "maskedCorners", 1),
        wire.set_(2, "cornerRadius", 30)))
    assert square.pixel(52, 128) == WHITE
    assert square.pixel(52, 72) == RED
    square.play(wire.commit(
        wire.create(4, "shape", bounds=[0, 0, 100, 60], position=[50, 30], isGeometryFlipped=True,
                    path="M 0 0 L 100 0 L 100 20 L 0 20 Z"), wire.sublayers(1, 4),
        wire.set_(4, "position", [100, 100])))
    assert square.pixel(100, 120) == (0, 0, 0)
    assert square.pixel(100, 80) == WHITE


def test_a_replicator_may_keep_depth(square):
    square.play(wire.commit(
        wire.set_(2, "backgroundColor", None),
        wire.create(3, "replicator", bounds=[0, 0, 100, 60], position=[50, 30], instanceCount=2,
                    instanceTransform=[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 20, 0, -10, 1],
                    instanceColor=(1, 1, 1, 1), instanceColorOffsets=(-1, 0, 0, 0)),
        wire.create(4, bounds=[0, 0, 40, 40], position=[40, 30], backgroundColor=(1, 1, 0, 1)),
        wire.sublayers(3, 4), wire.sublayers(2, 3)))
    assert square.pixel(102, 100) == GREEN
    square.play(wire.commit(wire.set_(3, "preservesDepth", True)))
    assert square.pixel(102, 100) == (255, 255, 0)

"""Gradients of the three types, at places where their colours are known."""

import pytest

import wire

RED, BLUE = (1, 0, 0, 1), (0, 0, 1, 1)
MIXED = (128, 0, 128)


@pytest.fixture
def gradient(square):
    """Layer 3, a gradient from red to blue that fills layer 2."""
    square.play(wire.commit(
        wire.set_(2, "backgroundColor", None),
        wire.create(3, "gradient", bounds=[0, 0, 100, 60], position=[50, 30], colors=[RED, BLUE]),
        wire.sublayers(2, 3)))
    return square


def draw(bench, **values):
    bench.play(wire.commit(*[wire.set_(3, name, value) for name, value in values.items()]))


def near(color):
    return pytest.approx(color, abs=6)


def test_from_top_to_bottom_unless_told_otherwise(gradient):
    assert gradient.pixel(100, 71) == near((252, 0, 3))
    assert gradient.pixel(52, 100) == near(MIXED)
    assert gradient.pixel(148, 128) == near((4, 0, 251))


def test_aslant_the_lines_of_one_colour_are_perpendicular_in_points(gradient):
    draw(gradient, startPoint=[0, 0], endPoint=[1, 1])
    assert gradient.pixel(100, 100) == near(MIXED)
    assert gradient.pixel(112, 80) == near(MIXED)
    assert gradient.pixel(145, 75) != near(MIXED)


def test_locations_may_lie_outside(gradient):
    draw(gradient, locations=[0.5, 1])
    assert gradient.pixel(100, 90) == near((255, 0, 0))
    assert gradient.pixel(100, 115) == near(MIXED)
    draw(gradient, locations=[-1, 0])
    assert gradient.pixel(100, 72) == near((0, 0, 255))


def test_radial_is_an_ellipse_about_the_start(gradient):
    draw(gradient, gradientType=1, startPoint=[0.5, 0.5], endPoint=[1, 1])
    assert gradient.pixel(100, 100) == near((252, 0, 3))
    assert gradient.pixel(125, 100) == near(MIXED)
    assert gradient.pixel(100, 115) == near(MIXED)
    assert gradient.pixel(148, 128) == near((0, 0, 255))


def test_conic_begins_towards_the_end_and_turns_clockwise(gradient):
    draw(gradient, gradientType=2, startPoint=[0.5, 0.5], endPoint=[1, 0.5])
    assert gradient.pixel(140, 102) == near((252, 0, 3))
    assert gradient.pixel(60, 100) == near(MIXED)
    assert gradient.pixel(100, 125) == near((191, 0, 64))
    assert gradient.pixel(140, 98) == near((3, 0, 252))


def test_colours_are_not_multiplied_by_their_alpha(gradient):
    draw(gradient, colors=[(1, 0, 0, 0), (0, 0, 1, 1)])
    assert gradient.pixel(100, 100) == near((191, 128, 191))


def test_round_corners_cut_a_gradient(gradient):
    draw(gradient, cornerRadius=30)
    assert gradient.pixel(52, 72) == (255, 255, 255)
    assert gradient.pixel(100, 100) == near(MIXED)


def test_colours_points_and_locations_move(gradient):
    gradient.play(wire.commit(
        wire.add_animation(3, "colors", "colors", [[RED, RED], [BLUE, BLUE]])))
    gradient.seek(500)
    assert gradient.pixel(100, 75) == near(MIXED)
    gradient.play(wire.commit(
        wire.remove_animation(3, "colors"),
        wire.add_animation(3, "locations", "locations", [[-1, 0], [1, 2]])))
    gradient.seek(250)
    assert gradient.pixel(100, 100) == near((0, 0, 255))
    gradient.seek(500)
    assert gradient.pixel(100, 100) == near(MIXED)
    gradient.seek(999)
    assert gradient.pixel(100, 100) == near((255, 0, 0))


def test_a_lone_colour_fills(gradient):
    draw(gradient, colors=[BLUE])
    assert gradient.pixel(100, 100) == near((0, 0, 255))
    draw(gradient, colors=[])
    assert gradient.pixel(100, 100) == (255, 255, 255)

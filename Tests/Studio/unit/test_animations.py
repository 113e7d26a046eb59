"""Animations at chosen moments: where layers are while they move, and after."""

import pytest

import wire

QUARTER = wire.cubic(0.25, 0.1, 0.25, 1)


def animate(layer, name, values, key=None, **options):
    return wire.add_animation(layer, key or name, name, values, **options)


def test_a_position_moves_and_ends_at_the_model(square):
    square.play(wire.commit(
        wire.set_(2, "position", [140, 100]),
        animate(2, "position", [[60, 100], [140, 100]])))
    square.seek(250)
    assert square.box(2) == [30, 70, 100, 60]
    square.seek(750)
    assert square.box(2) == [70, 70, 100, 60]


def test_an_additive_position_is_played_as_values_of_its_own(square):
    square.play(wire.commit(
        wire.set_(2, "position", [140, 100]),
        animate(2, "position", [[-80, 0], [0, 0]], additive=True)))
    square.seek(250)
    assert square.box(2) == [30, 70, 100, 60]
    modes = square.page.evaluate("document.getAnimations().map((a) => a.effect.composite)")
    assert modes == ["replace"]


def test_two_additive_positions_add_up(square):
    square.play(wire.commit(
        wire.set_(2, "position", [140, 100]),
        animate(2, "position", [[-80, 0], [0, 0]], additive=True)))
    square.play(wire.commit(
        wire.set_(2, "position", [140, 140]),
        animate(2, "position", [[0, -40], [0, 0]], key="position-2", additive=True)))
    square.seek(500)
    assert square.box(2) == [50, 90, 100, 60]
    square.seek(0)
    assert square.box(2) == [10, 70, 100, 60]


def test_an_additive_transform_comes_before_the_model(square):
    double = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    half = [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    square.play(wire.commit(
        wire.set_(2, "transform", double),
        animate(2, "transform", [half, wire.IDENTITY], additive=True)))
    square.seek(0)
    assert square.box(2) == [50, 70, 100, 60]
    square.seek(500)
    assert square.box(2) == [25, 55, 150, 90]


def test_bounds_grow_about_the_anchor(square):
    square.play(wire.commit(
        wire.set_(2, "bounds", [0, 0, 40, 20]),
        animate(2, "bounds", [[0, 0, 60, 40], [0, 0, 0, 0]], additive=True)))
    square.seek(500)
    assert square.box(2) == [65, 80, 70, 40]


def test_a_bounds_origin_scrolls(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 10, 10], position=[5, 5]), wire.sublayers(2, 3)))
    square.play(wire.commit(
        wire.set_(2, "bounds", [0, 40, 100, 60]),
        animate(2, "bounds", [[0, 0, 100, 60], [0, 40, 100, 60]])))
    square.seek(250)
    assert square.box(3) == [50, 60, 10, 10]
    assert square.box(2) == [50, 70, 100, 60]


def test_timing_runs_between_two_values(square):
    square.play(wire.commit(animate(
        2, "position", [[50, 100], [150, 100]], timings=[wire.samples(0, 1.5, 1)])))
    square.seek(500)
    assert square.box(2)[0] == 150
    square.play(wire.commit(animate(
        2, "position", [[50, 100], [150, 100]], timings=[wire.cubic(0, 0, 0, 1)])))
    square.seek(125)
    assert square.box(2)[0] == pytest.approx(50, abs=1)


def test_key_times_and_a_lone_value(square):
    square.play(wire.commit(animate(2, "opacity", [0, 1, 0.5], times=[0, 0.2, 1])))
    square.seek(200)
    assert float(square.style(2, "opacity")) == pytest.approx(1)
    square.seek(600)
    assert float(square.style(2, "opacity")) == pytest.approx(0.75)
    square.play(wire.commit(animate(2, "opacity", [0.3])))
    square.seek(900)
    assert float(square.style(2, "opacity")) == pytest.approx(0.3)


def test_repeats_and_the_way_back(square):
    square.play(wire.commit(animate(2, "opacity", [0, 1], repeat=float("inf"), autoreverses=True)))
    for moment, opacity in [(250, 0.25), (1250, 0.75), (1750, 0.25), (100_250, 0.25)]:
        square.seek(moment)
        assert float(square.style(2, "opacity")) == pytest.approx(opacity)


def test_a_delay_fills_backwards_and_a_negative_one_is_under_way(square):
    square.play(wire.commit(animate(2, "opacity", [0.2, 1], delay=1)))
    square.seek(500)
    assert float(square.style(2, "opacity")) == pytest.approx(0.2)
    square.play(wire.commit(animate(2, "opacity", [0, 1], delay=-0.5)))
    square.seek(0)
    assert float(square.style(2, "opacity")) == pytest.approx(0.5)


def test_colours_and_corners(square):
    square.play(wire.commit(
        animate(2, "backgroundColor", [(1, 0, 0, 1), (0, 0, 1, 1)]),
        animate(2, "cornerRadius", [0, 20])))
    square.seek(500)
    assert square.style(2, "borderTopLeftRadius") == "10px"
    assert square.pixel(100, 100) == pytest.approx((128, 0, 128), abs=2)


def test_what_has_ended_is_gone_and_what_stays_stays(square):
    square.play(wire.commit(
        animate(2, "opacity", [0, 0.5], duration=0.05),
        animate(2, "position", [[0, 0], [60, 100]], duration=0.05, fill=3, removed=False)))
    square.wait_for("player.runningAnimations === 1")
    assert float(square.style(2, "opacity")) == 1
    assert square.box(2) == [10, 70, 100, 60]
    square.play(wire.commit(wire.remove_animation(2, "position")))
    assert square.box(2) == [50, 70, 100, 60]
    assert square.page.evaluate("player.runningAnimations") == 0


def test_the_same_key_replaces(square):
    square.play(wire.commit(animate(2, "opacity", [0, 1])))
    square.play(wire.commit(animate(2, "opacity", [0.5, 0.5])))
    square.seek(0)
    assert float(square.style(2, "opacity")) == 0.5
    assert square.page.evaluate("document.getAnimations().length") == 1


def test_who_joins_late_sees_earlier_animations_where_they_are(square):
    square.play(wire.commit(animate(2, "position", [[50, 100], [150, 100]], duration=10), time=1.0))
    square.play(wire.commit(wire.set_(1, "opacity", 1), time=6.0))
    moved = square.page.evaluate("document.getAnimations()[0].currentTime")
    assert 5000 <= moved + 60 < 7000


def test_animations_out_of_all_bounds_do_no_harm(square):
    square.play(wire.commit(
        animate(2, "opacity", [float("nan"), float("inf")], duration=float("nan")),
        animate(2, "position", [[1e308, 1], [0, float("-inf")]], duration=-4, delay=float("inf")),
        animate(2, "transform", [wire.IDENTITY, [0] * 16], repeat=-3, timings=[wire.cubic(9, 9, -9, float("nan"))]),
        animate(2, "contents", [1, 2]), animate(2, "isHidden", [True, False]),
        animate(2, "zPosition", [0, 9]), animate(2, "shadowOpacity", [0, 1])))
    square.play(wire.commit(*[wire.remove_animation(2, key) for key in (
        "opacity", "position", "transform", "contents", "isHidden", "zPosition", "shadowOpacity")]))
    assert square.box(2) == [50, 70, 100, 60]

"""Replicators: copies turned, coloured and delayed."""

import pytest

import wire

WHITE = (255, 255, 255)


def shift(x, y):
    return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]


@pytest.fixture
def replicator(square):
    """Layer 3, five copies of a white square of 10, 20 points apart, on black."""
    square.play(wire.commit(
        wire.set_(2, "backgroundColor", (0, 0, 0, 1)),
        wire.create(3, "replicator", bounds=[0, 0, 100, 60], position=[50, 30], instanceCount=5,
                    instanceTransform=shift(20, 0)),
        wire.create(4, bounds=[0, 0, 10, 10], position=[10, 30], backgroundColor=(1, 1, 1, 1)),
        wire.sublayers(3, 4), wire.sublayers(2, 3)))
    return square


def row(bench, y=100):
    return [bench.pixel(50 + x, y) for x in (10, 30, 50, 70, 90)]


def test_copies_are_moved_one_after_the_other(replicator):
    assert row(replicator) == [WHITE] * 5
    assert replicator.pixel(70, 100) == (0, 0, 0)
    replicator.play(wire.commit(wire.set_(3, "instanceCount", 2)))
    assert row(replicator) == [WHITE] * 2 + [(0, 0, 0)] * 3
    replicator.play(wire.commit(wire.set_(3, "instanceCount", 0)))
    assert row(replicator) == [(0, 0, 0)] * 5


def test_a_turn_is_about_the_middle(replicator):
    replicator.play(wire.commit(
        wire.set_(3, "instanceTransform", wire.rotation_z(90)), wire.set_(3, "instanceCount", 4)))
    assert [replicator.pixel(*place) for place in [(60, 100), (140, 100), (100, 60), (100, 140)]] == [
        WHITE] * 4


def test_colours_are_multiplied_and_kept_within_bounds(replicator):
    replicator.play(wire.commit(
        wire.set_(3, "instanceColor", (1, 0.5, 1, 1)),
        wire.set_(3, "instanceColorOffsets", (-0.5, 0.25, 0, 0))))
    assert [tuple(pixel) for pixel in row(replicator)] == [
        pytest.approx(color, abs=2) for color in [
            (255, 128, 255), (128, 191, 255), (0, 255, 255), (0, 255, 255), (0, 255, 255)]]


def test_copies_become_clear(replicator):
    replicator.play(wire.commit(wire.set_(3, "instanceColorOffsets", (0, 0, 0, -0.25))))
    assert [pixel[0] for pixel in row(replicator)] == pytest.approx([255, 191, 128, 64, 0], abs=2)


def test_each_copy_animates_later(replicator):
    replicator.play(wire.commit(
        wire.set_(3, "instanceDelay", 0.1), wire.set_(4, "opacity", 0),
        wire.add_animation(4, "o", "opacity", [1, 0], duration=1, fill=1)))
    replicator.seek(250)
    assert [pixel[0] for pixel in row(replicator)] == pytest.approx([191, 217, 242, 0, 0], abs=3)


def test_a_change_in_the_sublayers_is_copied(replicator):
    replicator.play(wire.commit(wire.set_(4, "backgroundColor", (1, 0, 0, 1))))
    assert row(replicator) == [(255, 0, 0)] * 5
    replicator.play(wire.commit(wire.sublayers(3)))
    assert row(replicator) == [(0, 0, 0)] * 5


def test_a_replicator_in_a_replicator(replicator):
    replicator.play(wire.commit(
        wire.create(5, "replicator", bounds=[0, 0, 100, 60], position=[50, 30], instanceCount=2,
                    instanceTransform=shift(0, 20)),
        wire.sublayers(5, 4), wire.sublayers(3, 5)))
    assert row(replicator, 100) == [WHITE] * 5
    assert row(replicator, 120) == [WHITE] * 5
    assert replicator.pixel(60, 80) == (0, 0, 0)


def test_an_instance_transform_moves(replicator):
    replicator.play(wire.commit(wire.add_animation(
        3, "t", "instanceTransform", [shift(0, 0), shift(20, 0)])))
    replicator.seek(500)
    assert [replicator.pixel(50 + x, 100) for x in (10, 20, 30, 40, 50)] == [WHITE] * 5
    assert replicator.pixel(135, 100) == (0, 0, 0)


def test_more_copies_than_a_browser_can_hold_are_not_made(replicator):
    replicator.play(wire.commit(wire.set_(3, "instanceCount", 0xFFFF_FFFF)))
    assert replicator.page.evaluate("document.querySelectorAll('.layer').length") < 7000
    replicator.play(wire.commit(
        wire.create(5, "replicator", bounds=[0, 0, 100, 60], instanceCount=100_000),
        wire.create(6, "replicator", bounds=[0, 0, 100, 60], instanceCount=100_000),
        wire.sublayers(5, 4), wire.sublayers(6, 5), wire.sublayers(3, 6)))
    assert replicator.page.evaluate("document.querySelectorAll('.layer').length") < 20_000

"""Emitters follow the law of the wire: the same particles at the same moments, in any order."""

import base64
import json
import math

import pytest

import wire

MASK = (1 << 64) - 1
DOT = bytes([255, 255, 255, 255] * 16)


def chances(seed, path, number, count=13):
    """splitmix64, as docs/wire-format.md has it."""
    state = (seed * 0x9E3779B97F4A7C15 + path * 0xBF58476D1CE4E5B9 + number * 0x94D049BB133111EB) & MASK
    values = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        mixed ^= mixed >> 31
        values.append((mixed >> 11) * 2.0 ** -53)
    return values


def particles(bench, emitter, time, position=(0, 0, 0), size=(0, 0, 0), scalars=(1, 1, 1, 1, 1)):
    frame = wire.commit(wire.set_(1, "emitter", emitter))
    # As text: there may be thousands, and each number of a structure is packed for itself.
    return json.loads(bench.evaluate("rendering/emitterLaw.js", """
        const { openFrame } = await import("/studio/js/lib/frames.js");
        const { decodeCommit } = await import("/studio/js/rendering/layerTreeDecoder.js");
        const commit = decodeCommit(openFrame(bytes(argument.frame)).reader);
        const law = new m.EmitterLaw(commit.operations[0].property.value);
        return JSON.stringify(law.particles(argument.time, argument.position, argument.size, argument.scalars)
          .map(({ birth, x, y, z, scale, rotation, color }) =>
            ({ birth, x, y, z, scale, rotation, color })));""", {
                "frame": base64.b64encode(frame).decode(), "time": time,
                "position": list(position), "size": list(size), "scalars": list(scalars)}))


def test_particles_are_born_at_the_rate_and_live_as_long_as_they_live(bench):
    cell = wire.cell(birthRate=10, lifetime=0.5)
    births = [one["birth"] for one in particles(bench, wire.emitter(cell, begin=1), 2.05)]
    assert births == pytest.approx([1.6, 1.7, 1.8, 1.9, 2.0])
    assert particles(bench, wire.emitter(cell, begin=1), 1.05) == []


def test_the_numbers_are_those_of_the_law(bench):
    cell = wire.cell(
        birthRate=1, lifetime=9, velocity=100, velocityRange=50, emissionLongitude=1,
        emissionRange=2, scaleRange=0.5, scaleSpeed=-0.01, spin=1, spinRange=2, redRange=1,
        alphaSpeed=-0.1, yAcceleration=10, color=(0.5, 1, 1, 1))
    [one] = particles(bench, wire.emitter(cell, seed=7), 1.5, position=(3, 4, 0))
    u = chances(7, 7 * 31 + 1, 0)
    age = 0.5
    speed, angle = 100 + 50 * (u[1] - 0.5), 1 + 2 * (u[2] - 0.5)
    assert one["x"] == pytest.approx(3 + speed * math.cos(angle) * age, rel=1e-6)
    assert one["y"] == pytest.approx(4 + speed * math.sin(angle) * age + 5 * age * age, rel=1e-6)
    assert one["scale"] == pytest.approx(1 + 0.5 * (u[3] - 0.5) - 0.005, rel=1e-6)
    assert one["rotation"] == pytest.approx((1 + 2 * (u[4] - 0.5)) * age, rel=1e-6)
    assert one["color"][0] == pytest.approx(min(1, max(0, 0.5 + u[5] - 0.5)), rel=1e-6)
    assert one["color"][3] == pytest.approx(0.95, rel=1e-6)


@pytest.mark.parametrize("shape,mode,place", [
    (1, 2, lambda u, v: (20 * (u - 0.5), 0)),
    (1, 0, lambda u, v: (-10 if u < 0.5 else 10, 0)),
    (2, 2, lambda u, v: (20 * (u - 0.5), 10 * (v - 0.5))),
    (4, 1, lambda u, v: (20 * math.cos(2 * math.pi * v), 20 * math.sin(2 * math.pi * v))),
    (4, 3, lambda u, v: (20 * math.sqrt(u) * math.cos(2 * math.pi * v),
                         20 * math.sqrt(u) * math.sin(2 * math.pi * v))),
])
def test_places_of_birth(bench, shape, mode, place):
    cell = wire.cell(birthRate=10, lifetime=2)
    found = particles(bench, wire.emitter(cell, shape=shape, mode=mode, seed=3), 1.05, size=(20, 10, 0))
    assert len(found) == 10
    for number, one in enumerate(found):
        u = chances(3, 7 * 31 + 1, number)
        assert (one["x"], one["y"]) == pytest.approx(place(u[9], u[10]), abs=1e-9)


def test_a_rectangles_outline_and_corners(bench):
    cell = wire.cell(birthRate=100, lifetime=2)
    rim = particles(bench, wire.emitter(cell, shape=2, mode=1), 1, size=(20, 10, 0))
    assert all(abs(abs(p["x"]) - 10) < 1e-9 or abs(abs(p["y"]) - 5) < 1e-9 for p in rim)
    assert {round(p["x"]) for p in rim if abs(abs(p["x"]) - 10) < 1e-9} == {-10, 10}
    corners = particles(bench, wire.emitter(cell, shape=2, mode=0), 1, size=(20, 10, 0))
    assert {(p["x"], p["y"]) for p in corners} == {(-10, -5), (10, -5), (10, 5), (-10, 5)}


def test_a_particles_own_cells_emit_along_its_life(bench):
    inner = wire.cell(birthRate=10, lifetime=5)
    outer = wire.cell(birthRate=1, lifetime=0.55, velocity=100, cells=[inner])
    found = particles(bench, wire.emitter(outer, begin=0), 1.95)
    children = [one for one in found if one["birth"] > 1]
    assert [one["birth"] for one in children] == pytest.approx([1.1, 1.2, 1.3, 1.4, 1.5])
    assert [one["x"] for one in children] == pytest.approx([10, 20, 30, 40, 50])


def test_factors_of_the_layer(bench):
    cell = wire.cell(birthRate=10, lifetime=1, velocity=10, scale=2, spin=1)
    found = particles(bench, wire.emitter(cell), 2, scalars=(2, 0.5, 3, 0.25, 2))
    assert len(found) == 10
    oldest = found[0]
    age = 2 - oldest["birth"]
    assert oldest["x"] == pytest.approx(30 * age)
    assert (oldest["scale"], oldest["rotation"]) == pytest.approx((0.5, 2 * age))


def test_a_cell_ends_and_begins_when_it_says(bench):
    cell = wire.cell(birthRate=10, lifetime=100, beginTime=1, duration=0.5)
    births = [one["birth"] for one in particles(bench, wire.emitter(cell), 50)]
    assert births == pytest.approx([1.1, 1.2, 1.3, 1.4, 1.5])


def test_a_flood_is_bounded_and_the_newest_are_there(bench):
    cell = wire.cell(birthRate=1e7, lifetime=1000, cells=[wire.cell(birthRate=1e7, lifetime=100)])
    found = particles(bench, wire.emitter(cell), 100)
    assert 0 < len(found) <= 20_000
    assert found[-1]["birth"] == pytest.approx(100, abs=0.01)


def test_numbers_that_are_none_give_no_particles(bench):
    no_number = float("nan")
    cell = wire.cell(birthRate=no_number, lifetime=no_number, velocity=no_number)
    assert particles(bench, wire.emitter(cell, begin=no_number), 1) == []
    wild = wire.cell(birthRate=5, lifetime=float("inf"), velocity=1e38, scale=float("inf"),
                     duration=no_number, beginTime=float("-inf"))
    particles(bench, wire.emitter(wild), 1)


def emit(bench, cell, **values):
    bench.play(wire.picture(5, 4, 4, DOT), wire.commit(
        wire.set_(2, "backgroundColor", (0, 0, 0, 1)),
        wire.create(3, "emitter", bounds=[0, 0, 100, 60], position=[50, 30], **values),
        wire.sublayers(2, 3)))


def test_particles_are_drawn_where_they_are_in_their_colour(square):
    cell = wire.cell(contents=5, birthRate=1, lifetime=5, velocity=40, scale=2, color=(1, 0.5, 0, 1))
    emit(square, cell, emitter=wire.emitter(cell), emitterPosition=[10, 30, 0])
    square.seek(2000)
    assert square.pixel(60, 100) == pytest.approx((255, 128, 0), abs=6)
    assert square.pixel(100, 100) == pytest.approx((255, 128, 0), abs=6)
    assert square.pixel(80, 100) == (0, 0, 0)
    square.seek(1500)
    assert square.pixel(80, 100) == pytest.approx((255, 128, 0), abs=6)


def test_additive_particles_add_up(square):
    cell = wire.cell(contents=5, birthRate=10, lifetime=5, scale=3, color=(0.25, 0.25, 0.25, 1))
    emit(square, cell, emitter=wire.emitter(cell, render=4), emitterPosition=[50, 30, 0])
    square.seek(250)
    assert square.pixel(100, 100) == pytest.approx((128, 128, 128), abs=8)
    square.seek(2000)
    assert square.pixel(100, 100) == (255, 255, 255)


def test_an_emitter_without_cells_lets_the_player_sleep(square):
    cell = wire.cell(contents=5, birthRate=10, lifetime=5)
    emit(square, cell, emitter=wire.emitter(cell))
    assert square.page.evaluate("player.isAsleep") is False
    square.play(wire.commit(wire.set_(3, "emitter", wire.emitter())))
    square.wait_for("player.isAsleep")

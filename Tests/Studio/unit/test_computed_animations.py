"""Animations that are computed for each frame: by the law of the wire, and asleep when nothing runs."""

import math

import pytest

import wire


def animate(layer, name, values, key=None, **options):
    return wire.add_animation(layer, key or name, name, values, **options)


def test_a_place_that_moves_with_a_size_moves_in_the_same_frame(square):
    square.play(wire.commit(
        animate(2, "position", [[60, 100], [100, 100]]),
        animate(2, "bounds", [[0, 0, 20, 60], [0, 0, 100, 60]])))
    square.seek(500)
    assert square.box(2) == [50, 70, 60, 60]
    assert square.page.evaluate("document.getAnimations().length") == 0


def test_a_place_alone_is_the_compositors(square):
    square.play(wire.commit(animate(2, "position", [[60, 100], [100, 100]])))
    assert square.page.evaluate("document.getAnimations().length") == 1
    square.play(wire.commit(animate(2, "bounds", [[0, 0, 20, 60], [0, 0, 100, 60]])))
    assert square.page.evaluate("document.getAnimations().length") == 0
    square.play(wire.commit(wire.remove_animation(2, "bounds")))
    assert square.page.evaluate("document.getAnimations().length") == 1
    square.seek(500)
    assert square.box(2) == [30, 70, 100, 60]


def test_discrete_values_are_held(square):
    square.play(wire.commit(animate(2, "cornerRadius", [0, 10, 20], discrete=True)))
    for moment, radius in [(0, "0px"), (499, "0px"), (501, "10px"), (999, "10px")]:
        square.seek(moment)
        assert square.style(2, "borderTopLeftRadius") == radius


def test_a_discrete_place_is_held_too(square):
    square.play(wire.commit(animate(2, "position", [[60, 100], [80, 100], [100, 100]], discrete=True)))
    for moment, left in [(0, 10), (490, 10), (510, 30), (990, 30)]:
        square.seek(moment)
        assert square.box(2)[0] == left


def test_each_repetition_adds_the_last_value(square):
    square.play(wire.commit(animate(2, "cornerRadius", [0, 10], repeat=3, cumulative=True)))
    for moment, radius in [(500, 5), (1500, 15), (2500, 25)]:
        square.seek(moment)
        assert square.style(2, "borderTopLeftRadius") == f"{radius}px"


def test_cumulative_turns_go_on(square):
    square.play(wire.commit(animate(
        2, "transform", [wire.IDENTITY, wire.rotation_z(90)], repeat=4, cumulative=True)))
    square.seek(1500)
    matrix = square.page.evaluate("""() => {
        const m = new DOMMatrix(document.querySelector('[data-layer="2"]').style.transform);
        return [m.a, m.b];
    }""")
    assert matrix == pytest.approx([math.cos(math.radians(135)), math.sin(math.radians(135))], abs=1e-4)


@pytest.mark.parametrize("rate,moment,left", [(2, 250, 30), (0.5, 1000, 30), (0, 700, 20)])
def test_a_rate_changes_an_animations_own_time(square, rate, moment, left):
    delay = -0.25 if rate == 0 else 0
    square.play(wire.commit(animate(2, "position", [[60, 100], [100, 100]], rate=rate, delay=delay)))
    square.seek(moment)
    assert square.box(2)[0] == pytest.approx(left, abs=0.01)


def test_an_animation_can_run_backwards(square):
    square.play(wire.commit(animate(2, "opacity", [0, 1], rate=-1, delay=-1)))
    square.seek(250)
    assert float(square.style(2, "opacity")) == pytest.approx(0.75)


@pytest.mark.parametrize("fill,before,after", [
    (0, "8px", "8px"), (1, "8px", "20px"), (2, "10px", "8px"), (3, "10px", "20px")])
def test_fill_says_what_shows_before_and_after(square, fill, before, after):
    square.play(wire.commit(
        wire.set_(2, "cornerRadius", 8),
        animate(2, "cornerRadius", [10, 20], delay=1, fill=fill, removed=False)))
    square.seek(500)
    assert square.style(2, "borderTopLeftRadius") == before
    square.seek(2000)
    assert square.style(2, "borderTopLeftRadius") == after


def test_half_a_repetition_ends_half_way(square):
    square.play(wire.commit(animate(
        2, "cornerRadius", [0, 20], repeat=1.5, fill=3, removed=False)))
    square.seek(3000)
    assert square.style(2, "borderTopLeftRadius") == "10px"


def test_additive_values_of_all_kinds_are_added_in_order(square):
    square.play(wire.commit(
        wire.set_(2, "cornerRadius", 10), wire.set_(2, "borderWidth", 2),
        animate(2, "cornerRadius", [-4, 0], key="a", additive=True),
        animate(2, "cornerRadius", [0, 8], key="b", additive=True)))
    square.seek(500)
    assert square.style(2, "borderTopLeftRadius") == "12px"
    square.play(wire.commit(animate(2, "cornerRadius", [20, 20], key="c")))
    square.seek(500)
    assert square.style(2, "borderTopLeftRadius") == "20px"


def test_matrices_are_mixed_as_css_mixes_them(bench):
    pairs = bench.evaluate("rendering/matrixBlending.js", """
        const element = document.createElement("div");
        document.body.append(element);
        const turn = (text) => new DOMMatrix(text);
        const numbers = (matrix) => [...matrix.toFloat64Array()];
        const results = [];
        for (const [from, to] of [
          ["rotate(20deg) scale(2, 1)", "translate(40px, 10px) rotate(110deg)"],
          ["rotateY(30deg)", "rotateX(60deg) scale(0.5)"],
          ["skewX(20deg)", "rotate3d(1, 2, 3, 70deg) translateZ(20px)"],
          ["perspective(200px) rotateY(20deg)", "perspective(400px) rotateY(-50deg)"],
          ["scale(-1, 1)", "scale(1, 1) rotate(10deg)"],
        ]) {
          const [a, b] = [turn(from), turn(to)];
          const animation = element.animate(
            [{ transform: `matrix3d(${numbers(a)})` }, { transform: `matrix3d(${numbers(b)})` }],
            { duration: 1000, fill: "both" });
          animation.pause();
          for (const share of [0.25, 0.5, 0.9]) {
            animation.currentTime = share * 1000;
            const theirs = numbers(new DOMMatrix(getComputedStyle(element).transform));
            results.push([m.blendMatrices(numbers(a), numbers(b), share), theirs]);
          }
          animation.cancel();
        }
        return results;""")
    for ours, theirs in pairs:
        assert ours == pytest.approx(theirs, abs=1e-4)


def test_what_is_computed_matches_what_the_compositor_plays(square):
    """The same animation, once alone and once beside one that has to be computed."""
    curve = [wire.cubic(0.42, 0, 0.58, 1)]
    def turn(key): return animate(
        2, "transform", [wire.IDENTITY, wire.rotation_z(120)], key=key, timings=curve, repeat=3,
        autoreverses=True, delay=0.2)
    for moment in (100, 500, 900, 1500, 2300):
        square.play(wire.commit(wire.remove_animation(2, "radius"), turn("turn")))
        square.seek(moment)
        alone = square.box(2)
        square.play(wire.commit(animate(2, "cornerRadius", [0, 0], key="radius", duration=100)))
        square.seek(moment)
        assert square.box(2) == pytest.approx(alone, abs=0.05), moment


def test_the_player_sleeps_when_nothing_runs(square):
    assert square.page.evaluate("player.isAsleep")
    square.play(wire.commit(animate(2, "cornerRadius", [0, 20], duration=1.5)))
    assert not square.page.evaluate("player.isAsleep")
    square.wait_for("player.isAsleep")
    assert square.page.evaluate("player.runningAnimations") == 0
    assert square.style(2, "borderTopLeftRadius") == "0px"


def test_a_player_that_has_ended_computes_no_more(square):
    square.play(wire.commit(animate(2, "cornerRadius", [0, 20], repeat=float("inf"))))
    square.page.evaluate("player.end()")
    assert square.page.evaluate("player.isAsleep")


def test_a_hidden_flag_and_a_picture_change_half_way(square):
    square.play(wire.picture(5, 1, 1, bytes([0, 0, 255, 255])), wire.commit(
        animate(2, "contents", [None, 5])))
    square.seek(490)
    assert square.pixel(100, 100) == (255, 0, 0)
    square.seek(510)
    assert square.pixel(100, 100) == (0, 0, 255)

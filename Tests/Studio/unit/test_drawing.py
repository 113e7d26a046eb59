"""Corners, borders, shadows, pictures and blending, at places where their colours are known."""

import pytest

import wire

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
QUARTERS = bytes([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 255])
"""2 x 2 pixels: red, green, blue, yellow."""


@pytest.mark.parametrize("corners,round_", [
    (1, (53, 73)), (2, (147, 73)), (4, (53, 127)), (8, (147, 127))])
def test_only_masked_corners_are_round(square, corners, round_):
    square.play(wire.commit(
        wire.set_(2, "cornerRadius", 24), wire.set_(2, "maskedCorners", corners)))
    for place in [(53, 73), (147, 73), (53, 127), (147, 127)]:
        assert square.pixel(*place) == (WHITE if place == round_ else RED), place


def row(square):
    """The pixels of layer 2's upper edge, from its left end."""
    picture = square.picture()
    return [picture.getpixel((50 + x, 70)) for x in range(0, 36)]


def test_a_continuous_corner_begins_earlier_and_bulges(square):
    square.play(wire.commit(wire.set_(2, "cornerRadius", 18)))
    circle = row(square)
    square.play(wire.commit(wire.set_(2, "cornerCurve", 1)))
    smooth = row(square)
    assert sum(p == RED for p in smooth) < sum(p == RED for p in circle)
    assert square.pixel(58, 78) == RED


def test_a_radius_is_at_most_half_of_the_shorter_side(square):
    square.play(wire.commit(wire.set_(2, "cornerRadius", 500), wire.set_(2, "maskedCorners", 3)))
    assert square.pixel(52, 98) == RED
    assert square.pixel(56, 76) == WHITE


def test_a_clip_lets_the_border_through_and_hides_the_shadow(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 200, 200], position=[50, 30], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(2, 3), wire.set_(2, "masksToBounds", True), wire.set_(2, "borderWidth", 6),
        wire.set_(2, "borderColor", (0, 1, 0, 1)), wire.set_(2, "shadowOpacity", 1)))
    assert square.pixel(53, 100) == GREEN
    assert square.pixel(60, 100) == BLUE
    assert square.pixel(45, 100) == WHITE


def test_what_sticks_out_casts_a_shadow_too(square):
    square.play(wire.commit(
        wire.set_(2, "shadowOpacity", 1), wire.set_(2, "shadowRadius", 0),
        wire.set_(2, "shadowOffset", [0, 30])))
    assert "drop-shadow" not in square.style(2, "filter")
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 20, 20], position=[115, 30], backgroundColor=(0, 0, 1, 1)),
        wire.sublayers(2, 3)))
    assert square.pixel(165, 125) == (0, 0, 0)
    square.play(wire.commit(wire.set_(3, "position", [50, 30])))
    assert square.pixel(165, 125) == WHITE
    assert square.style(2, "filter") == "none"


def test_the_blur_is_a_gaussian_of_the_radius(square):
    """Two of its deviations from the edge, one half times erfc(2 / sqrt 2) of the shadow is left."""
    profiles = []
    for color in [(1, 0, 0, 1), (1, 0, 0, 0.99)]:
        square.play(wire.commit(
            wire.set_(2, "backgroundColor", color), wire.set_(2, "shadowOpacity", 1),
            wire.set_(2, "shadowRadius", 8), wire.set_(2, "shadowOffset", [0, 0])))
        profiles.append([square.pixel(100, 130 + d)[0] for d in (0, 8, 16)])
    for profile in profiles:
        assert profile == pytest.approx([133, 216, 249], abs=5)


def test_a_part_of_a_picture(square):
    square.play(wire.picture(9, 2, 2, QUARTERS), wire.commit(
        wire.set_(2, "contents", 9), wire.set_(2, "contentsRect", [0.5, 0, 0.5, 0.5])))
    assert square.pixel(60, 80) == GREEN
    assert square.pixel(140, 120) == GREEN
    square.play(wire.commit(wire.set_(2, "contentsRect", [0, 0.5, 1, 0.5])))
    assert square.pixel(60, 100) == BLUE


def test_seen_pixels_stay_squares(square):
    square.play(wire.picture(9, 2, 2, QUARTERS), wire.commit(
        wire.set_(2, "contents", 9), wire.set_(2, "magnificationFilter", 1)))
    assert square.pixel(98, 80) == RED
    assert square.pixel(102, 80) == GREEN
    square.play(wire.commit(wire.set_(2, "magnificationFilter", 0)))
    assert square.pixel(99, 80) not in (RED, GREEN)


def test_nine_parts_stretch_the_middle_only(square):
    edge = [0, 0, 255, 255]
    middle = [255, 0, 0, 255]
    pixels = bytes(edge * 5 + (edge + middle * 3 + edge) * 3 + edge * 5)
    square.play(wire.picture(9, 5, 5, pixels), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "contents", 9),
        wire.set_(2, "contentsCenter", [0.4, 0.4, 0.2, 0.2]), wire.set_(2, "contentsScale", 0.5),
        wire.set_(2, "magnificationFilter", 1)))
    assert square.pixel(50, 100) == BLUE
    assert square.pixel(56, 100) == RED
    assert square.pixel(144, 100) == RED
    assert square.pixel(149, 100) == BLUE
    square.play(wire.commit(wire.set_(2, "bounds", [0, 0, 40, 60])))
    assert square.pixel(80, 100) == BLUE
    assert square.pixel(86, 100) == RED


def test_a_tint_has_the_pictures_alpha(square):
    half = bytes([255, 0, 0, 255, 0, 0, 0, 0])
    square.play(wire.picture(9, 2, 1, half), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "contents", 9),
        wire.set_(2, "contentsTint", (0, 1, 0, 1))))
    assert square.pixel(60, 100) == GREEN
    assert square.pixel(145, 100) == WHITE


def test_a_backdrop_blurs_what_lies_beneath(square):
    beneath = wire.create(3, bounds=[0, 0, 60, 60], position=[100, 100])
    square.play(wire.commit(beneath, wire.sublayers(1, 2, 3)))
    sharp = square.pixel(100, 72), square.pixel(100, 68)
    assert sharp == (RED, WHITE)
    square.play(wire.commit(
        wire.set_(3, "position", [100, 80]), wire.set_(3, "backdropBlur", 8)))
    inner, outer = square.pixel(100, 72), square.pixel(100, 68)
    assert 60 < inner[1] < 128 < outer[1] < 200
    square.play(wire.commit(wire.set_(3, "backdropTint", (0, 0, 1, 1))))
    assert square.pixel(100, 72) == BLUE


def test_a_silhouette_is_one_grey(square):
    square.play(wire.commit(wire.set_(2, "silhouette", (0.2, 0.2, 0.2, 0.5))))
    assert square.pixel(100, 100) == pytest.approx((153, 153, 153), abs=1)


def test_a_blurred_layer_reaches_beyond_its_edge(square):
    assert square.pixel(100, 68) == WHITE
    square.play(wire.commit(wire.set_(2, "contentBlur", 6)))
    inner, outer = square.pixel(100, 74), square.pixel(100, 66)
    assert 20 < inner[1] < 128 < outer[1] < 235
    assert square.pixel(100, 100) == pytest.approx(RED, abs=2)


def test_a_matrix_changes_the_colours_of_all_that_a_layer_shows(square):
    swapped = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    square.play(wire.commit(wire.set_(2, "colorMatrix", swapped)))
    assert square.pixel(100, 100) == BLUE
    faint = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0]
    square.play(wire.commit(wire.set_(2, "colorMatrix", faint)))
    assert square.pixel(100, 100) == pytest.approx((255, 191, 128), abs=2)
    square.play(wire.commit(wire.set_(2, "colorMatrix", [])))
    assert square.pixel(100, 100) == RED


def test_blending_reaches_through_superlayers_that_are_no_group(square):
    square.play(wire.commit(
        wire.create(3, bounds=[0, 0, 100, 60], position=[100, 100]),
        wire.create(4, bounds=[0, 0, 60, 60], position=[50, 30], backgroundColor=(0, 0, 1, 1),
                    blendMode=1),
        wire.sublayers(3, 4), wire.sublayers(1, 2, 3)))
    assert square.pixel(100, 100) == (0, 0, 0)
    assert square.box(4) == [70, 70, 60, 60]
    square.play(wire.commit(wire.set_(3, "opacity", 0.5)))
    assert square.pixel(100, 100) == pytest.approx((128, 0, 128), abs=2)
    square.play(wire.commit(wire.set_(3, "opacity", 1), wire.set_(4, "blendMode", 0)))
    assert square.pixel(100, 100) == BLUE
    assert square.box(3) == [50, 70, 100, 60]


@pytest.mark.parametrize("mode,color", [
    (1, (0, 0, 0)), (2, (255, 0, 255)), (10, (255, 0, 255)), (27, (255, 0, 255))])
def test_blend_modes_by_number(square, mode, color):
    square.play(wire.commit(
        wire.create(4, bounds=[0, 0, 60, 60], position=[50, 30], backgroundColor=(0, 0, 1, 1),
                    blendMode=mode), wire.sublayers(2, 4)))
    assert square.pixel(100, 100) == color


def test_only_what_changed_is_written(square):
    square.page.evaluate("""() => {
      window.changes = [];
      new MutationObserver((records) => window.changes.push(...records.map((r) =>
        r.target.dataset?.layer ?? r.target.className))).observe(
          document.body, { subtree: true, childList: true, attributes: true });
    }""")
    square.play(wire.commit(wire.create(3, bounds=[0, 0, 5, 5])))
    square.play(wire.commit(wire.set_(2, "opacity", 0.5)))
    square.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert set(square.page.evaluate("window.changes")) == {"2"}


def test_a_large_picture_is_made_by_a_worker(square):
    side = 300
    square.play(wire.picture(9, side, side, bytes([0, 128, 0, 128]) * side * side), wire.commit(
        wire.set_(2, "backgroundColor", None), wire.set_(2, "contents", 9)))
    square.wait_for("document.querySelector('[data-layer=\"2\"] canvas')?.width === 300")
    assert square.pixel(100, 100) == pytest.approx((127, 255, 127), abs=2)
    assert len(square.page.workers) == 1


def test_pictures_nobody_asks_for_give_way(bench):
    kept = bench.evaluate("rendering/pictureStore.js", """
        const store = new m.PictureStore();
        const side = 200;
        for (let index = 0; index < 2000; index++) {
          store.add({ hash: BigInt(index), format: "pixels", width: side, height: side,
            bytes: new Uint8Array(side * side * 4) }, 1, () => {});
          store.get(0n);
        }
        let kept = 0;
        for (let index = 0; index < 2000; index++) if (store.get(BigInt(index))) kept += 1;
        return [kept, store.get(0n) !== null, store.get(1999n) !== null, store.get(1n) !== null];""")
    assert 1000 < kept[0] < 1800
    assert kept[1:] == [True, True, False]

"""Text lies where the page has placed it, in the font it has named."""

import pytest
from playwright.sync_api import expect

import wire

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)
REGULAR, BOLD = 70, 71


@pytest.fixture
def label(square):
    """Layer 3 fills layer 2, which is white."""
    square.play(
        wire.font(REGULAR, "Inter-Regular.otf"), wire.font(BOLD, "Inter-Bold.otf"),
        wire.commit(
            wire.set_(2, "backgroundColor", None),
            wire.create(3, bounds=[0, 0, 100, 60], position=[50, 30]), wire.sublayers(2, 3)))
    square.page.evaluate("() => document.fonts.ready")
    return square


def show(bench, *runs, **boxes):
    bench.play(wire.commit(wire.set_(3, "text", wire.text(*runs, **boxes))))
    bench.page.evaluate(
        "() => Promise.all([...document.fonts].map((font) => font.load())).then(() => 0)")


def length(bench, index=0):
    return bench.page.evaluate(
        "index => document.querySelectorAll('text')[index].getComputedTextLength()", index)


def ink(bench):
    """The box of all that is dark, in the live view's points."""
    import io
    from PIL import Image, ImageChops
    shot = Image.open(io.BytesIO(bench.page.screenshot(animations="allow"))).convert("L")
    return shot.crop((0, 0, 200, 200)).point(lambda value: 255 if value < 128 else 0).getbbox()


def test_a_run_stands_on_its_baseline(label):
    show(label, wire.run("HHH", REGULAR, 40, 10, 45))
    left, top, right, bottom = ink(label)
    assert bottom == pytest.approx(70 + 45, abs=1)
    assert bottom - top == pytest.approx(40 * 0.727, abs=1.5)
    assert left == pytest.approx(60 + 40 * 0.09, abs=2)


def test_the_advance_is_the_fonts_own_and_not_rounded(label):
    from PIL import ImageFont
    show(label, wire.run("Affluent AVATAR", REGULAR, 13, 0, 20), wire.run("Affluent", BOLD, 13, 0, 40))
    regular = ImageFont.truetype("/usr/share/fonts/opentype/inter/Inter-Regular.otf", 2048)
    assert length(label, 0) != pytest.approx(length(label, 1), abs=1)
    whole = regular.getlength("Affluent") * 13 / 2048
    show(label, wire.run("Affluent", REGULAR, 13, 0, 20))
    assert length(label) == pytest.approx(whole, abs=0.3)


def test_letter_spacing_and_spaces_count(label):
    show(label, wire.run("a  b", REGULAR, 16, 0, 20), wire.run("a  b", REGULAR, 16, 0, 40, spacing=2))
    assert length(label, 1) - length(label, 0) == pytest.approx(8, abs=0.1)
    show(label, wire.run("a b", REGULAR, 16, 0, 20), wire.run("a  b", REGULAR, 16, 0, 40))
    assert length(label, 1) > length(label, 0) + 3


def test_fractions_of_a_place_are_kept(label):
    show(label, wire.run("x", REGULAR, 16, 10.25, 20.75))
    place = label.page.evaluate("""() => {
      const point = document.querySelector('text').getStartPositionOfChar(0);
      return [point.x, point.y];
    }""")
    assert place == [10.25, 20.75]


def test_a_slant_leans_and_stays_on_the_baseline(label):
    show(label, wire.run("I", REGULAR, 50, 40, 50))
    upright = ink(label)
    show(label, wire.run("I", REGULAR, 50, 40, 50, slant=0.5))
    leaning = ink(label)
    assert leaning[3] == upright[3]
    assert leaning[2] - upright[2] == pytest.approx(0.5 * 36, abs=3)


def test_boxes_lie_under_and_over_the_glyphs(label):
    show(label, under=[([0, 0, 50, 30], (1, 0, 0, 1))], over=[([0, 10, 100, 4], (0, 0, 1, 1))])
    assert label.pixel(60, 75) == (255, 0, 0)
    assert label.pixel(60, 82) == (0, 0, 255)
    assert label.pixel(140, 82) == (0, 0, 255)


def test_an_outline_is_drawn(label):
    show(label, wire.run("O", BOLD, 60, 20, 55, color=(1, 1, 1, 1), outline=(4, (1, 0, 0, 1))))
    import io
    from PIL import Image
    shot = Image.open(io.BytesIO(label.page.screenshot())).convert("RGB").crop((50, 70, 150, 130))
    assert any(pixel[0] > 200 and pixel[1] < 60 for pixel in shot.getdata())


def test_text_of_a_page_is_only_text(label):
    show(label, wire.run("<img src=x onerror=alert(1)>", REGULAR, 16, 0, 20))
    expect(label.page.locator("text img")).to_have_count(0)
    assert label.page.locator("text").text_content() == "<img src=x onerror=alert(1)>"


def test_fonts_with_names_of_other_things_are_not_fetched(label):
    requests = []

    def note(request):
        requests.append(request.url)

    label.page.on("request", note)
    label.play(wire.font(80, "../studio/js/app.js"), wire.font(81, 'x.otf") , url("//evil/'),
               wire.font(82, "a b", source=2, family='"; color: red'), wire.font(83, b"nonsense", source=1))
    show(label, *[wire.run("a", font, 12, 0, 20) for font in (80, 81, 82, 83, 84)])
    label.page.remove_listener("request", note)
    assert requests == []
    assert length(label) > 0


def test_a_font_file_of_the_bundle_is_used(label):
    content = open("/usr/share/fonts/opentype/inter/Inter-Black.otf", "rb").read()
    label.play(wire.font(90, content, source=1))
    show(label, wire.run("wide", 90, 40, 0, 40), wire.run("wide", REGULAR, 40, 0, 40))
    label.wait_for("document.fonts.check('12px lek-font-90')")
    assert length(label, 0) > length(label, 1) + 3

"""Colours: enough contrast for every text on every ground it stands on, light and dark."""

import pytest

TEXTS = {
    "--text": ["--surface", "--chrome", "--backdrop", "--active-line", "--accent-soft", "--chrome-hover", "--found"],
    "--found-now-text": ["--found-now"],
    "--text-secondary": ["--surface", "--chrome", "--backdrop", "--chrome-hover"],
    "--text-faint": ["--surface"],
    "--accent": ["--chrome", "--surface", "--accent-soft", "--warning-soft"],
    "--error": ["--surface", "--chrome", "--error-soft", "--accent-soft"],
    "--warning": ["--surface", "--warning-soft"],
    **{f"--code-{name}": ["--surface", "--active-line", "--selection", "--chrome", "--found"] for name in (
        "keyword", "type", "string", "number", "own")},
    "--code-comment": ["--surface", "--active-line"],
}


def luminance(color):
    def linear(value):
        value /= 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    red, green, blue = (linear(value) for value in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def colours(studio, names):
    return studio.page.evaluate("""names => {
        const probe = document.body.appendChild(document.createElement("i"));
        const read = (name) => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
        };
        return Object.fromEntries(names.map((name) => [name, read(name)]));
    }""", sorted(names))


def test_the_measure_of_contrast_is_right():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_can_be_read(open_studio, scheme):
    studio = open_studio(scheme=scheme)
    names = set(TEXTS) | {ground for grounds in TEXTS.values() for ground in grounds}
    found = colours(studio, names)
    weak = [
        (text, ground, round(contrast(found[text], found[ground]), 2))
        for text, grounds in TEXTS.items() for ground in grounds
        if contrast(found[text], found[ground]) < 4.5]
    assert weak == []


def test_the_appearance_follows_the_system_and_can_be_chosen(open_studio):
    studio = open_studio(scheme="dark")
    dark = colours(studio, ["--surface"])
    studio.page.click("#theme")
    light = colours(studio, ["--surface"])
    assert luminance(dark["--surface"]) < 0.1 < 0.9 < luminance(light["--surface"])
    again = open_studio(beside=studio)
    assert colours(again, ["--surface"]) == light
    again.page.click("#theme")
    again.page.click("#theme")
    assert colours(again, ["--surface"]) == dark

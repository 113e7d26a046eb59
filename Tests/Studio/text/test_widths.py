"""A page and the browser find the same widths for the same letters in the same font file."""

import base64
import json
import os
import subprocess
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
FONTS = Path("/usr/share/fonts/opentype/inter")
TOLERANCE = 0.05

TEXTS = [
    "Hello, world!", "AVAWATAR To. Te, Yo", "fi fl ffi office", "0123456789 11:11",
    "The quick brown fox jumps over the lazy dog", "→ ≠ <= != -> (x)", "Ångström Übermaß", "…",
    "“quotes” – dash — it's", "mixed 12px CASE", "a", "WiFi & Co. 50%",
]
SIZES = [11, 13, 17, 20, 28.5, 34, 60]
FACES = ["Inter-Regular", "Inter-Bold", "Inter-Italic", "Inter-Light"]

PAGE = """
import UIKit
let texts = TEXTS
for face in FACES {
  for size in SIZES {
    let font = UIFont(name: face, size: CGFloat(size))!
    for text in texts {
      print(text.size(withAttributes: [.font: font]).width)
    }
  }
}
"""

MEASURE = """
async ([faces, sizes, texts]) => {
  const found = []
  for (const [name, data] of faces) {
    const face = new FontFace(name, `url(data:font/otf;base64,${data})`)
    document.fonts.add(await face.load())
    const context = document.createElement("canvas").getContext("2d")
    context.textRendering = "geometricPrecision"
    for (const size of sizes) {
      context.font = `${size}px "${name}"`
      for (const text of texts) found.push(context.measureText(text).width)
    }
  }
  return found
}
"""


def command():
    return os.environ.get("LEK") or str(ROOT / ".build/release/lek")


@pytest.fixture(scope="module")
def page_widths():
    with tempfile.TemporaryDirectory(prefix="widths-") as folder:
        bundle = Path(folder) / "Widths.playground"
        bundle.mkdir()
        (bundle / "contents.xcplayground").write_text(
            "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n"
            "<playground version='5.0' target-platform='ios'><timeline fileName='timeline.xctimeline'/></playground>\n")
        source = PAGE.replace("TEXTS", json.dumps(TEXTS, ensure_ascii=False))
        source = source.replace("FACES", json.dumps(FACES)).replace(
            "SIZES", "[" + ", ".join(str(float(size)) for size in SIZES) + "]")
        (bundle / "Contents.swift").write_text(source)
        said = subprocess.run(
            [command(), "run", bundle, "--time", "1"], check=True, text=True,
            capture_output=True, timeout=120).stdout
    return [float(line) for line in said.split()]


@pytest.fixture(scope="module")
def browser_widths(living_browser):
    page = living_browser().new_page()
    faces = [
        [name, base64.b64encode((FONTS / f"{name}.otf").read_bytes()).decode()] for name in FACES]
    widths = page.evaluate(MEASURE, [faces, SIZES, TEXTS])
    page.close()
    return widths


def differences(ours, theirs):
    names = [f"{face} {size} {text}" for face in FACES for size in SIZES for text in TEXTS]
    assert len(ours) == len(theirs) == len(names)
    return [
        f"{name}: {our} and {their}" for name, our, their in zip(names, ours, theirs)
        if abs(our - their) > TOLERANCE]


def test_every_width_agrees(page_widths, browser_widths):
    assert differences(page_widths, browser_widths) == []


def test_a_width_that_is_off_by_a_tenth_is_seen(page_widths, browser_widths):
    wrong = list(page_widths)
    wrong[7] += 0.1
    assert len(differences(wrong, browser_widths)) == 1

"""The pages that show everything: their trees and their pictures at five moments.

`Everything/Drawing` is what is drawn, `Everything/Behaviour` what moves and answers. `NAME.tree` holds a page's trees,
`NAME@T.png` its pictures. A missing one is written, and the test fails, so that somebody looks at it before it counts. A
picture may differ where a library draws an edge another way: as far as two players of one message may, and
further where the machine has other letters (`letters.py`).
"""

import os
import sys
from pathlib import Path

import letters
import pytest
from PIL import Image

# They share a run of each page, which takes a sanitizer up to 30 s.
pytestmark = pytest.mark.together

HERE = Path(__file__).parent / "Everything"
PAGES = ["Drawing", "Behaviour"]
MOMENTS = ["0", "0.25", "0.5", "1", "2"]
WATCHED = "LEK_WATCHED" in os.environ
# One finger or two on each pad for gestures, and on some of the controls.
TOUCHES = {
    "Behaviour": [
        "tap 60,90 @0.1", "tap 60,90 @0.2", "hold 190,70 @0.1 for 1.2", "drag 300,70 330,90 @0.1 for 1.5",
        "pinch 72,170 0.7 @0.1 for 1.5", "drag 160,170 220,172 @0.3 for 0.1", "hold 310,170 @0.4 for 1",
        "tap 60,260 @0.3", "tap 310,262 @0.3", "tap 310,262 @0.45",
    ]
}

sys.path.insert(0, str(Path(__file__).parents[1] / "Studio/pictures"))
from difference import MOST, difference  # noqa: E402


def run(lek, page, folder):
    """A page's trees, its pictures as bytes, and its JSON, which a second run gives."""
    bundle = HERE / f"{page}.playground"
    fixed = ["--seed", "7", "--time", "2.1"]
    fixed += [word for touch in TOUCHES.get(page, []) for word in ("--touch", touch)]
    arguments = list(fixed)
    for moment in MOMENTS:
        arguments += ["--tree-at", moment, "--snapshot-at", moment, str(folder / f"{moment}.png")]
    trees = lek("run", bundle, *arguments)
    assert trees.returncode == 0, trees.stderr.decode()
    pictures = {moment: (folder / f"{moment}.png").read_bytes() for moment in MOMENTS}
    # A sanitizer finds nothing in a second run that the first does not show.
    lines = None if WATCHED else lek("run", bundle, *fixed, "--tree-at", "1", "--json").stdout
    return trees.stdout, pictures, lines


@pytest.fixture(scope="module", params=PAGES)
def shown(request, lek, tmp_path_factory):
    return request.param, run(lek, request.param, tmp_path_factory.mktemp(request.param))


def test_the_trees_are_as_expected(shown):
    page, (trees, _, _) = shown
    expected = HERE / f"{page}.tree"
    if not expected.exists():
        expected.write_bytes(trees)
        pytest.fail(f"{expected.name} was missing and is written now: read it, then keep it.")
    said, wanted = trees.decode(), expected.read_text()
    assert letters.to_compare(said, wanted) == wanted


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_picture_is_as_expected(shown, moment, tmp_path):
    page, (_, pictures, _) = shown
    expected = HERE / f"{page}@{moment}.png"
    if not expected.exists():
        expected.write_bytes(pictures[moment])
        pytest.fail(f"{expected.name} was missing and is written now: look at it, then keep it.")
    (tmp_path / "now.png").write_bytes(pictures[moment])
    now, then = (Image.open(file).convert("RGB") for file in (tmp_path / "now.png", expected))
    share, _ = difference(now, then)
    assert share <= letters.most(MOST), f"{share:.2%} of the pixels differ"


def test_moments_differ_from_each_other(shown):
    assert len(set(shown[1][1].values())) == len(MOMENTS)


@pytest.mark.skipif(WATCHED, reason="a sanitizer finds nothing in a second run that the first does not show")
def test_the_same_run_twice_is_the_same_to_the_byte(lek, shown, tmp_path):
    page, first = shown
    assert run(lek, page, tmp_path) == first

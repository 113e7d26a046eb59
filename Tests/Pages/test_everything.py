"""The page that shows everything drawn: its tree and its picture at five moments.

`Everything/Drawing.tree` holds the trees, `Everything/Drawing@T.png` the pictures. A missing one is written, and the
test fails, so that somebody looks at it before it counts. A picture may differ where a library draws an edge another
way: as far as two players of one message may.
"""

import sys
from pathlib import Path

import pytest
from PIL import Image

HERE = Path(__file__).parent / "Everything"
PAGE = HERE / "Drawing.playground"
MOMENTS = ["0", "0.25", "0.5", "1", "2"]

sys.path.insert(0, str(Path(__file__).parents[1] / "Studio/pictures"))
from difference import MOST, difference  # noqa: E402


def run(lek, folder):
    """The page's JSON, its trees, and its pictures as bytes."""
    arguments = ["--seed", "7", "--time", "2.1"]
    for moment in MOMENTS:
        arguments += ["--tree-at", moment, "--snapshot-at", moment, str(folder / f"{moment}.png")]
    trees = lek("run", PAGE, *arguments)
    assert trees.returncode == 0, trees.stderr.decode()
    pictures = {moment: (folder / f"{moment}.png").read_bytes() for moment in MOMENTS}
    lines = lek("run", PAGE, "--seed", "7", "--time", "2.1", "--tree-at", "1", "--json")
    return lines.stdout, trees.stdout, pictures


@pytest.fixture(scope="module")
def shown(lek, tmp_path_factory):
    return run(lek, tmp_path_factory.mktemp("everything"))


def test_the_trees_are_as_expected(shown):
    expected = HERE / "Drawing.tree"
    if not expected.exists():
        expected.write_bytes(shown[1])
        pytest.fail(f"{expected.name} was missing and is written now: read it, then keep it.")
    assert shown[1].decode() == expected.read_text()


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_picture_is_as_expected(shown, moment, tmp_path):
    expected = HERE / f"Drawing@{moment}.png"
    if not expected.exists():
        expected.write_bytes(shown[2][moment])
        pytest.fail(f"{expected.name} was missing and is written now: look at it, then keep it.")
    (tmp_path / "now.png").write_bytes(shown[2][moment])
    now, then = (Image.open(file).convert("RGB") for file in (tmp_path / "now.png", expected))
    share, _ = difference(now, then)
    assert share <= MOST, f"{share:.2%} of the pixels differ"


def test_moments_differ_from_each_other(shown):
    assert len(set(shown[2].values())) == len(MOMENTS)


def test_the_same_run_twice_is_the_same_to_the_byte(lek, shown, tmp_path):
    assert run(lek, tmp_path) == shown

"""Both players draw the same message alike: the Swift player's picture, and Chromium's."""

import os
from pathlib import Path

import pytest
from PIL import Image

import wire
from difference import MOST, difference
from scene_frames import SceneFrames, names_and_moments


def keep(name, moment, **pictures):
    """Where a person asks for them, the pictures that do not agree are kept to be looked at."""
    folder = os.environ.get("LEK_PICTURES")
    for part, picture in pictures.items() if folder else ():
        picture.save(Path(folder) / f"{name}@{moment}-{part}.png")


@pytest.mark.parametrize("name,moment", names_and_moments())
def test_the_pictures_agree(drawn, projector, name, moment):
    scene = SceneFrames(drawn, name)
    ours = projector.picture(scene, moment)
    theirs = Image.open(scene.picture(moment)).convert("RGB")
    share, where = difference(ours, theirs, scene.glyph_mask)
    if share > MOST:
        keep(name, moment, browser=ours, swift=theirs, where=where)
    assert share <= MOST, f"{share:.2%} of the pixels of {name} at {moment} s differ"


@pytest.mark.parametrize("way", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_one_layer_moved_by_a_point_is_caught(drawn, projector, way):
    scene = SceneFrames(drawn, "stripes")
    theirs = Image.open(scene.picture(0)).convert("RGB")
    place = [20 + 64 / 2, 20 + 80 / 2]
    stays = wire.commit(wire.set_(2, "position", place), time=0)
    assert difference(projector.picture(scene, 0, more=[stays]), theirs)[0] <= MOST
    moves = wire.commit(
        wire.set_(2, "position", [place[0] + way[0], place[1] + way[1]]), time=0)
    assert difference(projector.picture(scene, 0, more=[moves]), theirs)[0] > MOST

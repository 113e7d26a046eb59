"""Both players draw the same message alike: the Swift player's picture, and Chromium's."""

import os
from pathlib import Path

import pytest
from PIL import Image

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

"""The frames the Swift player wrote of a scene, and what it drew of them."""

import json
import os
import struct
from pathlib import Path

import swift_player
from wire import COMMIT, FONT, PICTURE

ROOT = Path(__file__).resolve().parents[3]
SCENES = ROOT / "Tests/Scenes"
# What else a page sends is not drawn.
DRAWN = (COMMIT, PICTURE, FONT)


def names_and_moments():
    """Each scene that is compared, with each of its moments."""
    pairs = []
    for file in sorted(SCENES.glob("*.json")):
        scene = json.loads(file.read_text())
        if scene.get("compared", True):
            pairs += [(file.stem, moment) for moment in scene.get("moments", [0])]
    return pairs


def drawn_scenes(folder):
    """Has the Swift player draw all scenes; `LEK_SCENES_DRAWN` names a folder where it has done so."""
    ready = os.environ.get("LEK_SCENES_DRAWN")
    if ready:
        return Path(ready)
    swift_player.draw("ScenePictureTests", LEK_SCENES=str(folder))
    return Path(folder)


class SceneFrames:
    def __init__(self, folder, name):
        self.folder = folder
        self.name = name
        index = json.loads((folder / "index.json").read_text())
        self.facts = next(facts for facts in index if facts["name"] == name)
        self.frames = list(self._read((folder / f"{name}.frames").read_bytes()))

    @property
    def size(self):
        return self.facts["size"]

    @property
    def glyph_mask(self):
        return self.facts.get("glyphMask", [])

    def picture(self, moment):
        return self.folder / f"{self.name}@{json.dumps(moment)}.png"

    def until(self, moment):
        """As they travel to the browser: `(time, bytes)`; pictures and fonts have the time 0."""
        for frame in self.frames:
            time = struct.unpack_from("<d", frame, 6)[0] if frame[1] == COMMIT else 0
            if time <= moment:
                yield time, struct.pack("<I", 1) + frame

    @staticmethod
    def _read(content):
        position = 0
        while position < len(content):
            length = struct.unpack_from("<I", content, position)[0]
            yield content[position + 4:position + 4 + length]
            position += 4 + length

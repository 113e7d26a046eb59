"""A memory game in Swift 2.2, as a reader of old tutorials builds it up: step by step, one page and one source.

`Game.swift` and `Page.swift` are what is there first; each `NAME.patch` is what the reader does next. `LEK_STAGES` names another
folder of the same form, so that other listings can be held to the same promises. A patch names the file it is about, and its parts
(`@@`) are found by what stands there, not by line numbers: each has to fit in exactly one place.
"""

import os
import re
from pathlib import Path

from PIL import Image, ImageDraw

FOLDER = Path(os.environ.get("LEK_STAGES") or Path(__file__).parent)
SETTINGS = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<playground version='5.0' target-platform='ios' executeOnSourceChanges='true'>
    <timeline fileName='timeline.xctimeline'/>
</playground>
"""
# What has been done at each stage, one after the other.
STEPS = ["backs", "spacing", "observed", "taps", "peek"]
STAGES = {name: STEPS[:number] for number, name in enumerate(["faces", *STEPS])}
STAGES["prints"] = ["prints"]
STAGES["every-state"] = [*STEPS, "every-state"]

CARD = (120, 141)
FILES = {"Game.swift": "Sources/Game.swift", "Page.swift": "Contents.swift"}


def table_size(padding):
    """How large four by four cards are, with the space between and around them."""
    return tuple(4 * side + 5 * padding for side in CARD)


def centre(column, row, padding):
    """Where the middle of a card is."""
    return tuple(
        place * (side + padding) + (side + padding) / 2 + padding / 2
        for place, side in zip((column, row), CARD))


PLACES = [(column, row) for row in range(4) for column in range(4)]


class Edit:
    """A piece of a file as it stands there, and as it shall stand there."""

    def __init__(self, file, lines):
        self.file = file
        self.before = "".join(line[1:] + "\n" for line in lines if line[:1] != "+")
        self.after = "".join(line[1:] + "\n" for line in lines if line[:1] != "-")

    def apply(self, text):
        assert text.count(self.before) == 1, f"{self.before!r} is {text.count(self.before)} times in {self.file}"
        return text.replace(self.before, self.after)


def edits(step):
    """What the reader does at a step, in order."""
    found, file = [], None
    for line in (FOLDER / f"{step}.patch").read_text().splitlines():
        if line.startswith("--- "):
            file = line[4:].strip()
        elif line.startswith("@@"):
            found.append((file, []))
        elif not line.startswith("+++ "):
            found[-1][1].append(line)
    return [Edit(file, lines) for file, lines in found]


def texts(stage):
    """The source and the page at a stage, by the names they have in this folder."""
    texts = {name: (FOLDER / name).read_text() for name in FILES}
    for step in STAGES[stage]:
        for edit in edits(step):
            texts[edit.file] = edit.apply(texts[edit.file])
    return texts


def write_bundle(bundle, stage, pictures="Resources", base="", settings=SETTINGS):
    """A playground as the reader has it at a stage; `base` is the folder of the page the game belongs to."""
    for name, text in texts(stage).items():
        path = bundle / base / FILES[name]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (bundle / "contents.xcplayground").write_text(settings)
    draw_pictures(bundle / base / pictures)
    return bundle


COLOURS = [
    (230, 92, 64), (64, 150, 220), (80, 170, 90), (240, 190, 60),
    (140, 90, 190), (230, 120, 180), (60, 60, 70), (150, 110, 70),
]
BACK = (20, 120, 110)


def draw_pictures(folder):
    """Eight faces and a back: `1.png` to `8.png` and `b.png`, each of a colour of its own all over its middle."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, colour in enumerate(COLOURS, start=1):
        picture = Image.new("RGB", CARD, (250, 247, 240))
        draw = ImageDraw.Draw(picture)
        draw.rounded_rectangle((20, 25, 100, 115), radius=8 * number % 41, fill=colour)
        for dot in range(number):
            draw.ellipse((14 + 12 * dot, 8, 21 + 12 * dot, 15), fill=colour)
        picture.save(folder / f"{number}.png")
    back = Image.new("RGB", CARD, BACK)
    ImageDraw.Draw(back).rectangle((8, 8, 111, 132), outline=(240, 240, 230), width=3)
    back.save(folder / "b.png")


class Card:
    """A line of a view tree that is a card: a picture view with a tag, 120 by 141 points large."""

    LINE = re.compile(r"^ +\w+ \((\S+) (\S+) 120 141\) tag=(\d+)(.*)$", re.M)

    def __init__(self, found):
        self.x, self.y = float(found[1]), float(found[2])
        self.tag = int(found[3])
        self.words = found[4].split()

    @property
    def centre(self):
        return self.x + CARD[0] / 2, self.y + CARD[1] / 2

    @property
    def image(self):
        return next((word[6:] for word in self.words if word.startswith("image=")), None)

    @property
    def face(self):
        """What its face is called."""
        return str(self.tag)

    @property
    def takes_touches(self):
        return "disabled" not in self.words

    @property
    def moves(self):
        """What of it is on its way."""
        return next((set(word[10:].split(",")) for word in self.words if word.startswith("animating=")), set())


class Table:
    """What a view tree says of the game."""

    def __init__(self, text):
        self.text = text
        self.cards = [Card(found) for found in Card.LINE.finditer(text)]
        self.size = tuple(map(float, re.match(r"\w+ \(0 0 (\S+) (\S+)\)", text).groups()))
        self.running = int(re.search(r"running=(\d+)", text)[1])

    @property
    def views(self):
        """All but the counts at its end."""
        return self.text.rstrip("\n").rpartition("\n")[0]

    def at(self, place):
        """The card whose middle is there; none where it has left the table."""
        return next((card for card in self.cards if card.centre == place), None)

    @property
    def pairs(self):
        """Where the two of each kind lie, by kind."""
        return {tag: [card.centre for card in self.cards if card.tag == tag]
                for tag in sorted({card.tag for card in self.cards})}

"""Which letters this machine has, and what may differ where they are not those of the expectations.

The expectations were written with the Inter of Debian 12, which calls itself 3.019. Debian 13 has
4.001, whose letters have other outlines and widths: over all pages here a frame differs by 1 point
or 1.4 % of its width at most, a picture by 1 % of its pixels, and nothing but letters and what is
laid out around them differs. With the letters of the expectations there is no room.
"""

import re
import struct
from functools import cache
from itertools import zip_longest
from pathlib import Path

FILE = Path("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
OF_EXPECTATIONS = 3.019
# Points of a frame, a share of its longer side where that is more, and a share of the pixels
# beyond what a picture may differ by anyway.
ROOM_IN_FRAMES = 1
SHARE_OF_FRAMES = 0.015
ROOM_IN_PICTURES = 0.0075
# A frame in a view tree, and the hash and size of a picture, which may have letters in it.
FRAME = re.compile(r"(?<= \()(?:-?[\d.]+ ){3}-?[\d.]+(?=\))")
PICTURE = re.compile(r'(?<="kind":"picture","hash":")\d+","width":([\d.]+),"height":([\d.]+)')


def revision(font):
    """What a font file calls its version: the number in its table `head`."""
    count = struct.unpack_from(">H", font, 4)[0]
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        if tag == b"head":
            return round(struct.unpack_from(">i", font, offset + 4)[0] / 65536, 3)
    return None


@cache
def are_expected():
    return FILE.exists() and revision(FILE.read_bytes()) == OF_EXPECTATIONS


def to_compare(said, expected):
    """What is to be compared with what was expected."""
    return said if are_expected() else with_room(said, expected)


def most(share):
    """The share of a picture's pixels that may differ, where no more than `share` may with the letters of the expectations."""
    return share if are_expected() else share + ROOM_IN_PICTURES


def with_room(said, expected):
    """What a page said, where just its letters may differ as it was expected."""
    lines = zip_longest(said.splitlines(True), expected.splitlines(True), fillvalue="")
    return "".join(then if is_near(now, then) else now for now, then in lines)


def is_near(now, then):
    if PICTURE.sub("", FRAME.sub("", now)) != PICTURE.sub("", FRAME.sub("", then)):
        return False
    return all(
        abs(one - other) <= max(ROOM_IN_FRAMES, SHARE_OF_FRAMES * max(expected[-2:]))
        for frame, expected in zip(lengths(now), lengths(then))
        for one, other in zip(frame, expected))


def lengths(line):
    """The numbers of each frame and of each picture's size; width and height are the last two."""
    frames = [frame.split() for frame in FRAME.findall(line)]
    return [[float(number) for number in numbers] for numbers in frames + PICTURE.findall(line)]

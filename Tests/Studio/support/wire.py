"""Frames as docs/wire-format.md has them, built independently of the Swift that writes them."""

import re
import struct
from pathlib import Path

DOCUMENT = (Path(__file__).resolve().parents[3] / "docs/wire-format.md").read_text()
[VERSION] = map(int, re.findall(r"u8 version \((\d+)\)", DOCUMENT))
FRAMES = {
    name: int(kind)
    for kind, name in re.findall(r"^\| from page \| (\d+) \| ([\w ]+) \|", DOCUMENT, re.M)
}
COMMIT, PICTURE, FONT = FRAMES["commit"], FRAMES["picture"], FRAMES["font"]
ELEMENTS, ANNOUNCEMENT = FRAMES["elements"], FRAMES["announcement"]
TEXT_FOCUS = FRAMES["text focus"]
SOUND_DATA, SOUND = FRAMES["sound data"], FRAMES["sound"]
WEB, WEB_PLACES = FRAMES["web"], FRAMES["web places"]
COMMANDS = FRAMES["commands"]
# Each property's key and kind.
PROPERTIES = {
    name: (int(key), kind)
    for key, name, kind in re.findall(r"^\| (\d+) \| `(\w+)` \| ([\w()]+) \|", DOCUMENT, re.M)
}
IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

KINDS = {"plain": 0, "shape": 1, "gradient": 2, "replicator": 3, "emitter": 4, "transform": 5}
DIRECTIONS = {"right": 0, "left": 1, "top": 2, "bottom": 3}
PATH_ELEMENTS = {"M": 0, "L": 1, "Q": 2, "C": 3, "Z": 4}
CELL_NUMBERS = [
    "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
    "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
    "zAcceleration", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange",
    "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
]
TRANSITIONS = {
    "flipFromLeft": 1, "flipFromRight": 2, "curlUp": 3, "curlDown": 4, "crossDissolve": 5,
    "flipFromTop": 6, "flipFromBottom": 7, "push": 8, "moveIn": 9, "reveal": 10,
}
LINEAR = b"\0"


def u8(value):
    return struct.pack("<B", value)


def u32(value):
    return struct.pack("<I", value)


def u64(value):
    return struct.pack("<Q", value)


def f64(*values):
    return struct.pack(f"<{len(values)}d", *values)


def data(value):
    return u32(len(value)) + bytes(value)


def string(value):
    return data(value.encode())


def listing(elements):
    elements = list(elements)
    return u32(len(elements)) + b"".join(elements)


def cubic(*points):
    return u8(1) + f64(*points)


def samples(*values):
    return u8(2) + listing(f64(value) for value in values)


def floats(*values):
    return struct.pack(f"<{len(values)}f", *values)


def optional(value, write):
    return u8(0) if value is None else u8(1) + write(value)


def path(text):
    """A path of SVG with absolute M L Q C Z."""
    elements = re.findall(r"([MLQCZ])([^MLQCZ]*)", text)
    return listing(
        u8(PATH_ELEMENTS[letter]) + f64(*[float(n) for n in numbers.replace(",", " ").split()])
        for letter, numbers in elements)


def cell(contents=None, contentsRect=(0, 0, 1, 1), contentsScale=1, color=(1, 1, 1, 1), name="",
         beginTime=0, duration=float("inf"), cells=(), **numbers):
    values = {"scale": 1, **numbers}
    return (
        string(name) + optional(contents, u64) + f64(*contentsRect) + f64(contentsScale)
        + floats(*[values.get(number, 0) for number in CELL_NUMBERS]) + floats(*color)
        + f64(beginTime, duration) + listing(cells))


def emitter(*cells, shape=0, mode=0, render=0, depth=False, seed=1, begin=0):
    return (
        u8(shape) + u8(mode) + u8(render) + u8(depth) + u32(seed) + f64(begin) + listing(cells))


def run(text, font, size, x, y, color=(0, 0, 0, 1), width=0, spacing=0, slant=0, outline=None):
    return (
        string(text) + u64(font) + f64(size, x, y, width) + floats(*color) + f64(spacing, slant)
        + optional(outline, lambda pair: f64(pair[0]) + floats(*pair[1])))


def text(*runs, under=(), over=()):
    box = lambda pair: f64(*pair[0]) + floats(*pair[1])
    return listing(map(box, under)) + listing(runs) + listing(map(box, over))


def counted(count):
    def write(value):
        values = value if isinstance(value, (list, tuple)) else [value]
        assert len(values) == count
        return f64(*values)
    return write


# By kinds of the document; `choice` has a number behind it there.
WRITERS = {
    "number": counted(1),
    "point": counted(2),
    "size": counted(2),
    "vector": counted(3),
    "rect": counted(4),
    "matrix": counted(16),
    "flag": lambda value: u8(1 if value else 0),
    "count": u32,
    "corners": u8,
    "choice": u8,
    "color": lambda value: floats(*value),
    "optionalColor": lambda value: optional(value, lambda color: floats(*color)),
    "colors": lambda value: listing(floats(*color) for color in value),
    "offsets": lambda value: floats(*value),
    "list": lambda value: listing(f64(number) for number in value),
    "path": lambda value: optional(value, path),
    "picture": lambda value: optional(value, u64),
    "layer": lambda value: optional(value, u32),
    "emitter": lambda value: value,
    "scalars": lambda value: floats(*value),
    "text": lambda value: optional(value, lambda block: block),
}


def prop(name, value):
    key, kind = PROPERTIES[name]
    return u8(key) + WRITERS[kind.split("(")[0]](value)


class Operations(bytes):
    """Some operations one after the other: a creation carries its first values with it."""

    number = 1


def transition(layer, kind, duration=1.0, delay=0.0, timing=LINEAR, direction=None):
    way = b"" if direction is None else u8(DIRECTIONS[direction])
    return u8(1) + u32(layer) + u8(TRANSITIONS[kind]) + way + f64(delay, duration) + timing


def create(layer, kind="plain", **values):
    whole = Operations(u8(2) + u32(layer) + u8(KINDS[kind]) + b"".join(
        set_(layer, name, value) for name, value in values.items()))
    whole.number = 1 + len(values)
    return whole


def set_(layer, name, value):
    return u8(3) + u32(layer) + prop(name, value)


def sublayers(layer, *children):
    return u8(4) + u32(layer) + listing(u32(child) for child in children)


def root(layer):
    return u8(5) + u32(layer)


def add_animation(
        layer, key, name, values, times=None, timings=None, additive=False, delay=0.0, duration=1.0,
        repeat=1.0, autoreverses=False, fill=2, removed=True, discrete=False, cumulative=False,
        rate=1.0):
    count = len(values)
    times = times or ([i / (count - 1) for i in range(count)] if count > 1 else [0.0])
    timings = timings if timings is not None else [LINEAR] * (count - 1)
    return (
        u8(6) + u32(layer) + string(key) + listing(prop(name, value) for value in values)
        + listing(f64(time) for time in times) + listing(timings) + u8(additive)
        + f64(delay, duration, repeat) + u8(autoreverses) + u8(fill) + u8(removed) + u8(discrete)
        + u8(cumulative) + f64(rate))


def remove_animation(layer, key):
    return u8(7) + u32(layer) + string(key)


def remove(layer):
    return u8(8) + u32(layer)


def operation_count(operations):
    return sum(getattr(operation, "number", 1) for operation in operations)


def commit(*operations, run=1, number=1, time=0.0):
    body = u32(number) + f64(time) + u32(operation_count(operations)) + b"".join(operations)
    return frame(COMMIT, body, run=run)


def picture(hash_, width, height, pixels, run=1, format_=0):
    return frame(PICTURE, u64(hash_) + u32(width) + u32(height) + u8(format_) + data(pixels), run=run)


def font(hash_, name, source=0, family="", weight=400, italic=False, run=1):
    bytes_ = name if isinstance(name, bytes) else name.encode()
    body = u64(hash_) + string(family) + u8(source) + data(bytes_)
    return frame(FONT, body + struct.pack("<H", weight) + u8(italic), run=run)


def frame(kind, body, run=1, version=VERSION):
    """As it travels to the browser: the run, then the frame without its length."""
    return u32(run) + u8(version) + u8(kind) + body


def rotation_z(degrees):
    import math
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

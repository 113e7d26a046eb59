"""Frames as docs/wire-format.md has them, built independently of the Swift that writes them."""

import struct

COMMIT, PICTURE = 35, 36
IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

PROPERTIES = {
    "bounds": (1, 4), "position": (2, 2), "anchorPoint": (3, 2), "zPosition": (4, 1),
    "transform": (5, 16), "sublayerTransform": (6, 16), "opacity": (7, 1), "isHidden": (8, "bool"),
    "masksToBounds": (9, "bool"), "isDoubleSided": (10, "bool"), "backgroundColor": (11, "color"),
    "cornerRadius": (12, 1), "borderWidth": (13, 1), "borderColor": (14, "color"),
    "contents": (15, "hash"), "contentsGravity": (16, "u8"), "contentsScale": (17, 1),
    "shadowColor": (18, "color"), "shadowOpacity": (19, 1), "shadowOffset": (20, 2),
    "shadowRadius": (21, 1),
}
TRANSITIONS = {
    "flipFromLeft": 1, "flipFromRight": 2, "curlUp": 3, "curlDown": 4, "crossDissolve": 5,
    "flipFromTop": 6, "flipFromBottom": 7,
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


def prop(name, value):
    key, kind = PROPERTIES[name]
    if kind == "bool":
        body = u8(1 if value else 0)
    elif kind == "color":
        body = u8(0) if value is None else u8(1) + struct.pack("<4f", *value)
    elif kind == "hash":
        body = u8(0) if value is None else u8(1) + u64(value)
    elif kind == "u8":
        body = u8(value)
    else:
        values = value if isinstance(value, (list, tuple)) else [value]
        assert len(values) == kind
        body = f64(*values)
    return u8(key) + body


def transition(layer, kind, duration=1.0, delay=0.0, timing=LINEAR):
    return u8(1) + u32(layer) + u8(TRANSITIONS[kind]) + f64(delay, duration) + timing


def create(layer, **values):
    return u8(2) + u32(layer) + b"".join(set_(layer, name, value) for name, value in values.items())


def set_(layer, name, value):
    return u8(3) + u32(layer) + prop(name, value)


def sublayers(layer, *children):
    return u8(4) + u32(layer) + listing(u32(child) for child in children)


def root(layer):
    return u8(5) + u32(layer)


def add_animation(
        layer, key, name, values, times=None, timings=None, additive=False, delay=0.0, duration=1.0,
        repeat=1.0, autoreverses=False, fill=2, removed=True):
    count = len(values)
    times = times or ([i / (count - 1) for i in range(count)] if count > 1 else [0.0])
    timings = timings if timings is not None else [LINEAR] * (count - 1)
    return (
        u8(6) + u32(layer) + string(key) + listing(prop(name, value) for value in values)
        + listing(f64(time) for time in times) + listing(timings) + u8(additive)
        + f64(delay, duration, repeat) + u8(autoreverses) + u8(fill) + u8(removed))


def remove_animation(layer, key):
    return u8(7) + u32(layer) + string(key)


def remove(layer):
    return u8(8) + u32(layer)


def operation_count(operations):
    """Creations carry their first values with them; each value is an operation of its own."""
    return sum(_count(operation) for operation in operations)


def _count(operation):
    if operation[0] != 2:
        return 1
    count, rest = 1, operation[5:]
    while rest:
        assert rest[0] == 3
        rest = rest[5 + _property_size(rest[5:]):]
        count += 1
    return count


def _property_size(body):
    kind = next(kind for key, kind in PROPERTIES.values() if key == body[0])
    if kind in ("bool", "u8"):
        return 2
    if kind == "color":
        return 18 if body[1] else 2
    if kind == "hash":
        return 10 if body[1] else 2
    return 1 + 8 * kind


def commit(*operations, run=1, number=1, time=0.0):
    body = u32(number) + f64(time) + u32(operation_count(operations)) + b"".join(operations)
    return frame(COMMIT, body, run=run)


def picture(hash_, width, height, pixels, run=1, format_=0):
    return frame(PICTURE, u64(hash_) + u32(width) + u32(height) + u8(format_) + data(pixels), run=run)


def frame(kind, body, run=1, version=1):
    """As it travels to the browser: the run, then the frame without its length."""
    return u32(run) + u8(version) + u8(kind) + body


def rotation_z(degrees):
    import math
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

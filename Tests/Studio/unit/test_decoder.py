"""The decoder reads what the wire format says, and refuses all else without harm."""

import base64

import pytest

import wire
from decoding import decode, refused

EVERYTHING = [
    wire.transition(1, "curlDown", duration=0.5, delay=0.25, timing=wire.cubic(0.1, 0.2, 0.3, 0.4)),
    wire.create(7),
    wire.set_(7, "bounds", [1, 2, 3, 4]),
    wire.set_(7, "borderColor", None),
    wire.set_(7, "contents", 0xFEDC_BA98_7654_3210),
    wire.sublayers(1, 7, 8, 9),
    wire.root(1),
    wire.add_animation(
        7, "spring å", "opacity", [0.0, 0.5, 1.0], timings=[wire.samples(0, 1.2, 1), wire.LINEAR],
        additive=True, delay=-0.5, duration=2, repeat=float("inf"), autoreverses=True, fill=3,
        removed=False),
    wire.remove_animation(7, "spring å"),
    wire.remove(7),
]


def test_every_operation_is_read(bench):
    commit = decode(bench, wire.commit(*EVERYTHING, number=12, time=3.5))
    kinds = [operation["kind"] for operation in commit["operations"]]
    assert (commit["number"], commit["time"]) == (12, 3.5)
    assert kinds == [
        "transition", "create", "set", "set", "set", "sublayers", "root", "addAnimation",
        "removeAnimation", "remove"]


def test_values_are_exact(bench):
    operations = decode(bench, wire.commit(*EVERYTHING))["operations"]
    assert operations[0] == {
        "kind": "transition", "layer": 1, "transition": "curlDown", "direction": None, "delay": 0.25, "duration": 0.5,
        "timing": {"kind": "cubic", "points": [0.1, 0.2, 0.3, 0.4]}}
    assert operations[2]["property"] == {"name": "bounds", "value": [1, 2, 3, 4]}
    assert operations[3]["property"] == {"name": "borderColor", "value": None}
    assert operations[4]["property"]["value"] == "18364758544493064720"
    assert operations[5]["sublayers"] == [7, 8, 9]
    assert operations[7]["key"] == "spring å"
    assert operations[7]["animation"] == {
        "values": [{"name": "opacity", "value": value} for value in (0, 0.5, 1)],
        "keyTimes": [0, 0.5, 1],
        "timings": [{"kind": "samples", "samples": [0, 1.2, 1]}, {"kind": "linear"}],
        "isAdditive": True, "delay": -0.5, "duration": 2, "repeatCount": "Infinity",
        "autoreverses": True, "fill": "both", "isRemovedOnCompletion": False,
        "mode": "linear", "isCumulative": False, "rate": 1}


@pytest.mark.parametrize("name,value", [
    ("position", [1.5, -2.5]), ("anchorPoint", [0, 1]), ("zPosition", 4),
    ("transform", list(range(16))), ("sublayerTransform", wire.IDENTITY), ("opacity", 0.25),
    ("isHidden", True), ("masksToBounds", True), ("isDoubleSided", False),
    ("backgroundColor", [0.5, 0.25, 1, 0.75]), ("cornerRadius", 3), ("borderWidth", 2),
    ("contentsGravity", 11), ("contentsScale", 2), ("shadowColor", None), ("shadowOpacity", 0.5),
    ("shadowOffset", [1, -3]), ("shadowRadius", 9),
])
def test_each_property_is_read(bench, name, value):
    operations = decode(bench, wire.commit(wire.set_(1, name, value)))["operations"]
    assert operations[0]["property"] == {"name": name, "value": value}


def test_a_frame_cut_anywhere_is_refused(bench):
    whole = wire.commit(*EVERYTHING)
    frames = [whole[:length] for length in range(6, len(whole))]
    assert refused(bench, frames) == len(frames)


HOSTILE = {
    "another version": wire.frame(wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(0), version=1),
    "more operations than bytes": wire.frame(
        wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(0xFFFF_FFFF)),
    "an unknown operation": wire.frame(
        wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(1) + b"\x63" + wire.u32(1)),
    "an unknown property": wire.frame(
        wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(1) + b"\x03" + wire.u32(1) + b"\x63"),
    "the layer 0": wire.commit(wire.create(0)),
    "bytes behind the end": wire.commit(wire.create(1)) + b"\0",
    "a truth of 2": wire.frame(
        wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(1) + b"\x03" + wire.u32(1) + b"\x08\x02"),
    "an animation without values": wire.commit(
        wire.add_animation(1, "a", "opacity", [], times=[], timings=[])),
    "times that run backwards": wire.commit(
        wire.add_animation(1, "a", "opacity", [0, 1], times=[1, 0])),
    "a time that is no number": wire.commit(
        wire.add_animation(1, "a", "opacity", [0, 1], times=[0, float("nan")])),
    "too few timings": wire.commit(wire.add_animation(1, "a", "opacity", [0, 1], timings=[])),
    "an endless key": wire.commit(wire.remove_animation(1, "k" * 5000)),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_frames_are_refused(bench, what):
    assert refused(bench, [HOSTILE[what]]) == 1


def test_pixels_that_do_not_fill_their_picture_are_refused(bench):
    result = bench.evaluate("rendering/layerTreeDecoder.js", """
        const { openFrame } = await import("/studio/js/lib/frames.js");
        return argument.map((frame) => {
          try { return m.decodePicture(openFrame(bytes(frame)).reader).bytes.length; }
          catch (error) { return error.constructor.name; }
        });""", [base64.b64encode(frame).decode() for frame in (
            wire.picture(1, 2, 2, bytes(16)), wire.picture(1, 2, 2, bytes(15)),
            wire.picture(1, 65536, 65536, b""))])
    assert result == [16, "MalformedFrame", "MalformedFrame"]

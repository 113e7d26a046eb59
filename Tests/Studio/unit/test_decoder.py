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
    ("shadowOffset", [1, -3]), ("shadowRadius", 9), ("maskedCorners", 5), ("cornerCurve", 1),
    ("contentsRect", [0, 0.5, 1, 0.5]), ("contentsCenter", [0.25, 0.25, 0.5, 0.5]), ("mask", 7),
    ("mask", None), ("anchorPointZ", -4), ("isGeometryFlipped", True), ("magnificationFilter", 2),
    ("minificationFilter", 1), ("blendMode", 27), ("contentsTint", [0, 0.5, 1, 1]),
    ("backdropBlur", 20),
    ("backdropSaturation", 1.8), ("backdropTint", [1, 0, 0, 0.5]), ("silhouette", [0, 0, 0, 1]),
    ("fillColor", None), ("fillRule", 1), ("strokeColor", [1, 1, 0, 0.5]), ("strokeStart", 0.25),
    ("strokeEnd", 0.75), ("lineWidth", 2.5), ("miterLimit", 4), ("lineCap", 2), ("lineJoin", 2),
    ("lineDashPhase", 1), ("lineDashPattern", [4, 2, 1]), ("gradientType", 2),
    ("colors", [[0, 0, 0, 1], [1, 1, 1, 0]]), ("locations", [0, 0.25]), ("startPoint", [0, 1]),
    ("endPoint", [1, 0]), ("instanceCount", 12), ("preservesDepth", True), ("instanceDelay", 0.5),
    ("instanceTransform", list(range(16))), ("instanceColor", [1, 0.5, 0.25, 0]),
    ("instanceColorOffsets", [-0.5, 0, 0.25, 1]), ("emitterPosition", [1, 2, 3]),
    ("emitterSize", [4, 5, 6]), ("emitterScalars", [1, 2, 0.5, 4, 0]), ("text", None), ("path", None),
])
def test_each_property_is_read(bench, name, value):
    operations = decode(bench, wire.commit(wire.set_(1, name, value)))["operations"]
    assert operations[0]["property"] == {"name": name, "value": value}


def test_paths_texts_and_emitters_are_read(bench):
    block = wire.text(
        wire.run("å", 7, 12, 1, 2, color=(1, 0, 0, 1), width=8, spacing=0.5, slant=0.25,
                 outline=(2, (0, 0, 1, 1))),
        under=[([0, 1, 2, 3], (0, 1, 0, 1))])
    cell = wire.cell(contents=5, name="spark", birthRate=2, alphaSpeed=-1, cells=[wire.cell()])
    path, text, emitter = [operation["property"]["value"] for operation in decode(bench, wire.commit(
        wire.set_(1, "path", "M 1 2 L 3 4 Q 5 6 7 8 C 1 2 3 4 5 6 Z"), wire.set_(1, "text", block),
        wire.set_(1, "emitter", wire.emitter(cell, shape=4, mode=1, render=3, seed=9, begin=1.5))))
        ["operations"]]
    assert [(element["kind"], element["points"]) for element in path] == [
        ("move", [1, 2]), ("line", [3, 4]), ("quadratic", [5, 6, 7, 8]),
        ("cubic", [1, 2, 3, 4, 5, 6]), ("close", [])]
    assert text["fills"] == [{"rect": [0, 1, 2, 3], "color": [0, 1, 0, 1]}]
    assert text["runs"] == [{
        "text": "å", "font": "7", "size": 12, "x": 1, "y": 2, "width": 8, "color": [1, 0, 0, 1],
        "letterSpacing": 0.5, "slant": 0.25, "outline": {"width": 2, "color": [0, 0, 1, 1]}}]
    assert (emitter["shape"], emitter["mode"], emitter["renderMode"], emitter["seed"]) == (4, 1, 3, 9)
    [spark] = emitter["cells"]
    assert (spark["name"], spark["contents"], spark["birthRate"], spark["alphaSpeed"]) == (
        "spark", "5", 2, -1)
    assert spark["duration"] == "Infinity"
    assert len(spark["cells"]) == 1


def test_kinds_directions_and_the_rest_of_an_animation_are_read(bench):
    create, push, animation = decode(bench, wire.commit(
        wire.create(1, "emitter"), wire.transition(1, "push", direction="top"),
        wire.add_animation(1, "a", "opacity", [0, 1], discrete=True, cumulative=True, rate=-2)))[
            "operations"]
    assert create["layerKind"] == "emitter"
    assert (push["transition"], push["direction"]) == ("push", "fromTop")
    facts = animation["animation"]
    assert (facts["mode"], facts["isCumulative"], facts["rate"]) == ("discrete", True, -2)


def test_a_frame_cut_anywhere_is_refused(bench):
    whole = wire.commit(*EVERYTHING)
    frames = [whole[:length] for length in range(6, len(whole))]
    assert refused(bench, frames) == len(frames)


def _nested(depth):
    cell = wire.cell()
    for _ in range(depth):
        cell = wire.cell(cells=[cell])
    return cell


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
    "an unknown kind of layer": wire.frame(
        wire.COMMIT, wire.u32(1) + wire.f64(0) + wire.u32(1) + b"\x02" + wire.u32(1) + b"\x06"),
    "a direction that is none": wire.commit(
        wire.u8(1) + wire.u32(1) + wire.u8(8) + wire.u8(4) + wire.f64(0, 1) + wire.LINEAR),
    "a path of unknown pieces": wire.commit(
        wire.u8(3) + wire.u32(1) + b"\x28\x01" + wire.u32(1) + b"\x05"),
    "a path longer than its bytes": wire.commit(
        wire.u8(3) + wire.u32(1) + b"\x28\x01" + wire.u32(0x7FFF_FFFF)),
    "cells in cells without end": wire.commit(wire.set_(1, "emitter", wire.emitter(_nested(20)))),
    "a blend mode of 28": wire.commit(wire.set_(1, "blendMode", 28)),
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

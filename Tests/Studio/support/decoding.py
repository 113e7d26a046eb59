"""Bytes through the studio's decoder."""

import base64

_DECODE = """
    const { openFrame } = await import("/studio/js/lib/frames.js");
    const commit = m.decodeCommit(openFrame(bytes(argument)).reader);
    return JSON.parse(JSON.stringify(commit, (key, value) =>
      typeof value === "bigint" || value === Infinity ? String(value) : value));"""

_REFUSED = """
    const { openFrame } = await import("/studio/js/lib/frames.js");
    let refused = 0;
    for (const frame of argument) {
      try { m.decodeCommit(openFrame(bytes(frame)).reader); }
      catch (error) { if (error.constructor.name === "MalformedFrame") refused += 1; else throw error; }
    }
    return refused;"""


def _encode(frame):
    return base64.b64encode(frame).decode()


def decode(bench, frame):
    return bench.evaluate("rendering/layerTreeDecoder.js", _DECODE, _encode(frame))


def refused(bench, frames):
    """How many of the frames are refused, and refused cleanly."""
    return bench.evaluate(
        "rendering/layerTreeDecoder.js", _REFUSED, [_encode(frame) for frame in frames])

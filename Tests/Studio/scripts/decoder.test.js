/** The decoder reads what the wire format says, and refuses all else without harm. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { MalformedFrame } from "../../../Studio/js/lib/byteReader.js";
import { openFrame } from "../../../Studio/js/lib/frames.js";
import { decodeCommit, decodePicture } from "../../../Studio/js/rendering/layerTreeDecoder.js";
import { written } from "./written.js";

const everything = `[
  transition(1, "curlDown", duration=0.5, delay=0.25, timing=cubic(0.1, 0.2, 0.3, 0.4)),
  create(7),
  set_(7, "bounds", [1, 2, 3, 4]),
  set_(7, "borderColor", None),
  set_(7, "contents", 0xFEDC_BA98_7654_3210),
  sublayers(1, 7, 8, 9),
  root(1),
  add_animation(
    7, "spring å", "opacity", [0.0, 0.5, 1.0], timings=[samples(0, 1.2, 1), LINEAR],
    additive=True, delay=-0.5, duration=2, repeat=float("inf"), autoreverses=True, fill=3,
    removed=False),
  remove_animation(7, "spring å"),
  remove(7),
]`;

/** Values of each kind that properties have; emitters, paths and texts have a test of their own. */
const values = {
  number: [0.25, -4], point: [[1.5, -2.5]], size: [[1, -3]], vector: [[1, 2, 3]],
  rect: [[0, 0.5, 1, 0.25]], matrix: [Array.from({ length: 16 }, (_, index) => index)],
  flag: [true, false], count: [12], corners: [5], color: [[1, 0.5, 0.25, 0]],
  optionalColor: [[0.5, 0.25, 1, 0.75], null], colors: [[[0, 0, 0, 1], [1, 1, 1, 0]], []],
  offsets: [[-0.5, 0, 0.25, 1]], list: [[4, 2, 1], []], path: [null], picture: [null],
  layer: [7, null], emitter: [], scalars: [[1, 2, 0.5, 4, 0]], text: [null],
};

const { known } = written({
  known: "[[name, kind] for name, (_, kind) in PROPERTIES.items()]",
});
const properties = known.flatMap(([name, kind]) => {
  const [, limit] = kind.match(/^choice\((\d+)\)$/) ?? [];
  const tried = limit ? [limit - 1] : values[kind];
  return tried.map((value) => ({ name, value, title: `${name} as ${JSON.stringify(value)}` }));
});

/** A frame of one operation that is written by hand. */
const one = "u32(1) + f64(0) + u32(1)";
const hostile = {
  "another version": "frame(COMMIT, u32(1) + f64(0) + u32(0), version=1)",
  "more operations than bytes": "frame(COMMIT, u32(1) + f64(0) + u32(0xFFFF_FFFF))",
  "an unknown operation": `frame(COMMIT, ${one} + b"\\x63" + u32(1))`,
  "an unknown property": `frame(COMMIT, ${one} + b"\\x03" + u32(1) + b"\\x63")`,
  "the layer 0": "commit(create(0))",
  "bytes behind the end": "commit(create(1)) + b'\\0'",
  "a truth of 2": `frame(COMMIT, ${one} + b"\\x03" + u32(1) + b"\\x08\\x02")`,
  "an animation without values": "commit(add_animation(1, 'a', 'opacity', [], times=[], timings=[]))",
  "times that run backwards": "commit(add_animation(1, 'a', 'opacity', [0, 1], times=[1, 0]))",
  "a time that is no number": "commit(add_animation(1, 'a', 'opacity', [0, 1], times=[0, float('nan')]))",
  "too few timings": "commit(add_animation(1, 'a', 'opacity', [0, 1], timings=[]))",
  "an unknown kind of layer": `frame(COMMIT, ${one} + b"\\x02" + u32(1) + b"\\x06")`,
  "a direction that is none": "commit(u8(1) + u32(1) + u8(8) + u8(4) + f64(0, 1) + LINEAR)",
  "a path of unknown pieces": "commit(u8(3) + u32(1) + b'\\x28\\x01' + u32(1) + b'\\x05')",
  "a path longer than its bytes": "commit(u8(3) + u32(1) + b'\\x28\\x01' + u32(0x7FFF_FFFF))",
  "cells in cells without end":
    `commit(set_(1, 'emitter', emitter(${"cell(cells=[".repeat(20)}cell()${"])".repeat(20)})))`,
  "a blend mode of 28": "commit(set_(1, 'blendMode', 28))",
  "an endless key": "commit(remove_animation(1, 'k' * 5000))",
};

const frames = written({
  ...hostile,
  ...Object.fromEntries(properties.map(({ name, value, title }) =>
    [title, `commit(set_(1, "${name}", __import__("json").loads('${JSON.stringify(value)}')))`])),
  everything: `commit(*${everything}, number=12, time=3.5)`,
  block: `commit(
    set_(1, "path", "M 1 2 L 3 4 Q 5 6 7 8 C 1 2 3 4 5 6 Z"),
    set_(1, "text", text(
      run("å", 7, 12, 1, 2, color=(1, 0, 0, 1), width=8, spacing=0.5, slant=0.25, outline=(2, (0, 0, 1, 1))),
      under=[([0, 1, 2, 3], (0, 1, 0, 1))])),
    set_(1, "emitter", emitter(
      cell(contents=5, name="spark", birthRate=2, alphaSpeed=-1, cells=[cell()]),
      shape=4, mode=1, render=3, seed=9, begin=1.5)))`,
  rest: `commit(
    create(1, "emitter"), transition(1, "push", direction="top"),
    add_animation(1, "a", "opacity", [0, 1], discrete=True, cumulative=True, rate=-2))`,
  "a full picture": "picture(1, 2, 2, bytes(16))",
  "a picture that lacks a byte": "picture(1, 2, 2, bytes(15))",
  "an endless picture": "picture(1, 65536, 65536, b'')",
});

/** What is decoded, as JSON has it; numbers that it has not are words. */
function decoded(frame) {
  return JSON.parse(JSON.stringify(decodeCommit(openFrame(frame).reader), (_, value) =>
    typeof value === "bigint" || value === Infinity ? String(value) : value));
}

function assertRefused(decode, frame) {
  assert.throws(() => decode(openFrame(frame).reader), MalformedFrame);
}

test("every operation is read", () => {
  const commit = decoded(frames.everything);
  assert.deepEqual([commit.number, commit.time], [12, 3.5]);
  assert.deepEqual(commit.operations.map(({ kind }) => kind), [
    "transition", "create", "set", "set", "set", "sublayers", "root", "addAnimation",
    "removeAnimation", "remove"]);
});

test("values are exact", () => {
  const { operations } = decoded(frames.everything);
  assert.deepEqual(operations[0], {
    kind: "transition", layer: 1, transition: "curlDown", direction: null, delay: 0.25, duration: 0.5,
    timing: { kind: "cubic", points: [0.1, 0.2, 0.3, 0.4] },
  });
  assert.deepEqual(operations[2].property, { name: "bounds", value: [1, 2, 3, 4] });
  assert.deepEqual(operations[3].property, { name: "borderColor", value: null });
  assert.equal(operations[4].property.value, "18364758544493064720");
  assert.deepEqual(operations[5].sublayers, [7, 8, 9]);
  assert.equal(operations[7].key, "spring å");
  assert.deepEqual(operations[7].animation, {
    values: [0, 0.5, 1].map((value) => ({ name: "opacity", value })),
    keyTimes: [0, 0.5, 1],
    timings: [{ kind: "samples", samples: [0, 1.2, 1] }, { kind: "linear" }],
    isAdditive: true, delay: -0.5, duration: 2, repeatCount: "Infinity",
    autoreverses: true, fill: "both", isRemovedOnCompletion: false,
    mode: "linear", isCumulative: false, rate: 1,
  });
});

test("every property of the document is tried", () => assert.ok(properties.length > known.length));

for (const { name, value, title } of properties) {
  test(`each property is read: ${title}`, () => {
    assert.deepEqual(decoded(frames[title]).operations[0].property, { name, value });
  });
}

test("paths, texts and emitters are read", () => {
  const [path, text, emitter] = decoded(frames.block).operations.map(({ property }) => property.value);
  assert.deepEqual(path.map(({ kind, points }) => [kind, points]), [
    ["move", [1, 2]], ["line", [3, 4]], ["quadratic", [5, 6, 7, 8]],
    ["cubic", [1, 2, 3, 4, 5, 6]], ["close", []]]);
  assert.deepEqual(text.fills, [{ rect: [0, 1, 2, 3], color: [0, 1, 0, 1] }]);
  assert.deepEqual(text.runs, [{
    text: "å", font: "7", size: 12, x: 1, y: 2, width: 8, color: [1, 0, 0, 1],
    letterSpacing: 0.5, slant: 0.25, outline: { width: 2, color: [0, 0, 1, 1] },
  }]);
  assert.deepEqual([emitter.shape, emitter.mode, emitter.renderMode, emitter.seed], [4, 1, 3, 9]);
  assert.equal(emitter.cells.length, 1);
  const [spark] = emitter.cells;
  assert.deepEqual([spark.name, spark.contents, spark.birthRate, spark.alphaSpeed], ["spark", "5", 2, -1]);
  assert.equal(spark.duration, "Infinity");
  assert.equal(spark.cells.length, 1);
});

test("kinds, directions and the rest of an animation are read", () => {
  const [create, push, { animation }] = decoded(frames.rest).operations;
  assert.equal(create.layerKind, "emitter");
  assert.deepEqual([push.transition, push.direction], ["push", "fromTop"]);
  assert.deepEqual([animation.mode, animation.isCumulative, animation.rate], ["discrete", true, -2]);
});

test("a frame cut anywhere is refused", () => {
  const whole = frames.everything;
  assert.ok(whole.byteLength > 300);
  for (let length = 6; length < whole.byteLength; length += 1) assertRefused(decodeCommit, whole.slice(0, length));
});

for (const what of Object.keys(hostile)) {
  test(`hostile frames are refused: ${what}`, () => assertRefused(decodeCommit, frames[what]));
}

test("pixels that do not fill their picture are refused", () => {
  assert.equal(decodePicture(openFrame(frames["a full picture"]).reader).bytes.length, 16);
  assertRefused(decodePicture, frames["a picture that lacks a byte"]);
  assertRefused(decodePicture, frames["an endless picture"]);
});

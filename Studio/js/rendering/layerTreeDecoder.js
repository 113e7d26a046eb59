/**
 * Commits and pictures, read from the bytes a page sent.
 *
 * A page is a stranger. Every count is checked against what is left of the frame, every kind
 * against the kinds there are, and a frame that is wrong anywhere is refused as a whole, before
 * any of it is applied. Numbers are only numbers here; where they become lengths the player bounds
 * them. It knows nothing of elements.
 */
import { MalformedFrame } from "../lib/byteReader.js";
import { readProperty } from "./layerProperties.js";

const fills = ["removed", "forwards", "backwards", "both"];
const transitions = [
  null, "flipFromLeft", "flipFromRight", "curlUp", "curlDown", "crossDissolve", "flipFromTop",
  "flipFromBottom", "push", "moveIn", "reveal",
];
const directed = 8;
const directions = ["fromRight", "fromLeft", "fromTop", "fromBottom"];
const layerKinds = ["plain", "shape", "gradient", "replicator", "emitter", "transform"];
const longestKey = 1024;
const mostValues = 4096;

/** A commit's number, time and operations. */
export function decodeCommit(reader) {
  const commit = {
    number: reader.u32(), time: reader.f64(), operations: reader.list(5, readOperation),
  };
  expectEnd(reader);
  return commit;
}

/** A picture's hash, size, format and bytes. */
export function decodePicture(reader) {
  const picture = { hash: reader.u64(), width: reader.u32(), height: reader.u32() };
  picture.format = oneOf(["pixels", "file"], reader.u8());
  picture.bytes = reader.data();
  expectEnd(reader);
  const { width, height, bytes } = picture;
  if (picture.format === "pixels" && bytes.length !== width * height * 4) {
    throw new MalformedFrame(`${bytes.length} bytes are no ${width} x ${height} pixels`);
  }
  return picture;
}

/** A font's hash, family, and where its glyphs are from. */
export function decodeFont(reader) {
  const font = {
    hash: reader.u64(), family: reader.string(),
    source: oneOf(["studio", "bytes", "installed"], reader.u8()), bytes: reader.data(),
    weight: reader.u16(), isItalic: reader.bool(),
  };
  expectEnd(reader);
  return font;
}

/** By the number of an operation, what reads the rest of it. */
const operations = {
  1: (reader, layer) => {
    const kind = reader.u8();
    return {
      kind: "transition", layer, transition: oneOf(transitions, kind),
      direction: kind >= directed ? oneOf(directions, reader.u8()) : null, delay: reader.f64(),
      duration: reader.f64(), timing: readTiming(reader),
    };
  },
  2: (reader, layer) => ({ kind: "create", layer, layerKind: oneOf(layerKinds, reader.u8()) }),
  3: (reader, layer) => ({ kind: "set", layer, property: readProperty(reader) }),
  4: (reader, layer) => ({
    kind: "sublayers", layer, sublayers: reader.list(4, () => reader.u32()),
  }),
  5: (_, layer) => ({ kind: "root", layer }),
  6: (reader, layer) => ({
    kind: "addAnimation", layer, key: readKey(reader), animation: readAnimation(reader),
  }),
  7: (reader, layer) => ({ kind: "removeAnimation", layer, key: readKey(reader) }),
  8: (_, layer) => ({ kind: "remove", layer }),
};

function readOperation(reader) {
  const read = oneOf(operations, reader.u8());
  const layer = reader.u32();
  if (layer === 0) throw new MalformedFrame("no layer has the number 0");
  return read(reader, layer);
}

function readAnimation(reader) {
  const values = reader.list(2, readProperty);
  const keyTimes = reader.list(8, () => reader.f64());
  const timings = reader.list(1, readTiming);
  const animation = {
    values, keyTimes, timings, isAdditive: reader.bool(), delay: reader.f64(),
    duration: reader.f64(), repeatCount: reader.f64(), autoreverses: reader.bool(),
    fill: oneOf(fills, reader.u8()), isRemovedOnCompletion: reader.bool(),
    mode: oneOf(["linear", "discrete"], reader.u8()), isCumulative: reader.bool(),
    rate: reader.f64(),
  };
  checkAnimation(animation);
  return animation;
}

function checkAnimation({ values, keyTimes, timings }) {
  const name = values[0]?.name;
  const isWhole = values.length > 0 && values.length <= mostValues
    && keyTimes.length === values.length && timings.length === values.length - 1
    && values.every((value) => value.name === name)
    && keyTimes.every((time, index) => time >= (keyTimes[index - 1] ?? 0) && time <= 1);
  if (!isWhole) throw new MalformedFrame("an animation's values, times and timings do not match");
}

function readTiming(reader) {
  const kind = reader.u8();
  if (kind === 0) return { kind: "linear" };
  if (kind === 1) return { kind: "cubic", points: reader.numbers(4) };
  if (kind === 2) return { kind: "samples", samples: reader.list(8, () => reader.f64()) };
  throw new MalformedFrame(`${kind} is no timing`);
}

function readKey(reader) {
  const key = reader.string();
  if (key.length > longestKey) throw new MalformedFrame("an animation's key is too long");
  return key;
}

function oneOf(choices, index) {
  const choice = choices[index];
  if (choice == null) throw new MalformedFrame(`there is no choice ${index}`);
  return choice;
}

function expectEnd(reader) {
  if (!reader.isAtEnd) throw new MalformedFrame("the frame is too long");
}

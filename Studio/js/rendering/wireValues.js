/**
 * The values of properties, read from the wire: colours, paths, texts, emitters.
 *
 * A count is checked against what is left of the frame, so no list is longer than the bytes that
 * came. What is merely too much to draw is left to those who draw.
 */
import { MalformedFrame } from "../lib/byteReader.js";

const deepestCell = 8;
const pathElements = [["move", 2], ["line", 2], ["quadratic", 4], ["cubic", 6], ["close", 0]];
const cellNumbers = [
  "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
  "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration", "zAcceleration",
  "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange", "greenRange", "blueRange",
  "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
];

/** Red, green, blue, alpha. */
export function color(reader) {
  return [reader.f32(), reader.f32(), reader.f32(), reader.f32()];
}

/** A u8 below a limit. */
export const boundedNumber = (limit) => (reader) => {
  const value = reader.u8();
  if (value >= limit) throw new MalformedFrame(`there is no choice ${value} of ${limit}`);
  return value;
};

/** `[{ kind, points }]`, points as numbers in pairs. */
export function path(reader) {
  return reader.list(1, () => {
    const [kind, size] = pathElements[boundedNumber(pathElements.length)(reader)];
    return { kind, points: reader.numbers(size) };
  });
}

/** Fills under the glyphs, runs of glyphs, lines over them. */
export function textBlock(reader) {
  const bar = () => ({ rect: reader.numbers(4), color: color(reader) });
  return {
    fills: reader.list(48, bar), runs: reader.list(77, textRun), lines: reader.list(48, bar),
  };
}

function textRun(reader) {
  return {
    text: reader.string(), font: reader.u64(), size: reader.f64(), x: reader.f64(),
    y: reader.f64(), width: reader.f64(), color: color(reader), letterSpacing: reader.f64(),
    slant: reader.f64(),
    outline: reader.optional(() => ({ width: reader.f64(), color: color(reader) })),
  };
}

/** What an emitter emits, and how. */
export function emitter(reader) {
  return {
    shape: boundedNumber(6)(reader), mode: boundedNumber(4)(reader),
    renderMode: boundedNumber(5)(reader), preservesDepth: reader.bool(),
    seed: reader.u32(), begin: reader.f64(),
    cells: reader.list(177, () => cell(reader, 1)),
  };
}

function cell(reader, depth) {
  if (depth > deepestCell) throw new MalformedFrame("cells are nested too deep");
  const read = {
    name: reader.string(), contents: reader.optional(() => reader.u64()),
    contentsRect: reader.numbers(4), contentsScale: reader.f64(),
  };
  for (const name of cellNumbers) read[name] = reader.f32();
  return Object.assign(read, {
    color: color(reader), beginTime: reader.f64(), duration: reader.f64(),
    cells: reader.list(177, () => cell(reader, depth + 1)),
  });
}

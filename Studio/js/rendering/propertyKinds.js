/**
 * The kinds of values that properties have: how one is read, and how two are blended (see
 * blending.js). The names are those of `LayerPropertyKind` in Swift; Scripts/check compares both
 * with docs/wire-format.md.
 */
import {
  boundedNumber, color as readColor, emitter as readEmitter, path as readPath, textBlock,
} from "./wireValues.js";

const optional = (read) => (reader) => reader.optional(() => read(reader));
const floats = (count) => (reader) => Array.from({ length: count }, () => reader.f32());
const numbers = (count) => (reader) => reader.numbers(count);
const kind = (read, blend) => Object.freeze({ read, blend });

export const number = kind((reader) => reader.f64(), "number");
export const point = kind(numbers(2), "list");
export const size = kind(numbers(2), "list");
export const vector = kind(numbers(3), "list");
export const rect = kind(numbers(4), "list");
export const matrix = kind(numbers(16), "matrix");
export const flag = kind((reader) => reader.bool(), "none");
export const count = kind((reader) => reader.u32(), "count");
export const corners = kind(boundedNumber(16), "none");
export const color = kind(readColor, "color");
export const optionalColor = kind(optional(readColor), "color");
export const colors = kind((reader) => reader.list(16, readColor), "colors");
export const offsets = kind(floats(4), "list");
export const list = kind((reader) => reader.list(8, () => reader.f64()), "list");
export const path = kind(optional(readPath), "path");
export const picture = kind(optional((reader) => reader.u64()), "none");
export const layer = kind(optional((reader) => reader.u32()), "none");
export const emitter = kind(readEmitter, "none");
export const scalars = kind(floats(5), "list");
export const text = kind(optional(textBlock), "none");

/** One of `limit` choices. */
export const choice = (limit) => kind(boundedNumber(limit), "none");

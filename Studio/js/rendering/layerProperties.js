import { MalformedFrame } from "../lib/byteReader.js";

const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const black = Object.freeze([0, 0, 0, 1]);
const number = (reader) => reader.f64();
const numbers = (count) => (reader) => reader.numbers(count);
const bool = (reader) => reader.bool();
const color = (reader) => reader.optional(
  () => [reader.f32(), reader.f32(), reader.f32(), reader.f32()]);
const gravity = (reader) => {
  const value = reader.u8();
  if (value > 11) throw new MalformedFrame(`${value} is no gravity`);
  return value;
};

/** Name, reader and first value of each property, by its key on the wire. */
const properties = [
  null,
  ["bounds", numbers(4), [0, 0, 0, 0]],
  ["position", numbers(2), [0, 0]],
  ["anchorPoint", numbers(2), [0.5, 0.5]],
  ["zPosition", number, 0],
  ["transform", numbers(16), identity],
  ["sublayerTransform", numbers(16), identity],
  ["opacity", number, 1],
  ["isHidden", bool, false],
  ["masksToBounds", bool, false],
  ["isDoubleSided", bool, true],
  ["backgroundColor", color, null],
  ["cornerRadius", number, 0],
  ["borderWidth", number, 0],
  ["borderColor", color, black],
  ["contents", (reader) => reader.optional(() => reader.u64()), null],
  ["contentsGravity", gravity, 0],
  ["contentsScale", number, 1],
  ["shadowColor", color, black],
  ["shadowOpacity", number, 0],
  ["shadowOffset", numbers(2), [0, -3]],
  ["shadowRadius", number, 3],
];

/** A property's name and value. */
export function readProperty(reader) {
  const key = reader.u8();
  const property = properties[key];
  if (!property) throw new MalformedFrame(`${key} is no property`);
  return { name: property[0], value: property[1](reader) };
}

const first = Object.freeze({
  isRoot: false,
  sizeMoves: false,
  ...Object.fromEntries(properties.filter(Boolean).map(([name, , value]) => [name, value])),
});

/** What a layer is that was just created. */
export function newModel() {
  return { ...first };
}

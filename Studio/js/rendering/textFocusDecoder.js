import { MalformedFrame } from "../lib/byteReader.js";
import { bounded } from "./cssValues.js";

const longestLabel = 200;
const longestSelection = 100_000;
const kinds = 7;
const returnKeys = 6;

/** Where text goes that a person types, or null: the payload of a frame. */
export function decodeTextFocus(reader) {
  const isThere = choice(reader, 2) === 1;
  if (!isThere) return null;
  return {
    keyboard: choice(reader, kinds), returnKey: choice(reader, returnKeys),
    isMultiline: choice(reader, 2) === 1, isSecret: choice(reader, 2) === 1,
    caret: reader.numbers(4).map((number) => bounded(number, 1e6)),
    label: reader.string().slice(0, longestLabel),
    selected: reader.string().slice(0, longestSelection),
  };
}

function choice(reader, count) {
  const value = reader.u8();
  if (value >= count) throw new MalformedFrame(`no choice ${value} of ${count}`);
  return value;
}

import { MalformedFrame } from "../lib/byteReader.js";

const mostViews = 16;
const longestMarkup = 12 << 20;
const longestSource = 1 << 20;
const mostTexts = 200;

/** What a web view is to show or to do: the payload of a frame. */
export function decodeWeb(reader) {
  const view = reader.u32();
  const action = reader.u8();
  if (action === 0) return { view, action: "load", document: decodeDocument(reader) };
  if (action === 1) return { view, action: "evaluate", question: reader.u32(), source: text(reader, longestSource) };
  if (action === 2) return { view, action: "end" };
  throw new MalformedFrame(`no web action ${action}`);
}

/** In which layers web views are shown: the payload of a frame. */
export function decodeWebPlaces(reader) {
  return reader.list(8, () => ({ view: reader.u32(), layer: reader.u32() })).slice(0, mostViews);
}

function decodeDocument(reader) {
  return {
    load: reader.u32(), markup: text(reader, longestMarkup),
    startScripts: texts(reader), endScripts: texts(reader), handlers: texts(reader),
  };
}

function texts(reader) {
  return reader.list(4, () => text(reader, longestSource)).slice(0, mostTexts);
}

function text(reader, longest) {
  const read = reader.string();
  if (read.length > longest) throw new MalformedFrame(`a text of ${read.length} characters`);
  return read;
}

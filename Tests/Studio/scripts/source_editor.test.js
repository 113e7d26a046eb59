/** What the editor does with a text that comes from the server. */
import assert from "node:assert/strict";
import { test } from "node:test";

/** A document that keeps its text, and which pieces of it were replaced. */
class PlainDocument {
  static all = [];
  replaced = [];
  #text = "";

  constructor() {
    PlainDocument.all.push(this);
  }

  getValue() {
    return this.#text;
  }

  setValue(text) {
    this.#text = text;
  }

  clearHistory() {}

  posFromIndex(index) {
    return index;
  }

  replaceRange(text, from, to) {
    this.replaced.push([this.#text.slice(from, to), text]);
    this.#text = this.#text.slice(0, from) + text + this.#text.slice(to);
  }
}

const shown = new PlainDocument();
const options = {};
const setOption = (name, value) => { options[name] = value; };
const display = { input: {} };
const getInputField = () => ({ setAttribute() {} });
const getWrapperElement = () => ({});
const known = { getDoc: () => shown, setOption, display, getInputField, getWrapperElement };
const widget = new Proxy(known, { get: (own, name) => own[name] ?? (() => "") });
Object.assign(globalThis, {
  CodeMirror: Object.assign(() => widget, { defineMode() {}, defineMIME() {}, Doc: PlainDocument }),
  document: { fonts: { load: async () => {} } },
  matchMedia: () => ({ matches: false }),
});
const { SourceEditor } = await import("../../../Studio/js/elements/editor/sourceEditor.js");

for (const [old, text, pieces] of [
  ["let card = 🂡", "let card = 🂢", [["🂡", "🂢"]]],
  ["🂡", "🁡", [["🂡", "🁡"]]],
  ["let a = 4", "let a = 42", [["", "2"]]],
]) {
  test(`only the characters that differ are replaced, each as a whole: ${old}`, () => {
    const editor = new SourceEditor({ addEventListener() {} }, () => {});
    editor.replace("Contents.swift", old);
    editor.replace("Contents.swift", text);
    assert.equal(editor.text("Contents.swift"), text);
    assert.deepEqual(PlainDocument.all.at(-1).replaced, pieces);
  });
}

test("nothing can be typed before a file is open", () => {
  const editor = new SourceEditor({ addEventListener() {} }, () => {});
  assert.equal(options.readOnly, true);
  editor.open("Contents.swift");
  assert.equal(options.readOnly, false);
});

/**
 * Fields to be filled in, which a completion has put in: Tab goes from one to the next.
 *
 * They end behind the last one, with Escape, or when the caret goes elsewhere.
 */
import { parseSnippet } from "../../lib/snippet.js";

export class Placeholders {
  #view;
  #fields = [];
  #end = null;
  #index = 0;
  #isMoving = false;
  #keys = {
    Tab: () => this.#step(1), "Shift-Tab": () => this.#step(-1), Esc: () => this.#finish(),
  };

  constructor(view) {
    this.#view = view;
    view.on("caret", () => {
      if (this.isActive && !this.#isMoving && !this.#isInside()) this.#finish();
    });
    view.on("document", () => this.#finish());
  }

  get isActive() {
    return this.#fields.length > 0;
  }

  /** Puts a snippet in the place of a range, as one step to undo. */
  insert(snippet, from, to) {
    const { text, fields } = parseSnippet(snippet);
    const view = this.#view;
    view.batch(() => {
      this.#isMoving = true;
      const indent = /^\s*/.exec(view.line(from.line))[0];
      const shifted = (index) => index + indent.length * (text.slice(0, index).split("\n").length - 1);
      const start = view.indexAt(from);
      view.replace(text.replaceAll("\n", `\n${indent}`), from, to, "+completion");
      const at = (index) => view.positionAt(start + shifted(index));
      if (fields.length > 0) this.#begin(fields.map((field) => [at(field.start), at(field.end)]), at(text.length));
      else view.setCaret(at(text.length));
      this.#isMoving = false;
    });
  }

  #begin(ranges, end) {
    this.#finish();
    const view = this.#view;
    this.#fields = ranges.map(([from, to]) => view.mark(from, to, {
      className: "placeholder-field", inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false,
    }));
    this.#end = view.bookmark(end, { insertLeft: false });
    this.#index = 0;
    view.addKeys(this.#keys);
    this.#select();
  }

  #step(by) {
    const next = this.#index + by;
    if (next < 0) return;
    if (next >= this.#fields.length) {
      const end = this.#end?.find();
      this.#finish();
      if (end) this.#view.setCaret(end);
      return;
    }
    this.#index = next;
    this.#select();
  }

  #select() {
    const range = this.#fields[this.#index].find();
    if (!range) return this.#finish();
    this.#isMoving = true;
    this.#view.setSelection(range.from, range.to);
    this.#isMoving = false;
  }

  #isInside() {
    const range = this.#fields[this.#index]?.find();
    if (!range) return false;
    const { line, ch } = this.#view.caret;
    const isBefore = line < range.from.line || (line === range.from.line && ch < range.from.ch);
    const isBehind = line > range.to.line || (line === range.to.line && ch > range.to.ch);
    return !isBefore && !isBehind;
  }

  #finish() {
    for (const field of this.#fields) field.clear();
    this.#end?.clear();
    this.#fields = [];
    this.#end = null;
    this.#view.removeKeys(this.#keys);
  }
}

import { Content } from "./content.js";
import { EditableText } from "./editableText.js";

const known = new WeakMap();

/** A file's text with its undo history, caret and marks; an editor shows one document at a time. */
export class TextDocument extends EditableText {
  #content;

  constructor(content = new Content()) {
    super();
    this.#content = content;
    known.set(content, this);
  }

  get content() {
    return this.#content;
  }

  /** A document that begins with a text. */
  static of(text) {
    return new TextDocument(new Content(text));
  }

  /** For the editor alone. */
  static wrapping(content) {
    return known.get(content) ?? new TextDocument(content);
  }

  /** Loads a text; nothing can be undone. */
  load(text) {
    this.#content.load(text);
  }

  /** Another document with the same text and undo history, for a second editor. */
  linked() {
    return new TextDocument(this.#content.linked());
  }

  unlink(linked) {
    this.#content.unlink(linked.content);
  }

  /** Whether a line is hidden behind one above it. */
  isHidden(handle) {
    const line = this.lineNumber(handle);
    if (line === null) return false;
    const start = this.indexAt({ line, ch: 0 });
    return [...this.#content.places.marks].some(([{ options }, { from, to }]) =>
      options.replacedWith && from < start && to >= start);
  }

  /** Calls `listener(change)` after each change; the answer stops it. */
  onChange(listener) {
    return this.#content.on("change", listener);
  }
}

import { EditableText } from "./editableText.js";

const known = new WeakMap();

/** A file's text with its undo history, caret and marks; an editor shows one document at a time. */
export class TextDocument extends EditableText {
  #document;

  constructor(document = new globalThis.CodeMirror.Doc("", "swift")) {
    super(document);
    this.#document = document;
    known.set(document, this);
  }

  /** A document that begins with a text. */
  static of(text) {
    return new TextDocument(new globalThis.CodeMirror.Doc(text, "swift"));
  }

  /** For the editor alone: the widget's document, and the document of one of the widget's. */
  static wrapping(document) {
    return known.get(document) ?? new TextDocument(document);
  }

  static unwrapped(document) {
    return document.#document;
  }

  /** Loads a text; nothing can be undone. */
  load(text) {
    this.#document.setValue(text);
    this.#document.clearHistory();
  }

  /** Another document with the same text and undo history, for a second editor. */
  linked() {
    return new TextDocument(this.#document.linkedDoc({ sharedHist: true, mode: "swift" }));
  }

  unlink(linked) {
    this.#document.unlinkDoc(linked.#document);
  }

  /** Whether a line is hidden behind one above it. */
  isHidden(handle) {
    return this.#document.getLineHandleVisualStart(handle) !== handle;
  }

  /** Calls `listener(change)` after each change; the answer stops it. */
  onChange(listener) {
    const heard = (_, change) => listener(change);
    this.#document.on("change", heard);
    return () => this.#document.off("change", heard);
  }
}

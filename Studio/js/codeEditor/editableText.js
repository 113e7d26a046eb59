/**
 * A text that can be read, changed and marked: what a document and the editor that shows it have in
 * common. `codeEditor.js` says what positions, handles and origins are.
 */
import { Mark, markOf } from "./mark.js";

export class EditableText {
  #target;

  constructor(target) {
    this.#target = target;
  }

  get text() {
    return this.#target.getValue();
  }

  get lineCount() {
    return this.#target.lineCount();
  }

  get lastLine() {
    return this.#target.lastLine();
  }

  /** The text of a line; undefined where there is none. */
  line(number) {
    return this.#target.getLine(number);
  }

  textIn(from, to) {
    return this.#target.getRange(from, to);
  }

  /** The position of an offset in UTF-16 units, and the other way round. */
  positionAt(index) {
    return this.#target.posFromIndex(index);
  }

  indexAt(position) {
    return this.#target.indexFromPos(position);
  }

  /** Replaces a range; inserts at `from` without `to`. */
  replace(text, from, to, origin) {
    this.#target.replaceRange(text, from, to, origin);
  }

  /** The caret: the head of the first selection. */
  get caret() {
    return this.#target.getCursor();
  }

  /** All selections as `{anchor, head, from, to, isEmpty}`. */
  get selections() {
    return this.#target.listSelections().map((range) => ({
      anchor: range.anchor, head: range.head, from: range.from(), to: range.to(),
      isEmpty: range.empty(),
    }));
  }

  lineHandle(line) {
    return this.#target.getLineHandle(line);
  }

  /** Where a handle's line is now; null once it is deleted. */
  lineNumber(handle) {
    return this.#target.getLineNumber(handle);
  }

  /** The text of a handle's line, also of one that is deleted. */
  textOf(handle) {
    return handle.text;
  }

  /**
   * Marks a range: `{className}` colors it, `{replacedWith}` shows an element in its place,
   * `clearOnEnter`, `clearWhenEmpty`, `inclusiveLeft` and `inclusiveRight` say how it lives. Throws
   * where another replaced range ends within it.
   */
  mark(from, to, options) {
    return markOf(this.#target.markText(from, to, options));
  }

  /** Puts an element, or nothing, between two characters. */
  bookmark(position, options) {
    return markOf(this.#target.setBookmark(position, options));
  }

  marksIn(from, to) {
    return this.#target.findMarks(from, to).map(markOf);
  }

  get marks() {
    return this.#target.getAllMarks().map(markOf);
  }

  /**
   * Adds a class to the `"wrap"`, `"background"` or `"gutter"` of a line; answers with its handle.
   */
  addLineClass(line, where, name) {
    return this.#target.addLineClass(line, where, name);
  }

  removeLineClass(line, where, name) {
    this.#target.removeLineClass(line, where, name);
  }

  /** Puts an element into a gutter beside a line; null takes it away. */
  setGutterMark(line, gutter, element) {
    this.#target.setGutterMarker(line, gutter, element);
  }

  gutterMark(handle, gutter) {
    return handle.gutterMarkers?.[gutter];
  }

  /** Shows an element below a line. */
  addLineElement(line, element, options) {
    return new Mark(this.#target.addLineWidget(line, element, options));
  }
}

/**
 * A text that can be read, changed and marked: what a document and the editor that shows it have in
 * common. `codeEditor.js` says what positions, handles and origins are.
 */
import { EditorSelection } from "./library.js";
import { LineElement, Mark } from "./mark.js";

export class EditableText {
  /** The text now, for this folder alone; those that extend this class have it. */
  get content() {
    throw new Error("a text has a content");
  }

  get text() {
    return this.content.state.doc.toString();
  }

  get lineCount() {
    return this.content.state.doc.lines;
  }

  get lastLine() {
    return this.lineCount - 1;
  }

  /** The text of a line; undefined where there is none. */
  line(number) {
    const { doc } = this.content.state;
    return number >= 0 && number < doc.lines ? doc.line(number + 1).text : undefined;
  }

  textIn(from, to) {
    return this.content.state.sliceDoc(this.content.offset(from), this.content.offset(to));
  }

  /** The position of an offset in UTF-16 units, and the other way round. */
  positionAt(index) {
    return this.content.position(index);
  }

  indexAt(position) {
    return this.content.offset(position);
  }

  /** Replaces a range; inserts at `from` without `to`. */
  replace(text, from, to, origin) {
    this.content.replace(text, from, to, origin);
  }

  /** The caret: the head of the main selection. */
  get caret() {
    return this.content.position(this.content.state.selection.main.head);
  }

  /** All selections as `{anchor, head, from, to, isEmpty}`. */
  get selections() {
    const at = (offset) => this.content.position(offset);
    return this.content.state.selection.ranges.map(({ anchor, head, from, to, empty }) => ({
      anchor: at(anchor), head: at(head), from: at(from), to: at(to), isEmpty: empty,
    }));
  }

  lineHandle(line) {
    return this.content.lineHandle(line);
  }

  /** Where a handle's line is now; null once it is deleted. */
  lineNumber(handle) {
    return this.content.lineNumber(handle);
  }

  /** The text of a handle's line, also of one that is deleted. */
  textOf(handle) {
    const line = this.lineNumber(handle);
    return line === null ? handle.text : this.line(line);
  }

  /**
   * Marks a range: `{className}` colors it, `{replacedWith}` shows an element in its place, with
   * `isBlock` in place of whole lines; `handleMouseEvents` leaves presses on it to the editor;
   * `clearOnEnter`, `clearWhenEmpty`, `inclusiveLeft` and `inclusiveRight` say how it lives. Throws
   * where another replaced range ends within it.
   */
  mark(from, to, options = {}) {
    const place = { from: this.content.offset(from), to: this.content.offset(to) };
    if (options.replacedWith && this.#crosses(place)) throw new Error("another range ends within");
    const mark = new Mark(this.content, options);
    this.content.addMark(mark, place.from, place.to);
    return mark;
  }

  #crosses({ from, to }) {
    const isWithin = (offset) => from < offset && offset < to;
    return [...this.content.places.marks].some(([{ options }, one]) => options.replacedWith
      && ((one.from < from && isWithin(one.to)) || (isWithin(one.from) && one.to > to)));
  }

  /** Puts an element, or nothing, between two characters. */
  bookmark(position, options = {}) {
    const mark = new Mark(this.content, options, true);
    const offset = this.content.offset(position);
    this.content.addMark(mark, offset, offset);
    return mark;
  }

  marksIn(from, to) {
    const [start, end] = [this.content.offset(from), this.content.offset(to)];
    return [...this.content.places.marks]
      .filter(([, place]) => place.from <= end && place.to >= start
        && !(place.from === end && start < end && place.to > end)
        && !(place.to === start && start < end && place.from < start))
      .map(([mark]) => mark);
  }

  get marks() {
    return [...this.content.places.marks.keys()];
  }

  /**
   * Adds a class to the `"wrap"`, `"background"` or `"gutter"` of a line; answers with its handle.
   */
  addLineClass(line, where, name) {
    const handle = this.content.line(line);
    if (!handle) return handle;
    if (!handle.classes.has(where)) handle.classes.set(where, new Set());
    handle.classes.get(where).add(name);
    this.content.touch();
    return handle;
  }

  removeLineClass(line, where, name) {
    const handle = this.content.line(line);
    const names = handle?.classes.get(where);
    if (!names?.delete(name)) return;
    if (names.size === 0) handle.classes.delete(where);
    this.content.touch();
  }

  /** Puts an element into a gutter beside a line; null takes it away. */
  setGutterMark(line, gutter, element) {
    const handle = this.content.line(line);
    if (!handle) return;
    if (element) handle.gutters.set(gutter, element);
    else handle.gutters.delete(gutter);
    this.content.touch();
  }

  gutterMark(handle, gutter) {
    return handle.gutters.get(gutter);
  }

  /** Shows an element below a line. */
  addLineElement(line, element, options) {
    return new LineElement(this.content, this.content.line(line), element, options);
  }

  /** For this folder alone. */
  range(anchor, head = anchor) {
    return EditorSelection.range(this.content.offset(anchor), this.content.offset(head));
  }
}

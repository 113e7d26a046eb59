/**
 * A text on the screen: its elements, its selections, where its characters are, and how it scrolls.
 */
import { EditableText } from "./editableText.js";

export const lineNumbers = "CodeMirror-linenumbers";

export class ShownText extends EditableText {
  #widget;

  constructor(widget) {
    super(widget);
    this.#widget = widget;
  }

  get element() {
    return this.#widget.getWrapperElement();
  }

  /** What scrolls. */
  get scroller() {
    return this.#widget.getScrollerElement();
  }

  /** What has the focus while one types. */
  get input() {
    return this.#widget.getInputField();
  }

  get gutterWidth() {
    return this.#widget.getGutterElement().offsetWidth;
  }

  /** The column of the line numbers. */
  get numbersColumn() {
    return this.element.querySelector(`.CodeMirror-gutters .${lineNumbers}`);
  }

  get hasFocus() {
    return this.#widget.hasFocus();
  }

  focus() {
    this.#widget.focus();
  }

  /** Measures everything again. */
  refresh() {
    this.#widget.refresh();
  }

  /** Marks the caret's line again, where what hid it has gone. */
  refreshActiveLine() {
    const style = this.#widget.getOption("styleActiveLine");
    this.#widget.setOption("styleActiveLine", false);
    this.#widget.setOption("styleActiveLine", style);
  }

  get hasSelection() {
    return this.#widget.somethingSelected();
  }

  get selectedText() {
    return this.#widget.getSelection();
  }

  get selectedTexts() {
    return this.#widget.getSelections();
  }

  get selectionStart() {
    return this.#widget.getCursor("from");
  }

  get selectionEnd() {
    return this.#widget.getCursor("to");
  }

  /** Places the caret at a position, or at a line and unit; `{scroll: false}` leaves the view. */
  setCaret(...place) {
    this.#widget.setCursor(...place);
  }

  setSelection(anchor, head, options) {
    this.#widget.setSelection(anchor, head, options);
  }

  setSelections(ranges, options) {
    this.#widget.setSelections(ranges, undefined, options);
  }

  addSelection(anchor, head) {
    this.#widget.addSelection(anchor, head);
  }

  /** Replaces what is selected; the caret stands behind it. */
  replaceSelection(text, origin) {
    this.#widget.replaceSelection(text, "end", origin);
  }

  /** Coordinates of the character at a position: `{left, right, top, bottom}`. */
  boxOf(position, space) {
    return this.#widget.charCoords(position, space);
  }

  /** Of the beginning of the selection, in the window. */
  get selectionBox() {
    return this.#widget.cursorCoords(true, "window");
  }

  /** The position at `{left, top}`; it has `outside` where there is no text. */
  positionUnder(point, space) {
    return this.#widget.coordsChar(point, space);
  }

  lineUnder(height, space) {
    return this.#widget.lineAtHeight(height, space);
  }

  topOf(line, space) {
    return this.#widget.heightAtLine(line, space);
  }

  /** The lines that are drawn: `{from, to}`. */
  get viewport() {
    return this.#widget.getViewport();
  }

  get scrollInfo() {
    return this.#widget.getScrollInfo();
  }

  scrollTo(left, top) {
    this.#widget.scrollTo(left, top);
  }

  /** Scrolls to a position or a range; to the caret for null. */
  reveal(place, margin) {
    this.#widget.scrollIntoView(place, margin);
  }
}

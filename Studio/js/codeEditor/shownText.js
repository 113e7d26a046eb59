/**
 * A text on the screen: its elements, its selections, where its characters are, and how it scrolls.
 */
import { EditableText } from "./editableText.js";
import { EditorSelection, EditorView } from "./library.js";

export class ShownText extends EditableText {
  /** The library's view, for this folder alone. */
  view;

  get element() {
    return this.view.dom;
  }

  /** What scrolls. */
  get scroller() {
    return this.view.scrollDOM;
  }

  /** What has the focus while one types. */
  get input() {
    return this.view.contentDOM;
  }

  get gutterWidth() {
    return this.element.querySelector(".cm-gutters")?.offsetWidth ?? 0;
  }

  /** The column of the line numbers. */
  get numbersColumn() {
    return this.element.querySelector(".cm-lineNumbers");
  }

  get hasFocus() {
    return this.view.hasFocus;
  }

  focus() {
    this.view.focus();
  }

  get hasSelection() {
    return this.content.state.selection.ranges.some(({ empty }) => !empty);
  }

  get selectedText() {
    return this.selectedTexts.join("\n");
  }

  get selectedTexts() {
    const { state } = this.content;
    return state.selection.ranges.map(({ from, to }) => state.sliceDoc(from, to));
  }

  get selectionStart() {
    return this.content.position(this.content.state.selection.main.from);
  }

  get selectionEnd() {
    return this.content.position(this.content.state.selection.main.to);
  }

  /** Places the caret at a position, or at a line and unit; `{scroll: false}` leaves the view. */
  setCaret(place, ch, options) {
    const position = typeof place === "number" ? { line: place, ch } : place;
    this.setSelection(position, position, options);
  }

  setSelection(anchor, head = anchor, options = {}) {
    this.setSelections([{ anchor, head }], options);
  }

  setSelections(ranges, { scroll = true } = {}) {
    this.content.dispatch({
      selection: EditorSelection.create(
        ranges.map(({ anchor, head }) => this.range(anchor, head)), ranges.length - 1),
      scrollIntoView: scroll,
    });
  }

  selectAll() {
    this.setSelection({ line: 0, ch: 0 }, this.positionAt(this.content.state.doc.length), {
      scroll: false,
    });
  }

  addSelection(anchor, head = anchor) {
    const selection = this.content.state.selection.addRange(this.range(anchor, head));
    this.content.dispatch({ selection, scrollIntoView: true });
  }

  /** Replaces what is selected; the caret stands behind it. */
  replaceSelection(text, origin) {
    this.content.replaceSelection(text, origin);
  }

  /** Coordinates of the character at a position: `{left, right, top, bottom}`. */
  boxOf(position, space) {
    this.content.draw();
    const offset = this.content.offset(position);
    return this.#moved(this.#characterBox(offset), space);
  }

  #characterBox(offset) {
    const { view } = this;
    const box = view.coordsAtPos(offset, 1) ?? view.coordsAtPos(offset, -1);
    const block = view.lineBlockAt(offset);
    const top = view.documentTop + block.top;
    if (!box) {
      const left = view.contentDOM.getBoundingClientRect().left;
      const at = left + (offset - block.from) * view.defaultCharacterWidth;
      return { left: at, right: at, top, bottom: top + view.defaultLineHeight };
    }
    const end = view.coordsAtPos(Math.min(offset + 1, view.state.doc.lineAt(offset).to), -1);
    const right = end && Math.abs(end.top - box.top) < 2 ? end.left : box.right;
    // The library tells the letter's height; rows are as high as lines.
    const slack = Math.max(0, view.defaultLineHeight - (box.bottom - box.top)) / 2;
    return {
      left: box.left, right: Math.max(box.left, right), top: box.top - slack,
      bottom: box.bottom + slack,
    };
  }

  #moved({ left, right, top, bottom }, space) {
    if (space === "window") return { left, right, top, bottom };
    const frame = this.input.getBoundingClientRect();
    return {
      left: left - frame.left, right: right - frame.left, top: top - frame.top,
      bottom: bottom - frame.top,
    };
  }

  /** Of the beginning of the selection, in the window. */
  get selectionBox() {
    return this.boxOf(this.selectionStart, "window");
  }

  /** The position at `{left, top}`; it has `outside` where there is no text. */
  positionUnder({ left, top }, space) {
    this.content.draw();
    const frame = space === "window" ? { left: 0, top: 0 } : this.input.getBoundingClientRect();
    const [x, y] = [left + frame.left, top + frame.top];
    const offset = this.view.posAtCoords({ x, y }, false);
    const box = this.#characterBox(offset);
    const outside = y < box.top || y > box.bottom || x > box.right + 1 || x < box.left - 1;
    return { ...this.content.position(offset), ...(outside && { outside }) };
  }

  lineUnder(height, space) {
    this.content.draw();
    const { documentTop, state } = this.view;
    const frame = space === "window" ? 0 : this.input.getBoundingClientRect().top;
    const block = this.view.lineBlockAtHeight(height + frame - documentTop);
    return state.doc.lineAt(block.from).number - 1;
  }

  topOf(line, space) {
    this.content.draw();
    const { doc } = this.view.state;
    const isBehind = line >= doc.lines;
    const block = this.view.lineBlockAt(isBehind ? doc.length : doc.line(line + 1).from);
    const top = this.view.documentTop + (isBehind ? block.bottom : block.top);
    return space === "window" ? top : top - this.input.getBoundingClientRect().top;
  }

  /** The lines that are drawn: `{from, to}`. */
  get viewport() {
    const { viewport: { from, to }, state: { doc } } = this.view;
    return { from: doc.lineAt(from).number - 1, to: doc.lineAt(to).number };
  }

  get scrollInfo() {
    const {
      scrollLeft: left, scrollTop: top, scrollHeight: height, scrollWidth: width, clientHeight,
      clientWidth,
    } = this.scroller;
    return { left, top, height, width, clientHeight, clientWidth };
  }

  scrollTo(left, top) {
    if (left !== null) this.scroller.scrollLeft = left;
    if (top !== null) this.scroller.scrollTop = top;
  }

  /** Scrolls to a position or a range; to the caret for null. */
  reveal(place, margin = 0) {
    const { state } = this.content;
    const target = !place ? state.selection.main.head
      : place.from ? this.range(place.from, place.to) : this.content.offset(place);
    this.content.dispatch({
      effects: EditorView.scrollIntoView(target, { y: "nearest", yMargin: margin }),
    });
  }
}

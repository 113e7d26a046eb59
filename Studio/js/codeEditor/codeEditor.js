/**
 * The code editor. This folder alone knows the widget behind it, CodeMirror; everything else uses
 * this module, and another widget needs changes nowhere else.
 *
 * - A **position** is `{line, ch}`: the line from 0, and UTF-16 units from the line's beginning.
 * - A **handle** stands for a line and moves with it. It is compared, and given back to the text it
 *   comes from; nothing is read from it.
 * - An **origin** says what a change is for: consecutive changes of one origin that begins with `*`
 *   are one undo step, and so are typed ones (`+…`) made in quick succession.
 * - A **change** is `{from, to, text, removed, origin}`, texts as arrays of lines.
 * - **Coordinates** count from the `"window"`, from the text that scrolls (`"local"`), or from its
 *   lines (`"div"`).
 *
 * Events, with what their listeners get: `change` (change) and `changes` ([change]) after changes,
 * `beforeChange` (a change with `cancel()`), `input` (a change that was typed), `caret`, `document`
 * (another document is shown), `blur`, `scroll`, `viewport`, `refresh`, `fold`, `unfold`, `keydown`
 * and `mousedown` (event), `gutter` (line, name of the gutter); and what `tell` is called with.
 */
import { lineNumbers, ShownText } from "./shownText.js";
import { TextDocument } from "./textDocument.js";
import "./swiftMode.js";

export { coloredElements, coloredLines, coloredPiece } from "./coloring.js";
export { lineNumbers, TextDocument };

/** A command with `within: inEditor` has its key while the focus is in an editor. */
export const inEditor = ".CodeMirror";
/** A key handler answers with this to leave the key to others. */
export const pass = globalThis.CodeMirror.Pass;
/** An element in the text with this attribute handles its own pointer events. */
export const handlesItsEvents = "cm-ignore-events";
const eventNames = {
  caret: "cursorActivity", document: "swapDoc", input: "inputRead", viewport: "viewportChange",
  gutter: "gutterClick",
};
const swift = { mode: "swift", lineNumbers: true };
const writing = {
  ...swift, indentUnit: 4, tabSize: 4, matchBrackets: true, styleActiveLine: { nonEmpty: false },
  cursorScrollMargin: 40,
};

/** By widget. */
const editors = new WeakMap();

export class CodeEditor extends ShownText {
  #widget;

  constructor(element, options) {
    const widget = globalThis.CodeMirror(element, options);
    super(widget);
    this.#widget = widget;
    editors.set(widget, this);
    // Whoever finds an editor in the document, such as a test, asks it through this module.
    this.element.codeEditor = this;
  }

  /** The editor of the window's files; `keys` are called with the editor that has the focus. */
  static main(element, { keys, mouse, gutters: [first, last] }) {
    const given = ([key, run]) =>
      [key, typeof run === "function" ? (widget) => run(editors.get(widget)) : run];
    return new CodeEditor(element, {
      ...writing, autoCloseBrackets: true, configureMouse: (_, __, event) => mouse(event),
      inputStyle: inputStyle(), undoDepth: 1000, workTime: 10, workDelay: 30,
      gutters: [first, lineNumbers, last],
      extraKeys: Object.fromEntries(Object.entries(keys).map(given)),
    });
  }

  /** A text to read, with the caret on a line; `leave()` is called for Escape. */
  static reader(element, text, { label, line, leave }) {
    const editor = new CodeEditor(element, {
      ...swift, value: text, readOnly: true, styleActiveLine: true, screenReaderLabel: label,
      extraKeys: { Esc: leave },
    });
    editor.refresh();
    editor.setCaret(line, 0);
    const { top } = editor.boxOf({ line, ch: 0 }, "local");
    editor.scrollTo(0, Math.max(0, top - 80));
    editor.focus();
    return editor;
  }

  /** A second editor with the habits and colors of this one. */
  sibling(element) {
    const keep = (name) => this.#widget.getOption(name);
    const second = new CodeEditor(element, {
      ...writing, indentUnit: keep("indentUnit"), tabSize: keep("tabSize"),
      extraKeys: keep("extraKeys"),
    });
    for (const { modeSpec } of this.#widget.state.overlays) second.addOverlay(modeSpec);
    return second;
  }

  on(event, listener) {
    this.#widget.on(eventNames[event] ?? event, (_, ...facts) => listener(...facts));
  }

  /** Calls the listeners of an event. */
  tell(event) {
    globalThis.CodeMirror.signal(this.#widget, event, this.#widget);
  }

  /** Makes several changes as one: one undo step, drawn once. */
  batch(change) {
    return this.#widget.operation(change);
  }

  get document() {
    return TextDocument.wrapping(this.#widget.getDoc());
  }

  show(document) {
    this.#widget.swapDoc(TextDocument.unwrapped(document));
  }

  get isReadOnly() {
    return Boolean(this.#widget.getOption("readOnly"));
  }

  set isReadOnly(isReadOnly) {
    this.#widget.setOption("readOnly", isReadOnly);
  }

  set wrapsLines(wraps) {
    this.#widget.setOption("lineWrapping", wraps);
  }

  get indentation() {
    const [unit, usesTabs] = ["indentUnit", "indentWithTabs"]
      .map((name) => this.#widget.getOption(name));
    return { unit, usesTabs };
  }

  set indentation({ unit, usesTabs }) {
    this.#widget.setOption("indentUnit", unit);
    this.#widget.setOption("indentWithTabs", usesTabs);
  }

  /** The name of the text for screen readers. */
  set label(label) {
    this.input.setAttribute("aria-label", label);
  }

  /** Whether an element lies in the lines of an editor. */
  static isInLines(element) {
    return Boolean(element.closest?.(".CodeMirror-lines"));
  }

  wordAt(position) {
    return this.#widget.findWordAt(position);
  }

  /** The token before a position: `{string, start, end, type, state}`. */
  tokenAt(position, isPrecise = false) {
    return this.#widget.getTokenAt(position, isPrecise);
  }

  tokenKindAt(position) {
    return this.#widget.getTokenTypeAt(position);
  }

  tokens(line) {
    return this.#widget.getLineTokens(line);
  }

  /** The state of `lib/swift/tokens.js` after a line. */
  stateAfter(line) {
    return this.#widget.getStateAfter(line, true);
  }

  /** Does `"indentMore"`, `"indentLess"`, `"indentAuto"`, `"newlineAndIndent"`, or a tab. */
  perform(command) {
    return this.#widget.execCommand(command);
  }

  toggleComment() {
    this.#widget.toggleComment({ indent: true });
  }

  indentLine(line) {
    this.#widget.indentLine(line, "smart");
  }

  /** Keys go to these handlers before the editor's own, or behind them. */
  addKeys(keys, isBehind = false) {
    this.#widget.addKeyMap(keys, isBehind);
  }

  removeKeys(keys) {
    this.#widget.removeKeyMap(keys);
  }

  /** Colors tokens over the mode's: `token(stream)` goes on in a line and answers with a class. */
  addOverlay(overlay) {
    this.#widget.addOverlay(overlay);
  }

  removeOverlay(overlay) {
    this.#widget.removeOverlay(overlay);
  }

  /** Folds a range; `element` stands in its place. */
  fold(range, element) {
    this.#widget.foldCode(range.from,
      { rangeFinder: () => range, widget: () => element, minFoldSize: 1 }, "fold");
  }

  /**
   * Reads what a screen keyboard has typed. The widget reads it a moment later, and loses it where
   * the text is changed or another document is shown before that.
   */
  readTyped() {
    const { input } = this.#widget.display;
    const isDue = (input.readDOMTimeout ?? null) !== null;
    if (isDue && !input.composing) input.updateFromDOM();
  }
}

/** Where the text of a change ends. */
export function endOf({ from, text }) {
  const last = text.at(-1).length;
  return { line: from.line + text.length - 1, ch: text.length === 1 ? from.ch + last : last };
}

/** Screen keyboards need real text for the browser's handles that select and correct. */
function inputStyle() {
  return matchMedia("(pointer: coarse)").matches ? "contenteditable" : "textarea";
}

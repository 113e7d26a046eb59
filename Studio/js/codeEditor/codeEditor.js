/**
 * The code editor. This folder alone knows the library behind it, CodeMirror; everything else uses
 * this module, and another library needs changes nowhere else.
 *
 * - A **position** is `{line, ch}`: the line from 0, and UTF-16 units from the line's beginning.
 * - A **handle** stands for a line and moves with it. It is compared, and given back to the text it
 *   comes from; nothing is read from it.
 * - An **origin** says what a change is for: consecutive changes of one origin that begins with `*`
 *   are one undo step, and so are typed ones (`+…`) made in quick succession.
 * - A **change** is `{from, to, text, removed, origin}`, texts as arrays of lines.
 * - **Coordinates** count from the `"window"`, or from the text that scrolls (`"local"`).
 *
 * Events, with what their listeners get: `change` (change) and `changes` ([change]) after changes,
 * `beforeChange` (a change with `cancel()`), `input` (a change that was typed), `caret`, `document`
 * (another document is shown), `blur`, `scroll`, `viewport`, `geometry` (something has another
 * height), `refresh`, `fold`, `unfold`, `keydown` and `mousedown` (event), `gutter` (line, name of
 * the gutter, event); and what `tell` is called with.
 */
import { matchedBrackets } from "./brackets.js";
import { commands } from "./commands.js";
import { drawnPlaces, markedGutter } from "./drawing.js";
import { Keys } from "./keys.js";
import {
  closeBrackets, closeBracketsKeymap, Compartment, drawSelection, dropCursor, EditorState,
  EditorView, highlightActiveLine, highlightActiveLineGutter, indentOnInput, indentService,
  indentUnit, keymap, lineNumbers as numbers, Prec, rectangularSelection, standardKeymap,
  toggleLineComment,
} from "./library.js";
import { Listeners } from "./listeners.js";
import { SwiftText } from "./swiftText.js";
import { TextDocument } from "./textDocument.js";
import { tokenColors } from "./tokenColors.js";
import { walking } from "./walking.js";

export { coloredElements, coloredLines, coloredPiece } from "./coloring.js";
export { endOf } from "./changes.js";
export { handlesItsEvents } from "./drawing.js";
export { pass } from "./keys.js";
export { TextDocument };

/** A command with `within: inEditor` has its key while the focus is in an editor. */
export const inEditor = ".cm-editor";
/** The name of the gutter of line numbers. */
export const lineNumbers = "line-numbers";

// The library's use of EditContext loses what is typed after another text is shown.
EditorView.EDIT_CONTEXT = false;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class CodeEditor extends SwiftText {
  #content;
  #listeners = new Listeners();
  #forwarded = [];
  #keys;
  #options;
  #settings = {
    indentation: new Compartment(), isReadOnly: new Compartment(), wrapping: new Compartment(),
  };
  #indentation = { unit: 4, usesTabs: false };
  #isReadOnly = false;
  #wrapsLines = false;
  #label = "";

  constructor(element, options = {}) {
    super();
    this.#options = options;
    this.#keys = new Keys(this, options.keys);
    this.#isReadOnly = Boolean(options.isReadOnly);
    this.#content = new TextDocument().content;
    this.view = new EditorView({
      parent: element, state: this.#content.enter(this, this.#extensions()),
      dispatchTransactions: (transactions) => this.#content.take(transactions),
    });
    // Whoever finds an editor in the document, such as a test, asks it through this module.
    this.view.dom.codeEditor = this;
    this.#listenTo(this.#content);
    if (options.text) this.#content.load(options.text);
    this.scroller.addEventListener("scroll", () => this.tell("scroll"), { passive: true });
    // Otherwise the library may read a letter in a scroll event, with the caret before the letter.
    this.input.addEventListener("input", () => this.readTyped());
  }

  /**
   * The editor of the window's files; `keys` are called with the editor that has the focus.
   * `coveredAtRight()` answers how wide something stands over the text, where no caret may stay.
   */
  static main(element, { gutters: [first, last], ...options }) {
    const gutters = [first, lineNumbers, last];
    return new CodeEditor(element, { ...options, gutters, isWritten: true });
  }

  /** A text to read, with the caret on a line; `leave()` is called for Escape. */
  static reader(element, text, { label, line, leave }) {
    const keys = { Esc: () => leave() };
    const editor = new CodeEditor(element, { text, isReadOnly: true, keys });
    editor.label = label;
    editor.setCaret(line, 0, { scroll: false });
    const { top } = editor.boxOf({ line, ch: 0 }, "local");
    editor.scrollTo(0, Math.max(0, top - 80));
    editor.focus();
    return editor;
  }

  /** A second editor with the habits and colors of this one. */
  sibling(element) {
    const second = new CodeEditor(element, { keys: this.#options.keys, isWritten: true });
    second.indentation = this.indentation;
    for (const overlay of this.overlays) second.addOverlay(overlay);
    return second;
  }

  get content() {
    return this.#content;
  }

  #extensions() {
    const {
      gutters = [lineNumbers], mouse = () => ({}), isWritten = false, coveredAtRight = () => 0,
    } = this.#options;
    const content = () => this.#content;
    return [
      Prec.highest(EditorView.domEventHandlers({
        keydown: (event) => this.#offer("keydown", event),
      })),
      this.#keys.extensions,
      EditorView.domEventHandlers({
        mousedown: (event) => this.#offer("mousedown", event),
        blur: () => { this.tell("blur"); },
      }),
      EditorState.languageData.of((_, pos) => [this.languageDataAt(pos)]),
      indentService.of((context, pos) => this.indentationAt(context, pos)),
      this.#settings.indentation.of(this.#indenting()),
      this.#settings.isReadOnly.of(EditorState.readOnly.of(this.#isReadOnly)),
      this.#settings.wrapping.of(this.#wrapsLines ? EditorView.lineWrapping : []),
      gutters.map((name) => (name === lineNumbers ? this.#numbers()
        : markedGutter(name, (...press) => this.tell("gutter", ...press)))),
      drawnPlaces, tokenColors(content, () => this.overlays), matchedBrackets(content),
      highlightActiveLine(), highlightActiveLineGutter(), dropCursor(),
      drawSelection({ cursorBlinkRate: still.matches ? 0 : 1200 }),
      EditorView.clickAddsSelectionRange.of((event) => Boolean(mouse(event).addNew)),
      rectangularSelection({ eventFilter: (event) => mouse(event).unit === "rectangle" }),
      walking(() => this.#content.places),
      EditorView.scrollMargins.of(() => ({ right: coveredAtRight() })),
      isWritten ? [closeBrackets(), indentOnInput(), keymap.of(closeBracketsKeymap)] : [],
      keymap.of(standardKeymap),
      EditorView.updateListener.of(({ viewportChanged, geometryChanged }) => {
        if (viewportChanged) this.tell("viewport");
        if (geometryChanged) this.tell("geometry");
      }),
      EditorView.contentAttributes.of(() => ({
        ...(this.#label && { "aria-label": this.#label }),
        ...(this.#isReadOnly && { "aria-readonly": "true" }),
      })),
    ];
  }

  #numbers() {
    return numbers({
      domEventHandlers: {
        mousedown: (view, block, event) => {
          this.tell("gutter", view.state.doc.lineAt(block.from).number - 1, lineNumbers, event);
          return false;
        },
      },
    });
  }

  // Events

  on(event, listener) {
    return this.#listeners.on(event, listener);
  }

  /** Calls the listeners of an event. */
  tell(event, ...facts) {
    this.#listeners.tell(event, ...facts);
  }

  /** Whether a listener has taken an event. */
  #offer(name, event) {
    this.tell(name, event);
    return event.defaultPrevented;
  }

  #listenTo(content) {
    for (const stop of this.#forwarded) stop();
    this.#forwarded = ["change", "changes", "beforeChange", "input", "caret"].map((event) =>
      content.on(event, (...facts) => this.tell(event, ...facts)));
  }

  /** Makes several changes as one: one undo step, drawn once. */
  batch(change) {
    return this.#content.batch(change);
  }

  // Documents

  get document() {
    return TextDocument.wrapping(this.#content);
  }

  show(document) {
    const { content } = document;
    if (content === this.#content) return;
    const old = this.#content;
    old.scroll = this.view.scrollSnapshot();
    old.leave();
    this.#content = content;
    this.view.setState(content.enter(this, this.#extensions()));
    this.#listenTo(content);
    if (content.scroll) this.view.update([this.view.state.update({ effects: content.scroll })]);
    else this.scrollTo(0, 0);
    this.tell("document");
  }

  // Settings

  #set(name, extension) {
    const effects = this.#settings[name].reconfigure(extension);
    this.view.update([this.view.state.update({ effects })]);
  }

  get isReadOnly() {
    return this.#isReadOnly;
  }

  set isReadOnly(isReadOnly) {
    if (this.#isReadOnly === isReadOnly) return;
    this.#isReadOnly = isReadOnly;
    this.#set("isReadOnly", EditorState.readOnly.of(isReadOnly));
  }

  set wrapsLines(wraps) {
    this.#wrapsLines = wraps;
    this.#set("wrapping", wraps ? EditorView.lineWrapping : []);
    this.refresh();
  }

  get indentation() {
    return { ...this.#indentation };
  }

  set indentation({ unit, usesTabs }) {
    this.#indentation = { unit, usesTabs };
    this.#set("indentation", this.#indenting());
  }

  #indenting() {
    const { unit, usesTabs } = this.#indentation;
    return [indentUnit.of(usesTabs ? "\t" : " ".repeat(unit)), EditorState.tabSize.of(4)];
  }

  /** The name of the text for screen readers. */
  set label(label) {
    this.#label = label;
    this.view.update([this.view.state.update({})]);
  }

  /** Measures everything again. */
  refresh() {
    this.#content.measure();
    this.tell("refresh");
  }

  /** Marks the caret's line again, where what hid it has gone. */
  refreshActiveLine() {
    this.content.draw();
  }

  /** Whether an element lies in the lines of an editor. */
  static isInLines(element) {
    return Boolean(element.closest?.(".cm-content"));
  }

  // Commands

  /** Does one of the commands of `commands.js`. */
  perform(command) {
    return commands[command](this);
  }

  toggleComment() {
    toggleLineComment(this.view);
  }

  /** Keys go to these handlers before the editor's own, or behind them. */
  addKeys(keys, isBehind = false) {
    this.#keys.add(keys, isBehind);
  }

  removeKeys(keys) {
    this.#keys.remove(keys);
  }

  /** Reads what a screen keyboard has typed, which the library does a moment later. */
  readTyped() {
    this.view.observer.forceFlush();
  }
}

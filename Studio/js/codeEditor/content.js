/**
 * One text with its undo history, selections, marks and lines, whether an editor shows it or not.
 *
 * Every change goes through `take`, which asks the listeners of `beforeChange` first and tells all
 * others afterwards.
 */
import { changesOf, origin, originOf, positionIn } from "./changes.js";
import {
  Annotation, Compartment, EditorSelection, EditorState, history, redo, Transaction, undo,
} from "./library.js";
import { Listeners } from "./listeners.js";
import { LineTokens } from "./lineTokens.js";
import { isWhole, places, redraw } from "./places.js";
import { UndoSteps } from "./undoSteps.js";

/** The change comes from a linked text, which has told of it. */
const isLinked = Annotation.define();

export class Content {
  tokens = new LineTokens();
  /** The editor that shows it. */
  editor = null;
  #state;
  #listeners = new Listeners();
  #linked = new Set();
  /** Whose history it shares. */
  #main = null;
  #host = new Compartment();
  #undoing = new Compartment();
  #depth = 0;
  #batch = 0;
  #told = [];
  #isDirty = false;
  #isResized = false;
  #steps = new UndoSteps();

  constructor(text = "", main = null) {
    this.#main = main;
    this.#state = EditorState.create({
      doc: text,
      extensions: [
        EditorState.allowMultipleSelections.of(true), places, this.#host.of([]),
        this.#undoing.of(this.#history()),
      ],
    });
  }

  get view() {
    return this.editor?.view ?? null;
  }

  get state() {
    return this.view?.state ?? this.#state;
  }

  get places() {
    return this.state.field(places);
  }

  on(event, listener) {
    return this.#listeners.on(event, listener);
  }

  // Shown and hidden

  /** The state for an editor with its own extensions. */
  enter(editor, extensions) {
    this.#state = this.#state.update({ effects: this.#host.reconfigure(extensions) }).state;
    this.editor = editor;
    return this.#state;
  }

  leave() {
    this.#state = this.state.update({ effects: this.#host.reconfigure([]) }).state;
    this.editor = null;
  }

  // Positions

  offset({ line, ch }) {
    const { doc } = this.state;
    if (line < 0) return 0;
    if (line >= doc.lines) return doc.length;
    const { from, length } = doc.line(line + 1);
    return from + (ch === null || ch === undefined || ch > length ? length : Math.max(0, ch));
  }

  position(offset) {
    return positionIn(this.state.doc, offset);
  }

  // Changes

  dispatch(...specs) {
    this.take([this.state.update(...specs)]);
  }

  replace(text, from, to, words) {
    const start = this.offset(from);
    const end = to ? this.offset(to) : start;
    const changes = this.state.changes({ from: start, to: end, insert: this.state.toText(text) });
    // A caret at the place stands behind what is put in.
    const selection = this.state.selection.map(changes, 1);
    this.dispatch({ changes, selection, annotations: words ? [origin.of(words)] : [] });
  }

  replaceSelection(text, words) {
    const { state } = this;
    this.dispatch(state.replaceSelection(state.toText(text)), {
      annotations: words ? [origin.of(words)] : [],
    });
  }

  /** Loads a text; nothing can be undone. */
  load(text) {
    this.dispatch({
      changes: { from: 0, to: this.state.doc.length, insert: this.state.toText(text) },
      selection: EditorSelection.cursor(0),
      annotations: [origin.of("setValue"), isWhole.of(true), Transaction.addToHistory.of(false)],
    });
    this.dispatch({ effects: this.#undoing.reconfigure([]) });
    this.dispatch({ effects: this.#undoing.reconfigure(this.#history()) });
  }

  undo() {
    return this.#step(undo);
  }

  redo() {
    return this.#step(redo);
  }

  #step(command) {
    const { state } = this.#main ?? this;
    return command({ state, dispatch: (transaction) => (this.#main ?? this).take([transaction]) });
  }

  /** Makes several changes as one: one undo step, drawn once. */
  batch(change) {
    if (this.#depth === 0) this.#batch += 1;
    this.#depth += 1;
    try {
      return change();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#settle();
    }
  }

  /** Does transactions if no listener of `beforeChange` cancels one of them. */
  take(transactions) {
    this.batch(() => {
      for (const transaction of transactions) {
        if (transaction.docChanged && !this.#isAllowed(transaction)) return;
      }
      const before = this.state;
      if (this.view) this.view.update(transactions);
      else this.#state = transactions.at(-1).state;
      if (transactions.some(({ docChanged }) => docChanged)) this.#isDirty = false;
      for (const one of transactions.filter(({ docChanged }) => docChanged)) this.#changed(one);
      if (!before.selection.eq(this.state.selection) || before.doc !== this.state.doc) {
        this.#enter();
        this.#listeners.tell("caret");
      }
    });
  }

  #isAllowed(transaction) {
    if (transaction.annotation(isWhole)) return true;
    let isAllowed = true;
    for (const change of changesOf(transaction)) {
      this.#listeners.tell("beforeChange", { ...change, cancel: () => { isAllowed = false; } });
    }
    return isAllowed;
  }

  #changed(transaction) {
    const changes = changesOf(transaction);
    const first = Math.min(...changes.map(({ from }) => from.line));
    this.tokens.changed(first);
    this.#steps.changed(originOf(transaction), this.#batch);
    if (!transaction.annotation(isLinked)) this.#share(transaction);
    for (const mark of this.places.gone.splice(0)) mark.wasCleared();
    this.#told.push(...changes);
    for (const change of changes) this.#listeners.tell("change", change);
    if (transaction.isUserEvent("input.type") || transaction.isUserEvent("input.paste")) {
      for (const change of changes) this.#listeners.tell("input", change);
    }
  }

  #settle() {
    const told = this.#told;
    this.#told = [];
    if (told.length > 0) this.#listeners.tell("changes", told);
    this.draw();
  }

  #history() {
    if (this.#main) return [];
    return history({
      newGroupDelay: Number.MAX_SAFE_INTEGER,
      joinToEvent: (transaction) =>
        this.#steps.joins(originOf(transaction), this.#batch, this.#depth > 0),
    });
  }

  // Linked texts

  linked() {
    const main = this.#main ?? this;
    const linked = new Content(main.state.doc.toString(), main);
    main.#linked.add(linked);
    return linked;
  }

  unlink(linked) {
    this.#linked.delete(linked);
    linked.#main = null;
  }

  #share(transaction) {
    const main = this.#main ?? this;
    for (const other of [main, ...main.#linked]) {
      if (other !== this) other.#follow(transaction);
    }
  }

  #follow(transaction) {
    this.dispatch({
      changes: transaction.changes,
      annotations: [isLinked.of(true), origin.of(originOf(transaction))],
    });
  }

  // Marks and lines

  /** What is drawn differs from what the marks and lines say, until the batch ends. */
  touch() {
    this.#isDirty = true;
    if (this.#depth === 0) this.draw();
  }

  draw() {
    if (this.#isDirty) {
      this.#isDirty = false;
      if (this.view) this.view.update([this.view.state.update({ effects: redraw.of(null) })]);
    }
    if (this.#isResized && this.#depth === 0) this.measure();
  }

  /** An element in the text has another size: it is measured when a place is asked for, or soon. */
  resized() {
    this.#isResized = true;
    this.view?.requestMeasure();
  }

  /** Measures all lines at once. The library does so by itself only where the whole is as high. */
  measure() {
    this.#isResized = false;
    if (!this.view) return;
    this.view.viewState.mustMeasureContent = true;
    this.view.measure();
  }

  addMark(mark, from, to) {
    this.places.marks.set(mark, { from, to });
    this.touch();
  }

  removeMark(mark) {
    if (!this.places.marks.delete(mark)) return false;
    this.touch();
    return true;
  }

  /** Marks that go when the caret enters them do so. */
  #enter() {
    for (const [mark, { from, to }] of [...this.places.marks]) {
      if (!mark.options.clearOnEnter) continue;
      const isIn = this.state.selection.ranges.some(({ head }) => head >= from && head <= to);
      if (isIn) mark.clear();
    }
  }

  lineHandle(line) {
    const { doc } = this.state;
    if (line < 0 || line >= doc.lines) return undefined;
    return this.places.handle(line, doc.line(line + 1).text);
  }

  lineNumber(handle) {
    return this.places.numbers.get(handle) ?? null;
  }

  /** A line by its number or its handle. */
  line(line) {
    return typeof line === "number" ? this.lineHandle(line) : line;
  }
}

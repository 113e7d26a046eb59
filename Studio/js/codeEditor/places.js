/**
 * Where the marks and lines of a text are after each change.
 *
 * A mark is a range that moves with what is typed around it. A line handle stays with its line: it
 * moves down if whole lines are put in before it, and is gone once its line is deleted.
 */
import { Annotation, MapMode, StateEffect, StateField } from "./library.js";

/** What is drawn has changed, though the text has not. */
export const redraw = StateEffect.define();
/** The transaction loads another text: nothing of the old one stays. */
export const isWhole = Annotation.define();

export class Places {
  /** By mark: `{from, to}`. */
  marks = new Map();
  /** By number from 0. */
  handles = new Map();
  /** By handle. */
  numbers = new Map();
  /** Marks that the change has cleared. */
  gone = [];

  handle(line, text) {
    if (!this.handles.has(line)) this.#put(new LineHandle(), line);
    const handle = this.handles.get(line);
    handle.text = text;
    return handle;
  }

  #put(handle, line) {
    this.handles.set(line, handle);
    this.numbers.set(handle, line);
  }

  /** The same places, for another look. */
  copy() {
    const copy = new Places();
    [copy.marks, copy.handles, copy.numbers] = [this.marks, this.handles, this.numbers];
    return copy;
  }

  after(transaction) {
    const next = new Places();
    if (transaction.annotation(isWhole)) {
      next.gone = [...this.marks.keys()];
      return next;
    }
    for (const [mark, place] of this.marks) {
      const moved = mark.isBookmark ? movedPoint(mark, place, transaction.changes)
        : movedRange(mark, place, transaction.changes);
      if (moved) next.marks.set(mark, moved);
      else next.gone.push(mark);
    }
    const changes = changesOfLines(transaction);
    if (changes.every(({ first, last, count }) => first === last && count === 1)) {
      [next.handles, next.numbers] = [this.handles, this.numbers];
    } else {
      const { doc } = transaction.startState;
      for (const [handle, line] of this.numbers) next.#follow(handle, line, changes, doc);
    }
    return next;
  }

  #follow(handle, number, changes, doc) {
    let line = number;
    for (const change of changes) {
      line = lineAfter(line, change);
      if (line === null) {
        handle.text = doc.line(number + 1).text;
        return;
      }
    }
    this.#put(handle, line);
  }
}

/** The lines that each change takes and how many it leaves, from the last to the first. */
function changesOfLines({ startState: { doc }, changes }) {
  const found = [];
  changes.iterChanges((from, to, _, __, inserted) => {
    const first = doc.lineAt(from);
    const last = doc.lineAt(to);
    found.unshift({
      first: first.number - 1, last: last.number - 1, count: inserted.lines,
      isOfWholeLines: from === first.from && to === last.from
        && inserted.line(inserted.lines).length === 0,
    });
  });
  return found;
}

/** Where a line is after a change of lines; null where it is deleted. */
function lineAfter(line, { first, last, count, isOfWholeLines }) {
  const shift = count - 1 - (last - first);
  if (line < first) return line;
  if (line > last) return line + shift;
  if (isOfWholeLines) return line === last ? line + shift : null;
  if (line === first) return line;
  return line === last && count > 1 ? line + shift : null;
}

function movedPoint({ options }, { from }, changes) {
  const place = changes.mapPos(from, options.insertLeft ? 1 : -1, MapMode.TrackDel);
  return place === null ? null : { from: place, to: place };
}

function movedRange({ options }, { from, to }, changes) {
  const start = changes.mapPos(from, options.inclusiveLeft ? -1 : 1);
  const end = changes.mapPos(to, options.inclusiveRight ? 1 : -1);
  if (start < end) return { from: start, to: end };
  const place = Math.min(start, end);
  return options.clearWhenEmpty === false ? { from: place, to: place } : null;
}

/** Stands for a line; holds what is shown beside and below it. */
export class LineHandle {
  text = "";
  classes = new Map();
  gutters = new Map();
  elements = [];

  get isPlain() {
    return this.classes.size === 0 && this.elements.length === 0;
  }
}

export const places = StateField.define({
  create: () => new Places(),
  update(value, transaction) {
    if (transaction.docChanged) return value.after(transaction);
    return transaction.effects.some((effect) => effect.is(redraw)) ? value.copy() : value;
  },
});

/** The changes of a transaction, as their listeners get them, and what they are for. */
import { Annotation } from "./library.js";

/** What a change is for: see `codeEditor.js`. */
export const origin = Annotation.define();

const kinds = [
  ["input.type", "+input"], ["input.paste", "paste"], ["input", "+input"], ["delete.cut", "cut"],
  ["delete", "+delete"], ["move.drop", "drag"], ["undo", "undo"], ["redo", "redo"],
];

export function positionIn(doc, offset) {
  const { number, from } = doc.lineAt(Math.max(0, Math.min(offset, doc.length)));
  return { line: number - 1, ch: Math.max(0, Math.min(offset, doc.length) - from) };
}

/** From the last of the text to the first, so that the places of one hold after those before it. */
export function changesOf(transaction) {
  const { doc } = transaction.startState;
  const words = originOf(transaction);
  const found = [];
  transaction.changes.iterChanges((from, to, _, __, inserted) => found.unshift({
    from: positionIn(doc, from), to: positionIn(doc, to), text: linesOf(inserted),
    removed: linesOf(doc.slice(from, to)), origin: words,
  }));
  return found;
}

function linesOf(text) {
  return text.toJSON();
}

export function originOf(transaction) {
  const words = transaction.annotation(origin);
  if (words !== undefined) return words;
  return kinds.find(([event]) => transaction.isUserEvent(event))?.[1];
}

/** Where the text of a change ends. */
export function endOf({ from, text }) {
  const last = text.at(-1).length;
  return { line: from.line + text.length - 1, ch: text.length === 1 ? from.ch + last : last };
}

/**
 * Return between two brackets puts the closing one on a line of its own. Whoever types it all the
 * same, before that line, types over it, as within a line.
 */
import { pass } from "../../../codeEditor/codeEditor.js";

const [openers, closers] = ["([{", ")]}"];
/** The marks of closing brackets that Return has moved. */
const moved = new WeakSet();

export function rememberClosers(view) {
  view.on("change", ({ from, text, origin }) => {
    const isReturn = origin === "+input" && text.length === 3 && text.join("").trim() === "";
    if (!isReturn) return;
    const line = from.line + 2;
    const ch = indentOf(view.line(line));
    const closer = view.line(line)[ch];
    if (closer && closers.includes(closer)) moved.add(view.mark({ line, ch }, { line, ch: ch + 1 }));
  });
}

function indentOf(text) {
  return text.length - text.trimStart().length;
}

/** The keys of closing brackets. */
export const closingKeys = Object.fromEntries(
  [...closers].map((bracket) => [`'${bracket}'`, (view) => typeOver(view, bracket)]));

function typeOver(view, bracket) {
  const isCaret = !view.hasSelection && view.selections.length === 1 && !view.isReadOnly;
  const place = isCaret ? closerBehind(view, bracket) : null;
  if (!place) return pass;
  const { line, ch } = view.caret;
  const isAlone = view.line(line).trim() === "";
  const from = isAlone ? { line, ch: 0 } : { line, ch };
  const to = isAlone ? { line: place.line, ch: 0 } : place;
  view.replace("", from, to, "+input");
  view.setCaret({ line, ch: (isAlone ? place.ch : ch) + 1 });
  view.reveal(null);
  return undefined;
}

/** Where a moved bracket stands, if nothing but empty lines is between the caret and its line. */
function closerBehind(view, bracket) {
  const { caret } = view;
  const rest = view.line(caret.line).slice(caret.ch);
  const isText = /\b(?:comment|string|regex)\b/.test(view.tokenKindAt(caret) ?? "");
  if (rest.trim() !== "" || isText || opensBefore(view, bracket)) return null;
  let line = caret.line + 1;
  while (line < view.lastLine && view.line(line).trim() === "") line += 1;
  if (line > view.lastLine) return null;
  const ch = indentOf(view.line(line));
  if (view.line(line)[ch] !== bracket) return null;
  const mark = view.marksIn({ line, ch }, { line, ch: ch + 1 }).find((one) => moved.has(one));
  mark?.clear();
  return mark ? { line, ch } : null;
}

/** Whether the caret's line has opened what the bracket closes. */
function opensBefore(view, bracket) {
  const { line, ch } = view.caret;
  const opening = openers[closers.indexOf(bracket)];
  const pieces = view.tokens(line).filter(({ type, end }) => !type && end <= ch)
    .map(({ string }) => string);
  const count = (wanted) => pieces.filter((piece) => piece === wanted).length;
  return count(opening) > count(bracket);
}

/**
 * The compiler's proposals, as edits on the text as it is now.
 *
 * A proposal names places of the text that was compiled. It is done only where all its lines are
 * still as they were then; else it has no edits.
 */
import { editorColumn } from "./columns.js";

/**
 * The edits of one proposal, by file: a map from path to `[{from, to, text}]`, from the last to the
 * first, in the editor's places. Null where the text has changed. `locate(file, line, version)` and
 * `lineOf(file, line)` tell of lines counted from 0.
 */
export function editsOf(fixIts, version, locate, lineOf) {
  const edits = new Map();
  for (const fixIt of fixIts) {
    const edit = editOf(fixIt, version, locate, lineOf);
    if (!edit) return null;
    if (!edits.has(fixIt.file)) edits.set(fixIt.file, []);
    edits.get(fixIt.file).push(edit);
  }
  for (const list of edits.values()) list.sort((one, other) => compare(other.from, one.from));
  return edits;
}

function editOf({ file, line, column, endLine, endColumn, replacement }, version, locate, lineOf) {
  const first = locate(file, line - 1, version);
  if (!first) return null;
  for (let at = line; at <= endLine; at += 1) {
    const place = locate(file, at - 1, version);
    if (!place || place.touched || place.line !== first.line + at - line) return null;
  }
  const last = first.line + endLine - line;
  const [start, end] = [lineOf(file, first.line), lineOf(file, last)];
  if (start === undefined || end === undefined) return null;
  return {
    from: { line: first.line, ch: editorColumn(start, column) },
    to: { line: last, ch: editorColumn(end, endColumn) }, text: replacement,
  };
}

/** Edits of several proposals in one file, without those that meet others or come twice. */
export function together(lists) {
  const chosen = [];
  for (const list of lists) {
    const isFree = list.every((edit) => chosen.every((other) =>
      compare(edit.to, other.from) < 0 || compare(other.to, edit.from) < 0));
    if (isFree) chosen.push(...list);
  }
  return chosen.sort((one, other) => compare(other.from, one.from));
}

function compare(one, other) {
  return one.line - other.line || one.ch - other.ch;
}

/** What of a text can be folded: blocks, lists and comments that go over lines, and the code a book hides. */
import { endOfHidden, hiddenCodeOn } from "./hiddenCode.js";

const hint = /[{([]|\/\*/;
const bracket = /^[{}()[\]]$/;
const closing = { "{": "}", "(": ")", "[": "]" };

/** What a line opens and does not close: `{kind, ch}`, or null. */
export function openerOn(view, line) {
  const hidden = hiddenCodeOn(view, line);
  if (hidden) return hidden;
  const text = view.line(line);
  if (!hint.test(text)) return null;
  const open = [];
  let comment = null;
  for (const { string, start, type, state } of view.tokens(line)) {
    const isComment = type?.startsWith("comment");
    if (isComment && string.startsWith("/*") && state.inside) {
      comment = { kind: "comment", ch: start + string.length };
    }
    if (type !== null || !bracket.test(string)) continue;
    if (closing[string]) open.push({ kind: string, ch: start + 1 });
    else if (closing[open.at(-1)?.kind] === string) open.pop();
  }
  return open.findLast(({ kind }) => kind === "{") ?? open.at(-1) ?? comment;
}

/** The range to fold from a line on: what lies between the brackets, or behind a comment's first line. */
export function foldRange(view, line) {
  const opener = openerOn(view, line);
  if (!opener) return null;
  const from = { line, ch: opener.ch };
  const to = endOf(view, line, opener);
  return to && to.line > line ? { from, to } : null;
}

/** The innermost range around a line that can be folded. */
export function foldRangeAround(view, line) {
  for (let first = line; first >= 0; first -= 1) {
    const range = foldRange(view, first);
    if (range && range.to.line >= line) return range;
  }
  return null;
}

function endOf(view, line, opener) {
  if (opener.kind === "hidden") return endOfHidden(view, line);
  return opener.kind === "comment" ? endOfComment(view, line) : endOfBlock(view, line, opener);
}

function endOfBlock(view, line, { kind, ch }) {
  const end = closing[kind];
  let depth = 0;
  for (let at = line; at <= view.lastLine; at += 1) {
    const text = view.line(at);
    if (!text.includes(kind) && !text.includes(end)) continue;
    for (const { string, start, type } of view.tokens(at)) {
      if (type !== null || (at === line && start < ch - 1)) continue;
      if (string === kind) depth += 1;
      if (string === end) depth -= 1;
      if (string === end && depth === 0) return { line: at, ch: start };
    }
  }
  return null;
}

function endOfComment(view, line) {
  for (let at = line + 1; at <= view.lastLine; at += 1) {
    if (!view.line(at).includes("*/")) continue;
    const end = view.tokens(at).find(({ state }) => state.inside?.kind !== "comment");
    if (end) return { line: at, ch: end.end - 2 };
  }
  return null;
}

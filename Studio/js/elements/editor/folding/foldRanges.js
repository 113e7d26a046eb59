/** What of a text can be folded: blocks, lists and comments that go over lines, and the code a book hides. */
import { endOfHidden, hiddenCodeOn } from "./hiddenCode.js";

const hint = /[{([]|\/\*/;
const bracket = /^[{}()[\]]$/;
const closing = { "{": "}", "(": ")", "[": "]" };

/** What a line opens and does not close: `{kind, ch}`, or null. */
export function openerOn(mirror, line) {
  const hidden = hiddenCodeOn(mirror, line);
  if (hidden) return hidden;
  const text = mirror.getLine(line);
  if (!hint.test(text)) return null;
  const open = [];
  let comment = null;
  for (const { string, start, type, state } of mirror.getLineTokens(line)) {
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
export function foldRange(mirror, line) {
  const opener = openerOn(mirror, line);
  if (!opener) return null;
  const from = { line, ch: opener.ch };
  const to = endOf(mirror, line, opener);
  return to && to.line > line ? { from, to } : null;
}

/** The innermost range around a line that can be folded. */
export function foldRangeAround(mirror, line) {
  for (let first = line; first >= mirror.firstLine(); first -= 1) {
    const range = foldRange(mirror, first);
    if (range && range.to.line >= line) return range;
  }
  return null;
}

function endOf(mirror, line, opener) {
  if (opener.kind === "hidden") return endOfHidden(mirror, line);
  return opener.kind === "comment" ? endOfComment(mirror, line) : endOfBlock(mirror, line, opener);
}

function endOfBlock(mirror, line, { kind, ch }) {
  const end = closing[kind];
  let depth = 0;
  for (let at = line; at <= mirror.lastLine(); at += 1) {
    const text = mirror.getLine(at);
    if (!text.includes(kind) && !text.includes(end)) continue;
    for (const { string, start, type } of mirror.getLineTokens(at)) {
      if (type !== null || (at === line && start < ch - 1)) continue;
      if (string === kind) depth += 1;
      if (string === end) depth -= 1;
      if (string === end && depth === 0) return { line: at, ch: start };
    }
  }
  return null;
}

function endOfComment(mirror, line) {
  for (let at = line + 1; at <= mirror.lastLine(); at += 1) {
    if (!mirror.getLine(at).includes("*/")) continue;
    const end = mirror.getLineTokens(at).find(({ state }) => state.inside?.kind !== "comment");
    if (end) return { line: at, ch: end.end - 2 };
  }
  return null;
}

/**
 * Return in prose: the next line of a `//:` comment begins as the last one did, a list goes on
 * with its next item, and an empty item ends the list. Escape leaves the prose.
 */
import { pass } from "../../codeEditor/codeEditor.js";
const linePrefix = /^(\s*\/\/:)( ?)/;
const itemPrefix = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))(\s+)(\[[ xX]\]\s+)?/;
const quotePrefix = /^(\s*>\s?)+/;
const longestBlock = 2000;

/** `leave()` takes the caret out of open prose, and says whether it was in any. */
export function helpTyping(view, leave) {
  view.addKeys({
    Enter: () => continueProse(view) ? undefined : pass,
    Esc: () => leave() ? undefined : pass,
  });
}

function continueProse(view) {
  const selections = view.selections;
  if (selections.length > 1 || view.hasSelection) return false;
  const { line, ch } = view.caret;
  const text = view.line(line);
  const prefix = prefixOf(view, line, text);
  if (prefix === null || ch < prefix.length) return false;
  const content = text.slice(prefix.length);
  const step = nextLine(content, ch - prefix.length, () => endsBlock(view, line, prefix));
  if (!step) return false;
  const change = step.replacesLine
    ? [step.replacesLine === "whole" ? "" : prefix, { line, ch: 0 }, { line, ch: text.length }]
    : [`\n${prefix === "" ? "" : keptPrefix(prefix)}${step.begins}`, { line, ch }, { line, ch }];
  view.replace(...change, "+input");
  view.reveal(null);
  return true;
}

/** What comes next; nothing where Return is what it is elsewhere. */
function nextLine(content, column, endsBlock) {
  const item = itemPrefix.exec(content);
  if (item && column >= item[0].length) {
    if (content.slice(item[0].length).trim() === "") return { replacesLine: "item" };
    return { begins: nextItem(item) };
  }
  const quote = quotePrefix.exec(content);
  if (quote && column >= quote[0].length) {
    if (content.slice(quote[0].length).trim() === "") return { replacesLine: "item" };
    return { begins: quote[0] };
  }
  if (content.trim() === "" && endsBlock()) return { replacesLine: "whole" };
  return { begins: /^\s*/.exec(content)[0].slice(0, column) };
}

function nextItem([, indent, bullet, number, sign, gap, task]) {
  const mark = bullet ?? `${Number(number) + 1}${sign}`;
  return `${indent}${mark}${gap}${task ? "[ ] " : ""}`;
}

/** What a line of prose has before its words; null where it is no prose. */
function prefixOf(view, line, text) {
  const { type } = view.tokenAt({ line, ch: text.length }, true);
  const isComment = /\bcomment\b/.test(type ?? "") || text.trim() === "";
  if (!isComment) return null;
  const found = linePrefix.exec(text);
  if (found) return found[0];
  return isInBlock(view, line) ? /^\s*(?:\/\*: ?)?/.exec(text)[0].replace(/^\s+$/, "") : null;
}

function keptPrefix(prefix) {
  if (/\/\*:/.test(prefix)) return "";
  return prefix.endsWith(":") ? `${prefix} ` : prefix;
}

/** Whether the caret stands between a line with the opening sign and the closing one. */
function isInBlock(view, line) {
  for (let above = line; above >= 0 && line - above < longestBlock; above -= 1) {
    const text = view.line(above);
    if (text.includes("*/")) return false;
    if (/^\s*\/\*:(?:\s|$)/.test(text)) return true;
  }
  return false;
}

/** The second empty line in a row ends a comment of lines. */
function endsBlock(view, line, prefix) {
  if (!prefix.includes("//:") || line === 0) return false;
  const above = view.line(line - 1);
  return /^\s*\/\/:\s*$/.test(above);
}

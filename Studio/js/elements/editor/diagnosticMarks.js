/**
 * Errors and warnings in the text: a mark in the gutter, a line under the piece, the words at the
 * end of the line. None of them moves a line. They move with the text; what was typed in since is
 * faint until the next verdict, which replaces all.
 */
import { newElement } from "../../kit/element.js";
import { editorColumn } from "../../lib/columns.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { HeldIssues } from "./heldIssues.js";

const gutter = "diagnostic-gutter";
const leastWidth = 48;
const shownSeverities = new Set(["error", "warning"]);

export class DiagnosticMarks {
  #editor;
  #hoverCard;
  #marks = [];
  #held;
  /** Called with the element and the items of a line when one asks for more about it. */
  onAsk = () => {};

  constructor(editor, hoverCard) {
    this.#editor = editor;
    this.#hoverCard = hoverCard;
    this.#held = new HeldIssues(editor.view, (items) => this.#show(items));
    editor.view.on("changes", (changes) => this.#fade(changes));
  }

  /** Replaces all marks; each item has `document`, and `place` where its line is now. */
  show(items) {
    this.#held.take(items);
  }

  #show(items) {
    this.#editor.view.batch(() => {
      for (const mark of this.#marks) mark.clear();
      const shown = items.filter(({ severity }) => shownSeverities.has(severity));
      this.#marks = byLine(shown).map((group) => this.#make(group));
    });
    this.fit();
  }

  /** Words end where the results begin. */
  fit() {
    const room = document.querySelector(".results")?.getBoundingClientRect().left;
    const shown = this.#marks.map(({ elements }) => elements[1])
      .filter((words) => words.isConnected);
    const starts = shown.map((words) => words.getBoundingClientRect().left);
    shown.forEach((words, index) => {
      const width = Math.round(room - starts[index] - 12);
      words.style.maxWidth = `${Math.max(0, width)}px`;
      words.classList.toggle("crowded", width < leastWidth);
    });
  }

  /** Words on a line of the open document, counted from 1. */
  on(line) {
    return this.#marks.filter((mark) => mark.line() === line - 1).map((mark) => mark.text);
  }

  /** Asks for more about a line of the open document, counted from 0; whether there is something. */
  ask(line) {
    const document = this.#editor.view.document;
    const mark = this.#marks.find((one) => one.document === document && one.line() === line);
    const element = mark?.elements.findLast((one) => one.isConnected && one.getClientRects().length > 0);
    if (element) this.onAsk(element, mark.items);
    return Boolean(element);
  }

  /** The next marked line from here, around the end; counted from 1. */
  next(direction) {
    const document = this.#editor.view.document;
    const lines = this.#marks.filter((mark) => mark.document === document)
      .map((mark) => mark.line()).filter((line) => line !== null).sort((a, b) => a - b);
    if (lines.length === 0) return null;
    const here = this.#editor.view.caret.line;
    const found = direction > 0
      ? lines.find((line) => line > here) ?? lines[0]
      : lines.findLast((line) => line < here) ?? lines.at(-1);
    return found + 1;
  }

  #make({ document, line, items }) {
    const worst = items.find(({ severity }) => severity === "error") ?? items[0];
    const text = items.map(({ message }) => message).join("\n");
    const elements = [this.#gutterMark(worst, text, line), this.#message(worst, text)];
    for (const element of elements) {
      element.classList.toggle("fixable", items.some(hasFix));
      element.addEventListener("click", () => {
        this.#hoverCard.hide();
        this.onAsk(element, items);
      });
    }
    if (items.some(({ place }) => place.touched)) {
      for (const element of elements) element.classList.add("stale");
    }
    const handle = document.lineHandle(line);
    const ranges = items.map((item) => underline(document, line, item));
    const words = document.bookmark({ line, ch: document.line(line).length },
      { widget: elements[1], insertLeft: true, handleMouseEvents: true });
    const mark = { document, text, items, elements, line: () => document.lineNumber(handle) };
    document.setGutterMark(handle, gutter, elements[0]);
    mark.clear = () => {
      document.setGutterMark(handle, gutter, null);
      words.clear();
      for (const range of ranges) range?.clear();
    };
    return mark;
  }

  #gutterMark({ severity, message }, text, line) {
    const element = newElement("button", { className: "diagnostic-mark" });
    element.dataset.severity = severity;
    element.tabIndex = -1;
    element.ariaLabel = string(`diagnostic.${severity}`, { line: line + 1, message });
    element.append(icon(severity));
    this.#explain(element, text);
    return element;
  }

  #message({ severity, message }, text) {
    const element = newElement("span", { className: "diagnostic-message" });
    element.dataset.severity = severity;
    element.textContent = message.split("\n")[0];
    this.#explain(element, text);
    return element;
  }

  #explain(element, text) {
    element.addEventListener("mouseenter", () => this.#hoverCard.showText(element, text));
    element.addEventListener("mouseleave", () => this.#hoverCard.hide());
  }

  #fade(changes) {
    const touched = new Set(changes.flatMap(({ from, text }) =>
      text.map((_, index) => from.line + index)));
    for (const mark of this.#marks) {
      if (mark.document !== this.#editor.view.document || !touched.has(mark.line())) continue;
      for (const element of mark.elements) element.classList.add("stale");
    }
  }
}

function hasFix({ fixIts, notes }) {
  return fixIts.length > 0 || notes.some((note) => note.fixIts?.length > 0);
}

/** All that is said about one line, together. */
function byLine(items) {
  const groups = new Map();
  for (const item of items) {
    const line = Math.max(0, Math.min(item.place.line, item.document.lineCount - 1));
    const key = `${item.file}:${line}`;
    if (!groups.has(key)) groups.set(key, { document: item.document, line, items: [] });
    groups.get(key).items.push(item);
  }
  return [...groups.values()];
}

/** A line under the piece that is meant; under the word where only a point was named. */
function underline(document, line, { severity, column, endLine, endColumn, place, line: first }) {
  if (place.touched) return null;
  const text = document.line(line);
  const start = editorColumn(text, column);
  const isRange = endLine > first || (endLine === first && endColumn > column);
  const word = /^(?:\w+|.)/u.exec(text.slice(start))?.[0].length ?? 0;
  const end = isRange && endLine === first ? editorColumn(text, endColumn)
    : isRange ? text.length : start + word;
  if (end <= start) return null;
  return document.mark({ line, ch: start }, { line, ch: end },
    { className: `diagnostic-range-${severity}` });
}

/**
 * Folding: chevrons beside the lines that open something, keys, and a mark in place of what is
 * folded, which a click opens. The code that a book hides is folded when its page is first shown.
 */
import { newElement } from "../../../kit/element.js";
import { inEditor } from "../../../codeEditor/codeEditor.js";
import { string } from "../../../lib/strings.js";
import { icon } from "../../window/icon.js";
import { foldRange, foldRangeAround, openerOn } from "./foldRanges.js";
import { hiddenCodeOn } from "./hiddenCode.js";

const gutter = "fold-gutter";
const pause = 120;
const within = inEditor;

export function installFolding({ editor, commands }) {
  const { view } = editor;
  const chevrons = new Chevrons(view);
  const add = (name, keys, run) => commands.add({ name, keys, run, group: "editor", within });
  add("fold", ["mod+alt+ArrowLeft"], () => fold(view, foldRangeAround(view, view.caret.line)));
  add("unfold", ["mod+alt+ArrowRight"], () => unfold(view, view.caret.line));
  add("foldAll", ["mod+alt+shift+ArrowLeft"], () => foldAll(view));
  add("unfoldAll", ["mod+alt+shift+ArrowRight"], () => {
    view.batch(() => folds(view).forEach((mark) => mark.clear()));
  });
  for (const event of ["viewport", "changes", "document", "fold", "unfold"]) {
    view.on(event, () => chevrons.renderSoon());
  }
  const seen = new WeakSet();
  view.on("document", () => foldHidden(view, seen));
  view.on("changes", (changes) => {
    if (changes.some(({ origin }) => origin === "setValue")) foldHidden(view, seen);
  });
  view.on("gutter", (line, name) => {
    if (name === gutter) toggle(view, line);
  });
}

function folds(view, line = null) {
  const marks = line === null ? view.marks
    : view.marksIn({ line, ch: 0 }, { line: line + 1, ch: 0 });
  return marks.filter(({ isFold }) => isFold);
}

function fold(view, range) {
  if (!range) return;
  const marker = newElement("button", {
    className: "folded", tabIndex: -1, textContent: "•••",
    ariaLabel: string("fold.folded", { count: range.to.line - range.from.line }),
  });
  marker.title = marker.ariaLabel;
  const { line, ch } = view.caret;
  const isInside = line > range.from.line || (line === range.from.line && ch > range.from.ch);
  if (isInside && line <= range.to.line) view.setCaret(range.from);
  view.fold(range, marker);
}

function unfold(view, line) {
  view.batch(() => folds(view, line).forEach((mark) => mark.clear()));
}

function toggle(view, line) {
  if (folds(view, line).length > 0) unfold(view, line);
  else fold(view, foldRange(view, line));
}

/** Folds what can be, from the inside out; what lies inside a type only, not the type itself. */
function foldAll(view) {
  view.batch(() => {
    for (let line = view.lastLine; line >= 0; line -= 1) {
      const opener = openerOn(view, line);
      const isType = /\b(?:class|struct|enum|extension|protocol|actor)\b.*\{/.test(view.line(line));
      if (opener && opener.kind !== "(" && !isType) fold(view, foldRange(view, line));
    }
  });
}

/** Once for each text: what the person has opened stays open. */
function foldHidden(view, seen) {
  const document = view.document;
  if (seen.has(document) || document.text === "") return;
  seen.add(document);
  view.batch(() => {
    for (let line = 0; line <= view.lastLine; line += 1) {
      const range = hiddenCodeOn(view, line) && foldRange(view, line);
      if (!range) continue;
      fold(view, range);
      line = range.to.line;
    }
  });
}

class Chevrons {
  #view;
  #timer = 0;

  constructor(view) {
    this.#view = view;
    this.renderSoon();
  }

  renderSoon() {
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      this.#render();
    }, pause);
  }

  #render() {
    const view = this.#view;
    const { from, to } = view.viewport;
    view.batch(() => {
      for (let line = from; line < to; line += 1) this.#renderLine(line);
    });
  }

  #renderLine(line) {
    const view = this.#view;
    const handle = view.lineHandle(line);
    const state = folds(view, line).length > 0 ? "folded" : openerOn(view, line) ? "open" : "none";
    const shown = view.gutterMark(handle, gutter)?.dataset.state ?? "none";
    if (state === shown) return;
    view.setGutterMark(handle, gutter, state === "none" ? null : chevron(state));
  }
}

function chevron(state) {
  const element = newElement("span", { className: "fold-chevron" });
  element.dataset.state = state;
  element.title = string(state === "folded" ? "command.unfold" : "command.fold");
  element.append(icon("chevron"));
  return element;
}

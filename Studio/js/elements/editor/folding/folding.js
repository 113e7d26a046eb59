/**
 * Folding: chevrons beside the lines that open something, keys, and a mark in place of what is
 * folded, which a click opens. The code that a book hides is folded when its page is first shown.
 */
import { string } from "../../../lib/strings.js";
import { icon } from "../../window/icon.js";
import { foldRange, foldRangeAround, openerOn } from "./foldRanges.js";
import { hiddenCodeOn } from "./hiddenCode.js";

const gutter = "fold-gutter";
const pause = 120;
const within = ".CodeMirror";

export function installFolding({ editor, commands }) {
  const { mirror } = editor;
  const chevrons = new Chevrons(mirror);
  const add = (name, keys, run) => commands.add({ name, keys, run, group: "editor", within });
  add("fold", ["mod+alt+ArrowLeft"], () => fold(mirror, foldRangeAround(mirror, mirror.getCursor().line)));
  add("unfold", ["mod+alt+ArrowRight"], () => unfold(mirror, mirror.getCursor().line));
  add("foldAll", ["mod+alt+shift+ArrowLeft"], () => foldAll(mirror));
  add("unfoldAll", ["mod+alt+shift+ArrowRight"], () => {
    mirror.operation(() => folds(mirror).forEach((mark) => mark.clear()));
  });
  for (const event of ["viewportChange", "changes", "swapDoc", "fold", "unfold"]) {
    mirror.on(event, () => chevrons.renderSoon());
  }
  const seen = new WeakSet();
  mirror.on("swapDoc", () => foldHidden(mirror, seen));
  mirror.on("changes", (_, changes) => {
    if (changes.some(({ origin }) => origin === "setValue")) foldHidden(mirror, seen);
  });
  mirror.on("gutterClick", (_, line, name) => {
    if (name === gutter) toggle(mirror, line);
  });
}

function folds(mirror, line = null) {
  const marks = line === null ? mirror.getAllMarks()
    : mirror.findMarks({ line, ch: 0 }, { line: line + 1, ch: 0 });
  return marks.filter(({ __isFold: isFold }) => isFold);
}

function fold(mirror, range) {
  if (!range) return;
  const marker = document.createElement("button");
  marker.className = "folded";
  marker.tabIndex = -1;
  marker.textContent = "•••";
  marker.ariaLabel = string("fold.folded", { count: range.to.line - range.from.line });
  marker.title = marker.ariaLabel;
  const { line, ch } = mirror.getCursor();
  const isInside = line > range.from.line || (line === range.from.line && ch > range.from.ch);
  if (isInside && line <= range.to.line) mirror.setCursor(range.from);
  mirror.foldCode(range.from, { rangeFinder: () => range, widget: () => marker, minFoldSize: 1 }, "fold");
}

function unfold(mirror, line) {
  mirror.operation(() => folds(mirror, line).forEach((mark) => mark.clear()));
}

function toggle(mirror, line) {
  if (folds(mirror, line).length > 0) unfold(mirror, line);
  else fold(mirror, foldRange(mirror, line));
}

/** Folds what can be, from the inside out; what lies inside a type only, not the type itself. */
function foldAll(mirror) {
  mirror.operation(() => {
    for (let line = mirror.lastLine(); line >= mirror.firstLine(); line -= 1) {
      const opener = openerOn(mirror, line);
      const isType = /\b(?:class|struct|enum|extension|protocol|actor)\b.*\{/.test(mirror.getLine(line));
      if (opener && opener.kind !== "(" && !isType) fold(mirror, foldRange(mirror, line));
    }
  });
}

/** Once for each text: what the person has opened stays open. */
function foldHidden(mirror, seen) {
  const document = mirror.getDoc();
  if (seen.has(document) || document.getValue() === "") return;
  seen.add(document);
  mirror.operation(() => {
    for (let line = mirror.firstLine(); line <= mirror.lastLine(); line += 1) {
      const range = hiddenCodeOn(mirror, line) && foldRange(mirror, line);
      if (!range) continue;
      fold(mirror, range);
      line = range.to.line;
    }
  });
}

class Chevrons {
  #mirror;
  #timer = 0;

  constructor(mirror) {
    this.#mirror = mirror;
    this.renderSoon();
  }

  renderSoon() {
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      this.#render();
    }, pause);
  }

  #render() {
    const mirror = this.#mirror;
    const { from, to } = mirror.getViewport();
    mirror.operation(() => mirror.eachLine(from, to, (handle) => {
      const line = mirror.getLineNumber(handle);
      const state = folds(mirror, line).length > 0 ? "folded" : openerOn(mirror, line) ? "open" : "none";
      const shown = handle.gutterMarkers?.[gutter]?.dataset.state ?? "none";
      if (state !== shown) mirror.setGutterMarker(handle, gutter, state === "none" ? null : chevron(state));
    }));
  }
}

function chevron(state) {
  const element = document.createElement("span");
  element.className = "fold-chevron";
  element.dataset.state = state;
  element.title = string(state === "folded" ? "command.unfold" : "command.fold");
  element.append(icon("chevron"));
  return element;
}

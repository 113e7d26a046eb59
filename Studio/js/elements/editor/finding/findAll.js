/**
 * Find in the whole playground: a panel below the text with every place, by file. Up and down
 * go through the places, Return shows one, Escape leaves; the panel stays while one looks around.
 */
import { newElement } from "../../../kit/element.js";
import { compile, findMatches } from "../../../lib/search.js";
import { string } from "../../../lib/strings.js";
import { icon } from "../../window/icon.js";
import { SearchField } from "./searchField.js";

const most = 500;
const pause = 150;
/** Keys that need the list of the words that are in the field now. */
const moves = new Set(["ArrowDown", "ArrowUp", "Enter"]);

export class FindAll {
  #studio;
  #element = document.createElement("section");
  #field;
  #count = document.createElement("span");
  #list = document.createElement("div");
  #timer = 0;

  constructor(studio) {
    this.#studio = studio;
    this.#field = new SearchField("find.everywhere", () => this.#lookSoon(0));
    this.#build();
    document.querySelector(".source").append(this.#element);
    studio.editor.view.on("changes", () => this.#lookSoon(pause));
    studio.session.on("changed", () => this.#lookSoon(pause));
    studio.session.on("document", () => this.#lookSoon(pause));
  }

  open() {
    const selected = this.#studio.editor.view.selectedText;
    this.#element.hidden = false;
    this.#element.ariaLabel = string("find.everywhere");
    this.#studio.editor.refresh();
    this.#field.begin(selected.includes("\n") ? "" : selected);
    this.#look();
  }

  close() {
    this.#element.hidden = true;
    this.#studio.editor.refresh();
    this.#studio.editor.view.focus();
  }

  #build() {
    this.#element.className = "find-all";
    this.#element.hidden = true;
    this.#count.className = "find-count";
    this.#count.setAttribute("role", "status");
    this.#list.className = "find-list";
    const close = newElement("button", { className: "tool small" });
    close.dataset.name = "dialog.close";
    close.append(icon("close"));
    close.addEventListener("click", () => this.close());
    const row = document.createElement("div");
    row.className = "find-row";
    row.append(this.#field.element, this.#count, close);
    this.#element.append(row, this.#list);
    this.#element.addEventListener("keydown", (event) => this.#key(event));
  }

  #lookSoon(wait) {
    if (this.#element.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), wait);
  }

  /** Searches now if the list is older than the words or the texts. */
  #lookIfDue() {
    if (this.#timer !== 0) this.#look();
  }

  #look() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { pattern, problem } = compile(this.#field.search);
    this.#field.isWrong = problem !== undefined;
    this.#count.classList.toggle("wrong", problem !== undefined);
    const files = this.#studio.session.document?.files.filter(({ text }) => text !== undefined) ?? [];
    const found = !pattern ? [] : files.flatMap(({ path }) => {
      const text = this.#studio.editor.text(path);
      const matches = findMatches(text, pattern);
      return matches.length > 0 ? [{ path, text, matches }] : [];
    });
    const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
    this.#count.textContent = problem !== undefined ? string("find.problem", { problem })
      : !pattern ? "" : count === 0 ? string("find.none")
        : string("find.countFiles", { count: string("find.count", { count }), files: found.length });
    this.#show(found);
  }

  #show(found) {
    const focused = [...this.#list.querySelectorAll("button")].indexOf(document.activeElement);
    let left = most;
    this.#list.replaceChildren(...found.flatMap(({ path, text, matches }) => {
      if (left <= 0) return [];
      const heading = newElement("h2", { textContent: path });
      const shown = matches.slice(0, left);
      left -= shown.length;
      return [heading, ...placesOf(text, shown).map((place) => this.#row(path, place))];
    }));
    if (focused < 0) return;
    const rows = [...this.#list.querySelectorAll("button")];
    (rows[Math.min(focused, rows.length - 1)] ?? this.#field.input).focus();
  }

  #row(path, { line, ch, length, before, match, after }) {
    const row = newElement("button", { className: "find-place" });
    const number = newElement("span", { className: "find-line", textContent: line + 1 });
    const words = document.createElement("span");
    words.className = "find-words";
    const marked = newElement("mark", { textContent: match });
    words.append(before, marked, after);
    row.append(number, words);
    row.ariaLabel = string("find.spoken", { file: path, line: line + 1, text: before + match + after });
    row.addEventListener("click", () => {
      this.#studio.go({ file: path, line: line + 1 });
      const { view } = this.#studio.editor;
      view.setSelection({ line, ch }, view.positionAt(view.indexAt({ line, ch }) + length));
    });
    return row;
  }

  #key(event) {
    if (moves.has(event.key)) this.#lookIfDue();
    const rows = [...this.#list.querySelectorAll("button")];
    const here = rows.indexOf(document.activeElement);
    const keys = {
      ArrowDown: () => rows[Math.min(here + 1, rows.length - 1)]?.focus(),
      ArrowUp: () => (here <= 0 ? this.#field.input : rows[here - 1]).focus(),
      Escape: () => this.close(),
      ...(event.target === this.#field.input && { Enter: () => rows[0]?.click() }),
    };
    if (event.isComposing || !keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Lines and surroundings of places. */
function placesOf(text, matches) {
  let line = 0;
  let lineStart = 0;
  return matches.map(({ start, end }) => {
    let next = text.indexOf("\n", lineStart);
    while (next >= 0 && next < start) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    const stop = text.indexOf("\n", start);
    const lineEnd = stop < 0 ? text.length : stop;
    const shownEnd = Math.min(end, lineEnd);
    return {
      line, ch: start - lineStart, length: end - start,
      before: text.slice(Math.max(lineStart, start - 80), start).trimStart(),
      match: text.slice(start, shownEnd), after: text.slice(shownEnd, Math.min(lineEnd, shownEnd + 160)),
    };
  });
}

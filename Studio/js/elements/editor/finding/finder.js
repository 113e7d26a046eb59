/**
 * What is being looked for in the open file: all its places, which of them is selected, and what
 * replaces them. It marks them in the text and tells how many there are; it has no looks of its own.
 */
import { compile, findMatches, replacement } from "../../../lib/search.js";

const pause = 80;

export class Finder {
  #view;
  #changed;
  #search = { text: "" };
  #pattern = null;
  #matches = [];
  #overlay = null;
  #timer = 0;
  /** Marks the place that is selected. */
  #current = null;
  #isOn = false;

  /** `changed({index, count, problem})` is called when that is another than before. */
  constructor(view, changed) {
    this.#view = view;
    this.#changed = changed;
    view.on("changes", () => this.#lookSoon());
    view.on("document", () => this.#lookSoon());
    view.on("caret", () => {
      if (this.#isOn) this.#tell();
    });
  }

  /** Looks for something else; `from` is where to begin, or nothing to leave the selection alone. */
  look(search, from = null) {
    this.#search = search;
    const { pattern = null, problem = null } = compile(search);
    this.#pattern = pattern;
    this.#isOn = true;
    this.#mark();
    this.#gather();
    if (from !== null && this.#matches.length > 0) this.#select(this.#first(from));
    this.#tell(problem);
  }

  end() {
    this.#isOn = false;
    this.#pattern = null;
    this.#matches = [];
    this.#current?.clear();
    this.#mark();
  }

  /** Selects the next place (1), or the one before (-1), around the end. */
  step(direction) {
    this.#gather();
    if (this.#matches.length === 0) return this.#tell();
    const [from, to] = this.#selection();
    const index = direction > 0
      ? this.#matches.findIndex(({ start, end }) => start >= to || (from === to && start >= from && end > to))
      : this.#matches.findLastIndex(({ end }) => end <= from);
    const around = direction > 0 ? 0 : this.#matches.length - 1;
    this.#select(this.#matches[index < 0 ? around : index]);
    return this.#tell();
  }

  /** Replaces the selected place and goes on to the next. */
  replace(template) {
    this.#gather();
    const match = this.#matches[this.#index()];
    if (!match) return this.step(1);
    const view = this.#view;
    const text = replacement(template, match, this.#search.isRegex);
    view.replace(text, view.positionAt(match.start), view.positionAt(match.end), "replace");
    view.setCaret(view.positionAt(match.start + text.length));
    return this.step(1);
  }

  /** Replaces every place, as one step of undoing; how many there were. */
  replaceAll(template) {
    this.#gather();
    const view = this.#view;
    const matches = this.#matches;
    const places = matches.map((match) =>
      [view.positionAt(match.start), view.positionAt(match.end)]);
    view.batch(() => {
      for (let index = matches.length - 1; index >= 0; index -= 1) {
        const text = replacement(template, matches[index], this.#search.isRegex);
        view.replace(text, ...places[index], "replace");
      }
    });
    this.#gather();
    this.#tell();
    return matches.length;
  }

  #gather() {
    this.#matches = this.#pattern ? findMatches(this.#view.text, this.#pattern) : [];
  }

  #lookSoon() {
    if (!this.#isOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#gather();
      this.#tell();
    }, pause);
  }

  #tell(problem = null) {
    if (!this.#isOn) return;
    const index = this.#index();
    this.#current?.clear();
    if (index >= 0) {
      const { start, end } = this.#matches[index];
      this.#current = this.#view.mark(this.#view.positionAt(start), this.#view.positionAt(end),
        { className: "found-now" });
    }
    this.#changed({ index, count: this.#matches.length, problem });
  }

  #selection() {
    return [this.#view.selectionStart, this.#view.selectionEnd]
      .map((place) => this.#view.indexAt(place));
  }

  #index() {
    if (this.#matches.length === 0) return -1;
    const [from, to] = this.#selection();
    return this.#matches.findIndex(({ start, end }) => start === from && end === to);
  }

  #first(from) {
    return this.#matches.find(({ start }) => start >= from) ?? this.#matches[0];
  }

  #select({ start, end }) {
    const view = this.#view;
    const [from, to] = [view.positionAt(start), view.positionAt(end)];
    for (const mark of view.marksIn(from, to)) if (mark.isFold) mark.clear();
    view.setSelection(from, to, { scroll: false });
    view.reveal({ from, to }, 80);
  }

  /** Marks the places in the lines that are seen. */
  #mark() {
    if (this.#overlay) this.#view.removeOverlay(this.#overlay);
    this.#overlay = null;
    const pattern = this.#pattern;
    if (!pattern) return;
    this.#overlay = { token: (stream) => foundOn(stream, pattern) };
    this.#view.addOverlay(this.#overlay);
  }
}

function foundOn(stream, pattern) {
  pattern.lastIndex = stream.pos;
  const match = pattern.exec(stream.string);
  if (match && match.index === stream.pos && match[0] !== "") {
    stream.pos += match[0].length;
    return "found";
  }
  if (match && match.index > stream.pos) stream.pos = match.index;
  else if (match) stream.pos += 1;
  else stream.skipToEnd();
  return null;
}

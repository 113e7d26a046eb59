/**
 * What is being looked for in the open file: all its places, which of them is selected, and what
 * replaces them. It marks them in the text and tells how many there are; it has no looks of its own.
 */
import { compile, findMatches, replacement } from "../../../lib/search.js";

const pause = 80;

export class Finder {
  #mirror;
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
  constructor(mirror, changed) {
    this.#mirror = mirror;
    this.#changed = changed;
    mirror.on("changes", () => this.#lookSoon());
    mirror.on("swapDoc", () => this.#lookSoon());
    mirror.on("cursorActivity", () => {
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
    const mirror = this.#mirror;
    const text = replacement(template, match, this.#search.isRegex);
    mirror.replaceRange(text, mirror.posFromIndex(match.start), mirror.posFromIndex(match.end), "replace");
    mirror.setCursor(mirror.posFromIndex(match.start + text.length));
    return this.step(1);
  }

  /** Replaces every place, as one step of undoing; how many there were. */
  replaceAll(template) {
    this.#gather();
    const mirror = this.#mirror;
    const matches = this.#matches;
    const places = matches.map((match) =>
      [mirror.posFromIndex(match.start), mirror.posFromIndex(match.end)]);
    mirror.operation(() => {
      for (let index = matches.length - 1; index >= 0; index -= 1) {
        const text = replacement(template, matches[index], this.#search.isRegex);
        mirror.replaceRange(text, ...places[index], "replace");
      }
    });
    this.#gather();
    this.#tell();
    return matches.length;
  }

  #gather() {
    this.#matches = this.#pattern ? findMatches(this.#mirror.getValue(), this.#pattern) : [];
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
      this.#current = this.#mirror.markText(this.#mirror.posFromIndex(start), this.#mirror.posFromIndex(end),
        { className: "found-now" });
    }
    this.#changed({ index, count: this.#matches.length, problem });
  }

  #selection() {
    return [this.#mirror.getCursor("from"), this.#mirror.getCursor("to")]
      .map((place) => this.#mirror.indexFromPos(place));
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
    const mirror = this.#mirror;
    const [from, to] = [mirror.posFromIndex(start), mirror.posFromIndex(end)];
    for (const mark of mirror.findMarks(from, to)) if (mark.__isFold) mark.clear();
    mirror.setSelection(from, to, { scroll: false });
    mirror.scrollIntoView({ from, to }, 80);
  }

  /** Marks the places in the lines that are seen. */
  #mark() {
    if (this.#overlay) this.#mirror.removeOverlay(this.#overlay);
    this.#overlay = null;
    const pattern = this.#pattern;
    if (!pattern) return;
    this.#overlay = { token: (stream) => foundOn(stream, pattern) };
    this.#mirror.addOverlay(this.#overlay);
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

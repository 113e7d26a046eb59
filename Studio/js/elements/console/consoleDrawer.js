/**
 * What the page printed, and what went wrong with it.
 *
 * Texts come in pieces and are put in once a frame. Runs follow each other, with a line and the
 * time between them; what earlier ones printed is paler, or goes where the person wants that. It
 * follows the end unless the person has scrolled away from it.
 */
import { ConsoleLog } from "../../lib/consoleLog.js";
import { ConsoleSearch } from "./consoleSearch.js";
import { consoleLine, entryText } from "./consoleLine.js";
import { LineList } from "./lineList.js";

const passes = {
  all: () => true,
  output: ({ stream }) => stream !== "error",
  errors: ({ kind, stream }) => kind === "run" || stream === "error",
};

export class ConsoleDrawer {
  search = new ConsoleSearch();
  /** Whether what earlier runs printed stays. */
  keepsEarlier = true;
  /** Called with a place when the person chooses an error; set by the window. */
  go = () => {};
  /** Called when there are other lines; with whether one of them is a new error. */
  changed = () => {};
  #log = new ConsoleLog();
  #element = document.getElementById("console");
  #list = new LineList(this.#element, (entry, index) => this.#line(entry, index));
  #filter = "all";
  #waiting = [];
  #run = null;
  #frame = 0;

  constructor() {
    this.#element.addEventListener("copy", (event) => {
      const text = this.selectedText;
      if (text === null) return;
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
    });
  }

  add(run, items) {
    for (const { stream, text } of items) this.#waiting.push({ run, stream, text });
    this.#schedule();
  }

  /** A run came to a bad end: `{text, place: {file, line, column} or null}`. */
  addAccident(run, accident) {
    this.#drop((entry) => entry.kind === "place" && entry.run === run);
    this.#waiting.push({ ...accident, run });
    this.#schedule();
  }

  /** What the compiler says of the newest text, in place of what it said before. */
  setVerdict(run, items) {
    this.#drop(({ isVerdict }) => isVerdict);
    this.#waiting.push(...items.map((item) => ({ ...item, run, isVerdict: true })));
    this.#schedule();
  }

  /** A run begins, or is told again from its beginning. */
  begin(run) {
    this.#drop((entry) => entry.kind === "text" && entry.run === run);
  }

  /** The run has said all: what others printed is old. */
  keepOnly(run) {
    this.#flush();
    if (this.#become(run)) this.#refill();
    else this.#list.redraw();
  }

  /** What some runs printed was only said on the way. */
  forget(isOnTheWay) {
    this.#drop((entry) => isOnTheWay(entry.run));
  }

  /** The server was started anew, and counts its runs from the beginning. */
  becomeOld() {
    this.#flush();
    this.#log.becomeOld();
    this.#run = null;
    this.#list.redraw();
  }

  clear() {
    this.#waiting = [];
    this.#log.retain(() => false);
    this.#refill();
  }

  get filter() {
    return this.#filter;
  }

  set filter(filter) {
    this.#filter = filter;
    this.#refill();
  }

  /** Everything that is shown. */
  get text() {
    return this.#list.entries.map(entryText).join("\n");
  }

  /** What is selected of it, seen or not; null where nothing is. */
  get selectedText() {
    const selection = this.#list.selection;
    if (!selection) return null;
    const { start, end } = selection;
    const lines = this.#list.entries.slice(start.index, end.index + 1).map(entryText);
    if (lines.length === 0) return "";
    if (end.index < this.#list.entries.length) lines.push(lines.pop().slice(0, end.offset));
    lines[0] = lines[0].slice(start.offset);
    return lines.join("\n");
  }

  selectAll() {
    this.#list.selectAll();
  }

  /** Looks for a text. */
  look(query) {
    this.search.look(query, this.#list.entries);
    this.#list.redraw();
    if (query) this.find(1);
    else this.changed(false);
  }

  /** Shows the next place of what is looked for. */
  find(direction) {
    const place = this.search.step(direction);
    this.#list.redraw();
    if (place) {
      this.#list.reveal(place.index)?.querySelector("mark.current")
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    this.changed(false);
  }

  #line(entry, index) {
    return consoleLine(entry, {
      search: this.search, index, isEarlier: entry.run !== this.#run && !entry.isVerdict,
      go: (place) => this.go(place),
    });
  }

  #drop(goes) {
    this.#flush();
    if (this.#log.retain((entry) => !goes(entry))) this.#refill();
  }

  /** From now on this run is the newest; whether lines went because of it. */
  #become(run) {
    if (run === this.#run) return false;
    this.#run = run;
    return !this.keepsEarlier && this.#log.retain((entry) => entry.run === run);
  }

  #schedule() {
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    const added = [];
    const goneOn = new Set();
    const time = new Date();
    const newest = this.#run;
    let mustRefill = false;
    for (const { run, stream, text, place, isVerdict } of waiting) {
      if (!isVerdict) mustRefill = this.#become(run) || mustRefill;
      const done = place === undefined ? this.#log.add(run, stream, text, time)
        : this.#log.addPlace(run, { text, place, isVerdict }, time);
      added.push(...done.added);
      if (done.changed) goneOn.add(done.changed);
    }
    if (this.#log.trim() || mustRefill) {
      this.#refill();
    } else {
      if (this.#run !== newest) this.#list.redraw();
      for (const entry of goneOn) this.#list.touch(entry);
      this.#list.push(added.filter(passes[this.#filter]));
      this.search.more(this.#list.entries);
    }
    this.changed(added.some(({ stream, isVerdict }) => stream === "error" && !isVerdict));
  }

  #refill() {
    this.#list.reset(this.#log.entries.filter(passes[this.#filter]));
    this.search.look(this.search.query, this.#list.entries);
    this.changed(false);
  }
}

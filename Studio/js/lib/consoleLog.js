import { PlainText } from "./plainText.js";

const most = 100_000;
/** Old lines go in one stroke, and not with every new one. */
const slack = 10_000;

/**
 * What pages printed, line by line and run by run, oldest first.
 *
 * An entry is `{kind: "text", run, stream, text}`, a line; `{kind: "place", run, stream, text,
 * place, isVerdict}`, an error and where it is, of the compiler or of the run; or `{kind: "run", run, time}`, where a run begins
 * that is not the first. Only the newest 100,000 are kept.
 */
export class ConsoleLog {
  entries = [];
  #plain = new Map();
  /** The line that goes on with the next piece of its stream. */
  #open = null;

  /** Adds a piece of text; which entries are new, and which one went on. */
  add(run, stream, text, time) {
    const key = `${run} ${stream}`;
    if (!this.#plain.has(key)) this.#plain.set(key, new PlainText());
    const pieces = this.#plain.get(key).of(String(text)).split("\n");
    const isWhole = pieces.at(-1) === "";
    if (isWhole) pieces.pop();
    const from = this.entries.length;
    const open = this.#open?.run === run && this.#open.stream === stream ? this.#open : null;
    if (open && pieces.length > 0) open.text += pieces.shift();
    for (const piece of pieces) this.#put({ kind: "text", run, stream, text: piece }, time);
    this.#open = isWhole ? null : this.entries.at(-1) ?? null;
    return { added: this.entries.slice(from), changed: open };
  }

  /** Adds something wrong, and where it is. */
  addPlace(run, { text, place, isVerdict = false }, time) {
    const from = this.entries.length;
    this.#put({ kind: "place", run, stream: "error", text, place, isVerdict }, time);
    this.#open = null;
    return { added: this.entries.slice(from), changed: null };
  }

  #put(entry, time) {
    const last = this.entries.at(-1);
    if (last && last.run !== entry.run) this.entries.push({ kind: "run", run: entry.run, time });
    this.entries.push(entry);
  }

  /** Whether old entries had to go. */
  trim() {
    if (this.entries.length < most + slack) return false;
    this.entries = this.entries.slice(-most);
    if (this.entries[0].kind === "run") this.entries.shift();
    return true;
  }

  /** Leaves what `keeps(entry)` says; whether anything went. */
  retain(keeps) {
    const before = this.entries.length;
    const kept = this.entries.filter((entry) => entry.kind === "run" || keeps(entry));
    this.entries = kept.filter((entry, index) => entry.kind !== "run"
      || (index > 0 && kept[index + 1]?.kind !== "run" && index < kept.length - 1));
    while (this.entries[0]?.kind === "run") this.entries.shift();
    this.#open = this.entries.includes(this.#open) ? this.#open : null;
    for (const key of [...this.#plain.keys()]) {
      if (!this.entries.some(({ run }) => key.startsWith(`${run} `))) this.#plain.delete(key);
    }
    return this.entries.length < before;
  }

  /** The server counts its runs anew: what is here is of none of them. */
  becomeOld() {
    for (const entry of this.entries) entry.run = null;
    this.#plain.clear();
    this.#open = null;
  }
}

/**
 * Colours the names that the open file declares, wherever it uses them.
 *
 * The file is read again when the typing pauses: what it declares changes seldom, and a name may
 * wait a moment for its colour where a key may not wait for a file of 2,000 lines.
 */
import { outline } from "../../lib/swift/outline.js";

const pause = 350;

export class OwnNames {
  /** What the open file declares: see `lib/swift/outline.js`. */
  entries = [];
  #view;
  #names = new Set();
  #overlay = { token: (stream) => this.#token(stream) };
  #timer = 0;
  #listeners = new Set();

  constructor(view) {
    this.#view = view;
    view.addOverlay(this.#overlay);
    view.on("changes", () => this.#readSoon());
    view.on("document", () => this.read());
  }

  /** Calls `listener(entries)` after each reading. */
  onRead(listener) {
    this.#listeners.add(listener);
  }

  read() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { entries, names } = outline(this.#view.text);
    const isSame = names.size === this.#names.size && [...names].every((name) => this.#names.has(name));
    this.entries = entries;
    this.#names = names;
    if (!isSame) {
      this.#view.removeOverlay(this.#overlay);
      this.#view.addOverlay(this.#overlay);
    }
    for (const listener of this.#listeners) listener(entries);
  }

  #readSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.read(), pause);
  }

  #token(stream) {
    const base = stream.baseToken();
    if (!base) {
      stream.next();
      return null;
    }
    const start = stream.pos;
    stream.pos = start + base.size;
    if (base.type !== "variable" && base.type !== "property") return null;
    return this.#names.has(stream.string.slice(start, start + base.size)) ? "own" : null;
  }
}

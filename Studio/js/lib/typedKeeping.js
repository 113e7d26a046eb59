/**
 * What a window has typed into a document and is not on disk yet, kept by the browser.
 *
 * Each window has a place of its own. It matters where a window is gone without a word, as with a
 * browser that is killed: the next window that opens the document offers it, and that until the
 * person has chosen.
 */
import { adopt } from "./windowLives.js";

const prefix = "lek.typed.";

export class TypedKeeping {
  /** Where the document lies. */
  place;
  #window;

  constructor(place, window) {
    this.place = place;
    this.#window = window;
  }

  /** Keeps those texts that are not on disk; where there are none it lets go of what was kept. */
  keep(texts) {
    const unsaved = texts.unsaved.map((path) => [path, texts.get(path)]);
    write(this.#key(this.#window), unsaved.length > 0 && {
      epoch: texts.epoch, isHeard: texts.isHeard, texts: Object.fromEntries(unsaved),
    });
  }

  /** Lets go of what was kept. */
  forget() {
    write(this.#key(this.#window), null);
  }

  /**
   * What windows that are gone had typed and is not what the texts are now, as `{file, mine, theirs,
   * settle}`; `settle` is called when the person has chosen.
   */
  async leftBehind(texts) {
    const offers = [];
    for (const window of this.#others()) {
      if (!await adopt(window)) continue;
      const key = this.#key(window);
      const { epoch, isHeard, texts: kept } = read(key) ?? {};
      const isKnown = isHeard && epoch === texts.epoch;
      const open = Object.entries(isKnown ? {} : kept ?? {}).filter(([file, mine]) =>
        typeof mine === "string" && texts.has(file) && texts.get(file) !== mine);
      if (open.length === 0) write(key, null);
      for (const [file, mine] of open) {
        offers.push({ file, mine, theirs: texts.get(file), settle: () => settle(key, file) });
      }
    }
    return offers;
  }

  #key(window) {
    return `${prefix}${window} ${this.place}`;
  }

  /** Other windows that have kept something of the document. */
  #others() {
    const end = ` ${this.place}`;
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key.endsWith(end))
        .map((key) => key.slice(prefix.length, -end.length))
        .filter((window) => window !== this.#window && !window.includes(" ")).sort();
    } catch {
      return [];
    }
  }
}

/** The person has chosen which text of a file is meant. */
function settle(key, file) {
  const kept = read(key);
  if (!kept) return;
  delete kept.texts[file];
  write(key, Object.keys(kept.texts).length > 0 && kept);
}

function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    return typeof kept?.texts === "object" ? kept : null;
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Storage is off or full: the window itself still holds the texts.
  }
}

/**
 * What was typed and is not on disk yet, kept by the browser: a window that is closed while the
 * server is away loses nothing. It is offered when the document is opened again.
 */
const prefix = "lek.typed.";

export class TypedKeeping {
  #key;

  constructor(location) {
    this.#key = prefix + location;
  }

  /** Keeps texts by their paths; none lets go of what was kept. */
  keep(texts) {
    try {
      if (texts.size === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(texts)));
    } catch {
      // Storage is off or full: the window itself still holds the texts.
    }
  }

  /** What was kept, by path. */
  get kept() {
    try {
      return new Map(Object.entries(JSON.parse(localStorage.getItem(this.#key)) ?? {})
        .filter(([, text]) => typeof text === "string"));
    } catch {
      return new Map();
    }
  }
}

/**
 * What was typed and is not on disk yet, kept by the browser: a window that is closed while the
 * server is away loses nothing. It is offered when the document is opened again.
 *
 * A window that is left in the middle of typing, as by a reload, keeps for itself what the server
 * has not heard. When it comes back, that goes on where the file still is what it was typed into.
 */
const prefix = "lek.typed.";
const unheardPrefix = "lek.unheard.";

export class TypedKeeping {
  /** Where the document lies. */
  place;
  #key;
  #unheardKey;

  constructor(location) {
    this.place = location;
    this.#key = prefix + location;
    this.#unheardKey = unheardPrefix + location;
  }

  /** Keeps `{file, mine, after}` while the window is left; `after` are the texts that the server may have by then. */
  leave(unheard) {
    try {
      sessionStorage.removeItem(this.#unheardKey);
      if (unheard.length > 0) sessionStorage.setItem(this.#unheardKey, JSON.stringify(unheard));
    } catch {
      // Storage is off or full: what is on its way may still arrive.
    }
  }

  /** What the window had when it was left; once. */
  takeUnheard() {
    try {
      const unheard = JSON.parse(sessionStorage.getItem(this.#unheardKey)) ?? [];
      sessionStorage.removeItem(this.#unheardKey);
      return unheard;
    } catch {
      return [];
    }
  }

  /** Keeps those texts that are not on disk; where there are none it lets go of what was kept. */
  keep(texts) {
    const unsaved = texts.unsaved.map((path) => [path, texts.get(path)]);
    try {
      if (unsaved.length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(unsaved)));
    } catch {
      // Storage is off or full: the window itself still holds the texts.
    }
  }

  /** What was kept and is not what the texts are now, as `{file, mine, theirs}`. */
  offers(texts) {
    return [...this.#kept].map(([file, mine]) => ({ file, mine, theirs: texts.get(file) }))
      .filter(({ mine, theirs }) => theirs !== undefined && theirs !== mine);
  }

  get #kept() {
    try {
      return new Map(Object.entries(JSON.parse(localStorage.getItem(this.#key)) ?? {})
        .filter(([, text]) => typeof text === "string"));
    } catch {
      return new Map();
    }
  }
}

/** Where files are old that is told right after `page`; where none is any more, nothing comes. */
const patience = 50;

/**
 * Which files of the document are written in an older Swift, as the server told last, and for which
 * of them the person wants no offer. Both end with the document's life in this window.
 */
export class OldFiles {
  #session;
  #ages = new Map();
  #declined = new Set();
  #document = null;
  #changed;
  #timer = 0;

  /** `changed` is called when there are others than before. */
  constructor(session, changed) {
    this.#session = session;
    this.#changed = changed;
    session.on("old", ({ files }) => this.#learn(files));
    session.on("page", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#learn([]), patience);
    });
    session.on("document", ({ document, renamed }) => this.#recall(document, renamed ?? {}));
  }

  /** Whether any file is old. */
  get areThere() {
    return [...this.#ages.keys()].some((file) => this.#session.texts.has(file));
  }

  /** How old a file is, where that is to be said; null otherwise. */
  offeredAge(file) {
    return this.#declined.has(file) ? null : this.#ages.get(file) ?? null;
  }

  age(file) {
    return this.#ages.get(file) ?? null;
  }

  decline(file) {
    this.#declined.add(file);
    this.#changed();
  }

  #learn(files) {
    clearTimeout(this.#timer);
    this.#ages = new Map(files.map(({ file, age }) => [file, age]));
    this.#changed();
  }

  #recall(document, renamed) {
    if (document !== this.#document) {
      this.#document = document;
      this.#ages.clear();
      this.#declined.clear();
    }
    for (const [old, path] of Object.entries(renamed)) {
      if (this.#declined.delete(old)) this.#declined.add(path);
      if (this.#ages.has(old)) this.#ages.set(path, this.#ages.get(old));
      this.#ages.delete(old);
    }
    this.#changed();
  }
}

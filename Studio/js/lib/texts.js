/**
 * The texts of the open document, and which of them the server has not yet got to disk.
 *
 * The browser counts versions. A text that was typed here is `unsaved` until the server says that
 * a version at least as new is on disk; until then nothing the server sends replaces it, so that
 * what was typed while the connection was down survives the next `document`.
 */
export class Texts {
  version = 0;
  savedVersion = 0;
  #texts = new Map();
  #edited = new Map();

  get(path) {
    return this.#texts.get(path);
  }

  get isSaved() {
    return [...this.#edited.values()].every((version) => version <= this.savedVersion);
  }

  /** The person typed; the message that says so. */
  edit(path, text, keyTime) {
    this.version += 1;
    this.#texts.set(path, text);
    this.#edited.set(path, this.version);
    return { type: "edit", version: this.version, file: path, text, keyTime };
  }

  saved(version) {
    this.savedVersion = Math.max(this.savedVersion, version);
  }

  /**
   * The server told its texts: which paths to show anew, and which edits to send again. An empty
   * answer on a first `document` cannot be, as every text is then new.
   */
  receive(document, keyTime) {
    const unsaved = [...this.#edited].filter(([, version]) => version > this.savedVersion);
    const kept = new Map(unsaved.map(([path]) => [path, this.#texts.get(path)]));
    this.version = Math.max(this.version, document.version);
    const changed = [];
    const resend = [];
    for (const { path, text } of document.files) {
      if (text === undefined) continue;
      if (kept.has(path)) {
        if (kept.get(path) !== text) resend.push(path);
      } else if (this.#texts.get(path) !== text) {
        this.#texts.set(path, text);
        changed.push(path);
      }
    }
    const messages = resend.map((path) => this.edit(path, kept.get(path), keyTime));
    return { changed, messages };
  }
}

import { LineHistory } from "./lineHistory.js";

/** Of every file of a document, where lines of its older versions are now, and which edits have no version yet. */
export class LineHistories {
  #histories = new Map();
  /** By path, edits of lines whose version is not known yet: those on their way, and those that wait. */
  #edits = new Map();

  of(path) {
    if (!this.#histories.has(path)) this.#histories.set(path, new LineHistory());
    return this.#histories.get(path);
  }

  /** The person changed lines, and the server does not know it yet. */
  edited(path, changes) {
    const history = this.of(path);
    if (!this.#edits.has(path)) this.#edits.set(path, { sent: [], waiting: [] });
    this.#edits.get(path).waiting.push(...changes.map((change) => history.add(Infinity, change)));
  }

  /** All that the person changed is on its way. */
  sent(path) {
    const edits = this.#edits.get(path);
    if (!edits) return;
    edits.sent.push(...edits.waiting);
    edits.waiting = [];
  }

  /** What was on its way was done, and made this version. */
  accepted(path, version) {
    const edits = this.#edits.get(path);
    for (const edit of edits?.sent ?? []) edit.version = version;
    if (edits) edits.sent = [];
  }

  /** The texts were told anew: lines that were changed before that have no version to wait for. */
  toldAnew(version, renamed) {
    for (const edits of this.#edits.values()) {
      for (const edit of [...edits.sent, ...edits.waiting]) edit.version = version;
    }
    this.#edits.clear();
    for (const [old, path] of Object.entries(renamed)) {
      const history = this.#histories.get(old);
      if (history) this.#histories.set(path, history);
    }
  }

  /** Another document has other files. */
  clear() {
    this.#histories.clear();
    this.#edits.clear();
  }
}

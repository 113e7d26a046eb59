/** A screen reader hears the result of the caret's line when it has become another. */
import { string } from "../../lib/strings.js";

const pause = 600;

export class CaretResult {
  #spoken = document.getElementById("spoken");
  #handle = null;
  #text = null;
  #timer = 0;

  constructor(results, editor) {
    results.onChange(() => this.#look(results, editor.view));
    editor.view.on("caret", () => this.#look(results, editor.view));
  }

  #look(results, view) {
    const handle = view.lineHandle(view.caret.line);
    const line = view.caret.line + 1;
    const row = view.document === results.document ? results.beside(line) : null;
    const isOther = handle === this.#handle && row && !row.isStale && row.text !== this.#text;
    if (handle !== this.#handle) clearTimeout(this.#timer);
    this.#handle = handle;
    if (!row || row.isStale) return;
    this.#text = row.text;
    if (!isOther) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#spoken.textContent = string("results.spoken", { line, text: row.text });
    }, pause);
  }
}

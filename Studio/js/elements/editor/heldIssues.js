/**
 * Holds back what is wrong on the line that the user is typing, until the caret leaves the line or
 * a second has passed since the last key: until then it is an unfinished line, not a wrong one.
 */
const patience = 1000;

export class HeldIssues {
  #view;
  #show;
  #items = [];
  #handle = null;
  #timer = 0;
  #typed = -Infinity;

  /** `show(items)` shows them, and nothing else. */
  constructor(view, show) {
    this.#view = view;
    this.#show = show;
    view.on("input", () => this.#type());
    view.on("caret", () => {
      if (this.#handle && !this.#isAtCaret(this.#line)) this.#release();
    });
    view.on("document", () => this.#release());
  }

  /** All items there are now, each with its `document` and its `place`. */
  take(items) {
    clearTimeout(this.#timer);
    this.#items = items;
    this.#handle = null;
    const rest = this.#typed + patience - performance.now();
    const free = rest > 0 ? items.filter((item) => !this.#isTyped(item)) : items;
    if (free.length < items.length) {
      this.#handle = this.#view.lineHandle(this.#view.caret.line);
      this.#timer = setTimeout(() => this.#release(), rest);
    }
    this.#show(free);
  }

  #type() {
    this.#typed = performance.now();
    if (!this.#handle) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(), patience);
  }

  #release() {
    clearTimeout(this.#timer);
    if (!this.#handle) return;
    this.#handle = null;
    this.#show(this.#items);
  }

  get #line() {
    return this.#view.lineNumber(this.#handle);
  }

  #isTyped({ document, place }) {
    return document === this.#view.document && this.#isAtCaret(place.line);
  }

  #isAtCaret(line) {
    return this.#view.selections.some(({ head }) => head.line === line);
  }
}

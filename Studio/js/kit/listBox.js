/**
 * A list in which one row is chosen by keys while the focus stays elsewhere, as in a field.
 *
 * **Always holds**: the owner of the focus names the chosen row in `aria-activedescendant`, and
 * that row alone has `aria-selected="true"`. Up and down go around the ends unless `goesAround` is
 * false; the page keys stop at them.
 */
export class ListBox {
  /** Of the chosen row; -1 where there is none. */
  index = -1;
  #element;
  #owner;
  #steps;
  #goesAround;
  #rows = [];

  /** `owner` has the focus: a field, or the list itself. */
  constructor(element, owner, { page = 8, goesAround = true } = {}) {
    this.#element = element;
    this.#owner = owner;
    this.#steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
    this.#goesAround = goesAround;
    element.setAttribute("role", "listbox");
  }

  get length() {
    return this.#rows.length;
  }

  /** The chosen row. */
  get row() {
    return this.#rows[this.index] ?? null;
  }

  /** Shows rows, each with an `id`, and chooses one. */
  show(rows, index = 0, block = "nearest") {
    this.#rows = rows;
    for (const row of rows) {
      row.setAttribute("role", "option");
      row.setAttribute("aria-selected", "false");
    }
    this.#element.replaceChildren(...rows);
    this.choose(index, block);
  }

  /** Chooses a row and scrolls to it; not with a `block` of null. */
  choose(index, block = "nearest") {
    this.row?.setAttribute("aria-selected", "false");
    this.index = this.#rows[index] ? index : -1;
    if (!this.row) {
      this.#owner.removeAttribute("aria-activedescendant");
      return;
    }
    this.row.setAttribute("aria-selected", "true");
    this.#owner.setAttribute("aria-activedescendant", this.row.id);
    if (block) this.row.scrollIntoView({ block });
  }

  /** Goes `by` rows down, or up where it is negative. */
  step(by) {
    const { length } = this.#rows;
    if (length === 0) return;
    const next = this.index + by;
    this.choose(Math.abs(by) === 1 && this.#goesAround
      ? (next + length) % length : Math.max(0, Math.min(length - 1, next)));
  }

  /** Does what a key means to the list; whether it means anything. */
  key({ key }) {
    if (!this.#steps[key] || this.#rows.length === 0) return false;
    this.step(this.#steps[key]);
    return true;
  }
}

/**
 * A small handle above the literal that was just clicked or tapped: a number's is dragged, a
 * boolean's flips it, a colour's opens the picker. It goes with the next key.
 */
import { cssColor } from "../../../lib/literals.js";
import { string } from "../../../lib/strings.js";

export class ScrubHandle {
  #view;
  #find;
  #element = document.createElement("button");
  #place = null;
  #isPressed = false;

  /** `use(place, event)` is called when the handle is pressed. */
  constructor({ editor: { view } }, find, use) {
    this.#view = view;
    this.#find = find;
    this.#element.type = "button";
    this.#element.tabIndex = -1;
    this.#element.className = "scrub-handle";
    this.#element.addEventListener("mousedown", (event) => event.preventDefault());
    this.#element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.#place) return;
      event.preventDefault();
      event.stopPropagation();
      use(this.#place, event, this.#element);
    });
    const wrapper = view.element;
    wrapper.addEventListener("pointerdown", ({ target }) => {
      this.#isPressed = target !== this.#element;
      if (this.#isPressed) this.hide();
    }, true);
    addEventListener("pointerup", () => setTimeout(() => this.#released()));
    view.on("keydown", () => this.hide());
    view.on("changes", () => this.hide());
    view.on("document", () => this.hide());
    view.on("blur", () => this.hide());
  }

  hide() {
    this.#place = null;
    this.#element.remove();
  }

  #released() {
    if (!this.#isPressed) return;
    this.#isPressed = false;
    const isPlain = !this.#view.hasSelection && this.#view.selections.length === 1;
    const place = isPlain && this.#view.hasFocus ? this.#find(this.#view.caret) : null;
    if (place) this.#show(place);
  }

  #show(place) {
    this.#place = place;
    const { kind, line, start, end } = place;
    const first = this.#view.boxOf({ line, ch: start }, "local");
    const last = this.#view.boxOf({ line, ch: end }, "local");
    const gutter = this.#view.gutterWidth;
    this.#element.dataset.kind = kind;
    this.#element.dataset.written = kind === "boolean" ? place.written : "";
    this.#element.style.left = `${gutter + (first.left + last.left) / 2}px`;
    this.#element.style.top = `${first.top}px`;
    this.#element.style.setProperty("--color", place.color ? cssColor(place.color) : "");
    this.#element.textContent = kind === "number" ? "‹ ›" : "";
    this.#element.ariaLabel = string(`scrub.${kind}`);
    this.#element.title = this.#element.ariaLabel;
    this.#view.scroller.append(this.#element);
  }
}

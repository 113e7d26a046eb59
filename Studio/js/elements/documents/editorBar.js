import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";

/** A bar above the editor that says something of its file, and offers what can be done. */
export class EditorBar {
  #view;
  #element = document.createElement("div");
  #words = document.createElement("p");

  /** `buttons` are `[key of the catalogue, what it does]`; `role` is how loudly it is spoken. */
  constructor(editor, { className = "", role, sign, buttons }) {
    this.#view = editor.view;
    this.#element.className = `editor-bar ${className}`.trim();
    this.#element.setAttribute("role", role);
    this.#element.hidden = true;
    this.#element.append(icon(sign), this.#words, ...buttons.map(([key, run]) => {
      const button = document.createElement("button");
      button.className = "plain-button";
      button.dataset.string = key;
      button.textContent = string(key);
      button.addEventListener("click", run);
      return button;
    }));
    document.querySelector(".source-panes").before(this.#element);
  }

  /** Shows the bar with these words, or hides it where there are none. */
  show(words) {
    if (words !== null && this.#words.textContent !== words) this.#words.textContent = words;
    if (this.#element.hidden === (words === null)) return;
    this.#keepingLines(() => {
      this.#element.hidden = words === null;
    });
  }

  /** The line being typed stays where it is, as far as there is something to scroll. */
  #keepingLines(change) {
    const view = this.#view;
    const top = () => view.element.getBoundingClientRect().top;
    const before = top();
    change();
    const { top: scrolled } = view.scrollInfo;
    view.refresh();
    view.scrollTo(null, scrolled + top() - before);
  }
}

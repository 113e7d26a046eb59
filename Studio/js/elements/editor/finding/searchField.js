/** Where one types what to look for: a field, and three switches for how it is meant. */
import { string } from "../../../lib/strings.js";

const switches = [["matchesCase", "Aa"], ["wholeWords", "“ ”"], ["isRegex", ".*"]];

export class SearchField {
  element = document.createElement("div");
  input = document.createElement("input");
  #options = { matchesCase: false, wholeWords: false, isRegex: false };

  /** `changed()` is called when it means something else than before. */
  constructor(name, changed) {
    this.element.className = "search-field";
    this.input.type = "text";
    this.input.spellcheck = false;
    this.input.autocomplete = "off";
    this.input.setAttribute("autocapitalize", "off");
    this.input.dataset.name = name;
    this.input.addEventListener("input", changed);
    for (const [option, words] of switches) {
      this.element.append(this.#switch(option, words, changed));
    }
    this.element.prepend(this.input);
  }

  get search() {
    return { text: this.input.value, ...this.#options };
  }

  /** Marks the field as one that cannot be understood. */
  set isWrong(isWrong) {
    this.input.ariaInvalid = String(isWrong);
  }

  begin(text) {
    showWords(this.element);
    if (text) this.input.value = text;
    this.input.focus();
    this.input.select();
  }

  #switch(option, words, changed) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "search-switch";
    button.dataset.option = option;
    button.textContent = words;
    button.dataset.name = `find.${option}`;
    button.ariaPressed = "false";
    button.addEventListener("click", () => {
      this.#options[option] = !this.#options[option];
      button.ariaPressed = String(this.#options[option]);
      this.input.focus();
      changed();
    });
    return button;
  }
}

/** Gives fields and switches their words, in the language the window speaks by now. */
export function showWords(root) {
  for (const element of root.querySelectorAll("[data-name]")) {
    const words = string(element.dataset.name);
    element.ariaLabel = words;
    if (element instanceof HTMLInputElement) element.placeholder = words;
    else element.title = words;
  }
}

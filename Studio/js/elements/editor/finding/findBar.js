/**
 * Find and replace in the open file: a bar above the text, which stays where it was while the bar
 * comes and goes. Escape leaves it, with the place that was found selected.
 */
import { string } from "../../../lib/strings.js";
import { icon } from "../../window/icon.js";
import { Finder } from "./finder.js";
import { SearchField, showWords } from "./searchField.js";

export class FindBar {
  #editor;
  #finder;
  #element = document.createElement("div");
  #field;
  #count = document.createElement("span");
  #replaceRow = document.createElement("div");
  #replaceInput = document.createElement("input");
  #start = 0;
  /** How many were replaced at once, until something else is looked for. */
  #replaced = null;

  constructor(editor) {
    this.#editor = editor;
    this.#finder = new Finder(editor.view, (state) => this.#show(state));
    this.#field = new SearchField("find.find", () => {
      this.#replaced = null;
      this.#finder.look(this.#field.search, this.#start);
    });
    this.#build();
    editor.view.element.before(this.#element);
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  open(mode = "find") {
    const { view } = this.#editor;
    const selected = view.selectedText;
    this.#start = view.indexAt(view.selectionStart);
    this.#reveal(mode === "replace");
    this.#field.begin(selected.includes("\n") ? "" : selected);
    this.#finder.look(this.#field.search, selected ? null : this.#start);
  }

  /** Takes the selection as what is looked for, without leaving the text. */
  takeSelection() {
    const selected = this.#editor.view.selectedText;
    if (selected === "" || selected.includes("\n")) return;
    this.#field.input.value = selected;
    if (!this.isOpen) this.#reveal(false);
    this.#finder.look(this.#field.search);
  }

  step(direction) {
    if (this.#field.input.value === "") return this.open();
    if (!this.isOpen) {
      this.#reveal(false);
      this.#finder.look(this.#field.search);
    }
    return this.#finder.step(direction);
  }

  close() {
    if (this.#element.contains(document.activeElement)) this.#editor.view.focus();
    this.#keepingText(() => {
      this.#element.hidden = true;
    });
    this.#finder.end();
  }

  #build() {
    this.#element.className = "find-bar";
    this.#element.setAttribute("role", "search");
    this.#element.hidden = true;
    this.#count.className = "find-count";
    this.#count.setAttribute("role", "status");
    const row = document.createElement("div");
    row.className = "find-row";
    row.append(this.#field.element, this.#count, tool("findPrevious", "chevron"), tool("findNext", "chevron"),
      tool("closeFind", "close"));
    this.#replaceRow.className = "find-row";
    this.#replaceInput.type = "text";
    this.#replaceInput.spellcheck = false;
    this.#replaceInput.autocomplete = "off";
    this.#replaceInput.dataset.name = "find.replaceWith";
    this.#replaceRow.append(this.#replaceInput,
      this.#button("find.replace", () => this.#finder.replace(this.#replaceInput.value)),
      this.#button("find.replaceAll", () => this.#replaceAll()));
    this.#element.append(row, this.#replaceRow);
    this.#element.addEventListener("keydown", (event) => this.#key(event));
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Escape") this.close();
    else if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    else if (event.target === this.#replaceInput) this.#finder.replace(this.#replaceInput.value);
    else this.#finder.step(event.shiftKey ? -1 : 1);
    event.preventDefault();
    event.stopPropagation();
  }

  #replaceAll() {
    this.#replaced = this.#finder.replaceAll(this.#replaceInput.value);
    this.#count.textContent = string("find.replaced", { count: this.#replaced });
  }

  #show({ index, count, problem }) {
    this.#field.isWrong = problem !== null;
    this.#count.classList.toggle("wrong", problem !== null);
    this.#count.textContent = this.#field.input.value === "" ? ""
      : problem !== null ? string("find.problem", { problem })
        : count === 0 && this.#replaced ? string("find.replaced", { count: this.#replaced })
        : count === 0 ? string("find.none")
          : index < 0 ? string("find.count", { count })
            : string("find.place", { number: index + 1, count });
    this.#count.title = this.#count.textContent;
  }

  #reveal(withReplace) {
    this.#element.ariaLabel = string("find.bar");
    showWords(this.#element);
    this.#keepingText(() => {
      const wasOpen = this.isOpen;
      this.#element.hidden = false;
      this.#replaceRow.hidden = !withReplace && !(wasOpen && !this.#replaceRow.hidden);
    });
  }

  /** The text stays where it is on the screen while the bar's height changes. */
  #keepingText(change) {
    const { view } = this.#editor;
    const before = this.isOpen ? this.#element.offsetHeight : 0;
    change();
    const after = this.#element.offsetHeight;
    if (after === before) return;
    const { top } = view.scrollInfo;
    view.element.style.top = `${after}px`;
    view.refresh();
    view.scrollTo(null, Math.max(0, top + after - before));
  }

  #button(name, run) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain-button";
    button.dataset.string = name;
    button.textContent = string(name);
    button.addEventListener("click", run);
    return button;
  }
}

function tool(command, name) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tool small";
  button.dataset.command = command;
  button.append(icon(name));
  return button;
}

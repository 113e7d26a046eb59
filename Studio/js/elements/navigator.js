import { string } from "../lib/strings.js";
import { icon } from "./icon.js";

const groups = [
  ["page", "navigator.page"], ["source", "navigator.sources"], ["resource", "navigator.resources"],
];

/** The document's files by kind; a click on one with text opens it. */
export class Navigator {
  #element = document.getElementById("navigator");
  #open;
  #files = [];
  #current = null;
  #errors = new Map();

  constructor(open) {
    this.#open = open;
  }

  show(files) {
    this.#files = files;
    this.render();
  }

  set current(path) {
    this.#current = path;
    this.render();
  }

  /** How many errors each file has. */
  set errors(errors) {
    this.#errors = errors;
    this.render();
  }

  render() {
    const parts = groups.flatMap(([kind, title]) => this.#group(kind, title));
    const focused = document.activeElement?.dataset?.path;
    this.#element.replaceChildren(...parts);
    if (focused) this.#element.querySelector(`[data-path="${CSS.escape(focused)}"]`)?.focus();
  }

  #group(kind, title) {
    const files = this.#files.filter((file) => file.kind === kind);
    if (files.length === 0) return [];
    const heading = document.createElement("h2");
    heading.textContent = string(title);
    const list = document.createElement("ul");
    for (const file of files) {
      const item = document.createElement("li");
      item.append(this.#row(file));
      list.append(item);
    }
    return [heading, list];
  }

  #row({ path, kind, text }) {
    const row = document.createElement(text === undefined ? "div" : "button");
    row.className = "file";
    row.title = path;
    const name = document.createElement("span");
    name.className = "file-name";
    name.textContent = path.split("/").pop();
    row.append(icon(kind), name);
    if (text === undefined) return row;
    row.dataset.path = path;
    row.setAttribute("aria-current", String(path === this.#current));
    row.addEventListener("click", () => this.#open(path));
    const count = this.#errors.get(path) ?? 0;
    if (count > 0) row.append(this.#badge(count));
    return row;
  }

  #badge(count) {
    const badge = document.createElement("span");
    badge.className = "file-errors";
    badge.textContent = string("navigator.errors", { count });
    return badge;
  }
}

/**
 * Where one is: playground, page, folder, file, symbol. A click on a part shows what else there is
 * beside it; a click on the playground's name leads to the page, and there shows the others.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";

export class JumpBar {
  #list = document.getElementById("jump-bar");
  #parts = [];
  #symbol = null;
  #isSaved = true;
  /** Makes the parts of a path: `[{kind, title, choose(element, event), opens?}]`. */
  partsOf = (name, path) => [name, ...path.split("/")].map((title) => ({ kind: "file", title }));
  /** Whether the file of a path can only be read. */
  isReadOnly = () => false;
  #shown = null;

  show(name, path) {
    this.#shown = [name, path];
    this.refresh();
  }

  /** The files or pages have changed. */
  refresh() {
    if (!this.#shown) return;
    this.#parts = this.partsOf(...this.#shown);
    this.#render();
  }

  /** The part behind the file: the symbol the caret is in. */
  set symbol(part) {
    if (part?.title === this.#symbol?.title) return;
    this.#symbol = part;
    this.#render();
  }

  set isSaved(isSaved) {
    if (isSaved === this.#isSaved) return;
    this.#isSaved = isSaved;
    this.#mark();
  }

  /** The element of a kind of part, to open something below it. */
  element(kind) {
    return this.#list.querySelector(`[data-kind="${kind}"]`) ?? this.#list;
  }

  #render() {
    const focused = document.activeElement?.closest?.("#jump-bar [data-kind]")?.dataset.kind;
    const parts = this.#symbol ? [...this.#parts, this.#symbol] : this.#parts;
    this.#list.replaceChildren(...parts.map((part) => this.#item(part)));
    this.#mark();
    if (focused) this.element(focused).focus?.();
  }

  #item({ kind, title, choose, opens = "menu", isQuiet = false }) {
    const item = document.createElement("li");
    if (!choose) {
      item.textContent = title;
      return item;
    }
    const button = newElement("button", { className: "jump-part" });
    button.dataset.kind = kind;
    button.textContent = title;
    button.title = title;
    if (opens) button.ariaHasPopup = opens;
    button.classList.toggle("quiet", isQuiet);
    button.addEventListener("click", (event) => choose(button, event));
    button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      choose(button, event);
    });
    item.append(button);
    return item;
  }

  #mark() {
    const file = this.#list.children[this.#parts.length - 1];
    if (!file) return;
    const isReadOnly = this.isReadOnly(this.#shown[1]);
    file.classList.toggle("unsaved", !this.#isSaved && !isReadOnly);
    file.classList.toggle("read-only", isReadOnly);
    if (isReadOnly) file.dataset.note = string("jumpBar.readOnly");
    file.title = this.#isSaved || isReadOnly ? "" : string("jumpBar.unsaved");
  }
}

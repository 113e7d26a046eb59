import { string } from "../lib/strings.js";

/** Where one is: the document, the folder, the file, and whether it is on disk. */
export class JumpBar {
  #list = document.getElementById("jump-bar");
  #parts = [];
  #isSaved = true;

  show(name, path) {
    this.#parts = [name, ...path.split("/")];
    this.#render();
  }

  set isSaved(isSaved) {
    if (isSaved === this.#isSaved) return;
    this.#isSaved = isSaved;
    this.#mark();
  }

  #render() {
    this.#list.replaceChildren(...this.#parts.map((part) => {
      const item = document.createElement("li");
      item.textContent = part;
      return item;
    }));
    this.#mark();
  }

  #mark() {
    const last = this.#list.lastElementChild;
    if (!last) return;
    last.classList.toggle("unsaved", !this.#isSaved);
    last.title = this.#isSaved ? "" : string("jumpBar.unsaved");
  }
}

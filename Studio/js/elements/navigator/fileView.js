import { showFile } from "./fileSight.js";

/** In the place of the editor: a picture with its size in pixels, or what a file without text is. */
export class FileView {
  #studio;
  #element = document.createElement("div");
  #path = null;
  #stamp = null;

  constructor(studio) {
    this.#studio = studio;
    this.#element.className = "file-view";
    this.#element.tabIndex = -1;
    this.#element.hidden = true;
    document.getElementById("editor").append(this.#element);
    studio.onOpen((path) => this.#show(path));
    studio.session.on("document", (facts) => this.#follow(facts));
  }

  #show(path) {
    const file = this.#studio.session.file(path);
    const isText = !file || file.text !== undefined;
    this.#studio.editor.view.element.inert = !isText;
    this.#element.hidden = isText;
    this.#path = isText ? null : path;
    this.#element.replaceChildren();
    if (isText) return;
    this.#stamp = file.stamp;
    showFile(this.#element, this.#studio.session, file);
  }

  /** The document was told anew: the picture may be another, or gone. */
  #follow({ renamed }) {
    if (this.#path === null) return;
    const path = renamed?.[this.#path] ?? this.#path;
    const file = this.#studio.session.file(path);
    if (!file) return this.#studio.open(this.#studio.session.page);
    if (path !== this.#path) return this.#studio.open(path);
    if (file.stamp !== this.#stamp) this.#show(path);
  }
}

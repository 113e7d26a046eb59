import { isPicture, lastName } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { pictureAddress } from "./navigatorRow.js";

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
    this.#studio.editor.mirror.getWrapperElement().inert = !isText;
    this.#element.hidden = isText;
    this.#path = isText ? null : path;
    this.#element.replaceChildren();
    if (isText) return;
    this.#stamp = file.stamp;
    this.#element.append(...(isPicture(path) ? this.#picture(file) : this.#description(path)));
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

  #picture(file) {
    const frame = document.createElement("div");
    frame.className = "file-view-picture";
    const image = new Image();
    image.alt = lastName(file.path);
    const words = caption("");
    image.addEventListener("load", () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      words.textContent = string("fileView.size", { name: lastName(file.path), width, height });
    });
    image.addEventListener("error", () => {
      this.#element.replaceChildren(...this.#description(file.path, "fileView.broken"));
    });
    image.src = pictureAddress(this.#studio.session.document.document, file);
    frame.append(image);
    return [frame, words];
  }

  #description(path, key = "fileView.other") {
    const ending = /\.([^./]+)$/.exec(path)?.[1]?.toUpperCase() ?? "";
    const words = string(key, { name: lastName(path), kind: ending });
    return [icon("file"), caption(words), caption(string("fileView.use", { name: lastName(path) }))];
  }
}

function caption(text) {
  const words = document.createElement("p");
  words.textContent = text;
  return words;
}

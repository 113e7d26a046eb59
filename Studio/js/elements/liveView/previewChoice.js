/**
 * In an app playground: whether the live view shows the app or the previews of the file in the
 * editor. Previews follow the editor to each file that has some. All windows see the same, because
 * they share a run.
 */
import { newElement } from "../../kit/element.js";
import { hasPreviews } from "../../lib/previewWords.js";
import { lastName } from "../../lib/fileTree.js";
import { onLanguage, string } from "../../lib/strings.js";

export function installPreviewChoice(studio) {
  new PreviewChoice(studio);
}

class PreviewChoice {
  #session;
  #editor;
  #element = newElement("div", { className: "segments preview-choice" });
  #app = newElement("button", { className: "segment" });
  #previews = newElement("button", { className: "segment" });
  /** The file whose previews are shown; null while the app is. */
  #shown = null;

  constructor({ session, editor, commands, label, onOpen }) {
    this.#session = session;
    this.#editor = editor;
    this.#addElement();
    this.#show();
    label(this.#element);
    commands.add({
      name: "previews", keys: ["mod+alt+v"], group: "liveView",
      isEnabled: () => this.#shown !== null || this.#isOffered,
      run: () => this.#choose(this.#shown === null ? editor.path : null),
    });
    session.on("previews", ({ file }) => {
      this.#shown = file;
      this.#show();
    });
    session.on("document", ({ isApplication }) => {
      if (!isApplication) this.#shown = null;
      this.#show();
    });
    for (const type of ["accepted", "changed"]) session.on(type, () => this.#show());
    onLanguage(() => this.#show());
    onOpen(() => {
      if (this.#shown !== null && this.#isOffered) this.#choose(editor.path);
      this.#show();
    });
  }

  #addElement() {
    this.#element.setAttribute("role", "group");
    this.#element.dataset.name = "previews.choice";
    this.#element.hidden = true;
    this.#app.addEventListener("click", () => this.#choose(null));
    this.#previews.addEventListener("click", () => this.#choose(this.#editor.path));
    document.querySelector(".stage-bar .stage-gap").before(this.#element);
  }

  /** Whether the file in the editor has previews. */
  get #isOffered() {
    const { document, texts } = this.#session;
    const { path } = this.#editor;
    return document?.isApplication === true && texts.has(path) && hasPreviews(texts.get(path));
  }

  #choose(file) {
    if (file !== this.#shown) this.#session.send({ type: "previews", file });
  }

  #show() {
    const isOffered = this.#isOffered;
    const isThere = isOffered || this.#shown !== null;
    if (this.#element.hidden === isThere) {
      this.#element.hidden = !isThere;
      this.#element.replaceChildren(...(isThere ? [this.#app, this.#previews] : []));
    }
    this.#app.textContent = string("previews.app");
    this.#previews.textContent = string("previews.file");
    this.#app.setAttribute("aria-pressed", String(this.#shown === null));
    this.#previews.setAttribute("aria-pressed", String(this.#shown !== null));
    this.#previews.disabled = !isOffered;
    this.#previews.title = this.#shown === null ? "" : lastName(this.#shown);
  }
}

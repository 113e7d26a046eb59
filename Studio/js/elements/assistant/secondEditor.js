/**
 * The editor in the assistant: another view of a file that can be edited, or a text to read.
 *
 * A file is shown as a linked document, so both editors type into the same text, with one history
 * of undoing. What is typed here while the first editor shows another file is told from here.
 */
import { TextDocument } from "../../codeEditor/codeEditor.js";
import { now } from "../../session.js";

export class SecondEditor {
  element = document.createElement("div");
  #editor;
  #session;
  #view = null;
  /** The first editor's document that is shown here too. */
  #source = null;
  #path = null;
  #clicked = null;

  constructor(editor, session) {
    this.#editor = editor;
    this.#session = session;
    this.element.className = "editor second-editor";
    this.element.hidden = true;
  }

  get view() {
    return this.#view;
  }

  /** Shows a file, to be edited. */
  edit(path, name) {
    const source = this.#editor.document(path);
    this.#begin(name);
    this.#clicked = null;
    const isSame = this.#source === source;
    if (!isSame) this.#leave();
    this.#source = source;
    this.#path = path;
    this.#view.isReadOnly = this.#editor.isReadOnly(path);
    if (isSame) return;
    this.#view.show(source.linked());
  }

  /** Shows a text to read; `clicked(line)` is called for the line, from 0, that is chosen in it. */
  read(text, name, clicked) {
    this.#begin(name);
    this.#clicked = clicked;
    if (this.#source === null && this.#path === null && this.#view.text === text) return;
    this.#leave();
    const { top } = this.#view.scrollInfo;
    this.#view.show(TextDocument.of(text));
    this.#view.isReadOnly = true;
    this.#view.scrollTo(0, top);
  }

  refresh() {
    if (!this.element.hidden) this.#view?.refresh();
  }

  #begin(name) {
    this.element.hidden = false;
    this.#view ??= this.#make();
    this.#view.label = name;
  }

  #leave() {
    const linked = this.#view.document;
    if (this.#source) this.#source.unlink(linked);
    this.#source = this.#path = null;
  }

  #make() {
    const second = this.#editor.view.sibling(this.element);
    second.on("changes", (changes) => this.#changed(changes));
    second.element.addEventListener("click", (event) => this.#click(event));
    second.on("keydown", (event) => {
      if (event.key !== "Enter" || !this.#clicked) return;
      event.preventDefault();
      this.#clicked(second.caret.line);
    });
    return second;
  }

  /** After the editor itself has dealt with the press, which would take the focus back. */
  #click(event) {
    if (!this.#clicked || this.#view.hasSelection) return;
    const place = { left: event.clientX, top: event.clientY };
    this.#clicked(this.#view.positionUnder(place, "window").line);
  }

  /** The first editor tells of its own file whatever is typed into it, here too. */
  #changed(changes) {
    if (!this.#source || this.#editor.view.document === this.#source) return;
    const own = changes.filter(({ origin }) => origin !== "server" && origin !== "setValue");
    if (own.length === 0) return;
    const lines = own.map(({ from, to, text }) => ({
      line: from.line, removed: to.line - from.line + 1, added: text.length,
    }));
    this.#session.edited(this.#path, this.#view.text, lines, now());
  }
}

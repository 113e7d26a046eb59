/**
 * The editor in the assistant: another view of a file that can be edited, or a text to read.
 *
 * A file is shown as a linked document, so both editors type into the same text, with one history
 * of undoing. What is typed here while the first editor shows another file is told from here.
 */
import { now } from "../../session.js";

export class SecondEditor {
  element = document.createElement("div");
  #editor;
  #session;
  #mirror = null;
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

  get mirror() {
    return this.#mirror;
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
    this.#mirror.setOption("readOnly", this.#editor.isReadOnly(path));
    if (isSame) return;
    this.#mirror.swapDoc(source.linkedDoc({ sharedHist: true, mode: this.#mode }));
  }

  /** Shows a text to read; `clicked(line)` is called for the line, from 0, that is chosen in it. */
  read(text, name, clicked) {
    this.#begin(name);
    this.#clicked = clicked;
    if (this.#source === null && this.#path === null && this.#mirror.getValue() === text) return;
    this.#leave();
    const { top } = this.#mirror.getScrollInfo();
    this.#mirror.swapDoc(new globalThis.CodeMirror.Doc(text, this.#mode));
    this.#mirror.setOption("readOnly", true);
    this.#mirror.scrollTo(0, top);
  }

  refresh() {
    if (!this.element.hidden) this.#mirror?.refresh();
  }

  get #mode() {
    return this.#editor.mirror.getOption("mode");
  }

  #begin(name) {
    this.element.hidden = false;
    this.#mirror ??= this.#make();
    this.#mirror.getInputField().setAttribute("aria-label", name);
  }

  #leave() {
    const linked = this.#mirror.getDoc();
    if (this.#source) this.#source.unlinkDoc(linked);
    this.#source = this.#path = null;
  }

  #make() {
    const { mirror } = this.#editor;
    const keep = (name) => mirror.getOption(name);
    const second = globalThis.CodeMirror(this.element, {
      mode: this.#mode, lineNumbers: true, indentUnit: keep("indentUnit"), tabSize: keep("tabSize"),
      matchBrackets: true, styleActiveLine: { nonEmpty: false }, cursorScrollMargin: 40,
      extraKeys: keep("extraKeys"),
    });
    for (const { modeSpec } of mirror.state.overlays) second.addOverlay(modeSpec);
    second.on("changes", (_, changes) => this.#changed(changes));
    second.getWrapperElement().addEventListener("click", (event) => this.#click(event));
    second.on("keydown", (_, event) => {
      if (event.key !== "Enter" || !this.#clicked) return;
      event.preventDefault();
      this.#clicked(second.getCursor().line);
    });
    return second;
  }

  /** After the editor itself has dealt with the press, which would take the focus back. */
  #click(event) {
    if (!this.#clicked || this.#mirror.somethingSelected()) return;
    const place = { left: event.clientX, top: event.clientY };
    this.#clicked(this.#mirror.coordsChar(place, "window").line);
  }

  /** The first editor tells of its own file whatever is typed into it, here too. */
  #changed(changes) {
    if (!this.#source || this.#editor.mirror.getDoc() === this.#source) return;
    const own = changes.filter(({ origin }) => origin !== "server" && origin !== "setValue");
    if (own.length === 0) return;
    const lines = own.map(({ from, to, text }) => ({
      line: from.line, removed: to.line - from.line + 1, added: text.length,
    }));
    this.#session.edited(this.#path, this.#mirror.getValue(), lines, now());
  }
}

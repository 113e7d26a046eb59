/**
 * Text for what is typed into in the live view: input methods, dead keys, the keyboards of phones and
 * the clipboard speak to a text area that is not seen, and stands where the page's caret is.
 *
 * Keys go to the page as keys, by `KeyInput`; what comes without one goes as text. The area takes
 * the focus only from the live view itself: a page cannot call it away from anything else.
 */
import { string } from "../../lib/strings.js";

const filler = "  ";
const keyboards = ["text", "url", "email", "numeric", "decimal", "tel", "search"];
const returnKeys = ["enter", "done", "go", "next", "search", "send"];
const deletions = {
  deleteContentBackward: ["Backspace", 0x2a, 0], deleteContentForward: ["Delete", 0x4c, 0],
  deleteWordBackward: ["Backspace", 0x2a, 4], deleteWordForward: ["Delete", 0x4c, 4],
  insertLineBreak: ["Enter", 0x28, 0], insertParagraph: ["Enter", 0x28, 0],
};

export class TextEntry {
  #liveView;
  #send;
  #field = document.createElement("textarea");
  #told = { run: null, focus: null };
  #isComposing = false;
  #start = 0;

  constructor(session, liveView, keys, send) {
    this.#liveView = liveView;
    this.#send = send;
    const field = this.#field;
    field.className = "text-entry";
    field.hidden = true;
    field.tabIndex = -1;
    field.rows = 1;
    field.spellcheck = false;
    for (const name of ["autocomplete", "autocapitalize", "autocorrect"]) field.setAttribute(name, "off");
    liveView.element.after(field);
    keys.listen(field);
    session.on("textFocus", (told) => {
      this.#told = told;
      this.#update();
    });
    session.on("page", () => {
      this.#told = { run: null, focus: null };
      this.#update();
    });
    liveView.onFit(() => this.#update());
    liveView.element.addEventListener("focus", ({ relatedTarget }) => {
      if (this.#focus && relatedTarget !== field) this.#take();
    });
    this.#listen();
  }

  get #focus() {
    return this.#told.run !== null && this.#told.run === this.#liveView.run ? this.#told.focus : null;
  }

  // Where it is

  #update() {
    const [focus, field, view] = [this.#focus, this.#field, this.#liveView.element];
    const isMine = document.activeElement === field;
    if (!focus) {
      this.#liveView.keyTarget = null;
      if (isMine) view.focus({ preventScroll: true });
      field.hidden = true;
      return;
    }
    field.hidden = false;
    field.inputMode = keyboards[focus.keyboard];
    field.enterKeyHint = returnKeys[focus.returnKey];
    field.setAttribute("aria-label", focus.label || string("liveView.text"));
    field.setAttribute("aria-multiline", String(focus.isMultiline));
    this.#place(focus.caret);
    this.#liveView.keyTarget = field;
    if (document.activeElement === view) this.#take();
    else if (isMine && !this.#isComposing) this.#fill();
  }

  #place(caret) {
    const [x, y, , height] = caret.map((number) => number * this.#liveView.scale);
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.#liveView.element;
    const within = (number, most) => Math.min(Math.max(0, number), Math.max(0, most));
    const { style } = this.#field;
    style.translate = `${offsetLeft + within(x, offsetWidth - 2)}px ${offsetTop + within(y, offsetHeight - 2)}px`;
    style.height = `${Math.min(200, Math.max(1, height))}px`;
  }

  #take() {
    this.#field.focus({ preventScroll: true });
    this.#fill();
  }

  /** Something is before the caret, so that phones tell of deletions, and is selected where the page's text is. */
  #fill() {
    this.#field.value = filler;
    const isSelected = this.#focus?.selected !== "";
    this.#field.setSelectionRange(isSelected ? 0 : 1, isSelected ? filler.length : 1);
  }

  // What is typed

  #listen() {
    const on = (type, listener) => this.#field.addEventListener(type, listener);
    on("beforeinput", (event) => this.#changes(event));
    on("compositionstart", () => {
      this.#isComposing = true;
      this.#start = this.#field.selectionStart;
    });
    on("input", (event) => this.#composed(event));
    on("compositionend", ({ data }) => {
      this.#isComposing = false;
      this.#tell("endComposing", data);
      setTimeout(() => this.#fill());
    });
    on("paste", (event) => {
      event.preventDefault();
      this.#tell("paste", event.clipboardData?.getData("text/plain") ?? "");
    });
    for (const type of ["copy", "cut"]) {
      on(type, (event) => {
        event.preventDefault();
        const selected = this.#focus?.selected;
        if (selected) event.clipboardData?.setData("text/plain", selected);
      });
    }
  }

  #changes(event) {
    const { inputType, data, dataTransfer } = event;
    if (event.isComposing || inputType.includes("Composition")) return;
    event.preventDefault();
    const key = deletions[inputType];
    if (key) return this.#press(key);
    if (inputType.startsWith("insert")) this.#tell("insert", data ?? dataTransfer?.getData("text/plain"));
  }

  #composed(event) {
    if (!this.#isComposing || !event.inputType.includes("Composition")) return;
    const text = event.data ?? "";
    const within = (place) => Math.min(Math.max(0, place - this.#start), text.length);
    const [start, end] = [within(this.#field.selectionStart), within(this.#field.selectionEnd)];
    this.#tell("compose", text, { selectionStart: start, selectionLength: end - start });
  }

  #press([, usage, modifiers]) {
    const { run } = this.#told;
    if (!this.#focus) return;
    for (const phase of ["down", "up"]) this.#send({ type: "key", run, phase, usage, modifiers });
  }

  #tell(action, text, selection = {}) {
    if (!this.#focus || (!text && action !== "compose" && action !== "endComposing")) return;
    this.#send({ type: "text", run: this.#told.run, action, text: (text ?? "").slice(0, 50000), ...selection });
  }
}

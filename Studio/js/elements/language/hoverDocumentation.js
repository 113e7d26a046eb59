/** What is known of the word the pointer rests on, or the caret is in. */
import { newElement } from "../../kit/element.js";
import { placeAbove, put } from "../../kit/placement.js";
import { CodeEditor, coloredElements } from "../../codeEditor/codeEditor.js";
import { editorColumn } from "../../lib/columns.js";
import { documentationElements } from "./documentation.js";

const rest = 500;
const grace = 250;
const gap = 6;

export class HoverDocumentation {
  #view;
  #asking;
  #isBusy;
  #shows;
  #card = document.createElement("div");
  #resting = 0;
  #leaving = 0;
  #question = 0;
  #mark = null;

  /**
   * `isBusy()` says whether something is shown that a card would cover; `shows()` is called before
   * one is shown.
   */
  constructor(studio, asking, { isBusy, shows }) {
    this.#view = studio.editor.view;
    this.#asking = asking;
    this.#isBusy = isBusy;
    this.#shows = shows;
    this.#card.className = "language-card";
    this.#card.setAttribute("role", "tooltip");
    this.#card.id = "language-card";
    this.#card.hidden = true;
    document.body.append(this.#card);
    const wrapper = this.#view.element;
    wrapper.addEventListener("pointermove", (event) => this.#moved(event));
    wrapper.addEventListener("pointerleave", () => this.#leaveSoon());
    wrapper.addEventListener("pointerdown", (event) => this.#pressed(event));
    this.#card.addEventListener("pointerenter", () => clearTimeout(this.#leaving));
    this.#card.addEventListener("pointerleave", () => this.#leaveSoon());
    this.#view.on("changes", () => this.hide());
    this.#view.on("document", () => this.hide());
    this.#view.on("scroll", () => this.hide());
    this.#view.on("blur", () => this.#leaveSoon());
    addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.hide();
    });
  }

  /** About the word the caret is in. */
  showAtCaret() {
    this.#ask(this.#view.caret);
  }

  hide() {
    clearTimeout(this.#resting);
    clearTimeout(this.#leaving);
    this.#question += 1;
    this.#card.hidden = true;
    this.#mark?.clear();
    this.#mark = null;
    this.#view.input.removeAttribute("aria-describedby");
  }

  #moved(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.#resting);
    if (event.buttons !== 0) return this.hide();
    const place = this.#wordAt(event);
    if (!this.#card.hidden) {
      if (!place || !this.#covers(place)) this.#leaveSoon();
      else clearTimeout(this.#leaving);
    }
    if (!place) return;
    this.#resting = setTimeout(() => {
      if (!this.#isBusy() && !this.#covers(place)) this.#ask(place);
    }, rest);
  }

  #pressed(event) {
    this.hide();
    if (!event.altKey || event.button !== 0) return;
    const place = this.#wordAt(event);
    if (place) this.#ask(place);
  }

  #wordAt({ clientX, clientY, target }) {
    if (!CodeEditor.isInLines(target)) return null;
    const place = this.#view.positionUnder({ left: clientX, top: clientY }, "window");
    if (place.outside) return null;
    const box = this.#view.boxOf(place, "window");
    if (clientY < box.top || clientY > box.bottom) return null;
    const line = this.#view.line(place.line) ?? "";
    const near = line.slice(Math.max(0, place.ch - 1), place.ch + 1);
    if (!/[\p{L}\p{N}_]/u.test(near)) return null;
    return /comment|string/.test(this.#view.tokenKindAt(place) ?? "") ? null : place;
  }

  async #ask(place) {
    this.#question += 1;
    const question = this.#question;
    const answer = await this.#asking.quietly(this.#asking.at("hover", place));
    if (question !== this.#question || !answer?.declaration) return;
    this.#show(answer);
  }

  #show({ declaration, documentation, range }) {
    this.#shows();
    const code = newElement("pre", {
      className: "documentation-declaration",
    }, ...coloredElements(declaration));
    this.#card.replaceChildren(code, ...documentationElements(documentation));
    const at = (line, column) => ({
      line: line - 1, ch: editorColumn(this.#view.line(line - 1) ?? "", column),
    });
    const from = at(range.line, range.column);
    const to = at(range.endLine, range.endColumn);
    this.#mark?.clear();
    this.#mark = this.#view.mark(from, to, { className: "hovered-word" });
    this.#card.hidden = false;
    this.#place(this.#view.boxOf(from, "window"));
    this.#view.input.setAttribute("aria-describedby", this.#card.id);
  }

  #place({ left, top, bottom }) {
    const { offsetWidth: width, offsetHeight: height } = this.#card;
    const anchor = { left: left - 8, top, bottom };
    put(this.#card, placeAbove(anchor, { width, height }, { margin: gap }));
  }

  #covers(place) {
    const range = this.#mark?.find();
    if (!range) return false;
    return place.line === range.from.line && place.ch >= range.from.ch && place.ch <= range.to.ch;
  }

  #leaveSoon() {
    clearTimeout(this.#resting);
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), grace);
  }
}

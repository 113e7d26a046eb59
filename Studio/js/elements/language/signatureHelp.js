/** What a call takes, over the line, while its arguments are typed. */
import { newElement } from "../../kit/element.js";
import { placeAbove, put } from "../../kit/placement.js";
import { pass } from "../../codeEditor/codeEditor.js";

const pause = 60;
const gap = 4;

export class SignatureHelp {
  #view;
  #asking;
  #element = document.createElement("div");
  #timer = 0;
  #question = 0;

  constructor(studio, asking) {
    this.#view = studio.editor.view;
    this.#asking = asking;
    this.#element.className = "signature-help";
    this.#element.setAttribute("role", "status");
    this.#element.hidden = true;
    document.body.append(this.#element);
    const hide = () => this.hide();
    // Not "inputRead", which a parenthesis that comes with its other half does not cause.
    this.#view.on("changes", (changes) => {
      const { text, origin } = changes.at(-1);
      if (origin === "+input" && /^[(,]/.test(text[0])) this.ask();
    });
    this.#view.on("caret", () => {
      if (this.isShown) this.#askSoon();
    });
    this.#view.on("scroll", () => {
      if (this.isShown) this.#askSoon();
    });
    for (const event of ["blur", "document"]) this.#view.on(event, hide);
    this.#view.addKeys({
      Esc: () => {
        if (!this.isShown) return pass;
        this.hide();
        return undefined;
      },
    }, true);
  }

  get isShown() {
    return !this.#element.hidden;
  }

  /** Asks about the call the caret is in. */
  async ask() {
    clearTimeout(this.#timer);
    this.#question += 1;
    const question = this.#question;
    const caret = this.#view.caret;
    if (/comment/.test(this.#view.tokenKindAt(caret) ?? "")) return this.hide();
    const answer = await this.#asking.quietly(this.#asking.at("signature", caret));
    if (question !== this.#question) return;
    if (answer?.label) this.#show(answer, this.#view.caret);
    else this.hide();
  }

  hide() {
    clearTimeout(this.#timer);
    this.#question += 1;
    this.#element.hidden = true;
  }

  #askSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.ask(), pause);
  }

  #show({ label, parameters, active }, caret) {
    const code = document.createElement("code");
    const [start, end] = parameters[active] ?? [0, 0];
    const strong = newElement("b", { textContent: label.slice(start, end) });
    code.append(label.slice(0, start), strong, label.slice(end));
    this.#element.replaceChildren(code);
    const wasShown = this.isShown;
    this.#element.hidden = false;
    const { left, top, bottom } = this.#view.boxOf(caret, "window");
    // Where it stands it stays while one types along the line.
    const line = `${caret.line}`;
    const x = wasShown && this.#element.dataset.line === line
      ? this.#element.offsetLeft : Math.round(left);
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    this.#element.dataset.line = line;
    put(this.#element, placeAbove({ left: x, top, bottom }, { width, height }, { margin: gap }));
  }
}

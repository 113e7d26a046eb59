/** What a call takes, over the line, while its arguments are typed. */

const pause = 60;
const gap = 4;

export class SignatureHelp {
  #mirror;
  #asking;
  #element = document.createElement("div");
  #timer = 0;
  #question = 0;

  constructor(studio, asking) {
    this.#mirror = studio.editor.mirror;
    this.#asking = asking;
    this.#element.className = "signature-help";
    this.#element.setAttribute("role", "status");
    this.#element.hidden = true;
    document.body.append(this.#element);
    const hide = () => this.hide();
    // Not "inputRead", which a parenthesis that comes with its other half does not cause.
    this.#mirror.on("changes", (_, changes) => {
      const { text, origin } = changes.at(-1);
      if (origin === "+input" && /^[(,]/.test(text[0])) this.ask();
    });
    this.#mirror.on("cursorActivity", () => {
      if (this.isShown) this.#askSoon();
    });
    this.#mirror.on("scroll", () => {
      if (this.isShown) this.#askSoon();
    });
    for (const event of ["blur", "swapDoc"]) this.#mirror.on(event, hide);
    this.#mirror.addKeyMap({
      Esc: () => {
        if (!this.isShown) return globalThis.CodeMirror.Pass;
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
    const caret = this.#mirror.getCursor();
    if (/comment/.test(this.#mirror.getTokenTypeAt(caret) ?? "")) return this.hide();
    const answer = await this.#asking.quietly(this.#asking.at("signature", caret));
    if (question !== this.#question) return;
    if (answer?.label) this.#show(answer, this.#mirror.getCursor());
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
    const strong = document.createElement("b");
    strong.textContent = label.slice(start, end);
    code.append(label.slice(0, start), strong, label.slice(end));
    this.#element.replaceChildren(code);
    const wasShown = this.isShown;
    this.#element.hidden = false;
    const { left, top, bottom } = this.#mirror.charCoords(caret, "window");
    // Where it stands it stays while one types along the line.
    const line = `${caret.line}`;
    const x = wasShown && this.#element.dataset.line === line
      ? this.#element.offsetLeft : Math.round(left);
    const above = top - this.#element.offsetHeight - gap;
    this.#element.dataset.line = line;
    this.#element.style.left = `${Math.max(gap, Math.min(x, innerWidth - this.#element.offsetWidth - gap))}px`;
    this.#element.style.top = `${Math.round(above >= gap ? above : bottom + gap)}px`;
  }
}

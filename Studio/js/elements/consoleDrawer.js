/**
 * What the page printed. Texts come in pieces and are put in once a frame; only the newest 5,000
 * lines are kept. It follows the end unless the person has scrolled away from it. What an earlier
 * run printed stays until the next one prints, or has ended without printing.
 */
const mostLines = 5000;

export class ConsoleDrawer {
  #element = document.getElementById("console");
  #waiting = [];
  #last = null;
  #run = null;
  #frame = 0;

  constructor() {
    document.getElementById("clear-console").addEventListener("click", () => this.clear());
  }

  add(run, items) {
    if (run !== this.#run) {
      this.#waiting = [];
      this.#waiting.push({ clears: true });
      this.#run = run;
    }
    for (const { stream, text } of items) this.#waiting.push({ stream, text: String(text) });
    this.#schedule();
  }

  /** The run has said all: what others printed goes. */
  keepOnly(run) {
    if (run !== this.#run) this.add(run, []);
  }

  clear() {
    this.#waiting = [];
    this.#element.replaceChildren();
    this.#last = null;
  }

  #schedule() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#append();
    });
  }

  #append() {
    const element = this.#element;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 8;
    const lines = [];
    for (const { stream, text, clears } of this.#waiting) {
      if (clears) {
        this.#element.replaceChildren();
        this.#last = null;
        lines.length = 0;
      } else {
        this.#split(stream, text, lines);
      }
    }
    this.#waiting = [];
    element.append(...lines.slice(-mostLines));
    for (let extra = element.childElementCount - mostLines; extra > 0; extra--) {
      element.firstElementChild.remove();
    }
    if (isAtEnd) element.scrollTop = element.scrollHeight;
  }

  /** A line goes on where the last piece of its stream ended without a line break. */
  #split(stream, text, lines) {
    const pieces = text.split("\n");
    const isWhole = pieces.at(-1) === "";
    if (isWhole) pieces.pop();
    pieces.forEach((piece, index) => {
      const goesOn = index === 0 && this.#last?.stream === stream && !this.#last.isWhole;
      if (goesOn) this.#last.element.append(piece);
      else lines.push(this.#make(stream, piece));
    });
    if (pieces.length > 0) this.#last.isWhole = isWhole;
    else if (this.#last) this.#last.isWhole = true;
  }

  #make(stream, text) {
    const element = document.createElement("div");
    element.className = "console-line";
    element.dataset.stream = stream;
    element.textContent = text;
    this.#last = { element, stream, isWhole: true };
    return element;
  }
}

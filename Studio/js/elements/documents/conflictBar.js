import { lastName } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { showComparison } from "./compareSheet.js";
import { Conflicts } from "./conflicts.js";

/** Above the editor: that a file has two texts, and what can be done about it. */
export class ConflictBar {
  #studio;
  #conflicts;
  #element = document.createElement("div");
  #words = document.createElement("p");
  #shown = null;
  #isDue = false;

  constructor(studio) {
    this.#studio = studio;
    this.#conflicts = new Conflicts(studio, () => this.#renderSoon());
    this.#element.className = "conflict-bar";
    this.#element.setAttribute("role", "alert");
    this.#element.hidden = true;
    const buttons = [
      ["conflict.compare", () => this.#compare()],
      ["conflict.keepMine", () => this.#conflicts.keepMine(this.#shown)],
      ["conflict.takeTheirs", () => this.#conflicts.takeTheirs(this.#shown)],
    ].map(([key, run]) => {
      const button = document.createElement("button");
      button.className = "plain-button";
      button.dataset.string = key;
      button.addEventListener("click", run);
      return button;
    });
    this.#element.append(icon("warning"), this.#words, ...buttons);
    document.querySelector(".source-panes").before(this.#element);
    studio.onOpen(() => this.#renderSoon());
  }

  /** What is told anew at once after it was ended is not seen to go. */
  #renderSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      this.#render();
    }, 30);
  }

  #render() {
    const all = this.#conflicts.all;
    const open = this.#studio.settings.layout.file;
    this.#shown = all.find(({ file }) => file === open) ?? all[0] ?? null;
    if (this.#shown) {
      const words = string(`conflict.${this.#shown.kind}`, { file: lastName(this.#shown.file) });
      const more = all.length > 1 ? ` ${string("conflict.more", { count: all.length - 1 })}` : "";
      if (this.#words.textContent !== words + more) this.#words.textContent = words + more;
    }
    if (this.#element.hidden === !this.#shown) return;
    this.#keepingLines(() => {
      this.#element.hidden = !this.#shown;
    });
  }

  /** The line being typed stays where it is, as far as there is something to scroll. */
  #keepingLines(change) {
    const { mirror } = this.#studio.editor;
    const top = () => mirror.getWrapperElement().getBoundingClientRect().top;
    const before = top();
    change();
    const { top: scrolled } = mirror.getScrollInfo();
    mirror.refresh();
    mirror.scrollTo(null, scrolled + top() - before);
  }

  #compare() {
    const one = this.#shown;
    showComparison({
      ...this.#conflicts.texts(one),
      choices: [
        { title: string("conflict.keepMine"), run: () => this.#conflicts.keepMine(one) },
        { title: string("conflict.takeTheirs"), run: () => this.#conflicts.takeTheirs(one) },
      ],
    });
  }
}

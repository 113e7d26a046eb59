import { lastName } from "../../lib/fileTree.js";
import { onLanguage, string } from "../../lib/strings.js";
import { showComparison } from "./compareSheet.js";
import { Conflicts } from "./conflicts.js";
import { EditorBar } from "./editorBar.js";

/** Above the editor: that a file has two texts, and what can be done about it. */
export class ConflictBar {
  #studio;
  #conflicts;
  #bar;
  #shown = null;
  #isDue = false;

  constructor(studio) {
    this.#studio = studio;
    this.#conflicts = new Conflicts(studio, () => this.#renderSoon());
    this.#bar = new EditorBar(studio.editor, {
      className: "conflict-bar", role: "alert", sign: "warning", buttons: [
        ["conflict.compare", () => this.#compare()],
        ["conflict.keepMine", () => this.#conflicts.keepMine(this.#shown)],
        ["conflict.takeTheirs", () => this.#conflicts.takeTheirs(this.#shown)],
      ],
    });
    studio.onOpen(() => this.#renderSoon());
    onLanguage(() => this.#renderSoon());
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
    if (!this.#shown) return this.#bar.show(null);
    const words = string(`conflict.${this.#shown.kind}`, { file: lastName(this.#shown.file) });
    this.#bar.show(all.length === 1 ? words
      : string("conflict.more", { words, count: all.length - 1 }));
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

/**
 * What current Swift would be made of old files, for the person to look at and choose from.
 *
 * Nothing is changed before *Convert*; then each file's change is one step of its undoing. A text
 * that was changed meanwhile is asked for anew and shown again.
 */
import { RequestProblem } from "../../lib/requests.js";
import { string } from "../../lib/strings.js";
import { allHeard } from "../documents/saving.js";
import { showDialog } from "../window/dialog.js";
import { ConvertedFile } from "./convertedFile.js";

export function showConversion(studio, old) {
  return new ConversionSheet(studio, old).show();
}

class ConversionSheet {
  #studio;
  #old;
  #content = document.createElement("div");
  #words = document.createElement("p");
  #list = document.createElement("div");
  #files = [];

  constructor(studio, old) {
    this.#studio = studio;
    this.#old = old;
    this.#words.className = "conversion-words";
    this.#words.setAttribute("role", "status");
    this.#list.className = "conversion-files";
    this.#content.append(this.#words, this.#list);
    this.#list.addEventListener("change", () => this.#allow());
  }

  async show() {
    const closed = showDialog({
      title: string("convert.title"), content: this.#content, action: string("convert.action"),
      className: "conversion-sheet", accept: () => this.#apply(),
    });
    this.#allow();
    try {
      await this.#fill(string("convert.hint"));
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      this.#words.textContent = problem.message;
    }
    await closed;
    this.#studio.editor.view.focus();
  }

  /** Asks how the texts would be, and shows it under these words. */
  async #fill(words) {
    const { session, editor } = this.#studio;
    this.#words.textContent = string("convert.working");
    await allHeard(session);
    const { files } = await session.request({ type: "convert", files: [] });
    const isOpen = ({ file }) => file === editor.path;
    const ordered = [...files.filter(isOpen), ...files.filter((one) => !isOpen(one))];
    this.#files = ordered.map((one) => new ConvertedFile(one, {
      text: editor.text(one.file), age: this.#old.age(one.file), go: (place) => this.#go(place),
    }));
    this.#list.replaceChildren(...this.#files.map(({ element }) => element));
    this.#words.textContent = this.#files.length > 0 ? words : string("convert.nothing");
    this.#allow();
  }

  get #chosen() {
    return this.#files.filter(({ isChosen }) => isChosen);
  }

  /** There is something to convert only where a file is chosen. */
  #allow() {
    const button = this.#content.closest("dialog")?.querySelector(".sheet-buttons .main");
    if (button) button.disabled = this.#chosen.length === 0;
  }

  async #apply() {
    if (this.#chosen.length === 0) return "stay";
    const files = this.#chosen.map(({ file, revision }) => ({ file, revision }));
    try {
      await this.#studio.session.request({ type: "applyConversion", files });
      return true;
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      await this.#fill(problem.message || string("convert.late"));
      return "stay";
    }
  }

  #go(place) {
    this.#content.closest("dialog").close();
    this.#studio.go(place);
  }
}

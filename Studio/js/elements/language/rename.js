/**
 * Another name for a thing, in all files at once, typed where it stands.
 *
 * While one types, the field says how many places there are. The server changes the texts, so that
 * every window hears of it and has it as one step to undo.
 */
import { newElement } from "../../kit/element.js";
import { put, within } from "../../kit/placement.js";
import { RequestProblem } from "../../lib/requests.js";
import { string } from "../../lib/strings.js";

const word = /[\p{L}\p{N}_]/u;
const gap = 4;

export class Rename {
  #studio;
  #asking;
  #box = null;

  constructor(studio, asking) {
    this.#studio = studio;
    this.#asking = asking;
    const { view } = studio.editor;
    view.on("document", () => this.#close());
    view.on("scroll", () => this.#close());
  }

  get isOpen() {
    return this.#box !== null;
  }

  /** Opens the field over the word the caret is in. */
  open() {
    this.#close();
    const { view } = this.#studio.editor;
    const found = wordAround(view, view.caret);
    if (!found) {
      this.#studio.notices.add(string("rename.noWord"));
      return;
    }
    const box = newElement("form", { className: "rename" });
    const input = newElement("input", { value: found.text, spellcheck: false });
    input.setAttribute("aria-label", string("rename.name", { name: found.text }));
    const words = document.createElement("p");
    words.id = "rename-words";
    words.setAttribute("role", "status");
    words.textContent = string("rename.counting");
    input.setAttribute("aria-describedby", words.id);
    box.append(input, words);
    document.body.append(box);
    this.#box = box;
    const { left, top, bottom } = view.boxOf(found.from, "window");
    box.style.setProperty("--letters", Math.max(12, found.text.length + 4));
    const below = bottom + gap + box.offsetHeight < innerHeight;
    put(box, {
      left: within(left - 9, box.offsetWidth, gap), top: below ? top - 5 : top - box.offsetHeight,
    });
    input.select();
    input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key !== "Escape") return;
      this.#close();
      view.focus();
    });
    box.addEventListener("focusout", ({ relatedTarget }) => {
      if (!box.contains(relatedTarget)) this.#close();
    });
    box.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#do(found, input.value.trim(), words);
    });
    this.#count(found, words);
  }

  async #count({ from }, words) {
    const box = this.#box;
    const answer = await this.#asking.quietly(this.#asking.at("references", from));
    if (this.#box !== box || words.dataset.tone) return;
    const places = answer?.places ?? [];
    const files = new Set(places.map(({ file }) => file)).size;
    words.textContent = places.length > 0
      ? string("rename.found", {
        places: string("rename.places", { count: places.length }),
        files: string("rename.files", { count: files }),
      })
      : string("rename.none");
  }

  async #do({ from, text }, newName, words) {
    const { view } = this.#studio.editor;
    const box = this.#box;
    if (newName === text || newName === "") {
      this.#close();
      view.focus();
      return;
    }
    try {
      const answer = await this.#asking.at("rename", from, { newName });
      if (this.#box !== box) return;
      if (!answer) throw new RequestProblem(string("rename.late"));
      this.#close();
      view.focus();
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      words.textContent = problem.message;
      words.dataset.tone = "error";
    }
  }

  #close() {
    const box = this.#box;
    this.#box = null;
    box?.remove();
  }
}

function wordAround(view, { line, ch }) {
  const text = view.line(line);
  let start = ch;
  let end = ch;
  while (start > 0 && word.test(text[start - 1])) start -= 1;
  while (end < text.length && word.test(text[end])) end += 1;
  if (start === end || /\d/.test(text[start])) return null;
  return { text: text.slice(start, end), from: { line, ch: start } };
}

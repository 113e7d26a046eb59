/**
 * Quick Look: all of a result, beside its line, until Escape or a click elsewhere.
 *
 * It follows the value while the page runs. One is open at a time.
 */
import { newElement } from "../../kit/element.js";
import { placeBelow, put } from "../../kit/placement.js";
import { copyText } from "../../lib/copyText.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { ResultDetail, copiedText, titleOf } from "./resultDetail.js";

const margin = 8;

export class QuickLookCard {
  #results;
  #back;
  #handle = null;
  #card = null;
  #detail = null;
  #title = null;
  #abort = null;

  /** `back()` is where the focus goes when it closes. */
  constructor(results, pictures, back) {
    this.#results = results;
    this.#back = back;
    this.pictures = pictures;
    results.onChange(() => this.#follow());
  }

  get isOpen() {
    return this.#card !== null;
  }

  /** Opens beside an element, for the line of a handle. */
  open(handle, beside, { keep }) {
    const isSame = handle === this.#handle;
    this.close();
    if (isSame || !this.#results.of(handle)) return;
    this.#handle = handle;
    this.#detail = new ResultDetail(this.pictures, [396, 320]);
    this.#card = this.#make(keep);
    document.body.append(this.#card);
    this.#follow();
    this.#place(beside);
    this.#listen(beside);
    this.#card.focus({ preventScroll: true });
  }

  close({ focus = "stays" } = {}) {
    if (!this.#card) return;
    this.#abort.abort();
    this.#card.remove();
    this.#card = this.#handle = this.#detail = null;
    if (focus === "back") this.#back();
  }

  #make(keep) {
    const card = document.createElement("div");
    card.className = "quick-look-card";
    card.setAttribute("role", "dialog");
    card.tabIndex = -1;
    this.#title = document.createElement("h2");
    const bar = document.createElement("div");
    bar.className = "card-bar";
    const copy = button("copy", string("results.copy"), () => this.#copy(copy));
    const inline = button("inline", string(keep.isKept ? "results.unkeep" : "results.keep"), () => {
      this.close({ focus: "back" });
      keep.run();
    });
    const close = button("close", string("results.close"), () => this.close({ focus: "back" }));
    bar.append(this.#title, copy, inline, close);
    card.append(bar, this.#detail.element);
    return card;
  }

  #follow() {
    if (!this.#card) return;
    const row = this.#results.of(this.#handle);
    // Where the line has no value any more, its last one stays to be read.
    if (!row) return;
    this.#title.textContent = titleOf(row.shown);
    this.#card.ariaLabel = string("results.lookAt", { title: titleOf(row.shown) });
    this.#card.classList.toggle("stale", row.isStale);
    this.#detail.show(row.shown);
  }

  #copy(from) {
    const row = this.#results.of(this.#handle);
    if (!row) return;
    copyText(copiedText(row.shown)).then((isDone) => {
      from.dataset.state = isDone ? "done" : "failed";
      from.title = from.ariaLabel = string(isDone ? "results.copied" : "results.notCopied");
    });
  }

  #place(beside) {
    const own = this.#card.getBoundingClientRect();
    const place = placeBelow(beside.getBoundingClientRect(), own, { margin, gap: 4 });
    put(this.#card, place);
    this.#card.style.maxHeight = `${Math.round(innerHeight - place.top - margin)}px`;
  }

  #listen(beside) {
    this.#abort = new AbortController();
    const options = { capture: true, signal: this.#abort.signal };
    addEventListener("pointerdown", ({ target }) => {
      if (!this.#card.contains(target) && !beside.contains(target)) this.close();
    }, options);
    addEventListener("resize", () => this.close(), options);
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.close({ focus: "back" });
    }, options);
  }
}

function button(picture, words, run) {
  const element = newElement("button", { type: "button", className: "tool small" });
  element.ariaLabel = element.title = words;
  element.append(icon(picture));
  element.addEventListener("click", run);
  return element;
}

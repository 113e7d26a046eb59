/**
 * What a window knows of itself: its name, how many edits it has made, and the texts of documents that it
 * left before they were on disk.
 *
 * All of it outlives a reload, which is to the server nothing but another connection of the same window.
 * **Always holds**: no two windows have one name. What is kept is taken by the page that comes next in
 * the same tab, once.
 */
import { Texts } from "./texts.js";

const key = "lek.window";

export class WindowMemory {
  /** Not `randomUUID`, which browsers keep from pages that come without encryption. */
  name = crypto.getRandomValues(new Uint32Array(4)).join("-");
  /** What the window showed before the reload: `{document, page}`. */
  shown = null;
  #sequence = 0;
  /** By document, `{texts, place}`: `place` is where it lies. */
  #left = new Map();

  constructor() {
    const kept = take();
    if (!kept) return;
    this.name = kept.name;
    this.#sequence = kept.sequence;
    this.#left = new Map(kept.left.map(([document, { place, texts }]) =>
      [document, { place, texts: Texts.from(texts) }]));
    if (kept.address === location.search) this.shown = kept.shown ?? null;
  }

  /** The texts of a document that the window comes to. */
  enter(document) {
    return this.take(document).texts;
  }

  /** What is held of a document, as `{texts, place}`; without `place` if nothing is. */
  take(document) {
    const { texts, place } = this.#left.get(document) ?? { texts: new Texts() };
    this.#left.delete(document);
    texts.countOn(this.#sequence);
    return { texts, place };
  }

  /** The documents that were left before the server had received all that was typed into them. */
  get unheard() {
    return [...this.#left].filter(([, { texts }]) => !texts.isHeard).map(([document]) => document);
  }

  /** The window leaves a document, and holds on to what of it is not on disk. */
  leave(document, texts, place) {
    this.#sequence = Math.max(this.#sequence, texts.sequence);
    texts.cut();
    if (texts.isSaved && texts.isHeard) this.#left.delete(document);
    else this.#left.set(document, { texts, place });
  }

  /** What the server had heard of a document that was left is on disk; where that lies, if it was all. */
  saved(document) {
    const left = this.#left.get(document);
    left?.texts.heardIsSaved();
    if (!left?.texts.isSaved) return null;
    this.#left.delete(document);
    return left.place;
  }

  /** Keeps it for the page that comes next in this tab; `shown` is what the window shows, if anything. */
  keep(shown) {
    const left = [...this.#left].map(([document, { place, texts }]) => [document, { place, texts: texts.state }]);
    try {
      sessionStorage.setItem(key, JSON.stringify(
        { name: this.name, sequence: this.#sequence, shown, address: location.search, left }));
    } catch {
      // Storage is off or full: what is on its way may still arrive.
    }
  }
}

function take() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}

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
  /**
   * By document, `{texts, place, server, postponedBy?}`: `place` is where it lies. The others are
   * epochs of studios: of the last one that told its text, and of the one that cannot take what was
   * typed.
   */
  #left = new Map();

  constructor() {
    const kept = take();
    if (!kept) return;
    this.name = kept.name;
    this.#sequence = kept.sequence;
    this.#left = new Map(kept.left.map(([document, { texts, ...others }]) =>
      [document, { ...others, texts: Texts.from(texts) }]));
    if (kept.address === location.search) this.shown = kept.shown ?? null;
  }

  /** The texts of a document that the window comes to. */
  enter(document) {
    return this.take(document).texts;
  }

  /** What is held of a document, as `{texts, place, server}`; only `texts` if nothing is. */
  take(document) {
    const { texts, place, server } = this.#left.get(document) ?? { texts: new Texts() };
    this.#left.delete(document);
    this.count(texts);
    return { texts, place, server };
  }

  /** Counts the edits of a document, which then counts on from those of all documents. */
  count(texts) {
    this.#sequence = Math.max(this.#sequence, texts.sequence);
    texts.countOn(this.#sequence);
  }

  /**
   * The documents that were left before they were on disk, and of which the studio of an epoch may
   * lack something: it did not receive all, or is another than the one that did. `isOpen(document)`
   * says whether it is open there; one that was closed there stays closed.
   */
  undelivered(epoch, isOpen) {
    return [...this.#left].filter(([document, { texts, server, postponedBy }]) => {
      if (postponedBy === epoch) return false;
      return server !== epoch || (!texts.isHeard && isOpen(document));
    }).map(([document]) => document);
  }

  /** The studio of an epoch cannot take what was typed into a document before the user shows it. */
  postpone(document, epoch) {
    const left = this.#left.get(document);
    if (left) left.postponedBy = epoch;
  }

  /** The window leaves a document, and holds on to what of it is not on disk. */
  leave(document, { texts, place, server }) {
    this.count(texts);
    texts.cut();
    if (texts.isSaved && texts.isHeard) this.#left.delete(document);
    else this.#left.set(document, { texts, place, server });
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
    const left = [...this.#left].map(([document, { texts, place, server }]) =>
      [document, { place, server, texts: texts.state }]);
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

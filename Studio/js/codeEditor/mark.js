/** A marked range of a text, or a bookmark, which moves with what is typed around it. */
export class Mark {
  #marker;

  constructor(marker) {
    this.#marker = marker;
  }

  /** Where it is now: `{from, to}`, for a bookmark one position; undefined once it is cleared. */
  find() {
    return this.#marker.find();
  }

  clear() {
    this.#marker.clear();
  }

  /** The element it shows has another size. */
  changed() {
    this.#marker.changed();
  }

  /** The element that is shown instead of the text. */
  get element() {
    return this.#marker.replacedWith;
  }

  /** Whether it hides folded lines. */
  get isFold() {
    return Boolean(this.#marker.__isFold);
  }

  /** Calls `listener()` when the mark is cleared, by its owner or by the caret that enters it. */
  onClear(listener) {
    this.#marker.on("clear", () => listener());
  }
}

const known = new WeakMap();

/** The mark of a widget's marker: always the same object. */
export function markOf(marker) {
  if (!known.has(marker)) known.set(marker, new Mark(marker));
  return known.get(marker);
}

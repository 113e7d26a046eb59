/** A marked range of a text, or a bookmark, which moves with what is typed around it. */
export class Mark {
  #content;
  #listeners = [];

  constructor(content, options, isBookmark = false) {
    this.#content = content;
    this.options = options;
    this.isBookmark = isBookmark;
  }

  /** Where it is now: `{from, to}`, for a bookmark one position; undefined once it is cleared. */
  find() {
    const place = this.#content.places.marks.get(this);
    if (!place) return undefined;
    const from = this.#content.position(place.from);
    return this.isBookmark ? from : { from, to: this.#content.position(place.to) };
  }

  clear() {
    if (this.#content.removeMark(this)) this.wasCleared();
  }

  /** The element it shows has another size. */
  changed() {
    this.#content.resized();
  }

  /** The element that is shown instead of the text. */
  get element() {
    return this.options.replacedWith;
  }

  /** Whether it hides folded lines. */
  get isFold() {
    return Boolean(this.options.isFold);
  }

  /** Calls `listener()` when the mark is cleared, by its owner or by the caret that enters it. */
  onClear(listener) {
    this.#listeners.push(listener);
  }

  /** For the text alone. */
  wasCleared() {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** An element that is shown below a line. */
export class LineElement {
  #content;
  #handle;

  constructor(content, handle, element, options) {
    this.#content = content;
    this.#handle = handle;
    this.element = element;
    this.options = options;
    handle.elements.push(this);
    content.touch();
  }

  clear() {
    const index = this.#handle.elements.indexOf(this);
    if (index < 0) return;
    this.#handle.elements.splice(index, 1);
    this.#content.touch();
  }

  changed() {
    this.#content.resized();
  }
}

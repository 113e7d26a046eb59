/**
 * Where a line of an older version of a text is now.
 *
 * Results and errors carry the version of the text they belong to, and people go on typing while
 * a page is built. Each edit is kept as "so many lines at this line became so many others"; a line
 * that was typed in itself is `touched`, one that is gone has no place. Not kept for ever: what is
 * older than the oldest edit known has no place either.
 */
export class LineHistory {
  #edits = [];
  #limit;

  constructor(limit = 1000) {
    this.#limit = limit;
  }

  /**
   * From line `line` on, `removed` lines were replaced by `added` lines; lines count from 0. Returns
   * the edit: its `version` is infinite until the server has told it.
   */
  add(version, { line, removed, added }) {
    const edit = { version, line, removed, added };
    this.#edits.push(edit);
    if (this.#edits.length > this.#limit) this.#edits.shift();
    return edit;
  }

  /** Forgets all: the text was replaced. */
  clear() {
    this.#edits = [];
  }

  /** The line now, and whether it was typed in since; null where it is gone. */
  locate(line, version) {
    const oldest = this.#edits[0];
    if (oldest && this.#edits.length === this.#limit && version < oldest.version - 1) return null;
    let place = { line, touched: false };
    for (const edit of this.#edits) {
      if (edit.version <= version) continue;
      place = moved(place, edit);
      if (!place) return null;
    }
    return place;
  }
}

function moved(place, { line, removed, added }) {
  if (place.line < line) return place;
  if (place.line >= line + removed) {
    return { line: place.line + added - removed, touched: place.touched };
  }
  const within = place.line - line;
  return within < added ? { line: place.line, touched: true } : null;
}

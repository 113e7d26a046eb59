/**
 * Finds a text in the lines that are shown: how often it is there, and which place is looked at.
 */
export class ConsoleSearch {
  #query = "";
  /** `{index, occurrence}` of each place, in order. */
  places = [];
  current = -1;
  #counted = 0;

  get query() {
    return this.#query;
  }

  /** Looks for another text in `entries`. */
  look(query, entries) {
    this.#query = query.toLowerCase();
    this.places = [];
    this.#counted = 0;
    this.current = -1;
    this.more(entries);
  }

  /** There are more entries at the end. */
  more(entries) {
    if (this.#query) {
      for (let index = this.#counted; index < entries.length; index++) {
        const found = this.pieces(shownText(entries[index])).length;
        for (let occurrence = 0; occurrence < (found - 1) / 2; occurrence++) {
          this.places.push({ index, occurrence });
        }
      }
    }
    this.#counted = entries.length;
  }

  /** Goes to the next place, or the one before; the place. */
  step(direction) {
    const { length } = this.places;
    if (length === 0) return null;
    const from = this.current < 0 && direction < 0 ? 0 : this.current;
    this.current = (from + direction + length) % length;
    return this.places[this.current];
  }

  /** Which occurrence in an entry is looked at; -1 where none is. */
  currentIn(index) {
    const place = this.places[this.current];
    return place?.index === index ? place.occurrence : -1;
  }

  /** A text in pieces; each second one is what is looked for. */
  pieces(text) {
    if (!this.#query) return [text];
    const lower = text.toLowerCase();
    const pieces = [];
    let at = 0;
    // A few letters are longer in lower case; then places could not be told.
    if (lower.length !== text.length) return [text];
    for (let found = lower.indexOf(this.#query); found >= 0;
      found = lower.indexOf(this.#query, at)) {
      pieces.push(text.slice(at, found), text.slice(found, found + this.#query.length));
      at = found + this.#query.length;
    }
    return [...pieces, text.slice(at)];
  }
}

/** A line nobody could read to its end is cut; copying gives all of it. */
const longestShown = 10_000;

/** What a line shows of its text. */
export function shownText({ text = "" }) {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

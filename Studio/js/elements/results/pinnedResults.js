/**
 * Which results of the page are pinned: places in its text, in step with the server.
 *
 * Each has a mark in the page's document, so it moves with what is typed; the server moves its own
 * in the same way. A list is told to the server only when all that was typed has been heard, since
 * places are said in the server's text.
 */
import { endOf } from "../../codeEditor/codeEditor.js";
import { movedPlace, newIdentifier } from "../../lib/pinnedPlaces.js";

/** So long after the connection is back, everything has been told anew. */
const reunion = 300;

export class PinnedResults {
  /** By identifier: `{mark, facts, last}`; facts are what the wire has besides the place. */
  #pins = new Map();
  #document = null;
  #page = null;
  #session;
  #changed;
  #owes = false;
  #stopHearing = null;

  /** `changed()` is called when one came, went, or stands on another line. */
  constructor(session, editor, changed) {
    this.#session = session;
    this.#changed = changed;
    session.on("page", ({ path }) => this.#enter(path, editor.document(path)));
    session.on("timeline", (timeline) => this.#receive(timeline));
    session.on("accepted", () => this.#tellIfOwed());
  }

  get page() {
    return this.#page;
  }

  get document() {
    return this.#document;
  }

  /** `{id, handle, place, facts}` of each, from top to bottom; one for a line. */
  get all() {
    const found = [];
    const lines = new Set();
    for (const [id, { mark, facts }] of this.#pins) {
      const place = rangeOf(mark);
      const handle = place && this.#document.lineHandle(place.from.line);
      if (!handle || lines.has(handle)) continue;
      lines.add(handle);
      found.push({ id, handle, place, facts });
    }
    return found.sort((one, other) => one.place.from.line - other.place.from.line);
  }

  /** The one of a line's handle. */
  of(handle) {
    return this.all.find((pin) => pin.handle === handle) ?? null;
  }

  /** Pins what a result of a line stands for. */
  add(handle, { column, endColumn, line, endLine }, columnOf) {
    const number = this.#document.lineNumber(handle);
    const text = this.#document.line(number);
    const from = { line: number, ch: columnOf(text, column) };
    const last = endLine > line ? text.length : columnOf(text, endColumn);
    const to = { line: number, ch: Math.max(from.ch, Math.min(text.length, last)) };
    const id = newIdentifier(this.#pins);
    this.#put(id, from, to, { representation: 0 });
    this.#tell();
  }

  /** Lets go of all that stand on a line. */
  remove(handle) {
    for (const [id, { mark }] of this.#pins) {
      const place = rangeOf(mark);
      if (place && this.#document.lineHandle(place.from.line) === handle) this.#drop(id);
    }
    this.#tell();
  }

  resize(id, size) {
    const pin = this.#pins.get(id);
    if (!pin) return;
    Object.assign(pin.facts, size);
    this.#tell({ isShown: true });
  }

  #enter(path, document) {
    if (this.#document !== document) {
      this.#stopHearing?.();
      this.#stopHearing = document.onChange((change) => this.#typed(change));
    } else if (path === this.#page && this.#owes) {
      // The connection is back: what was pinned meanwhile goes before what the server tells.
      setTimeout(() => this.#tellIfOwed(), reunion);
      return;
    }
    for (const id of [...this.#pins.keys()]) this.#drop(id);
    this.#owes = false;
    this.#page = path;
    this.#document = document;
    this.#changed();
  }

  #receive({ page, revision, items }) {
    if (page !== this.#page || this.#owes) return;
    const standing = this.#session.texts.standing(page);
    if (!standing || standing.revision !== revision) return;
    for (const id of [...this.#pins.keys()]) this.#drop(id);
    for (const { id, start, length, ...facts } of items) {
      const place = standing.ahead.reduce(movedPlace, { start, length });
      const from = this.#document.positionAt(place.start);
      const to = this.#document.positionAt(place.start + place.length);
      this.#put(id, from, to, facts);
    }
    this.#changed();
  }

  #put(id, from, to, facts) {
    const mark = this.#document.mark(from, to, { clearWhenEmpty: false });
    this.#pins.set(id, { mark, facts, last: { from, to } });
  }

  #drop(id) {
    this.#pins.get(id)?.mark.clear();
    this.#pins.delete(id);
  }

  /** What was taken out whole, with a line's end, is gone; so the server has it too. */
  #typed(change) {
    if (this.#pins.size === 0) return;
    const { from, to } = change;
    for (const [id, pin] of [...this.#pins]) {
      const { last } = pin;
      const isGone = last && to.line > from.line
        && order(from, last.from) <= 0 && order(last.to, to) <= 0;
      if (isGone) {
        this.#drop(id);
      } else if (rangeOf(pin.mark)) {
        pin.last = rangeOf(pin.mark);
      } else {
        // All it stood for was typed over, on its line: it stands for what was typed.
        this.#put(id, from, endOf(change), pin.facts);
      }
    }
    this.#changed();
  }

  #tell({ isShown = false } = {}) {
    this.#owes = true;
    if (!isShown) this.#changed();
    this.#tellIfOwed();
  }

  #tellIfOwed() {
    if (!this.#owes || !this.#session.texts.isHeard) return;
    const revision = this.#session.texts.standing(this.#page)?.revision;
    if (revision === undefined) return;
    const index = (place) => this.#document.indexAt(place);
    const items = [...this.#pins].flatMap(([id, { mark, facts }]) => {
      const place = rangeOf(mark);
      if (!place) return [];
      const start = index(place.from);
      return [{ id, start, length: index(place.to) - start, ...facts }];
    });
    this.#owes = !this.#session.send({ type: "timeline", page: this.#page, revision, items });
  }
}

function rangeOf(mark) {
  const found = mark.find();
  return found?.from ? found : null;
}

function order(one, other) {
  return one.line - other.line || one.ch - other.ch;
}

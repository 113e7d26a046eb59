/**
 * One literal while it is changed: the editor shows what it would be, the live view follows, and the
 * text stays as it is until the person lets go; then it is one change, and one step to undo.
 */
let last = 0;

export class Scrub {
  #studio;
  #document;
  #file;
  #range;
  #written;
  #text;
  #drawn = null;
  #words = document.createElement("span");
  #frame = 0;
  #hasMoved = false;

  /** `place` is `{line, start, end, written}`; what is drawn already is not drawn over. */
  constructor(studio, { line, start, end, written }, { isDrawn = false } = {}) {
    this.#studio = studio;
    this.#document = studio.editor.view.document;
    this.#file = studio.editor.path;
    this.#written = written;
    this.#text = written;
    const places = [{ line, ch: start }, { line, ch: end }];
    this.#range = this.#document.mark(...places, { clearWhenEmpty: false });
    if (!isDrawn) {
      this.#words.className = "scrubbed-literal";
      this.#words.textContent = written;
      this.#drawn = this.#document.mark(...places, { replacedWith: this.#words });
    }
    this.#tell("begin");
  }

  get text() {
    return this.#text;
  }

  /** What the literal would be; the newest one of each frame is told. */
  show(text) {
    if (text === this.#text) return;
    this.#text = text;
    // The page first: it works while the number is drawn.
    if (!this.#frame) this.#move();
    this.#words.textContent = text;
    this.#drawn?.changed();
  }

  /** At once, and then once a frame. */
  #move() {
    const told = this.#text;
    this.#hasMoved = true;
    this.#tell("move", told);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#text !== told) this.#move();
    });
  }

  /** The person has let go: the text is written. */
  keep() {
    const place = this.#range.find();
    if (this.#text === this.#written || !place) return this.cancel();
    this.#tell("keep");
    this.#end();
    last += 1;
    this.#document.replace(this.#text, place.from, place.to, `*scrub ${last}`);
    return undefined;
  }

  /** Nothing is written, and the old picture comes back. */
  cancel() {
    if (this.#hasMoved) this.#tell("cancel");
    else this.#tell("keep");
    this.#end();
  }

  /** The text is written by others. */
  leave() {
    this.#tell("keep");
    this.#end();
  }

  #end() {
    cancelAnimationFrame(this.#frame);
    this.#drawn?.clear();
    this.#range.clear();
  }

  #tell(phase, text) {
    const place = this.#range.find();
    if (!place) return;
    this.#studio.session.send({
      type: "scrub", phase, file: this.#file, start: this.#document.indexAt(place.from),
      written: this.#written, ...(text === undefined ? {} : { text }),
    });
  }
}

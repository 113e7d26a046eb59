/**
 * Where one has been: a place is kept when one leaves it for another file, for lines far away, or
 * for a declaration.
 * Going back and forward is no leaving.
 */
const far = 12;
const most = 100;

export class Places {
  #studio;
  #back = [];
  #forward = [];
  #here = null;
  #isGoing = false;

  constructor(studio) {
    this.#studio = studio;
    const { editor } = studio;
    studio.onOpen(() => this.#arrived());
    editor.view.on("caret", () => this.#arrived());
    editor.view.on("leaving", () => this.#leave());
    studio.session.on("document", ({ renamed }) => this.#rename(renamed ?? {}));
  }

  canGo(direction) {
    return (direction < 0 ? this.#back : this.#forward).some(({ file }) => this.#exists(file));
  }

  go(direction) {
    const [from, to] = direction < 0 ? [this.#back, this.#forward] : [this.#forward, this.#back];
    let place = from.pop();
    while (place && !this.#exists(place.file)) place = from.pop();
    if (!place) return;
    if (this.#here) to.push(this.#here);
    this.#isGoing = true;
    this.#studio.go({ file: place.file, line: place.line + 1 });
    this.#studio.editor.view.setCaret(place);
    this.#isGoing = false;
    this.#here = place;
    this.#changed();
  }

  #arrived() {
    const { editor } = this.#studio;
    const { line, ch } = editor.view.caret;
    const place = { file: editor.path, line, ch };
    const before = this.#here;
    this.#here = place;
    if (this.#isGoing || !before || before.file === null) return;
    if (before.file === place.file && Math.abs(before.line - line) < far) return;
    this.#keep(before);
  }

  /** Somebody is about to go elsewhere, which counts however near it is. */
  #leave() {
    if (this.#here?.file) this.#keep(this.#here);
    this.#here = null;
  }

  #keep(place) {
    this.#back.push(place);
    if (this.#back.length > most) this.#back.shift();
    this.#forward = [];
    this.#changed();
  }

  #exists(file) {
    return this.#studio.session.file(file)?.text !== undefined;
  }

  #rename(renamed) {
    for (const place of [...this.#back, ...this.#forward, this.#here]) {
      if (place && Object.hasOwn(renamed, place.file)) place.file = renamed[place.file];
    }
  }

  #changed() {
    for (const direction of [-1, 1]) {
      const button = document.getElementById(direction < 0 ? "jump-back" : "jump-forward");
      if (button) button.disabled = !this.canGo(direction);
    }
  }
}

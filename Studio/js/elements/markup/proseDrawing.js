/**
 * Prose in the editor: what the server read is drawn in the texts, opened where the caret goes, and
 * drawn again when it leaves.
 *
 * **Always holds**: the line that a person looks at keeps its place on the screen when prose above
 * it gets another height; nothing is drawn that was read from another text than the one in the
 * editor; drawing changes no text.
 */
import { newElement } from "../../kit/element.js";
import { onLanguage, string } from "../../lib/strings.js";
import { blockElements } from "./blockElements.js";
import { ProseLayer } from "./proseLayer.js";
import { rawPlace, wordsBefore } from "./rawPlace.js";
import { bringTo, steadily } from "./steadiness.js";

/** What in drawn prose answers to a click by itself. */
const ownClicks = "a, video, button, summary";

export class ProseDrawing {
  #studio;
  #display;
  #layers = new Map();
  #isPressed = false;
  #line = 0;
  #surroundings = "";
  #frame = 0;

  constructor(studio, display) {
    this.#studio = studio;
    this.#display = display;
    const { session, editor: { view } } = studio;
    session.on("prose", (told) => this.#hear(told));
    session.on("document", (facts) => this.#learn(facts));
    view.on("caret", () => this.#follow());
    view.on("document", () => this.#begin());
    const wrapper = view.element;
    wrapper.addEventListener("mousedown", () => { this.#isPressed = true; }, true);
    for (const end of ["mouseup", "dragend"]) addEventListener(end, () => this.#letGo(), true);
    addEventListener("blur", ({ target }) => {
      if (target === window) this.#letGo();
    });
    new ResizeObserver(() => this.#measureSoon()).observe(wrapper);
    document.fonts.ready.then(() => this.#measureSoon());
    onLanguage(() => {
      for (const layer of this.#layers.values()) layer.redraw();
    });
  }

  /** The drawn prose of the text in the editor, if it has any. */
  get layer() {
    return this.#layers.get(this.#view.document) ?? null;
  }

  /** Shows all prose as the switch says. */
  show() {
    for (const layer of this.#layers.values()) if (layer !== this.layer) this.#apply(layer);
    steadily(this.#view, this.#anchor, () => {
      if (this.layer) this.#apply(this.layer);
    });
    this.#begin();
  }

  /** The caret leaves the open prose, downwards if it can. */
  leave() {
    const comment = this.layer?.open;
    const lines = comment && this.layer.lines(comment);
    if (!lines) return false;
    const below = lines.last + 1 < this.#view.lineCount;
    if (!below && lines.first === 0) return false;
    this.#view.setCaret(below ? lines.last + 1 : lines.first - 1, 0);
    return true;
  }

  get #view() {
    return this.#studio.editor.view;
  }

  /** The line that a person looks at: the caret's, where he has put it somewhere. */
  get #anchor() {
    return this.layer?.hasMoved ? this.#view.caret.line : null;
  }

  #apply(layer) {
    layer.show(this.#display.isRendered);
  }

  #hear({ file, revision, comments }) {
    const { editor, session } = this.#studio;
    const target = editor.document(file);
    if (!this.#layers.has(target)) this.#layers.set(target, this.#makeLayer(target));
    const layer = this.#layers.get(target);
    layer.file = file;
    if (comments) layer.told = comments;
    if (!layer.told || session.texts.heardRevision(file) !== revision) return;
    if (layer !== this.layer) {
      layer.read(layer.told);
      this.#apply(layer);
      return;
    }
    steadily(this.#view, this.#anchor, () => {
      layer.read(layer.told);
      this.#apply(layer);
    });
    this.#begin();
  }

  /** The caret of a text that nobody was in does not stand before drawn prose. */
  #begin() {
    const { layer } = this;
    this.#line = this.#view.caret.line;
    if (!layer || layer.hasMoved || !this.#display.isRendered) return;
    const { line, ch } = this.#view.caret;
    const free = layer.firstFreeLine;
    if (line !== 0 || ch !== 0 || !free) return;
    this.#view.setCaret(free, 0, { scroll: false });
    layer.wasPlaced();
  }

  #makeLayer(target) {
    const layer = new ProseLayer(target, (blocks, comment) => this.#draw(layer, blocks, comment));
    return layer;
  }

  #draw(layer, blocks, comment) {
    const element = newElement("div", {
      className: "prose", tabIndex: 0, role: "group", ariaLabel: string("markup.prose"),
    });
    element.append(...blockElements(blocks, {
      session: this.#studio.session, file: layer.file, first: comment.first,
      resized: () => this.#measureSoon(),
    }));
    element.addEventListener("click", (event) => this.#click(event, comment));
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target !== element) return;
      event.preventDefault();
      this.#edit(comment, this.layer.lines(comment).first, 0);
    });
    return element;
  }

  #click(event, comment) {
    if (event.target.closest(ownClicks) || !getSelection().isCollapsed) return;
    const lines = this.layer?.lines(comment);
    if (!lines) return;
    const block = event.target.closest("[data-line]");
    const top = block?.getBoundingClientRect().top ?? event.clientY;
    const first = lines.first + Number(block?.dataset.line ?? 0);
    const last = lines.first + Number(block?.dataset.end ?? block?.dataset.line ?? 0);
    const written = this.#view.textIn(
      { line: first, ch: 0 }, { line: Math.min(last, lines.last) + 1, ch: 0 }).split("\n");
    const place = rawPlace(written, wordsBefore(event.clientX, event.clientY));
    this.#edit(comment, first + place.line, place.ch, { line: first, top });
  }

  /** Opens a comment with the caret at a place. */
  #edit(comment, line, ch, seen = null) {
    const last = this.layer.lines(comment)?.last ?? line;
    const target = Math.min(line, last);
    this.#view.focus();
    this.#view.setCaret({ line: target, ch }, null, { scroll: false });
    if (seen) bringTo(this.#view, Math.min(seen.line, last), seen.top);
    this.#view.reveal(null);
  }

  #letGo() {
    if (!this.#isPressed) return;
    this.#isPressed = false;
    this.#follow();
  }

  /** Opens what the caret went into, and closes what it left; not while the button is held. */
  #follow() {
    if (this.#isPressed) return;
    const before = this.#line;
    this.#line = this.#view.caret.line;
    const { layer } = this;
    if (!layer) return;
    const { opened, closed } = layer.follow();
    if (opened.length === 0 && closed.length === 0) return;
    const anchor = closed.length > 0 ? this.#line : before;
    steadily(this.#view, anchor, () => this.#apply(layer));
    if (opened.length === 1) this.#enter(layer.lines(opened[0]), before);
    if (opened.length > 0) this.#view.refreshActiveLine();
  }

  /** Who comes from below enters by the last line. */
  #enter(lines, before) {
    const { line, ch } = this.#view.caret;
    if (!lines || this.#view.hasSelection) return;
    if (before === lines.last + 1 && line === lines.first && ch === 0) {
      this.#view.setCaret(lines.last, 0);
    } else if (before === lines.first - 1 && line === lines.last) {
      this.#view.setCaret(lines.first, 0);
    }
  }

  /** Links and pictures lead elsewhere when pages and files come and go. */
  #learn({ renamed, pages, files }) {
    for (const layer of this.#layers.values()) layer.file = renamed?.[layer.file] ?? layer.file;
    const surroundings = JSON.stringify([
      pages, files.filter(({ kind }) => kind === "resource").map(({ path }) => path)]);
    if (surroundings === this.#surroundings) return;
    this.#surroundings = surroundings;
    steadily(this.#view, this.#anchor, () => {
      for (const layer of this.#layers.values()) layer.redraw();
    });
  }

  /** Heights have changed: a picture came, or the pane has another width. */
  #measureSoon() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const { layer } = this;
      if (layer) {
        steadily(this.#view, this.#anchor, () => layer.measure());
      }
    });
  }
}

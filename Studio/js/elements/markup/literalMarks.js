/**
 * Literals in the editor, drawn as what they mean: a swatch, a small picture, a file's name.
 *
 * One is drawn when it is whole and the caret is not within; a click opens what changes it. To the
 * keyboard it is one sign. Literals in strings and comments are text.
 */
import { newElement } from "../../kit/element.js";
import { cssColor, literalsIn } from "../../lib/literals.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { Scrub } from "../editor/scrubbing/scrub.js";
import { pickColor } from "./colorPicker.js";
import { resourceAddress, resourcePath } from "./destinations.js";
import { pickResource } from "./resourcePicker.js";

/** What may make code below a comment or string, or the other way round. */
const changesMeaning = /[/*"\\]/;

export function installLiterals(studio) {
  const literals = new LiteralMarks(studio);
  studio.commands.add({
    name: "editLiteral", keys: ["mod+alt+l"], group: "editor",
    isEnabled: () => literals.beside !== null,
    run: () => literals.pick(literals.beside),
  });
  return literals;
}

class LiteralMarks {
  #studio;
  #view;
  /** The line, as a handle, whose literals the person wants to see as text. */
  #written = null;
  #pending = null;
  #files = "";

  constructor(studio) {
    this.#studio = studio;
    this.#view = studio.editor.view;
    this.#view.on("changes", (changes) => this.#changed(changes));
    this.#view.on("document", () => this.#scanAll());
    this.#view.on("caret", () => this.#follow());
    studio.session.on("document", ({ files }) => {
      const paths = files.filter(({ kind }) => kind === "resource").map(({ path }) => path);
      if (paths.join("\n") !== this.#files) this.#redraw();
      this.#files = paths.join("\n");
    });
    this.#scanAll();
  }

  /** The drawn literal that the caret stands at, or else is next on its line. */
  get beside() {
    const { line, ch } = this.#view.caret;
    const marks = this.#marksOn(line);
    return marks.find((mark) => mark.find().to.ch === ch || mark.find().from.ch === ch)
      ?? marks.find((mark) => mark.find().from.ch > ch) ?? marks.at(-1) ?? null;
  }

  /** Opens what changes a literal. */
  pick(mark) {
    const { literal, element } = mark;
    const place = this.#hold(mark);
    const options = {
      anchor: element, write: (text) => place.write(text), follow: (text) => place.follow(text),
      closed: () => place.release(), showText: () => this.#showText(place),
    };
    if (literal.kind === "color") pickColor(literal.color, options);
    else pickResource(literal, this.#studio, options);
  }

  /** Follows a literal's range while it is changed; all changes are one step to undo. */
  #hold(mark) {
    const document = this.#view.document;
    const { from, to } = mark.find();
    const range = document.mark(from, to, {
      inclusiveLeft: true, inclusiveRight: true, clearWhenEmpty: false,
    });
    const origin = `*literal ${(steps += 1)}`;
    let scrub = null;
    const letGo = () => {
      scrub?.leave();
      scrub = null;
    };
    return {
      line: () => range.find()?.from.line ?? null,
      follow: (text) => {
        const here = range.find();
        if (!here) return;
        scrub ??= new Scrub(this.#studio, {
          line: here.from.line, start: here.from.ch, end: here.to.ch,
          written: document.textIn(here.from, here.to),
        }, { isDrawn: true });
        scrub.show(text);
      },
      write: (text) => {
        letGo();
        const here = range.find();
        if (!here || document.textIn(here.from, here.to) === text) return;
        document.replace(text, here.from, here.to, origin);
      },
      release: () => {
        const here = range.find();
        range.clear();
        if (this.#view.document !== document) return;
        if (here) this.#view.setCaret(here.to, null, { scroll: false });
        this.#view.focus();
      },
    };
  }

  #showText(place) {
    const line = place.line();
    if (line === null) return;
    this.#written = this.#view.lineHandle(line);
    this.#scan(line, line);
  }

  #changed(changes) {
    if (changes.some(({ text, removed }) =>
      changesMeaning.test(text.join("\n")) || changesMeaning.test(removed.join("\n")))) {
      this.#scanAll();
      return;
    }
    for (const { from, text } of changes) this.#scan(from.line, from.line + text.length - 1);
  }

  /** A literal that the caret has left is drawn; a line that was shown as text is so no more. */
  #follow() {
    const here = this.#view.lineHandle(this.#view.caret.line);
    const left = [this.#pending, this.#written].filter((handle) => handle);
    if (left.length === 0) return;
    if (this.#written && this.#written !== here) this.#written = null;
    this.#pending = null;
    for (const handle of left) {
      const line = this.#view.lineNumber(handle);
      if (line !== null) this.#scan(line, line);
    }
  }

  #scanAll() {
    this.#scan(0, this.#view.lineCount - 1);
  }

  #redraw() {
    this.#view.batch(() => {
      for (const mark of this.#view.marks) if (mark.literal) mark.clear();
      this.#scanAll();
    });
  }

  #scan(first, last) {
    this.#view.batch(() => {
      for (let line = first; line <= Math.min(last, this.#view.lastLine); line += 1) {
        this.#scanLine(line);
      }
    });
  }

  #scanLine(line) {
    const text = this.#view.line(line);
    const handle = this.#view.lineHandle(line);
    const known = this.#marksOn(line);
    const wanted = this.#written === handle ? [] : literalsIn(text).filter((literal) =>
      this.#isCode(line, literal) && !this.#holdsCaret(line, literal, handle));
    for (const mark of known) {
      const { from, to } = mark.find();
      const index = wanted.findIndex(({ start, end }) => start === from.ch && end === to.ch);
      const stays = index >= 0 && text.slice(from.ch, to.ch) === mark.written;
      if (stays) wanted.splice(index, 1);
      else mark.clear();
    }
    for (const literal of wanted) this.#put(line, literal, text);
  }

  #marksOn(line) {
    const length = this.#view.line(line)?.length ?? 0;
    return this.#view.marksIn({ line, ch: 0 }, { line, ch: length })
      .filter(({ literal }) => literal).sort((a, b) => a.find().from.ch - b.find().from.ch);
  }

  #isCode(line, { start }) {
    const { type } = this.#view.tokenAt({ line, ch: start + 1 }, true);
    return !/\b(?:comment|string)\b/.test(type ?? "");
  }

  #holdsCaret(line, { start, end }, handle) {
    const isWithin = this.#view.selections.some(({ anchor, head }) =>
      [anchor, head].some((place) => place.line === line && place.ch > start && place.ch < end));
    if (isWithin) this.#pending = handle;
    return isWithin;
  }

  #put(line, literal, text) {
    const element = this.#element(literal);
    let mark;
    try {
      mark = this.#view.mark({ line, ch: literal.start }, { line, ch: literal.end }, {
        replacedWith: element,
      });
    } catch {
      // Something that is folded ends within.
      return;
    }
    mark.literal = literal;
    mark.written = text.slice(literal.start, literal.end);
    element.addEventListener("mousedown", (event) => event.preventDefault());
    element.addEventListener("click", () => this.pick(mark));
  }

  #element(literal) {
    const element = newElement("button", {
      type: "button", className: `literal literal-${literal.kind}`,
    });
    if (literal.kind === "color") {
      const swatch = document.createElement("span");
      swatch.style.background = cssColor(literal.color);
      element.append(swatch);
      element.ariaLabel = string("literal.color");
    } else {
      this.#fillNamed(element, literal);
    }
    element.title = element.ariaLabel;
    return element;
  }

  #fillNamed(element, { kind, name }) {
    const { session, editor } = this.#studio;
    const path = resourcePath(session, editor.path, name);
    element.ariaLabel = string(`literal.${kind}`, { name });
    element.classList.toggle("missing", path === null);
    if (path === null) element.ariaLabel = string("markup.missing", { path: name });
    if (path === null || kind === "file") {
      const words = newElement("span", { textContent: name || string("literal.none") });
      element.append(icon(path === null ? "warning" : "page"), words);
      return;
    }
    const picture = newElement("img", { alt: "" });
    picture.addEventListener("error", () => picture.replaceWith(icon("resource")));
    picture.src = resourceAddress(session, path);
    element.append(picture);
  }
}

let steps = 0;

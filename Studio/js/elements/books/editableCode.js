/**
 * The marks of a book's code as they are meant: what is to be edited lies on a quiet tint, the marks
 * themselves are out of sight, and placeholders are tokens.
 *
 * **Always holds**: drawing changes no text. A mark that the caret is in is shown as it is written, and
 * deleting one sign deletes no mark that is out of sight.
 */
import { newElement } from "../../kit/element.js";
import { codeMarks, placeholdersIn } from "../../lib/codeMarks.js";
import { string } from "../../lib/strings.js";

const lineClasses = [["wrap", "code-mark-line"], ["background", "editable-line"]];

export function installEditableCode({ editor, session }) {
  const marks = new EditableCode(editor.view, () => /\.playgroundpage\//i.test(session.page ?? ""));
  session.on("page", () => marks.draw());
}

class EditableCode {
  #view;
  #isBook;
  #drawn = new WeakMap();
  /** Whether the caret is in what would be out of sight. */
  #isWithin = false;

  constructor(view, isBook) {
    this.#view = view;
    this.#isBook = isBook;
    view.on("changes", () => this.draw());
    view.on("document", () => this.draw());
    view.on("caret", () => {
      if (this.#isWithin !== this.#holdsCaret()) this.draw();
    });
    view.on("beforeChange", (change) => this.#guard(change));
    this.draw();
  }

  draw() {
    const document = this.#view.document;
    const before = this.#drawn.get(document);
    const isBook = this.#isBook();
    const text = document.text;
    if (!before && !text.includes("<#") && !(isBook && text.includes("#-"))) return;
    const lines = text.split("\n");
    this.#view.batch(() => {
      before?.marks.forEach((mark) => mark.clear());
      before?.lines.forEach((handle) => this.#unmark(handle));
      const drawn = { marks: [], lines: [], hidden: [] };
      this.#drawn.set(document, drawn);
      if (isBook) this.#drawMarks(codeMarks(lines, (line, ch) => this.#isComment(line, ch)), drawn, lines);
      lines.forEach((line, index) => this.#drawPlaceholders(line, index, drawn));
    });
    this.#isWithin = this.#holdsCaret();
  }

  #unmark(handle) {
    for (const [where, name] of lineClasses) this.#view.removeLineClass(handle, where, name);
  }

  #drawMarks({ lines: alone, regions }, drawn, lines) {
    const carets = new Set(this.#view.selections.map(({ head }) => head.line));
    for (const line of alone) {
      drawn.hidden.push({ from: { line, ch: 0 }, to: { line, ch: lines[line].length } });
      if (!carets.has(line)) this.#class(drawn, line, 0);
    }
    for (const region of regions) {
      if (region.isWhole) this.#drawLines(region, drawn, lines);
      else this.#drawSpan(region, drawn);
    }
  }

  #class(drawn, line, kind) {
    drawn.lines.push(this.#view.addLineClass(line, ...lineClasses[kind]));
  }

  #drawLines({ from, to, placeholder }, drawn, lines) {
    for (let line = from.line; line <= to.line; line += 1) this.#class(drawn, line, 1);
    const isEmpty = lines.slice(from.line, to.line + 1).every((line) => line.trim() === "");
    if (isEmpty) this.#hint(placeholder, { line: from.line, ch: lines[from.line].length }, drawn);
  }

  /** Between marks within a line: they are out of sight unless the caret is in one. */
  #drawSpan({ from, to, placeholder, open, close }, drawn) {
    for (const { line, start, end } of [open, close].filter(Boolean)) {
      const [first, last] = [{ line, ch: start }, { line, ch: end }];
      drawn.hidden.push({ from: first, to: last });
      if (this.#caretIsIn(first, last)) continue;
      this.#mark(drawn, first, last, { replacedWith: edge() });
    }
    const isEmpty = from.line === to.line && from.ch === to.ch;
    if (isEmpty) this.#hint(placeholder, from, drawn);
    else {
      this.#mark(drawn, from, to, {
        className: "editable-span", inclusiveLeft: true, inclusiveRight: true,
      });
    }
  }

  /** Words where nothing has been written yet; a click puts the caret there. */
  #hint(words, place, drawn) {
    const element = token("editable-hint", words || string("books.writeHere"));
    element.addEventListener("click", () => {
      this.#view.setCaret(place);
      this.#view.focus();
    });
    drawn.marks.push(this.#view.bookmark(place, { widget: element, insertLeft: true }));
  }

  #drawPlaceholders(text, line, drawn) {
    for (const { start, end, words } of placeholdersIn(text)) {
      const [from, to] = [{ line, ch: start }, { line, ch: end }];
      if (this.#isComment(line, start) || this.#caretIsIn(from, to)) continue;
      const element = token("placeholder-token", words);
      const mark = this.#mark(drawn, from, to, { replacedWith: element });
      element.addEventListener("click", () => {
        const place = mark?.find();
        if (place) this.#view.setSelection(place.from, place.to);
        this.#view.focus();
      });
    }
  }

  #mark(drawn, from, to, options) {
    try {
      const mark = this.#view.mark(from, to, options);
      drawn.marks.push(mark);
      return mark;
    } catch {
      // Something that is folded ends within.
      return null;
    }
  }

  #isComment(line, ch) {
    return /^comment/.test(this.#view.tokenKindAt({ line, ch: ch + 1 }) ?? "");
  }

  #caretIsIn(from, to) {
    return this.#view.selections.some(({ anchor, head }) =>
      [anchor, head].some(({ line, ch }) => line === from.line && ch > from.ch && ch < to.ch));
  }

  #holdsCaret() {
    const hidden = this.#drawn.get(this.#view.document)?.hidden ?? [];
    const { line } = this.#view.caret;
    return hidden.some(({ from, to }) => from.line === line
      && (from.ch === 0 || this.#caretIsIn(from, to))) ? line : false;
  }

  /** One sign that is deleted beside a mark out of sight is not the whole mark. */
  #guard(change) {
    if (change.origin !== "+delete" || this.#view.hasSelection) return;
    const { from, to } = change;
    const isMark = (this.#drawn.get(this.#view.document)?.marks ?? []).some((mark) => {
      const place = mark.element?.classList.contains("mark-edge") && mark.find();
      return place && same(place.from, from) && same(place.to, to);
    });
    if (isMark) change.cancel();
  }
}

function same(one, other) {
  return one.line === other.line && one.ch === other.ch;
}

function edge() {
  const element = newElement("span", { className: "mark-edge" });
  return element;
}

function token(name, words) {
  const element = newElement("span", { className: name, textContent: words });
  element.addEventListener("mousedown", (event) => event.preventDefault());
  return element;
}

/**
 * The drawn prose of one text of the editor.
 *
 * A comment of prose is drawn in place of its lines: the editor shows an element instead of a
 * range, and the text stays as it is beneath. A comment that the caret is in is open, which means
 * that it is shown as it is written. What was typed in since the server read it stays as it is
 * written until the server has read it again.
 */
export class ProseLayer {
  #document;
  #draw;
  #comments = [];
  #isRendered = false;
  /** Where the caret was when it was last asked. */
  #caret = "";
  #hasMoved = false;

  /** `draw(blocks, comment)` makes the element of a comment. */
  constructor(document, draw) {
    this.#document = document;
    this.#draw = draw;
    this.#caret = this.#signature();
    this.#hasMoved = this.#caret !== untouched;
  }

  /** What was told last and not put to use, because the text was another one. */
  told = null;

  get comments() {
    return this.#comments;
  }

  /** The open comment that the caret is in. */
  get open() {
    return this.#comments.find(({ isOpen }) => isOpen) ?? null;
  }

  /** The server read the text that stands in the editor. */
  read(told) {
    const before = new Map(this.#comments.map((comment) => [comment.start, comment]));
    this.#comments = told.map(({ first, last, blocks }) => {
      const start = this.#document.lineHandle(first - 1);
      const end = this.#document.lineHandle(last - 1);
      const known = before.get(start);
      const text = this.#text(first - 1, last - 1);
      if (known?.end === end && known.text === text) {
        before.delete(start);
        return known;
      }
      const isOpen = this.#hasMoved && this.#holdsCaret(first - 1, last - 1);
      return { start, end, text, first, blocks, isOpen, mark: null, element: null };
    });
    for (const comment of before.values()) this.#clear(comment);
  }

  /** Draws what is to be drawn, and nothing else. */
  show(isRendered) {
    this.#isRendered = isRendered;
    for (const comment of this.#comments) {
      const isDrawn = isRendered && !comment.isOpen && comment.blocks.length > 0
        && this.#isAsRead(comment);
      if (!isDrawn) this.#clear(comment);
      else if (!comment.mark) this.#put(comment);
    }
  }

  /** Draws anew what is drawn: what its links and pictures lead to has changed. */
  redraw() {
    for (const comment of this.#comments) this.#clear(comment);
    this.show(this.#isRendered);
  }

  /** Elements have other heights. */
  measure() {
    for (const { mark } of this.#comments) mark?.changed();
  }

  /** The caret went somewhere: what is open and what is not any more. */
  follow() {
    const caret = this.#signature();
    if (caret === this.#caret) return { opened: [], closed: [] };
    this.#caret = caret;
    this.#hasMoved = true;
    const opened = [];
    const closed = [];
    for (const comment of this.#comments) {
      const lines = this.lines(comment);
      const isOpen = Boolean(lines) && this.#holdsCaret(lines.first, lines.last);
      if (isOpen !== comment.isOpen) (isOpen ? opened : closed).push(comment);
      comment.isOpen = isOpen;
    }
    return { opened, closed };
  }

  /** The lines of a comment now, counted from 0; none where they are gone. */
  lines({ start, end }) {
    const first = this.#document.lineNumber(start);
    const last = this.#document.lineNumber(end);
    return first === null || last === null || last < first ? null : { first, last };
  }

  /** Where the caret has nothing drawn before it: behind the prose that a text begins with. */
  get firstFreeLine() {
    let line = 0;
    for (const comment of this.#comments) {
      const lines = this.lines(comment);
      if (lines?.first === line) line = lines.last + 1;
    }
    return line < this.#document.lineCount ? line : null;
  }

  /** Where the caret is now no person has put it. */
  wasPlaced() {
    this.#hasMoved = false;
  }

  get hasMoved() {
    return this.#hasMoved;
  }

  #text(first, last) {
    return this.#document.textIn({ line: first, ch: 0 }, this.#endOf(last));
  }

  #endOf(line) {
    return { line, ch: (this.#document.line(line) ?? "").length };
  }

  #isAsRead(comment) {
    const lines = this.lines(comment);
    return Boolean(lines) && this.#text(lines.first, lines.last) === comment.text;
  }

  #holdsCaret(first, last) {
    return this.#document.selections.some(({ anchor, head }) => {
      const isIn = ({ line }) => line >= first && line <= last;
      const isEdge = ({ line, ch }) => (line === first && ch === 0)
        || (line === last && ch === this.#endOf(last).ch);
      return isIn(head) || (isIn(anchor) && !isEdge(anchor));
    });
  }

  #signature() {
    return this.#document.selections.map(({ anchor, head }) =>
      [anchor.line, anchor.ch, head.line, head.ch].join(":")).join(" ");
  }

  #put(comment) {
    const { first, last } = this.lines(comment);
    comment.element = this.#draw(comment.blocks, comment);
    try {
      comment.mark = this.#document.mark({ line: first, ch: 0 }, this.#endOf(last), {
        replacedWith: comment.element, isBlock: true, clearOnEnter: true,
      });
    } catch {
      // Something else is drawn across its edge, such as code that is folded.
      comment.element = null;
      return;
    }
    this.#document.addLineClass(comment.start, "wrap", "prose-line");
    comment.mark.onClear(() => this.#wasCleared(comment));
  }

  /** By us, or by the caret that went into it. */
  #wasCleared(comment) {
    comment.mark = null;
    comment.element = null;
    this.#document.removeLineClass(comment.start, "wrap", "prose-line");
  }

  #clear(comment) {
    comment.mark?.clear();
  }
}

/** The caret of a text that nobody was in. */
const untouched = "0:0:0:0";

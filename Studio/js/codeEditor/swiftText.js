/** A text on the screen that is Swift: its tokens, and how far its lines are indented. */
import { indentation } from "../lib/swift/indentation.js";
import { ShownText } from "./shownText.js";
import { recolor } from "./tokenColors.js";

const languageData = {
  commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
  closeBrackets: { brackets: ["(", "[", "{", '"', '"""'], before: ")]}'\":;,> " },
  indentOnInput: /^\s*(?:[}\])]|case\b.*:|default:|@unknown default:|\??\.)$/,
};
const inComment = { ...languageData, closeBrackets: { brackets: [] } };

export class SwiftText extends ShownText {
  /** For this folder alone: what colors tokens over the language's own colors. */
  overlays = new Set();

  wordAt(position) {
    const offset = this.content.offset(position);
    const word = this.content.state.wordAt(offset);
    const at = (place) => this.content.position(place);
    if (!word) return { anchor: position, head: position };
    return { anchor: at(word.from), head: at(word.to) };
  }

  /** The token before a position: `{string, start, end, type, state}`. */
  tokenAt({ line, ch }) {
    const { state, tokens } = this.content;
    const found = tokens.of(state.doc, line).find(({ start, end }) => start < ch && ch <= end);
    if (found) return found;
    return { string: "", start: ch, end: ch, type: null, state: tokens.at(state.doc, line, ch) };
  }

  tokenKindAt({ line, ch }) {
    const tokens = this.tokens(line);
    if (ch === 0) return tokens[0]?.type ?? null;
    return tokens.find(({ start, end }) => start < ch && ch <= end)?.type ?? null;
  }

  tokens(line) {
    return this.content.tokens.of(this.content.state.doc, line);
  }

  /** The state of `lib/swift/tokens.js` after a line. */
  stateAfter(line) {
    const { doc } = this.content.state;
    return this.content.tokens.at(doc, line, doc.line(line + 1).length);
  }

  /** For this folder alone: what the library asks of a language; nothing is closed in comments. */
  languageDataAt(pos) {
    const { line, ch } = this.content.position(pos);
    const { isInLineComment, inside } = this.content.tokens.at(this.content.state.doc, line, ch);
    return isInLineComment || inside?.kind === "comment" ? inComment : languageData;
  }

  /** For this folder alone: the column for a line, as the library asks for it. */
  indentationAt(context, pos) {
    const { doc } = context.state;
    const line = doc.lineAt(pos);
    const isBreak = context.simulatedBreak === pos;
    const { tokens } = this.content;
    const state = isBreak ? tokens.at(doc, line.number - 1, pos - line.from)
      : tokens.before(doc, line.number - 1);
    const text = (isBreak ? context.textAfterPos(pos) : line.text).trim();
    return indentation(state, text, this.indentation.unit);
  }

  indentLine(line) {
    const column = this.indentationAt({ state: this.view.state }, this.indexAt({ line, ch: 0 }));
    if (column === null) return;
    const { unit, usesTabs } = this.indentation;
    const blanks = usesTabs ? "\t".repeat(column / unit) : " ".repeat(column);
    const { length } = /^\s*/.exec(this.line(line))[0];
    if (blanks !== this.line(line).slice(0, length)) {
      this.replace(blanks, { line, ch: 0 }, { line, ch: length }, "+input");
    }
  }

  /** Colors tokens over the mode's: `token(stream)` goes on in a line and answers with a class. */
  addOverlay(overlay) {
    this.overlays.add(overlay);
    this.view.update([this.view.state.update({ effects: recolor.of(null) })]);
  }

  removeOverlay(overlay) {
    this.overlays.delete(overlay);
    this.view.update([this.view.state.update({ effects: recolor.of(null) })]);
  }

  /** Folds a range; `element` stands in its place. */
  fold({ from, to }, element) {
    const mark = this.mark(from, to, { replacedWith: element, isFold: true });
    element.addEventListener("mousedown", (event) => {
      mark.clear();
      event.preventDefault();
    });
    mark.onClear(() => this.tell("unfold"));
    this.tell("fold");
  }
}

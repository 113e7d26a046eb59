/** Lines that are pasted are indented as their new place has it, in the same step to undo. */
import { indentation } from "../../../lib/swift/indentation.js";
import { LineStream } from "../../../lib/swift/lineStream.js";
import { readToken, startState } from "../../../lib/swift/tokens.js";

export function indentWhatIsPasted(view) {
  view.on("input", ({ from, text, origin }) => {
    if (origin !== "paste" || text.length < 2) return;
    const last = from.line + text.length - 1;
    const isWhole = view.line(from.line).slice(0, from.ch).trim() === "";
    const first = from.line + (isWhole ? 0 : 1);
    const lines = [];
    for (let line = first; line <= last; line += 1) lines.push(view.line(line));
    // What stands behind the caret was there before.
    if (text.at(-1) === "") lines.pop();
    const state = first > 0 ? view.stateAfter(first - 1) : startState();
    const found = indented(lines, { ...state }, view.indentation);
    for (const [index, line] of [...found.entries()].reverse()) {
      put(view, first + index, lines[index], line);
    }
  });
}

/** Lines with the indentation that they should have; those within strings and comments stay. */
function indented(lines, state, { unit, usesTabs }) {
  return lines.map((line) => {
    const words = line.trimStart();
    const column = words === "" ? null : indentation(state, words, unit);
    const blanks = usesTabs ? "\t".repeat(column / unit) : " ".repeat(column ?? 0);
    const wanted = column === null ? line : blanks + words;
    read(wanted, state);
    return wanted;
  });
}

function read(text, state) {
  const stream = new LineStream(text);
  while (!stream.eol()) {
    stream.start = stream.pos;
    readToken(stream, state);
  }
}

function put(view, line, old, wanted) {
  if (old === wanted) return;
  const blanks = (text) => text.length - text.trimStart().length;
  const to = { line, ch: blanks(old) };
  view.replace(wanted.slice(0, blanks(wanted)), { line, ch: 0 }, to, "paste");
}

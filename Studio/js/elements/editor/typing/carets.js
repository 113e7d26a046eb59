/** Several carets: the next place where the selected text stands, all of them, the lines around. */

/** Selects the word at the caret; where something is selected, its next occurrence too. */
export function selectNextOccurrence(mirror) {
  if (!mirror.somethingSelected()) return selectWord(mirror);
  const text = mirror.getSelections().at(-1);
  const whole = mirror.getValue();
  const selected = mirror.listSelections().map((range) => mirror.indexFromPos(range.from()));
  const start = Math.max(...selected) + text.length;
  for (const [from, until] of [[start, whole.length], [0, start]]) {
    const found = firstFree(whole, text, from, until, selected);
    if (found === null) continue;
    const head = mirror.posFromIndex(found + text.length);
    mirror.addSelection(mirror.posFromIndex(found), head);
    return mirror.scrollIntoView(head, 60);
  }
  return undefined;
}

/** Selects every place where the selected text, or the word at the caret, stands. */
export function selectAllOccurrences(mirror) {
  if (!mirror.somethingSelected()) selectWord(mirror);
  const text = mirror.getSelections().at(-1);
  if (text === "") return;
  const whole = mirror.getValue();
  const ranges = [];
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + text.length)) {
    ranges.push({ anchor: mirror.posFromIndex(at), head: mirror.posFromIndex(at + text.length) });
  }
  mirror.setSelections(ranges, undefined, { scroll: false });
}

/** One more caret in the line above (-1) or below (1) the outermost. */
export function addCaret(mirror, direction) {
  const heads = mirror.listSelections().map(({ head }) => head).sort((a, b) => a.line - b.line);
  const edge = direction < 0 ? heads[0] : heads.at(-1);
  const line = edge.line + direction;
  if (line < mirror.firstLine() || line > mirror.lastLine()) return;
  const left = mirror.charCoords(edge, "div").left;
  const y = mirror.charCoords({ line, ch: 0 }, "div").top + 1;
  mirror.addSelection(mirror.coordsChar({ left, top: y }, "div"));
  mirror.scrollIntoView({ line, ch: 0 }, 40);
}

/**
 * What a click with keys held does: Control and Shift add a caret, Alt draws a column. A click with
 * the command key, or with Alt and no drag, is left to others.
 */
export function mouseHabits(_, __, event) {
  const addsCaret = event.ctrlKey && event.shiftKey;
  return {
    addNew: addsCaret, extend: event.shiftKey && !addsCaret,
    unit: event.altKey ? "rectangle" : undefined,
  };
}

function selectWord(mirror) {
  const { anchor, head } = mirror.findWordAt(mirror.getCursor());
  if (/\S/.test(mirror.getRange(anchor, head))) mirror.setSelection(anchor, head);
}

function firstFree(whole, text, from, until, selected) {
  for (let at = whole.indexOf(text, from); at >= 0 && at < until; at = whole.indexOf(text, at + 1)) {
    if (!selected.includes(at)) return at;
  }
  return null;
}

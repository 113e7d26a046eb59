/** Several carets: the next place where the selected text stands, all of them, the lines around. */

/** Selects the word at the caret; where something is selected, its next occurrence too. */
export function selectNextOccurrence(view) {
  if (!view.hasSelection) return selectWord(view);
  const text = view.selectedTexts.at(-1);
  const whole = view.text;
  const selected = view.selections.map(({ from }) => view.indexAt(from));
  const start = Math.max(...selected) + text.length;
  for (const [from, until] of [[start, whole.length], [0, start]]) {
    const found = firstFree(whole, text, from, until, selected);
    if (found === null) continue;
    const head = view.positionAt(found + text.length);
    view.addSelection(view.positionAt(found), head);
    return view.reveal(head, 60);
  }
  return undefined;
}

/** Selects every place where the selected text, or the word at the caret, stands. */
export function selectAllOccurrences(view) {
  if (!view.hasSelection) selectWord(view);
  const text = view.selectedTexts.at(-1);
  if (text === "") return;
  const whole = view.text;
  const ranges = [];
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + text.length)) {
    ranges.push({ anchor: view.positionAt(at), head: view.positionAt(at + text.length) });
  }
  view.setSelections(ranges, { scroll: false });
}

/** One more caret in the line above (-1) or below (1) the outermost. */
export function addCaret(view, direction) {
  const heads = view.selections.map(({ head }) => head).sort((a, b) => a.line - b.line);
  const edge = direction < 0 ? heads[0] : heads.at(-1);
  const line = edge.line + direction;
  if (line < 0 || line > view.lastLine) return;
  const left = view.boxOf(edge, "div").left;
  const y = view.boxOf({ line, ch: 0 }, "div").top + 1;
  view.addSelection(view.positionUnder({ left, top: y }, "div"));
  view.reveal({ line, ch: 0 }, 40);
}

/**
 * What a click with keys held does: Control and Shift add a caret, Alt draws a column. A click with
 * the command key, or with Alt and no drag, is left to others.
 */
export function mouseHabits(event) {
  const addsCaret = event.ctrlKey && event.shiftKey;
  return {
    addNew: addsCaret, extend: event.shiftKey && !addsCaret,
    unit: event.altKey ? "rectangle" : undefined,
  };
}

function selectWord(view) {
  const { anchor, head } = view.wordAt(view.caret);
  if (/\S/.test(view.textIn(anchor, head))) view.setSelection(anchor, head);
}

function firstFree(whole, text, from, until, selected) {
  for (let at = whole.indexOf(text, from); at >= 0 && at < until; at = whole.indexOf(text, at + 1)) {
    if (!selected.includes(at)) return at;
  }
  return null;
}

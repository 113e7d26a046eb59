/** Arrow keys enter a range that opens for the caret; the library's own go past it. */
import { EditorSelection, keymap, Prec } from "./library.js";

/** `places()` answers with those of the text. */
export function walking(places) {
  const enter = (step, isVertical) => (view) => step(view, places(), isVertical);
  return Prec.high(keymap.of([
    { key: "ArrowDown", run: enter(forwards, true) },
    { key: "ArrowRight", run: enter(forwards, false) },
    { key: "ArrowUp", run: enter(backwards, true) },
    { key: "ArrowLeft", run: enter(backwards, false) },
  ]));
}

function forwards(view, places, isVertical) {
  const { doc, selection: { main } } = view.state;
  const line = doc.lineAt(main.head);
  if (!isVertical && main.head < line.to) return false;
  const next = line.to + 1;
  const range = rangeAt(places, next);
  if (!range || main.head >= range.from) return false;
  if (isVertical && view.moveVertically(main, true).head <= line.to) return false;
  return put(view, next);
}

function backwards(view, places, isVertical) {
  const { doc, selection: { main } } = view.state;
  const line = doc.lineAt(main.head);
  if (line.from === 0 || (!isVertical && main.head > line.from)) return false;
  const range = rangeAt(places, line.from - 1);
  if (!range || main.head <= range.to) return false;
  if (isVertical && view.moveVertically(main, false).head >= line.from) return false;
  return put(view, isVertical ? doc.lineAt(line.from - 1).from : line.from - 1);
}

function rangeAt({ marks }, offset) {
  const opens = ([{ options: { clearOnEnter, replacedWith } }, { from, to }]) =>
    clearOnEnter && replacedWith && from <= offset && offset <= to;
  return [...marks].find(opens)?.[1] ?? null;
}

function put(view, offset) {
  if (view.state.selection.ranges.length > 1 || !view.state.selection.main.empty) return false;
  view.dispatch({
    selection: EditorSelection.cursor(offset), userEvent: "select", scrollIntoView: true,
  });
  return true;
}

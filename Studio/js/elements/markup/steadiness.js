/** Changes heights in the editor without moving the line that a person looks at. */

/**
 * Does a change; a line keeps its place on the screen if it is to be seen, or else the first one
 * that is. What stands beside the lines is told that they may have moved.
 */
export function steadily(view, line, change) {
  const anchor = isSeen(view, line) ? line : topLine(view);
  const handle = view.lineHandle(anchor);
  const before = placeOf(view, anchor);
  view.batch(change);
  view.tell("refresh");
  const now = handle ? view.lineNumber(handle) : null;
  if (now === null) return;
  moveBy(view, placeOf(view, now) - before);
}

/** Scrolls so that the top of a line is at a place of the window. */
export function bringTo(view, line, top) {
  moveBy(view, placeOf(view, line) - top);
}

function moveBy(view, distance) {
  if (Math.abs(distance) < 1) return;
  view.scrollTo(null, view.scrollInfo.top + distance);
}

function placeOf(view, line) {
  return view.boxOf({ line, ch: 0 }, "window").top;
}

function isSeen(view, line) {
  if (line === null || line === undefined || line >= view.lineCount) return false;
  const { top, clientHeight } = view.scrollInfo;
  const place = view.boxOf({ line, ch: 0 }, "local").top;
  return place >= top - 1 && place < top + clientHeight;
}

function topLine(view) {
  return view.lineUnder(view.scrollInfo.top, "local");
}

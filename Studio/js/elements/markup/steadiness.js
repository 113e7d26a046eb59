/** Changes heights in the editor without moving the line that a person looks at. */

/**
 * Does a change; a line keeps its place on the screen if it is to be seen, or else the first one
 * that is. What stands beside the lines is told that they may have moved.
 */
export function steadily(mirror, line, change) {
  const anchor = isSeen(mirror, line) ? line : topLine(mirror);
  const handle = mirror.getLineHandle(anchor);
  const before = placeOf(mirror, anchor);
  mirror.operation(change);
  globalThis.CodeMirror.signal(mirror, "refresh", mirror);
  const now = handle ? mirror.getLineNumber(handle) : null;
  if (now === null) return;
  moveBy(mirror, placeOf(mirror, now) - before);
}

/** Scrolls so that the top of a line is at a place of the window. */
export function bringTo(mirror, line, top) {
  moveBy(mirror, placeOf(mirror, line) - top);
}

function moveBy(mirror, distance) {
  if (Math.abs(distance) < 1) return;
  mirror.scrollTo(null, mirror.getScrollInfo().top + distance);
}

function placeOf(mirror, line) {
  return mirror.charCoords({ line, ch: 0 }, "window").top;
}

function isSeen(mirror, line) {
  if (line === null || line === undefined || line >= mirror.lineCount()) return false;
  const { top, clientHeight } = mirror.getScrollInfo();
  const place = mirror.charCoords({ line, ch: 0 }, "local").top;
  return place >= top - 1 && place < top + clientHeight;
}

function topLine(mirror) {
  return mirror.lineAtHeight(mirror.getScrollInfo().top, "local");
}

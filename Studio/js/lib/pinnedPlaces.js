/**
 * Places of pinned results: the server counts units of its text, the editor has marks in its own,
 * which may be ahead by what was typed and not accepted yet.
 */

/** Where a piece of a text is after an operation; what is put in before it moves it. */
export function movedPlace({ start, length }, operation) {
  let old = 0;
  let fresh = 0;
  let from = null;
  let to = null;
  const end = start + length;
  for (const step of operation) {
    if (typeof step === "string") {
      fresh += step.length;
      continue;
    }
    const count = Math.abs(step);
    const left = step > 0 ? 1 : 0;
    if (from === null && start < old + count) from = fresh + left * (start - old);
    if (to === null && end <= old + count) to = fresh + left * (end - old);
    old += count;
    fresh += left * count;
  }
  const first = from ?? fresh;
  return { start: first, length: Math.max(0, (to ?? fresh) - first) };
}

/** A name for what is pinned now, of the kind that Xcode gives: seconds since 2001. */
export function newIdentifier(taken, now = Date.now()) {
  let microseconds = Math.round((now - Date.UTC(2001, 0, 1)) * 1000);
  const name = () => `${Math.floor(microseconds / 1e6)}.${String(microseconds % 1e6).padStart(6, "0")}`;
  while (taken.has(name())) microseconds += 1;
  return name();
}

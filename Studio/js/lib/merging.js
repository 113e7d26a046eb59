/**
 * Two texts that were made of one, put together: a line that only one of them changed is that one's,
 * what both did alike is done once, and of what one put into a line so is what the other had put in.
 */
import { comparedLines, differingPiece } from "./lineComparison.js";

/** The text that has what both did; null where both changed one line, each in a way of its own. */
export function merged(base, one, other) {
  const [mine, theirs] = [changesOf(base, one), changesOf(base, other)];
  const lines = base.split("\n");
  const made = [];
  for (let place = 0; place <= lines.length; place += 1) {
    const added = either(mine.added.get(place), theirs.added.get(place), []);
    const stands = standing(mine.stands.get(place), theirs.stands.get(place), lines[place]);
    if (!added || !stands) return null;
    made.push(...added, ...stands);
  }
  return made.join("\n");
}

/** Whether a text has all lines that were changed between two others, as they are or with more in them. */
export function holds(text, before, after) {
  const lines = text.split("\n");
  return comparedLines(before, after).every(({ right, kind }) =>
    kind === "same" || kind === "removed" || lines.some((line) => extendsLine(line, right.text)));
}

/** Whether a line is another one, with more put in at one place. */
function extendsLine(line, other) {
  const [start, end] = differingPiece(other, line);
  return start === end;
}

/** How much two texts differ, in UTF-16 units. */
export function apart(one, other) {
  return comparedLines(one, other).reduce((sum, { left, right, kind }) => {
    if (kind === "same") return sum;
    const [mine, theirs] = [left?.text ?? "", right?.text ?? ""];
    const [start, end, otherEnd] = differingPiece(mine, theirs);
    return sum + (end - start) + (otherEnd - start) + (left && right ? 0 : 1);
  }, 0);
}

/** By lines of `base`, counted from 0: those put in before one, and what stands in its place if that is another. */
function changesOf(base, text) {
  const changes = { added: new Map(), stands: new Map() };
  let place = 0;
  for (const { right, kind } of comparedLines(base, text)) {
    if (kind === "added") {
      changes.added.set(place, [...changes.added.get(place) ?? [], right.text]);
      continue;
    }
    if (kind !== "same") changes.stands.set(place, right ? [right.text] : []);
    place += 1;
  }
  return changes;
}

/**
 * What stands in place of a line that was there, if any. Where one put more into what the other had put
 * in, that is the whole: it had seen the other's, or is the one who typed it.
 */
function standing(one, other, former) {
  const both = either(one, other, former === undefined ? [] : [former]);
  if (both || one.length !== 1 || other.length !== 1) return both;
  if (extendsLine(one[0], other[0]) && extendsLine(other[0], former)) return one;
  return extendsLine(other[0], one[0]) && extendsLine(one[0], former) ? other : null;
}

/** What one of two did, or what was there; null where they did different things. */
function either(one, other, former) {
  if (!one || !other) return one ?? other ?? former;
  return one.join("\n") === other.join("\n") && one.length === other.length ? one : null;
}

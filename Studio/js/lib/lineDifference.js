/**
 * What makes one text of another, found line by line: what was done in two places leaves what lies
 * between them alone, so that what is typed there meanwhile stays what it is.
 */
import { comparedLines } from "./lineComparison.js";
import { difference, joined } from "./textOperation.js";

/** Each line with the end that belongs to it. */
function pieces(text) {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

export function differenceByLines(old, text) {
  const one = pieces(old);
  const other = pieces(text);
  return joined(comparedLines(old, text).map(({ left, right }) => difference(
    (left && one[left.number - 1]) ?? "", (right && other[right.number - 1]) ?? "")));
}

/** Halves of surrogate pairs that stand alone, which no UTF-8 can say. */

/** What stands in the place of half a character. */
export const replacement = "\ufffd";

/** Whether a text has characters of two UTF-16 units, or halves of them. */
export function hasSurrogates(text) {
  return /[\ud800-\udfff]/.test(text);
}

/** Where a text holds half of a character, as offsets in UTF-16 units. */
export function loneSurrogates(text) {
  return [...text.matchAll(/\p{Surrogate}/gu)].map(({ index }) => index);
}

/** Where in the written text a place of the drawn one is. */

/** How much of what stands before the place is looked for. */
const longestClue = 40;

/**
 * `lines` are the lines of a block as they are written, `before` the drawn words before the place.
 * Returns `{line, ch}`, counted from the block's first line: behind the longest piece of these words
 * that is found, else where the words of the first line begin.
 */
export function rawPlace(lines, before) {
  for (let length = Math.min(before.length, longestClue); length > 0; length -= 1) {
    const clue = before.slice(-length);
    for (const [line, text] of lines.entries()) {
      const start = text.indexOf(clue, wordsBegin(text));
      if (start >= 0) return { line, ch: start + clue.length };
    }
  }
  return { line: 0, ch: wordsBegin(lines[0] ?? "") };
}

/** Behind the signs that a line of prose begins with. */
function wordsBegin(text) {
  return /^\s*(?:\/\/:|\/\*:)?\s*(?:#{1,6} |[-*+] (?:\[[ xX]\] )?|\d+[.)] |> )?/.exec(text)[0].length;
}

/** The drawn words between a place of the window and the beginning of the text it is in. */
export function wordsBefore(x, y) {
  const place = document.caretPositionFromPoint?.(x, y);
  const range = place ? null : document.caretRangeFromPoint?.(x, y);
  const node = place?.offsetNode ?? range?.startContainer;
  if (node?.nodeType !== Node.TEXT_NODE) return "";
  return node.data.slice(0, place?.offset ?? range.startOffset);
}

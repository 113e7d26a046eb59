/**
 * What two texts have in common and what not, line by line, for showing them side by side.
 *
 * The answer is a list of rows `{left, right, kind}`, with `left` and `right` a line's
 * `{number, text}` or null; `kind` is `same`, `changed`, `removed` (only left) or `added`.
 */
const mostCells = 4_000_000;

export function comparedLines(left, right) {
  const [one, other] = [left.split("\n"), right.split("\n")];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const pairs = [];
  for (let index = 0; index < start; index += 1) pairs.push([index, index]);
  pairs.push(...commonPairs(one, other, start, end));
  for (let index = end; index > 0; index -= 1) {
    pairs.push([one.length - index, other.length - index]);
  }
  return rowsOf(one, other, pairs);
}

/** Where within a line two lines differ: `[start, end of the one, end of the other]`. */
export function differingPiece(one, other) {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [start, one.length - end, other.length - end];
}

/** The longest series of lines that both have; none where the texts are too long to look. */
function commonPairs(one, other, start, end) {
  const rows = one.length - start - end;
  const columns = other.length - start - end;
  if (rows === 0 || columns === 0 || rows * columns > mostCells) return [];
  const width = columns + 1;
  const longest = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      longest[row * width + column] = one[start + row] === other[start + column]
        ? longest[(row + 1) * width + column + 1] + 1
        : Math.max(longest[(row + 1) * width + column], longest[row * width + column + 1]);
    }
  }
  const pairs = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (one[start + row] === other[start + column]) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (longest[(row + 1) * width + column] >= longest[row * width + column + 1]) {
      row += 1;
    } else {
      column += 1;
    }
  }
  return pairs;
}

function rowsOf(one, other, pairs) {
  const rows = [];
  let [left, right] = [0, 0];
  for (const [toLeft, toRight] of [...pairs, [one.length, other.length]]) {
    while (left < toLeft || right < toRight) {
      const hasLeft = left < toLeft;
      const hasRight = right < toRight;
      rows.push({
        left: hasLeft ? { number: left + 1, text: one[left] } : null,
        right: hasRight ? { number: right + 1, text: other[right] } : null,
        kind: hasLeft && hasRight ? "changed" : hasLeft ? "removed" : "added",
      });
      left += hasLeft ? 1 : 0;
      right += hasRight ? 1 : 0;
    }
    if (toLeft === one.length && toRight === other.length) break;
    rows.push({
      left: { number: left + 1, text: one[left] }, right: { number: right + 1, text: other[right] },
      kind: "same",
    });
    left += 1;
    right += 1;
  }
  return rows;
}

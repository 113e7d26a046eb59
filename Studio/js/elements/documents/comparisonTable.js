/**
 * Two texts of a Swift file side by side, in the editor's colours, with what differs marked.
 *
 * Long stretches of equal lines are one row that says how many they are.
 */
import { newElement } from "../../kit/element.js";
import { coloredLines, coloredPiece } from "../../codeEditor/codeEditor.js";
import { comparedLines, differingPiece } from "../../lib/lineComparison.js";
import { string } from "../../lib/strings.js";

/** So many equal lines are shown around those that differ. */
const around = 3;

/** A table of both texts, under two headings. */
export function comparisonTable(left, right, headings) {
  const whole = document.createElement("table");
  const columns = document.createElement("colgroup");
  for (const name of ["line-number", "line-text", "line-number", "line-text"]) {
    const column = newElement("col", { className: name });
    columns.append(column);
  }
  whole.append(columns);
  const head = whole.createTHead().insertRow();
  for (const words of headings) {
    const cell = newElement("th", { colSpan: 2, scope: "colgroup", textContent: words });
    head.append(cell);
  }
  const body = whole.createTBody();
  const colours = [coloredLines(left), coloredLines(right)];
  for (const row of shortened(comparedLines(left, right))) fill(body.insertRow(), row, colours);
  return whole;
}

/** How many lines of a text another has not, or has otherwise. */
export function countChanges(left, right) {
  return comparedLines(left, right).filter(({ kind }) => kind !== "same").length;
}

function shortened(rows) {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== "same"));
  const shown = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (isNear[index]) {
      shown.push(rows[index]);
      continue;
    }
    const start = index;
    while (index + 1 < rows.length && !isNear[index + 1]) index += 1;
    const equal = rows.slice(start, index + 1);
    shown.push(...(equal.length > around ? [{ kind: "left out", count: equal.length }] : equal));
  }
  return shown;
}

function fill(element, { kind, left, right, count }, [leftColours, rightColours]) {
  element.dataset.kind = kind;
  if (kind === "left out") {
    const cell = element.insertCell();
    cell.colSpan = 4;
    cell.textContent = string("compare.equal", { count });
    return;
  }
  const [start, end, otherEnd] = kind === "changed"
    ? differingPiece(left.text, right.text) : [0, 0, 0];
  addLine(element, left, leftColours, start, end);
  addLine(element, right, rightColours, start, otherEnd);
}

function addLine(element, line, colours, start, end) {
  const number = element.insertCell();
  number.className = "line-number";
  number.textContent = line?.number ?? "";
  const cell = element.insertCell();
  cell.classList.toggle("no-line", line === null);
  if (!line) return;
  const pieces = colours[line.number - 1] ?? [{ text: line.text, style: null }];
  cell.append(...coloured(pieces, 0, start));
  if (end > start) {
    const mark = document.createElement("mark");
    mark.append(...coloured(pieces, start, end));
    cell.append(mark);
  }
  cell.append(...coloured(pieces, end, line.text.length));
}

/** What of a line's pieces lies between two of its letters. */
function coloured(pieces, start, end) {
  let place = 0;
  return pieces.flatMap(({ text, style }) => {
    const piece = text.slice(Math.max(0, start - place), Math.max(0, end - place));
    place += text.length;
    return piece ? [coloredPiece(piece, style)] : [];
  });
}

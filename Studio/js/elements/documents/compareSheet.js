import { comparedLines, differingPiece } from "../../lib/lineComparison.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";

/** So many equal lines are shown around those that differ. */
const around = 3;

/**
 * Shows two texts of a file side by side, with what differs marked; `choices` are `{title, run}`.
 */
export function showComparison({ file, mine, theirs, choices }) {
  const content = document.createElement("div");
  const frame = document.createElement("div");
  frame.className = "comparison";
  frame.tabIndex = 0;
  frame.setAttribute("role", "region");
  frame.ariaLabel = string("compare.label", { file });
  frame.append(table(shortened(comparedLines(mine, theirs))));
  const buttons = document.createElement("div");
  buttons.className = "comparison-choices";
  for (const { title, run } of choices) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain-button";
    button.textContent = title;
    button.addEventListener("click", () => {
      content.closest("dialog").close();
      run();
    });
    buttons.append(button);
  }
  content.append(frame, buttons);
  return showDialog({
    title: string("compare.title", { file }), content, className: "comparison-sheet",
  });
}

/** Long stretches of equal lines become one row that says how many they are. */
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

function table(rows) {
  const whole = document.createElement("table");
  const columns = document.createElement("colgroup");
  for (const name of ["line-number", "line-text", "line-number", "line-text"]) {
    const column = document.createElement("col");
    column.className = name;
    columns.append(column);
  }
  whole.append(columns);
  const head = whole.createTHead().insertRow();
  for (const key of ["compare.mine", "compare.theirs"]) {
    const cell = document.createElement("th");
    cell.colSpan = 2;
    cell.scope = "colgroup";
    cell.textContent = string(key);
    head.append(cell);
  }
  const body = whole.createTBody();
  for (const row of rows) fill(body.insertRow(), row);
  return whole;
}

function fill(element, { kind, left, right, count }) {
  element.dataset.kind = kind;
  if (kind === "left out") {
    const cell = element.insertCell();
    cell.colSpan = 4;
    cell.textContent = string("compare.equal", { count });
    return;
  }
  const [start, end, otherEnd] = kind === "changed"
    ? differingPiece(left.text, right.text) : [0, 0, 0];
  addLine(element, left, start, end);
  addLine(element, right, start, otherEnd);
}

function addLine(element, line, start, end) {
  const number = element.insertCell();
  number.className = "line-number";
  number.textContent = line?.number ?? "";
  const cell = element.insertCell();
  cell.classList.toggle("no-line", line === null);
  if (!line) return;
  const mark = document.createElement("mark");
  mark.textContent = line.text.slice(start, end);
  cell.append(line.text.slice(0, start), ...(mark.textContent ? [mark] : []), line.text.slice(end));
}

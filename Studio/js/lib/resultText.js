import { string } from "./strings.js";

/** What stands beside a line: the value, or how often it was passed. */
export function resultText(result) {
  // A body says how often it ran, and nothing else.
  if (result.count > 1 || result.summary === "") {
    return string("results.times", { count: result.count });
  }
  return oneLine(result.summary);
}

/** A name for a place, the same from run to run. */
export function placeOf({ line, column, endLine, endColumn }) {
  return `${line}:${column}-${endLine}:${endColumn}`;
}

/** The points of a small graph, in a box of so many pixels; none for fewer than two numbers. */
export function sparkline(history, width, height) {
  const numbers = (history ?? []).filter(Number.isFinite);
  if (numbers.length < 2) return null;
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low;
  return numbers.map((number, index) => {
    const x = (index / (numbers.length - 1)) * (width - 2) + 1;
    const share = span === 0 ? 0.5 : (number - low) / span;
    return `${x.toFixed(1)},${(height - 1 - share * (height - 2)).toFixed(1)}`;
  }).join(" ");
}

function oneLine(text) {
  return String(text ?? "").replace(/\s*\n\s*/g, " ").slice(0, 400);
}

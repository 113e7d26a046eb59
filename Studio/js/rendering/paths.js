/**
 * Paths: as SVG has them, and cut to a part of their length.
 *
 * Lengths are those of Core Animation's `strokeStart` and `strokeEnd`: of the whole path, all of
 * its contours one after the other. A path is measured once.
 */
import { bounded, plain } from "./cssValues.js";

const mostElements = 200_000;
const letters = { move: "M", line: "L", quadratic: "Q", cubic: "C", close: "Z" };
const slices = 24;
const measured = new WeakMap();

/** The `d` of a path; none is empty. */
export function pathData(path) {
  if (!path) return "";
  let isOpen = false;
  let data = "";
  for (const { kind, points } of path.slice(0, mostElements)) {
    if (!isOpen && kind !== "move") {
      if (kind === "close") continue;
      data += `M${written(points.slice(0, 2))}`;
    }
    isOpen = true;
    data += letters[kind] + written(points);
  }
  return data;
}

/** The `d` of the part of a path from `start` to `end`, shares of its length. */
export function trimmedPathData(path, start, end) {
  const [from, to] = [start, end].map((value) => Math.min(1, Math.max(0, bounded(value))));
  if (!path || from >= to) return "";
  if (from === 0 && to === 1) return pathData(path);
  const { pieces, length } = measure(path);
  let data = "";
  let isOpen = false;
  for (const piece of pieces) {
    const first = Math.max(0, from * length - piece.start);
    const last = Math.min(piece.length, to * length - piece.start);
    if (piece.begins) isOpen = false;
    if (first >= last) {
      isOpen = false;
      continue;
    }
    const part = cut(piece.points, shareAt(piece, first), shareAt(piece, last));
    if (!isOpen || first > 0) data += `M${written(part.slice(0, 2))}`;
    data += { 4: "L", 6: "Q", 8: "C" }[part.length] + written(part.slice(2));
    isOpen = true;
  }
  return data;
}

function written(points) {
  return points.map(plain).join(" ");
}

/** Its lines and curves, each with all of its points, and how long they are. */
function measure(path) {
  const known = measured.get(path);
  if (known) return known;
  const pieces = [];
  let length = 0;
  for (const piece of piecesOf(path)) {
    const lengths = lengthsOf(piece.points);
    pieces.push({ ...piece, lengths, length: lengths[lengths.length - 1], start: length });
    length += lengths[lengths.length - 1];
  }
  const result = { pieces, length };
  measured.set(path, result);
  return result;
}

function piecesOf(path) {
  const pieces = [];
  let first = null;
  let at = null;
  let begins = true;
  for (const { kind, points } of path.slice(0, mostElements)) {
    const finite = points.map((value) => bounded(value));
    if (kind === "move" || at === null) {
      if (kind !== "close") first = at = finite.slice(0, 2);
      begins = true;
      continue;
    }
    const all = kind === "close" ? [...at, ...first] : [...at, ...finite];
    pieces.push({ points: all, begins });
    begins = false;
    at = all.slice(-2);
  }
  return pieces;
}

/** The length up to each of equal steps of a curve; a line needs only one. */
function lengthsOf(points) {
  const steps = points.length === 4 ? 1 : slices;
  const lengths = [0];
  let [x, y] = points;
  for (let step = 1; step <= steps; step++) {
    const [nextX, nextY] = pointAt(points, step / steps);
    lengths.push(lengths[step - 1] + Math.hypot(nextX - x, nextY - y));
    [x, y] = [nextX, nextY];
  }
  return lengths;
}

function shareAt({ lengths, length }, distance) {
  if (distance <= 0) return 0;
  if (distance >= length) return 1;
  let step = 1;
  while (lengths[step] < distance) step++;
  const within = (distance - lengths[step - 1]) / (lengths[step] - lengths[step - 1]);
  return (step - 1 + within) / (lengths.length - 1);
}

function pointAt(points, share) {
  return split(points, share).slice(0, points.length).slice(-2);
}

/** The first part's points, then the second's without the one they share. */
function split(points, share) {
  let row = points;
  const left = row.slice(0, 2);
  const right = row.slice(-2);
  while (row.length > 2) {
    const next = [];
    for (let index = 0; index < row.length - 2; index++) {
      next.push(row[index] + (row[index + 2] - row[index]) * share);
    }
    row = next;
    left.push(...row.slice(0, 2));
    right.unshift(...row.slice(-2));
  }
  return [...left, ...right.slice(2)];
}

/** The points of a line or curve between two shares of its parameter. */
function cut(points, from, to) {
  const count = points.length;
  const rest = from > 0 ? split(points, from).slice(count - 2) : points;
  return to < 1 ? split(rest, (to - from) / (1 - from)).slice(0, count) : rest;
}

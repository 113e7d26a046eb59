/** How two values of a property are mixed, added and repeated, by what kind of value they are. */
import { blending } from "./layerProperties.js";
import { concatenate, power } from "./matrix.js";
import { blendMatrices } from "./matrixBlending.js";

const numbersBetween = (from, to, progress) =>
  from.map((value, index) => value + (to[index] - value) * progress);
const later = (from, to, progress) => progress < 0.5 ? from : to;

/** No colour is the other one, seen through. */
function colorsBetween(from, to, progress) {
  if (!from && !to) return null;
  const start = from ?? [to[0], to[1], to[2], 0];
  const end = to ?? [from[0], from[1], from[2], 0];
  return numbersBetween(start, end, progress);
}

function isLike(path, other) {
  return path && other && path.length === other.length
    && path.every(({ kind }, index) => kind === other[index].kind);
}

function pathsBetween(from, to, progress) {
  if (!isLike(from, to)) return later(from, to, progress);
  return from.map(({ kind, points }, index) => ({
    kind, points: numbersBetween(points, to[index].points, progress),
  }));
}

const between = {
  number: (from, to, progress) => from + (to - from) * progress,
  count: (from, to, progress) => Math.max(0, Math.round(from + (to - from) * progress)),
  list: (from, to, progress) =>
    from.length === to.length ? numbersBetween(from, to, progress) : later(from, to, progress),
  matrix: blendMatrices,
  color: colorsBetween,
  colors: (from, to, progress) => from.length === to.length
    ? from.map((color, index) => colorsBetween(color, to[index], progress))
    : later(from, to, progress),
  path: pathsBetween,
  none: later,
};

const total = {
  number: (value, difference) => value + difference,
  count: (value, difference) => value + difference,
  list: (value, difference) =>
    value.length === difference.length ? value.map((part, index) => part + difference[index])
      : difference,
  matrix: (value, difference) => concatenate(difference, value),
  color: (value, difference) => value && difference
    ? value.map((part, index) => part + difference[index]) : difference ?? value,
  colors: (value, difference) => value.length === difference.length
    ? value.map((color, index) => total.color(color, difference[index])) : difference,
  path: (value, difference) => !isLike(value, difference) ? difference
    : value.map(({ kind, points }, index) => ({
      kind, points: points.map((part, place) => part + difference[index].points[place]),
    })),
  none: (_, difference) => difference,
};

/** The value at `progress`, which may lie beyond 0 and 1. */
export function blend(name, from, to, progress) {
  return between[blending[name]](from, to, progress);
}

/** A value with a difference on top; transforms are joined, the difference first. */
export function sum(name, value, difference) {
  return total[blending[name]](value, difference);
}

/** A value of one repetition, with what so many whole ones before it have added. */
export function repeated(name, value, last, count) {
  if (count === 0) return value;
  const kind = blending[name];
  if (kind === "matrix") return concatenate(value, power(last, count));
  if (kind === "number" || kind === "count") return value + last * count;
  if (kind === "list" && value.length === last.length) {
    return value.map((part, index) => part + last[index] * count);
  }
  return value;
}

/**
 * One matrix on its way to another, as CSS mixes them: both are taken apart into perspective,
 * translation, rotation, skew and scale, these run from one to the other, and a matrix is made of
 * what they are. A matrix that cannot be taken apart gives way to the other half-way.
 */
import { concatenate, identity, isFlat, isIdentity } from "./matrix.js";

/** The matrix at `progress`, which may lie beyond 0 and 1. */
export function blendMatrices(from, to, progress) {
  const linear = linearBlend(from, to, progress);
  if (linear) return linear;
  const first = takeApart(from);
  const second = takeApart(to);
  if (!first || !second) return progress < 0.5 ? from : to;
  const mix = (a, b) => a.map((value, index) => value + (b[index] - value) * progress);
  return putTogether({
    perspective: mix(first.perspective, second.perspective),
    translation: mix(first.translation, second.translation),
    scale: mix(first.scale, second.scale),
    skew: mix(first.skew, second.skew),
    quaternion: turnBetween(first.quaternion, second.quaternion, progress),
  });
}

/** Shifts and plain scales need no taking apart. */
function linearBlend(from, to, progress) {
  for (const index of [1, 2, 3, 4, 6, 7, 8, 9, 11]) {
    if (from[index] !== 0 || to[index] !== 0) return null;
  }
  if (from[15] !== 1 || to[15] !== 1) return null;
  for (const index of [0, 5, 10]) if (from[index] < 0 || to[index] < 0) return null;
  return from.map((value, index) => value + (to[index] - value) * progress);
}

function takeApart(matrix) {
  if (!matrix.every(Number.isFinite) || matrix[15] === 0) return null;
  if (isFlat(matrix)) return takeFlatApart(matrix);
  const m = matrix.map((value) => value / matrix[15]);
  const affine = [...m];
  affine[3] = affine[7] = affine[11] = 0;
  affine[15] = 1;
  const undone = inverse(affine);
  if (!undone) return null;
  const perspective = perspectiveOf(m, undone);
  const translation = [m[12], m[13], m[14]];
  const rows = [[m[0], m[1], m[2]], [m[4], m[5], m[6]], [m[8], m[9], m[10]]];
  return { perspective, translation, ...takeRowsApart(rows) };
}

/** In the plane a mirror is a negative scale of one axis, not a turn out of it. */
function takeFlatApart(m) {
  const determinant = m[0] * m[5] - m[1] * m[4];
  if (determinant === 0) return null;
  const across = Math.hypot(m[0], m[1]) * (determinant < 0 && m[0] < m[5] ? -1 : 1);
  const [cos, sin] = [m[0] / across, m[1] / across];
  const down = m[5] * cos - m[4] * sin;
  const angle = Math.atan2(sin, cos);
  return {
    perspective: [0, 0, 0, 1], translation: [m[12], m[13], 0], scale: [across, down, 1],
    skew: [(m[4] * cos + m[5] * sin) / down, 0, 0],
    quaternion: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
  };
}

function perspectiveOf(m, undone) {
  const last = [m[3], m[7], m[11], m[15]];
  if (last[0] === 0 && last[1] === 0 && last[2] === 0) return [0, 0, 0, 1];
  return [0, 1, 2, 3].map((row) =>
    last.reduce((sum, value, index) => sum + undone[4 * row + index] * value, 0));
}

function takeRowsApart(rows) {
  const scale = [0, 0, 0];
  scale[0] = Math.hypot(...rows[0]);
  rows[0] = divided(rows[0], scale[0]);
  let xy = dot(rows[0], rows[1]);
  rows[1] = less(rows[1], rows[0], xy);
  scale[1] = Math.hypot(...rows[1]);
  rows[1] = divided(rows[1], scale[1]);
  xy /= scale[1];
  let xz = dot(rows[0], rows[2]);
  rows[2] = less(rows[2], rows[0], xz);
  let yz = dot(rows[1], rows[2]);
  rows[2] = less(rows[2], rows[1], yz);
  scale[2] = Math.hypot(...rows[2]);
  rows[2] = divided(rows[2], scale[2]);
  xz /= scale[2];
  yz /= scale[2];
  const isMirrored = dot(rows[0], cross(rows[1], rows[2])) < 0;
  const sign = isMirrored ? -1 : 1;
  return {
    scale: scale.map((value) => sign * value), skew: [xy, xz, yz],
    quaternion: quaternionOf(rows.map((row) => row.map((value) => sign * value))),
  };
}

function quaternionOf([[a, b, c], [d, e, f], [g, h, i]]) {
  const half = (value) => 0.5 * Math.sqrt(Math.max(0, value));
  const signed = (value, by) => by < 0 ? -value : value;
  return [
    signed(half(1 + a - e - i), f - h), signed(half(1 - a + e - i), g - c),
    signed(half(1 - a - e + i), b - d), half(1 + a + e + i),
  ];
}

/** The shorter way round. */
function turnBetween(from, to, progress) {
  let product = from.reduce((sum, value, index) => sum + value * to[index], 0);
  const sign = product < 0 ? -1 : 1;
  product = Math.min(1, Math.abs(product));
  const angle = Math.acos(product);
  if (angle < 1e-7) return [...to];
  const first = Math.sin((1 - progress) * angle) / Math.sin(angle);
  const second = sign * Math.sin(progress * angle) / Math.sin(angle);
  return from.map((value, index) => value * first + to[index] * second);
}

function putTogether({ perspective, translation, scale, skew, quaternion: [x, y, z, w] }) {
  const turned = [
    1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
    2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
    2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
    translation[0], translation[1], translation[2], 1,
  ];
  const [xy, xz, yz] = skew;
  const slanted = [1, 0, 0, 0, xy, 1, 0, 0, xz, yz, 1, 0, 0, 0, 0, 1];
  const scaled = [scale[0], 0, 0, 0, 0, scale[1], 0, 0, 0, 0, scale[2], 0, 0, 0, 0, 1];
  const result = concatenate(concatenate(scaled, slanted), turned);
  const depth = [...identity];
  [depth[3], depth[7], depth[11], depth[15]] = perspective;
  return isIdentity(depth) ? result : concatenate(result, depth);
}

/** The inverse by Gauss and Jordan, or nothing. */
export function inverse(matrix) {
  const rows = [0, 1, 2, 3].map((row) =>
    [...matrix.slice(4 * row, 4 * row + 4), ...identity.slice(4 * row, 4 * row + 4)]);
  for (let column = 0; column < 4; column++) {
    let best = column;
    for (let row = column + 1; row < 4; row++) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[best][column])) best = row;
    }
    const pivot = rows[best][column];
    if (!(Math.abs(pivot) > 1e-12)) return null;
    [rows[column], rows[best]] = [rows[best], rows[column]];
    rows[column] = divided(rows[column], pivot);
    for (let row = 0; row < 4; row++) {
      if (row !== column) rows[row] = less(rows[row], rows[column], rows[row][column]);
    }
  }
  return rows.flatMap((row) => row.slice(4));
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const divided = (row, by) => by === 0 ? row : row.map((value) => value / by);
const less = (row, other, factor) => row.map((value, index) => value - other[index] * factor);
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
];

/**
 * Matrices of 16 numbers, row by row as Core Animation names them: a point is a row, and what is
 * applied first stands on the left. CSS lists the same numbers in the same order.
 */
import { plain } from "./cssValues.js";

export const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

/** Whether a matrix changes nothing. */
export function isIdentity(matrix) {
  return matrix.every((value, index) => value === identity[index]);
}

/** `first`, then `second`. */
export function concatenate(first, second) {
  const product = new Array(16);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      let sum = 0;
      for (let index = 0; index < 4; index++) {
        sum += first[4 * row + index] * second[4 * index + column];
      }
      product[4 * row + column] = sum;
    }
  }
  return product;
}

/** A shift by so much. */
export function translation(x, y, z = 0) {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

/** A matrix about another point than the origin. */
export function about(matrix, x, y, z = 0) {
  const there = concatenate(translation(-x, -y, -z), matrix);
  return concatenate(there, translation(x, y, z));
}

/** A matrix so many times over; squaring keeps large numbers of times quick. */
export function power(matrix, count) {
  let result = identity;
  let square = matrix;
  for (let left = Math.min(2 ** 31, Math.max(0, Math.floor(count))); left > 0; left = left >> 1) {
    if (left & 1) result = concatenate(result, square);
    square = concatenate(square, square);
  }
  return result;
}

/** Whether nothing leaves the plane. */
export function isFlat(m) {
  return m[2] === 0 && m[3] === 0 && m[6] === 0 && m[7] === 0 && m[8] === 0 && m[9] === 0
    && m[10] === 1 && m[11] === 0 && m[14] === 0 && m[15] === 1;
}

/** The six numbers of a matrix as seen from straight ahead. */
export function flat(m) {
  const w = m[15] || 1;
  return [m[0], m[1], m[4], m[5], m[12], m[13]].map((value) => value / w);
}

/** A transform function; a flat matrix stays flat, so that nothing is promoted needlessly. */
export function matrixFunction(m) {
  const flatNumbers = isFlat(m);
  const numbers = flatNumbers ? [m[0], m[1], m[4], m[5], m[12], m[13]] : m;
  return `${flatNumbers ? "matrix" : "matrix3d"}(${numbers.map(plain).join(", ")})`;
}

/** A transform; identity is `none`. */
export function transform(matrix) {
  return isIdentity(matrix) ? "none" : matrixFunction(matrix);
}

/** Where a flat point lands on the plane, or nothing where it lies behind the eye. */
export function project(m, x, y) {
  const w = x * m[3] + y * m[7] + m[15];
  if (!(w > 1e-9)) return null;
  return [(x * m[0] + y * m[4] + m[12]) / w, (x * m[1] + y * m[5] + m[13]) / w];
}

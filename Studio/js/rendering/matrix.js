import { plain } from "./cssValues.js";

/** Whether a matrix of 16 numbers, row by row as Core Animation names them, changes nothing. */
export function isIdentity(matrix) {
  return matrix.every((value, index) => value === (index % 5 === 0 ? 1 : 0));
}

/** `first`, then `second`: as rows, the product in this order. */
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

/** A transform function; a flat matrix stays flat, so that nothing is promoted needlessly. */
export function matrixFunction(m) {
  const isFlat = m[2] === 0 && m[3] === 0 && m[6] === 0 && m[7] === 0 && m[8] === 0 && m[9] === 0
    && m[10] === 1 && m[11] === 0 && m[14] === 0 && m[15] === 1;
  const numbers = isFlat ? [m[0], m[1], m[4], m[5], m[12], m[13]] : m;
  return `${isFlat ? "matrix" : "matrix3d"}(${numbers.map(plain).join(", ")})`;
}

/** A transform; identity is `none`. */
export function transform(matrix) {
  return isIdentity(matrix) ? "none" : matrixFunction(matrix);
}

/**
 * Corners: how round, which of them, and of which curve.
 *
 * A continuous corner begins 1.528665 radii before the corner. The superellipse that is as far
 * from the corner in the middle as a circle of the radius lies closer to it than a pixel shows.
 */
import { bounded, plain, px } from "./cssValues.js";

const reach = 1.528665;
const exponent = Math.log2(-1 / Math.log2(1 - (1 - Math.SQRT1_2) / reach));

/** Radius, and whether the curve is continuous, once the bounds have been asked. */
export function cornersOf({ cornerRadius, cornerCurve, bounds }) {
  const shorter = Math.max(0, Math.min(bounded(bounds[2]), bounded(bounds[3])));
  const radius = Math.min(Math.max(0, bounded(cornerRadius)), shorter / 2);
  const isContinuous = cornerCurve === 1 && radius > 0 && 2 * reach * radius <= shorter;
  return { radius, isContinuous };
}

/** Top left, top right, bottom right, bottom left: whether each is round. */
export function roundCorners({ maskedCorners, isGeometryFlipped }) {
  const [minMin, maxMin, minMax, maxMax] = [1, 2, 4, 8].map((bit) => (maskedCorners & bit) !== 0);
  return isGeometryFlipped ? [minMax, maxMax, maxMin, minMin] : [minMin, maxMin, maxMax, minMax];
}

/** Whether the corners have to be told again when the size has changed. */
export function cornersFollowSize({ cornerRadius, cornerCurve, maskedCorners }) {
  return cornerRadius > 0 && (cornerCurve === 1 || maskedCorners !== 15);
}

/** Corners in CSS. All four alike are left to CSS, which keeps them within half of the side. */
export function cornerStyle(model) {
  if (!cornersFollowSize(model)) {
    return { borderRadius: px(Math.max(0, model.cornerRadius)), cornerShape: "round" };
  }
  const { radius, isContinuous } = cornersOf(model);
  const length = px(isContinuous ? radius * reach : radius);
  return {
    borderRadius: roundCorners(model).map((isRound) => isRound ? length : "0px").join(" "),
    cornerShape: isContinuous ? `superellipse(${plain(exponent)})` : "round",
  };
}

/** The outline of a layer's bounds from (0, 0), as a path of SVG. */
export function outline(model, inset = 0) {
  const [width, height] = model.bounds.slice(2).map((side) =>
    Math.max(0, bounded(side) - 2 * inset));
  const { radius, isContinuous } = cornersOf(model);
  const inner = Math.max(0, radius - inset);
  const round = roundCorners(model);
  const turns = [[0, 0, 1, 0, 0, 1], [width, 0, 0, 1, -1, 0], [width, height, -1, 0, 0, -1],
    [0, height, 0, -1, 1, 0]];
  const data = turns.map((turn, index) =>
    corner(turn, round[index] ? inner : 0, isContinuous, inset, index === 0 ? "M" : "L"));
  return `${data.join("")}Z`;
}

/** One corner, from the side that comes before it to the one after, clockwise. */
function corner([x, y, ax, ay, bx, by], radius, isContinuous, inset, first) {
  const point = (along, back) =>
    `${plain(x + inset + ax * along + bx * back)} ${plain(y + inset + ay * along + by * back)} `;
  if (radius === 0) return first + point(0, 0);
  const shares = (isContinuous ? smooth : circular).map(([along, back]) =>
    point(along * radius, back * radius));
  return `${first}${shares[0]}C${shares.slice(1).join("")}`;
}

const circular = [[0, 1], [0, 0.44771525], [0.44771525, 0], [1, 0]];
const smooth = [
  [0, 1.528665], [0, 1.08849296], [0, 0.86840694], [0.07491139, 0.63149379],
  [0.16905956, 0.37282383], [0.37282383, 0.16905956], [0.63149379, 0.07491139],
  [0.86840694, 0], [1.08849296, 0], [1.528665, 0],
];

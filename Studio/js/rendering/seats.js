/**
 * What a layer makes of its sublayers' places: its sublayer transform about the middle of its
 * bounds, its mirror, whether they keep their depth, and what opacity it hands down.
 */
import { bounded } from "./cssValues.js";
import { about, concatenate, identity, isIdentity } from "./matrix.js";

const upsideDown = Object.freeze([1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);

/** Tells the sublayers. */
export function seatSublayers(layer) {
  const { model, shown } = layer;
  const surroundings = {
    seat: seatIn(shown), keepsDepth: layer.isSpace,
    groupOpacity: groupOpacity(layer),
    isUpended: model.isUpended !== (model.isGeometryFlipped === true),
  };
  for (const child of layer.children) {
    if (child.surround(surroundings)) child.write();
  }
  const inSpace = layer.isSpace ? "preserve-3d" : "";
  layer.element.style.transformStyle = inSpace;
  if (layer.parts.sublayers) layer.parts.sublayers.style.transformStyle = inSpace;
}

/** The matrix that comes after a sublayer's own place. */
export function seatIn({ sublayerTransform, isGeometryFlipped, bounds }) {
  if (isIdentity(sublayerTransform) && !isGeometryFlipped) return null;
  const x = bounded(bounds[0]) + bounded(bounds[2]) / 2;
  const y = bounded(bounds[1]) + bounded(bounds[3]) / 2;
  const own = isIdentity(sublayerTransform) ? identity : about(sublayerTransform, x, y);
  return isGeometryFlipped ? concatenate(own, about(upsideDown, x, y)) : own;
}

function groupOpacity({ model, shown }) {
  if (!model.isSpaceOnly) return 1;
  return Math.min(1, Math.max(0, bounded(shown.opacity))) * model.groupOpacity;
}

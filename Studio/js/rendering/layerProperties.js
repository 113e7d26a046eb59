import { MalformedFrame } from "../lib/byteReader.js";
import {
  bool, choice, color, colorList, count, emitter, floats, identifier, number, numberList, numbers,
  optional, path, textBlock,
} from "./wireValues.js";

const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const unit = Object.freeze([0, 0, 1, 1]);
const black = Object.freeze([0, 0, 0, 1]);
const white = Object.freeze([1, 1, 1, 1]);
const none = Object.freeze([]);

/**
 * Key on the wire → name, reader, first value of a new layer, and how two values are blended
 * ("number", "list", "matrix", "color", "colors", "path"; nothing where one replaces the other).
 */
const properties = {
  1: ["bounds", numbers(4), [0, 0, 0, 0], "list"],
  2: ["position", numbers(2), [0, 0], "list"],
  3: ["anchorPoint", numbers(2), [0.5, 0.5], "list"],
  4: ["zPosition", number, 0, "number"],
  5: ["transform", numbers(16), identity, "matrix"],
  6: ["sublayerTransform", numbers(16), identity, "matrix"],
  7: ["opacity", number, 1, "number"],
  8: ["isHidden", bool, false],
  9: ["masksToBounds", bool, false],
  10: ["isDoubleSided", bool, true],
  11: ["backgroundColor", optional(color), null, "color"],
  12: ["cornerRadius", number, 0, "number"],
  13: ["borderWidth", number, 0, "number"],
  14: ["borderColor", optional(color), black, "color"],
  15: ["contents", optional(identifier), null],
  16: ["contentsGravity", choice(12), 0],
  17: ["contentsScale", number, 1, "number"],
  18: ["shadowColor", optional(color), black, "color"],
  19: ["shadowOpacity", number, 0, "number"],
  20: ["shadowOffset", numbers(2), [0, -3], "list"],
  21: ["shadowRadius", number, 3, "number"],
  22: ["maskedCorners", choice(16), 15],
  23: ["cornerCurve", choice(2), 0],
  24: ["contentsRect", numbers(4), unit, "list"],
  25: ["contentsCenter", numbers(4), unit, "list"],
  26: ["mask", optional(count), null],
  27: ["shadowPath", optional(path), null, "path"],
  28: ["anchorPointZ", number, 0, "number"],
  29: ["isGeometryFlipped", bool, false],
  30: ["magnificationFilter", choice(3), 0],
  31: ["minificationFilter", choice(3), 0],
  32: ["blendMode", choice(28), 0],
  33: ["contentsTint", optional(color), null, "color"],
  34: ["backdropBlur", number, 0, "number"],
  35: ["backdropSaturation", number, 1, "number"],
  36: ["backdropTint", optional(color), null, "color"],
  37: ["silhouette", optional(color), null, "color"],
  40: ["path", optional(path), null, "path"],
  41: ["fillColor", optional(color), black, "color"],
  42: ["fillRule", choice(2), 0],
  43: ["strokeColor", optional(color), null, "color"],
  44: ["strokeStart", number, 0, "number"],
  45: ["strokeEnd", number, 1, "number"],
  46: ["lineWidth", number, 1, "number"],
  47: ["miterLimit", number, 10, "number"],
  48: ["lineCap", choice(3), 0],
  49: ["lineJoin", choice(3), 0],
  50: ["lineDashPhase", number, 0, "number"],
  51: ["lineDashPattern", numberList, none, "list"],
  60: ["gradientType", choice(3), 0],
  61: ["colors", colorList, none, "colors"],
  62: ["locations", numberList, none, "list"],
  63: ["startPoint", numbers(2), [0.5, 0], "list"],
  64: ["endPoint", numbers(2), [0.5, 1], "list"],
  70: ["instanceCount", count, 1],
  71: ["preservesDepth", bool, false],
  72: ["instanceDelay", number, 0, "number"],
  73: ["instanceTransform", numbers(16), identity, "matrix"],
  74: ["instanceColor", color, white, "color"],
  75: ["instanceColorOffsets", floats(4), [0, 0, 0, 0], "list"],
  80: ["emitter", emitter, null],
  81: ["emitterPosition", numbers(3), [0, 0, 0], "list"],
  82: ["emitterSize", numbers(3), [0, 0, 0], "list"],
  83: ["emitterScalars", floats(5), [1, 1, 1, 1, 1], "list"],
  90: ["text", optional(textBlock), null],
};

/** How two values of a property are blended, by its name. */
export const blending = Object.fromEntries(
  Object.values(properties).map(([name, , , blend]) => [name, blend ?? "none"]));

/** A property's name and value. */
export function readProperty(reader) {
  const key = reader.u8();
  const property = properties[key];
  if (!property) throw new MalformedFrame(`${key} is no property`);
  return { name: property[0], value: property[1](reader) };
}

/**
 * Values that a layer's kind and its place in the tree give it: whether it is the root, a matrix of
 * its superlayer's and whether that keeps depth, what transform layers above leave of its opacity,
 * whether an odd number of mirrors is above it, whether another layer is blended through it with
 * what lies below, whether its box is its outline.
 */
const surroundings = {
  isRoot: false, seat: null, keepsDepth: false, groupOpacity: 1, isUpended: false,
  isPassage: false, castsBox: true, isReplicator: false, isSpaceOnly: false,
};

const first = Object.freeze({
  ...surroundings,
  ...Object.fromEntries(Object.values(properties).map(([name, , value]) => [name, value])),
});

/** What a layer is that was just created. */
export function newModel() {
  return { ...first };
}

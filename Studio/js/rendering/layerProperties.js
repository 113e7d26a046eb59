import { MalformedFrame } from "../lib/byteReader.js";
import {
  choice, color, colors, corners, count, emitter, flag, layer, list, matrix, number, offsets,
  optionalColor, path, picture, point, rect, scalars, size, text, vector,
} from "./propertyKinds.js";

const identity = Object.freeze([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
const unit = Object.freeze([0, 0, 1, 1]);
const black = Object.freeze([0, 0, 0, 1]);
const white = Object.freeze([1, 1, 1, 1]);
const none = Object.freeze([]);

/**
 * Key on the wire → name, kind, and value of a new layer. Scripts/check compares the table with
 * that of LayerProperties.swift.
 */
const properties = {
  1: ["bounds", rect, [0, 0, 0, 0]],
  2: ["position", point, [0, 0]],
  3: ["anchorPoint", point, [0.5, 0.5]],
  4: ["zPosition", number, 0],
  5: ["transform", matrix, identity],
  6: ["sublayerTransform", matrix, identity],
  7: ["opacity", number, 1],
  8: ["isHidden", flag, false],
  9: ["masksToBounds", flag, false],
  10: ["isDoubleSided", flag, true],
  11: ["backgroundColor", optionalColor, null],
  12: ["cornerRadius", number, 0],
  13: ["borderWidth", number, 0],
  14: ["borderColor", optionalColor, black],
  15: ["contents", picture, null],
  16: ["contentsGravity", choice(12), 0],
  17: ["contentsScale", number, 1],
  18: ["shadowColor", optionalColor, black],
  19: ["shadowOpacity", number, 0],
  20: ["shadowOffset", size, [0, -3]],
  21: ["shadowRadius", number, 3],
  22: ["maskedCorners", corners, 15],
  23: ["cornerCurve", choice(2), 0],
  24: ["contentsRect", rect, unit],
  25: ["contentsCenter", rect, unit],
  26: ["mask", layer, null],
  27: ["shadowPath", path, null],
  28: ["anchorPointZ", number, 0],
  29: ["isGeometryFlipped", flag, false],
  30: ["magnificationFilter", choice(3), 0],
  31: ["minificationFilter", choice(3), 0],
  32: ["blendMode", choice(28), 0],
  33: ["contentsTint", optionalColor, null],
  34: ["backdropBlur", number, 0],
  35: ["backdropSaturation", number, 1],
  36: ["backdropTint", optionalColor, null],
  37: ["silhouette", optionalColor, null],
  38: ["contentBlur", number, 0],
  39: ["colorMatrix", list, none],
  40: ["path", path, null],
  41: ["fillColor", optionalColor, black],
  42: ["fillRule", choice(2), 0],
  43: ["strokeColor", optionalColor, null],
  44: ["strokeStart", number, 0],
  45: ["strokeEnd", number, 1],
  46: ["lineWidth", number, 1],
  47: ["miterLimit", number, 10],
  48: ["lineCap", choice(3), 0],
  49: ["lineJoin", choice(3), 0],
  50: ["lineDashPhase", number, 0],
  51: ["lineDashPattern", list, none],
  60: ["gradientType", choice(3), 0],
  61: ["colors", colors, none],
  62: ["locations", list, none],
  63: ["startPoint", point, [0.5, 0]],
  64: ["endPoint", point, [0.5, 1]],
  70: ["instanceCount", count, 1],
  71: ["preservesDepth", flag, false],
  72: ["instanceDelay", number, 0],
  73: ["instanceTransform", matrix, identity],
  74: ["instanceColor", color, white],
  75: ["instanceColorOffsets", offsets, [0, 0, 0, 0]],
  80: ["emitter", emitter, null],
  81: ["emitterPosition", vector, [0, 0, 0]],
  82: ["emitterSize", vector, [0, 0, 0]],
  83: ["emitterScalars", scalars, [1, 1, 1, 1, 1]],
  90: ["text", text, null],
};

/** How two values of a property are blended, by its name. */
export const blending = Object.fromEntries(
  Object.values(properties).map(([name, { blend }]) => [name, blend]));

/** A property's name and value. */
export function readProperty(reader) {
  const key = reader.u8();
  const property = properties[key];
  if (!property) throw new MalformedFrame(`${key} is no property`);
  return { name: property[0], value: property[1].read(reader) };
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

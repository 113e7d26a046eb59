/**
 * How a layer's properties look in CSS.
 *
 * An aspect is a few declarations that are always written together, on the layer's element or one
 * of its parts. The same functions make the style of a layer and the keyframes of an animation, so
 * the two cannot disagree. Sizes are `width` and `height`, places `translate`, so that sizes,
 * places and transforms move apart from each other, as they do in Core Animation. Only where the
 * superlayer has a say (its sublayer transform, its flipped geometry) are place and transform one
 * matrix.
 */
import { colorFilter } from "./colorFilters.js";
import { cornerStyle } from "./corners.js";
import { bounded, css, plain, px } from "./cssValues.js";
import { gradientImage } from "./gradientStyle.js";
import { concatenate, identity, matrixFunction, transform, translation } from "./matrix.js";

const percent = (share) => `${plain(share * 100)}%`;
const within = (value) => Math.min(1, Math.max(0, bounded(value)));

/** Whether place and transform are one matrix. */
export function isJoined({ isRoot, seat, anchorPointZ }) {
  return !isRoot && (seat !== null || anchorPointZ !== 0);
}

/** Aspect → the part it is written on, and the declarations. */
export const aspects = {
  size: {
    part: "element",
    css: ({ bounds }) => ({
      width: px(Math.max(0, bounds[2])), height: px(Math.max(0, bounds[3])),
    }),
  },
  place: { part: "element", css: (model) => isJoined(model) ? joined(model) : place(model) },
  anchor: {
    part: "element",
    css: (model) => isJoined(model) ? joined(model) : {
      transformOrigin: `${percent(model.anchorPoint[0])} ${percent(model.anchorPoint[1])}`,
    },
  },
  transform: {
    part: "element",
    css: (model) => isJoined(model) ? joined(model)
      : { transform: model.isRoot ? "none" : transform(model.transform) },
  },
  opacity: { part: "element", css: (model) => ({ opacity: plain(shownOpacity(model)) }) },
  hidden: { part: "element", css: ({ isHidden }) => ({ display: isHidden ? "none" : "block" }) },
  clip: {
    part: "element",
    css: ({ masksToBounds, isSpaceOnly }) => ({
      overflow: masksToBounds && !isSpaceOnly ? "clip" : "visible",
    }),
  },
  side: {
    part: "element",
    css: ({ isDoubleSided }) => ({ backfaceVisibility: isDoubleSided ? "visible" : "hidden" }),
  },
  blend: {
    part: "element",
    css: ({ blendMode, isSpaceOnly }) => ({
      mixBlendMode: isSpaceOnly ? "normal" : blends[blendMode],
    }),
  },
  background: {
    part: "element",
    css: ({ backgroundColor, isSpaceOnly, shadowPath }) => ({
      backgroundColor: css(isSpaceOnly || shadowPath ? null : backgroundColor),
    }),
  },
  gradient: {
    part: "element",
    css: (model) => ({ backgroundImage: model.shadowPath ? "none" : groundImage(model) }),
  },
  backdrop: { part: "element", css: (model) => ({ backdropFilter: backdrop(model) }) },
  ground: {
    part: "ground",
    css: (model) => ({
      display: model.shadowPath ? "" : "none", backgroundColor: css(model.backgroundColor),
      backgroundImage: groundImage(model),
    }),
  },
  radius: { part: "element", css: cornerStyle },
  shadow: { part: "element", css: shadow },
  border: {
    part: "border",
    css: ({ borderWidth, borderColor }) => ({
      borderWidth: px(Math.max(0, borderWidth)), borderColor: css(borderColor),
    }),
  },
  gravity: {
    part: "contents",
    css: ({ contentsGravity: gravity, isUpended }) => ({
      ...gravities[isUpended ? upended[gravity] ?? gravity : gravity],
      scale: isUpended ? "1 -1" : "none",
    }),
  },
  sublayers: { part: "sublayers", css: sublayers },
};

/** Which aspects a property shows in; names that are no aspects are `layerPainters.js`'s. */
export const aspectsOf = {
  bounds: ["size", "place", "sublayers"],
  position: ["place"],
  anchorPoint: ["place", "anchor"],
  anchorPointZ: ["place", "anchor", "transform"],
  zPosition: ["place", "order"],
  transform: ["transform"],
  sublayerTransform: ["seats"],
  isGeometryFlipped: ["seats", "radius", "gradient", "shape", "shadowPath"],
  opacity: ["opacity"],
  isHidden: ["hidden"],
  masksToBounds: ["clip", "shadow", "shadowPath"],
  isDoubleSided: ["side"],
  backgroundColor: ["background", "shadow", "ground"],
  cornerRadius: ["radius"],
  cornerCurve: ["radius"],
  maskedCorners: ["radius"],
  borderWidth: ["border"],
  borderColor: ["border"],
  contents: ["contents"],
  contentsGravity: ["gravity", "contents"],
  contentsScale: ["contents"],
  contentsRect: ["contents"],
  contentsCenter: ["contents"],
  contentsTint: ["contents"],
  magnificationFilter: ["contents"],
  minificationFilter: ["contents"],
  blendMode: ["blend"],
  backdropBlur: ["backdrop"],
  backdropSaturation: ["backdrop"],
  backdropTint: ["gradient", "ground"],
  silhouette: ["shadow"],
  contentBlur: ["shadow"],
  colorMatrix: ["shadow"],
  mask: ["mask"],
  shadowColor: ["shadow", "shadowPath"],
  shadowOpacity: ["shadow", "shadowPath"],
  shadowOffset: ["shadow", "shadowPath"],
  shadowRadius: ["shadow", "shadowPath"],
  shadowPath: ["shadow", "shadowPath", "background", "gradient", "ground"],
  ...listing("shape", [
    "path", "fillColor", "fillRule", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
    "miterLimit", "lineCap", "lineJoin", "lineDashPhase", "lineDashPattern",
  ]),
  ...Object.fromEntries(["gradientType", "colors", "locations", "startPoint", "endPoint"]
    .map((name) => [name, ["gradient", "ground"]])),
  ...listing("instances", [
    "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceColorOffsets",
  ]),
  preservesDepth: ["instances", "seats"],
  ...listing("emitter", ["emitter", "emitterPosition", "emitterSize", "emitterScalars"]),
  text: ["text"],
};

/** What moves with a property that the compositor animates. */
export const movingAspectsOf = {
  position: ["place"], transform: ["transform"], opacity: ["opacity"],
};

/** Whether a model needs a part that layers usually do without. */
export const needs = {
  border: ({ borderWidth, borderColor, isSpaceOnly }) =>
    borderWidth > 0 && borderColor !== null && !isSpaceOnly,
  ground: ({ shadowPath, isSpaceOnly }) => shadowPath !== null && !isSpaceOnly,
  sublayers: ({ bounds, isReplicator }) =>
    bounds[0] !== 0 || bounds[1] !== 0 || isReplicator === true,
};

function listing(aspect, names) {
  return Object.fromEntries(names.map((name) => [name, [aspect]]));
}

/** A transform layer is no group: each of its sublayers has its opacity. */
function shownOpacity({ opacity, groupOpacity, isSpaceOnly }) {
  return isSpaceOnly ? 1 : within(opacity) * groupOpacity;
}

/**
 * The anchor is part of the length: a browser takes several times as long to read a percentage. A
 * layer through which another is blended with what lies below must not be a group, so it has no
 * `translate`.
 */
function place(model) {
  if (model.isRoot) return { translate: "none", left: "0", top: "0" };
  const { position: [x, y], anchorPoint: [across, down], bounds, zPosition, keepsDepth } = model;
  const depth = keepsDepth && zPosition !== 0 ? ` ${px(zPosition)}` : "";
  const left = px(bounded(x) - across * Math.max(0, bounded(bounds[2])));
  const top = px(bounded(y) - down * Math.max(0, bounded(bounds[3])));
  if (model.isPassage) return { translate: "none", left, top };
  return { translate: `${left} ${top}${depth}` };
}

/** Place, transform and the superlayer's say in one. */
export function placeMatrix(model) {
  const { position, anchorPoint, anchorPointZ, bounds, zPosition, seat } = model;
  const origin = translation(
    -anchorPoint[0] * Math.max(0, bounded(bounds[2])),
    -anchorPoint[1] * Math.max(0, bounded(bounds[3])), -bounded(anchorPointZ));
  const there = translation(bounded(position[0]), bounded(position[1]), bounded(zPosition));
  const own = concatenate(concatenate(origin, model.transform), there);
  return seat ? concatenate(own, seat) : own;
}

function joined(model) {
  return {
    translate: "none", transformOrigin: "0 0",
    transform: matrixFunction(placeMatrix(model) ?? identity),
  };
}

function sublayers({ bounds, isPassage, isReplicator }) {
  if (isReplicator) return {};
  const [x, y] = [px(-bounds[0]), px(-bounds[1])];
  if (isPassage) return { left: x, top: y, transform: "none" };
  return {
    left: "0", top: "0",
    transform: bounds[0] === 0 && bounds[1] === 0 ? "none" : `translate(${x}, ${y})`,
  };
}

/**
 * A layer that clips hides its shadow too. A box casts it where the layer is one: opaque, and
 * nothing sticks out. Everything else casts the shadow of what is seen of it. The blur of a box's
 * shadow is twice the deviation, that of a filter is the deviation itself.
 */
function shadow(model) {
  const { shadowColor, shadowOpacity, shadowOffset, shadowRadius, backgroundColor } = model;
  const isCast = shadowOpacity > 0 && shadowColor && !model.masksToBounds && !model.shadowPath;
  const filter = [colors(model), blurred(model), silhouette(model)].filter(Boolean).join(" ");
  if (!isCast || model.isSpaceOnly) return { boxShadow: "none", filter: filter || "none" };
  const deviation = Math.max(0, bounded(shadowRadius, 500));
  const isBox = model.castsBox && backgroundColor && backgroundColor[3] >= 1;
  const cast = `${px(shadowOffset[0])} ${px(shadowOffset[1])} `
    + `${px(isBox ? 2 * deviation : deviation)} ${css(shadowColor, Math.min(1, shadowOpacity))}`;
  return isBox && !filter ? { boxShadow: cast, filter: "none" }
    : { boxShadow: "none", filter: `drop-shadow(${cast}) ${filter}` };
}

/** All that is shown in one grey: black first, and then lightened as far as it goes. */
function silhouette({ silhouette: color, isSpaceOnly }) {
  if (!color || isSpaceOnly) return "";
  const grey = within((color[0] + color[1] + color[2]) / 3);
  return `brightness(0) invert(${plain(grey)}) opacity(${plain(within(color[3]))})`;
}

/** All that is shown, with other colours. */
function colors({ colorMatrix, isSpaceOnly }) {
  return colorMatrix.length === 20 && !isSpaceOnly ? colorFilter(colorMatrix) : "";
}

/** All that is shown, blurred. */
function blurred({ contentBlur, isSpaceOnly }) {
  const deviation = Math.max(0, bounded(contentBlur, 500));
  return deviation > 0 && !isSpaceOnly ? `blur(${px(deviation)})` : "";
}

/** What lies beneath, blurred and with stronger or weaker colours. */
function backdrop({ backdropBlur, backdropSaturation, isSpaceOnly }) {
  const deviation = Math.max(0, bounded(backdropBlur, 500));
  const saturation = Math.max(0, bounded(backdropSaturation, 100));
  if (isSpaceOnly || (deviation === 0 && saturation === 1)) return "none";
  return `blur(${px(deviation)}) saturate(${plain(saturation)})`;
}

/** A gradient, or the tint of a backdrop. */
function groundImage(model) {
  if (!model.backdropTint || model.isSpaceOnly) return gradientImage(model);
  return `linear-gradient(${css(model.backdropTint)}, ${css(model.backdropTint)})`;
}

const filling = (objectFit) => ({
  objectFit, width: "100%", height: "100%", left: "0", top: "0", translate: "none",
});
const placed = (x, y) => ({
  objectFit: "fill", width: "var(--width)", height: "var(--height)", left: `${x}%`, top: `${y}%`,
  translate: `${-x}% ${-y}%`,
});

/** By number: resize, aspect, aspect fill, then nine places for a picture of its own size. */
const gravities = [
  filling("fill"), filling("contain"), filling("cover"), placed(50, 50), placed(50, 0),
  placed(50, 100), placed(0, 50), placed(100, 50), placed(0, 0), placed(100, 0), placed(0, 100),
  placed(100, 100),
];

/** The gravities whose upper edge is another one where the layer stands on its head. */
const upended = { 4: 5, 5: 4, 8: 10, 10: 8, 9: 11, 11: 9 };

/** By CGBlendMode's number; what only pictures know (source in, …) is drawn as it is. */
const blends = [
  "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ...Array(11).fill("normal"), "plus-lighter",
];

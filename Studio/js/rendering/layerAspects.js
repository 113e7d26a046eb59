/**
 * How a layer's properties look in CSS.
 *
 * An aspect is a few declarations that are always written together, on the layer's element or one
 * of its parts. The same functions make the style of a layer and the keyframes of an animation, so
 * the two cannot disagree. Sizes are `width` and `height`, places `translate`, so that sizes,
 * places and transforms move apart from each other, as they do in Core Animation.
 */
import { bounded, css, plain, px } from "./cssValues.js";
import { isIdentity, matrixFunction, transform } from "./matrix.js";

const percent = (share) => `${plain(share * 100)}%`;

/** Aspect → the part it is written on, and the declarations. */
export const aspects = {
  size: {
    part: "element",
    css: ({ bounds }) => ({
      width: px(Math.max(0, bounds[2])), height: px(Math.max(0, bounds[3])),
    }),
  },
  place: { part: "element", css: (model) => ({ translate: place(model) }) },
  anchor: {
    part: "element",
    css: ({ anchorPoint }) => ({
      transformOrigin: `${percent(anchorPoint[0])} ${percent(anchorPoint[1])}`,
    }),
  },
  transform: { part: "element", css: (model) => ({ transform: transform(model.transform) }) },
  opacity: {
    part: "element", css: ({ opacity }) => ({ opacity: plain(Math.min(1, Math.max(0, opacity))) }),
  },
  hidden: { part: "element", css: ({ isHidden }) => ({ display: isHidden ? "none" : "block" }) },
  clip: {
    part: "element",
    css: ({ masksToBounds }) => ({ overflow: masksToBounds ? "hidden" : "visible" }),
  },
  side: {
    part: "element",
    css: ({ isDoubleSided }) => ({ backfaceVisibility: isDoubleSided ? "visible" : "hidden" }),
  },
  background: {
    part: "element", css: ({ backgroundColor }) => ({ backgroundColor: css(backgroundColor) }),
  },
  radius: {
    part: "element", css: ({ cornerRadius }) => ({ borderRadius: px(Math.max(0, cornerRadius)) }),
  },
  shadow: { part: "element", css: shadow },
  border: {
    part: "border",
    css: ({ borderWidth, borderColor }) => ({
      borderWidth: px(Math.max(0, borderWidth)), borderColor: css(borderColor),
    }),
  },
  contents: { part: "contents", css: ({ contentsGravity }) => gravities[contentsGravity] },
  sublayers: {
    part: "sublayers",
    css: ({ bounds, anchorPoint, sublayerTransform }) => ({
      transformOrigin: `${percent(anchorPoint[0])} ${percent(anchorPoint[1])}`,
      transform: (isIdentity(sublayerTransform) ? "" : `${matrixFunction(sublayerTransform)} `)
        + `translate(${px(-bounds[0])}, ${px(-bounds[1])})`,
    }),
  },
};

/** Which aspects a property shows in. */
export const aspectsOf = {
  bounds: ["size", "place", "sublayers"],
  position: ["place"],
  anchorPoint: ["place", "anchor", "sublayers"],
  zPosition: ["place"],
  transform: ["transform"],
  sublayerTransform: ["sublayers"],
  opacity: ["opacity"],
  isHidden: ["hidden"],
  masksToBounds: ["clip", "shadow"],
  isDoubleSided: ["side"],
  backgroundColor: ["background", "shadow"],
  cornerRadius: ["radius"],
  borderWidth: ["border"],
  borderColor: ["border"],
  contents: ["contents"],
  contentsGravity: ["contents"],
  contentsScale: ["contents"],
  shadowColor: ["shadow"],
  shadowOpacity: ["shadow"],
  shadowOffset: ["shadow"],
  shadowRadius: ["shadow"],
};

/** What moves with a property; a place follows a moving size by itself. */
export const movingAspectsOf = { ...aspectsOf, bounds: ["size", "sublayers"] };

/** Whether a model needs a part that layers usually do without. */
export const needs = {
  border: ({ borderWidth, borderColor }) => borderWidth > 0 && borderColor !== null,
  contents: ({ contents }) => contents !== null,
  sublayers: ({ bounds, sublayerTransform }) =>
    bounds[0] !== 0 || bounds[1] !== 0 || !isIdentity(sublayerTransform),
};

/**
 * The anchor is told as a percentage only while the size moves: a browser takes several times as
 * long to read that as a plain length, and places are what changes most.
 */
function place(model) {
  if (model.isRoot) return "none";
  const { position: [x, y], anchorPoint: [across, down], bounds, zPosition } = model;
  const depth = zPosition === 0 ? "" : ` ${px(zPosition)}`;
  if (model.sizeMoves) {
    return `calc(${px(x)} - ${percent(across)}) calc(${px(y)} - ${percent(down)})${depth}`;
  }
  const width = Math.max(0, bounded(bounds[2]));
  const height = Math.max(0, bounded(bounds[3]));
  return `${px(bounded(x) - across * width)} ${px(bounded(y) - down * height)}${depth}`;
}

/** A layer that clips hides its shadow too; one without a ground of its own casts its outline's. */
function shadow(model) {
  const { shadowColor, shadowOpacity, shadowOffset, shadowRadius, backgroundColor } = model;
  if (!(shadowOpacity > 0) || !shadowColor || model.masksToBounds) {
    return { boxShadow: "none", filter: "none" };
  }
  const blur = px(2 * Math.max(0, bounded(shadowRadius, 1000)));
  const cast = `${px(shadowOffset[0])} ${px(shadowOffset[1])} ${blur} `
    + css(shadowColor, Math.min(1, shadowOpacity));
  return backgroundColor && backgroundColor[3] >= 1
    ? { boxShadow: cast, filter: "none" } : { boxShadow: "none", filter: `drop-shadow(${cast})` };
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

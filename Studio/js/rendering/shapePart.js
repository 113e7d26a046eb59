/** Shape layers and shadow paths: SVG, in the layer's own space. */
import { bounded, css, plain, px } from "./cssValues.js";
import { pathData, trimmedPathData } from "./paths.js";
import { svg } from "./svg.js";

const mostDashes = 256;
const caps = ["butt", "round", "square"];
const joins = ["miter", "round", "bevel"];
const rules = ["nonzero", "evenodd"];

/** The layer's own space, as a transform of SVG: its origin, and upside down where it is. */
export function ownSpace({ bounds: [x, y, , height], isGeometryFlipped }) {
  const left = plain(-bounded(x));
  if (!isGeometryFlipped) return `translate(${left} ${plain(-bounded(y))})`;
  return `matrix(1 0 0 -1 ${left} ${plain(bounded(y) + bounded(height))})`;
}

/** The filled path and the stroked one. */
export function shapeOf(model) {
  const { path, fillColor, strokeColor, lineWidth } = model;
  const parts = [];
  if (path && fillColor && fillColor[3] > 0) {
    const fill = svg("path", { d: pathData(path), "fill-rule": rules[model.fillRule] });
    fill.style.fill = css(fillColor);
    fill.style.stroke = "none";
    parts.push(fill);
  }
  if (path && strokeColor && strokeColor[3] > 0 && lineWidth > 0) parts.push(strokeOf(model));
  return svg("g", { transform: ownSpace(model) }, ...parts);
}

function strokeOf(model) {
  const dashes = model.lineDashPattern.slice(0, mostDashes).map((value) =>
    plain(Math.max(0, bounded(value))));
  const stroke = svg("path", {
    d: trimmedPathData(model.path, model.strokeStart, model.strokeEnd),
    "stroke-width": plain(bounded(model.lineWidth)), "stroke-linecap": caps[model.lineCap],
    "stroke-linejoin": joins[model.lineJoin],
    "stroke-miterlimit": plain(Math.max(1, bounded(model.miterLimit))),
    "stroke-dasharray": dashes.some((value) => value !== "0") ? dashes.join(" ") : null,
    "stroke-dashoffset": plain(model.lineDashPhase),
  });
  stroke.style.fill = "none";
  stroke.style.stroke = css(model.strokeColor);
  return stroke;
}

export function paintShape(layer) {
  if (layer.kind !== "shape") return;
  if (!layer.shown.path) return layer.dropPart("shape");
  layer.part("shape").replaceChildren(shapeOf(layer.shown));
}

/** The shadow of a path the page has given, whatever the layer itself looks like. */
export function paintShadowPath(layer) {
  const { shown: model } = layer;
  const { shadowPath, shadowColor, shadowOpacity, shadowOffset, shadowRadius } = model;
  const isCast = shadowPath && shadowColor && shadowOpacity > 0 && !model.masksToBounds
    && !model.isSpaceOnly;
  if (!isCast) return layer.dropPart("shadowPath");
  const part = layer.part("shadowPath");
  part.replaceChildren(svg("g", { transform: ownSpace(model) }, shadowShape(model)));
  part.style.translate = `${px(shadowOffset[0])} ${px(shadowOffset[1])}`;
  const deviation = Math.max(0, bounded(shadowRadius, 500));
  part.style.filter = deviation > 0 ? `blur(${px(deviation)})` : "none";
}

/** The filled path, in the shadow's colour. */
export function shadowShape({ shadowPath, shadowColor, shadowOpacity }) {
  const shape = svg("path", { d: pathData(shadowPath) });
  shape.style.fill = css(shadowColor, Math.min(1, shadowOpacity));
  shape.style.stroke = "none";
  return shape;
}

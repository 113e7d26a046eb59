/**
 * A layer and its sublayers as a picture of SVG: what a mask is made of, because a browser takes
 * masks only from SVG. It is flat; everything else is drawn as in the tree of elements.
 */
import { contentsOf } from "./contentsPart.js";
import { cornersOf, outline } from "./corners.js";
import { bounded, css, plain, px } from "./cssValues.js";
import { gradientImage, stopsOf } from "./gradientStyle.js";
import { placeMatrix } from "./layerAspects.js";
import { flat } from "./matrix.js";
import { ownSpace, shadowShape, shapeOf } from "./shapePart.js";
import { svg, uniqueName } from "./svg.js";
import { textOf, textTransform } from "./textPart.js";

const deepest = 40;
const mostLayers = 2000;
export const everywhere = { x: -20000, y: -20000, width: 40000, height: 40000 };

/** The picture of a layer at its place, or nothing where it shows nothing. */
export function svgPicture(layer, limits = { left: mostLayers, depth: 0 }) {
  const { shown: model } = layer;
  limits.left -= 1;
  if (model.isHidden || limits.left < 0 || limits.depth > deepest) return null;
  limits.depth += 1;
  const group = svg("g", { transform: `matrix(${flat(placeMatrix(model)).map(plain).join(" ")})` });
  group.append(...paint(layer, group, limits));
  limits.depth -= 1;
  const opacity = model.isSpaceOnly ? 1 : Math.max(0, bounded(model.opacity)) * model.groupOpacity;
  if (opacity < 1) group.setAttribute("opacity", plain(opacity));
  return group;
}

function paint(layer, group, limits) {
  const { shown: model } = layer;
  if (layer.kind === "transform") return sublayers(layer, limits);
  const pieces = [...background(model), ...contents(layer), ...drawings(layer)];
  const inner = svg("g", {}, ...pieces, ...sublayers(layer, limits));
  const result = [inner];
  if (model.masksToBounds) clip(inner, model, result);
  else shadow(model, group, result);
  result.push(...border(model));
  if (layer.masking) {
    const mask = maskOf(layer, limits);
    group.setAttribute("mask", `url(#${mask.id})`);
    result.unshift(mask);
  }
  return result;
}

/** The `mask` element of a layer's mask. */
export function maskOf(layer, limits) {
  const { bounds } = layer.shown;
  const mask = svg("mask", { id: uniqueName("mask"), maskUnits: "userSpaceOnUse", ...everywhere });
  mask.style.maskType = "alpha";
  const picture = svgPicture(layer.masking, limits);
  const place = `translate(${plain(-bounded(bounds[0]))} ${plain(-bounded(bounds[1]))})`;
  if (picture) mask.append(svg("g", { transform: place }, picture));
  return mask;
}

function filled(data, color) {
  const path = svg("path", { d: data });
  path.style.fill = color;
  path.style.stroke = "none";
  return path;
}

function background(model) {
  const pieces = [];
  if (model.backgroundColor) pieces.push(filled(outline(model), css(model.backgroundColor)));
  if (model.colors.length > 0) pieces.push(...gradient(model));
  return pieces;
}

function gradient(model) {
  const stops = stopsOf(model);
  if (gradientImage(model) === "none") return [];
  if (model.gradientType === 2) return [filled(outline(model), css(stops[0].color))];
  const [width, height] = [bounded(model.bounds[2]), bounded(model.bounds[3])];
  const y = (value) => (model.isGeometryFlipped ? 1 - bounded(value) : bounded(value)) * height;
  const [x1, y1] = [bounded(model.startPoint[0]) * width, y(model.startPoint[1])];
  const [x2, y2] = [bounded(model.endPoint[0]) * width, y(model.endPoint[1])];
  const [lowest, highest] = [stops[0].at, stops[stops.length - 1].at];
  const span = highest - lowest || 1;
  const between = (a, b, share) => plain(a + (b - a) * share);
  const id = uniqueName("gradient");
  const across = Math.max(0.001, Math.abs(x2 - x1));
  const down = Math.max(0.001, Math.abs(y2 - y1));
  const definition = model.gradientType === 0
    ? svg("linearGradient", {
      id, gradientUnits: "userSpaceOnUse", x1: between(x1, x2, lowest), y1: between(y1, y2, lowest),
      x2: between(x1, x2, highest), y2: between(y1, y2, highest),
    })
    : svg("radialGradient", {
      id, gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, r: plain(highest),
      gradientTransform: `matrix(${plain(across)} 0 0 ${plain(down)} ${plain(x1)} ${plain(y1)})`,
    });
  for (const { color, at } of stops) {
    const offset = model.gradientType === 0 ? (at - lowest) / span : at / (highest || 1);
    const stop = svg("stop", { offset: plain(Math.min(1, Math.max(0, offset))) });
    stop.style.stopColor = css(color);
    definition.append(stop);
  }
  return [definition, filled(outline(model), `url(#${id})`)];
}

function contents({ shown: model, scene }) {
  const picture = model.contents === null ? null : scene.pictures.get(model.contents);
  const made = picture && contentsOf(model, picture);
  if (!made) return [];
  const { canvas, size } = made;
  const [width, height] = [bounded(model.bounds[2]), bounded(model.bounds[3])];
  const fit = fits[model.contentsGravity];
  const anchor = places[model.contentsGravity];
  const [across, down] = fit ? [width, height] : size;
  const attributes = {
    href: canvas.toDataURL(), width: plain(across), height: plain(down),
    preserveAspectRatio: fit ?? "none",
    x: anchor ? plain((width - across) * anchor[0]) : 0,
    y: anchor ? plain((height - down) * anchor[1]) : 0,
  };
  const image = svg("image", attributes);
  return fit === "xMidYMid slice" ? [svg("svg", {
    width: plain(width), height: plain(height), style: "overflow: hidden",
  }, image)] : [image];
}

const fits = ["none", "xMidYMid meet", "xMidYMid slice"];
const places = [
  null, null, null, [0.5, 0.5], [0.5, 0], [0.5, 1], [0, 0.5], [1, 0.5], [0, 0], [1, 0], [0, 1],
  [1, 1],
];

function drawings({ shown: model, kind, scene }) {
  const pieces = [];
  if (kind === "shape") pieces.push(shapeOf(model));
  if (model.text) {
    pieces.push(svg("g", { transform: textTransform(model) }, ...textOf(model.text, scene.fonts)));
  }
  return pieces;
}

function sublayers(layer, limits) {
  const { bounds } = layer.shown;
  const copies = layer.copies?.length > 0 ? layer.copies : [{ children: layer.children }];
  return copies.map(({ children, matrix, color }) => {
    const sorted = [...children].sort((a, b) => a.shown.zPosition - b.shown.zPosition);
    const place = `translate(${plain(-bounded(bounds[0]))} ${plain(-bounded(bounds[1]))})`;
    const turned = matrix ? `matrix(${flat(matrix).map(plain).join(" ")}) ` : "";
    return svg("g", { transform: turned + place, opacity: color ? plain(color[3]) : null },
      ...sorted.map((child) => svgPicture(child, limits)).filter(Boolean));
  });
}

function clip(inner, model, result) {
  const id = uniqueName("clip");
  inner.setAttribute("clip-path", `url(#${id})`);
  result.unshift(svg("clipPath", { id }, svg("path", { d: outline(model) })));
}

function shadow(model, group, result) {
  const { shadowColor, shadowOpacity, shadowOffset, shadowRadius } = model;
  if (!(shadowOpacity > 0) || !shadowColor) return;
  const deviation = Math.max(0, bounded(shadowRadius, 500));
  const offset = shadowOffset.map((value) => bounded(value));
  if (model.shadowPath) {
    const below = svg("g", { transform: `translate(${offset.map(plain).join(" ")})` },
      svg("g", { transform: ownSpace(model) }, shadowShape(model)));
    below.style.filter = `blur(${px(deviation)})`;
    result.unshift(below);
  } else {
    group.style.filter = `drop-shadow(${px(offset[0])} ${px(offset[1])} ${px(deviation)} `
      + `${css(shadowColor, Math.min(1, shadowOpacity))})`;
  }
}

function border(model) {
  const width = Math.max(0, bounded(model.borderWidth));
  if (width === 0 || !model.borderColor) return [];
  const { radius } = cornersOf(model);
  const inner = Math.min(model.bounds[2], model.bounds[3]) > 2 * width
    ? outline(model, width) : "";
  const frame = filled(outline(model) + inner, css(model.borderColor));
  frame.setAttribute("fill-rule", "evenodd");
  frame.dataset.radius = plain(radius);
  return [frame];
}

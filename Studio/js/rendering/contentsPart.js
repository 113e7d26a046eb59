/**
 * A layer's picture: the part of it that is shown, tinted, and stretched in nine parts where the
 * page says so. How it lies in the bounds is CSS (`gravity` in `layerAspects.js`), except for nine
 * parts, which are drawn at the size of the layer.
 */
import { bounded, css, plain } from "./cssValues.js";

const longestSide = 8192;
const longestEnlarged = 2048;
const nearest = 1;
const isUnit = ([x, y, width, height]) => x === 0 && y === 0 && width === 1 && height === 1;

/** The pixels of a layer's contents, ready to be laid into its bounds, and their size in points. */
export function contentsOf(model, picture) {
  const crop = cropOf(model.contentsRect, picture);
  if (!crop) return null;
  const scale = model.contentsScale > 0 ? bounded(model.contentsScale) : 1;
  const isNine = !isUnit(model.contentsCenter) && model.contentsGravity < 3;
  const canvas = isNine ? ninePart(model, picture, crop, scale)
    : cropped(picture, crop, enlargement(model, crop));
  if (!canvas) return null;
  if (model.contentsTint) tint(canvas, model.contentsTint);
  const size = isNine ? [bounded(model.bounds[2]), bounded(model.bounds[3])]
    : [crop.width / scale, crop.height / scale];
  const isReduced = model.bounds[2] * model.bounds[3] < crop.width * crop.height;
  return { canvas, isNine, size, isReduced };
}

/** Which part of the picture, in its pixels. */
function cropOf(rect, { width, height }) {
  const [x, y, across, down] = rect.map((value) => bounded(value, 1e4));
  const crop = { x: x * width, y: y * height, width: across * width, height: down * height };
  return crop.width > 0 && crop.height > 0 ? crop : null;
}

function newCanvas(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(longestSide, Math.max(1, Math.round(width)));
  canvas.height = Math.min(longestSide, Math.max(1, Math.round(height)));
  return canvas;
}

/**
 * Where single pixels are meant to be seen, each is drawn as a square of many before the browser
 * lays the picture into the layer: then they stay squares, and their edges smooth, however the
 * layer is turned.
 */
function enlargement({ magnificationFilter, bounds }, { width, height }) {
  if (magnificationFilter !== nearest) return 1;
  const density = devicePixelRatio || 1;
  const wanted = Math.ceil(
    Math.max(bounded(bounds[2]) * density / width, bounded(bounds[3]) * density / height));
  return Math.max(1, Math.min(wanted, Math.floor(longestEnlarged / Math.max(width, height))));
}

function cropped(picture, { x, y, width, height }, times) {
  const canvas = newCanvas(width * times, height * times);
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = times === 1;
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Corners as they are, edges stretched one way, the middle both ways. */
function ninePart({ bounds, contentsCenter }, picture, crop, scale) {
  const [width, height] = [bounded(bounds[2]), bounded(bounds[3])];
  if (!(width > 0 && height > 0)) return null;
  const density = Math.max(1, Math.min(3, Math.max(scale, devicePixelRatio || 1)));
  const canvas = newCanvas(width * density, height * density);
  const context = canvas.getContext("2d");
  context.scale(canvas.width / width, canvas.height / height);
  const columns = parts(contentsCenter[0], contentsCenter[2], crop.width, width, scale);
  const rows = parts(contentsCenter[1], contentsCenter[3], crop.height, height, scale);
  for (const column of columns) {
    for (const row of rows) {
      if (!(column.from > 0 && row.from > 0 && column.to > 0 && row.to > 0)) continue;
      context.drawImage(
        picture, crop.x + column.start, crop.y + row.start, column.from, row.from,
        column.place, row.place, column.to, row.to);
    }
  }
  return canvas;
}

/** First, middle and last part along one axis: in the picture, and in the layer. */
function parts(center, share, pixels, points, scale) {
  const first = Math.min(1, Math.max(0, bounded(center))) * pixels;
  const middle = Math.min(1 - first / pixels, Math.max(0, bounded(share))) * pixels;
  const last = pixels - first - middle;
  const fixed = (first + last) / scale;
  const shrink = fixed > points ? points / fixed : 1;
  const [start, end] = [(first / scale) * shrink, (last / scale) * shrink];
  const stretched = Math.max(0, points - start - end);
  return [
    { start: 0, from: first, place: 0, to: start },
    { start: first, from: middle, place: start, to: stretched },
    { start: first + middle, from: last, place: points - end, to: end },
  ];
}

function tint(canvas, color) {
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = css(color);
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Shows the picture a layer names, once it is there; until then what was there stays. */
export function paintContents(layer) {
  const { shown: model, scene } = layer;
  if (model.contents === null || layer.kind === "transform") return drop(layer);
  const picture = scene.pictures.get(model.contents);
  if (!picture) return;
  const key = keyOf(model, picture);
  if (layer.contentsKey?.every((value, index) => value === key[index])) return;
  const made = contentsOf(model, picture);
  if (!made) return drop(layer);
  layer.contentsKey = key;
  place(layer, made);
}

function drop(layer) {
  layer.contentsKey = null;
  layer.dropPart("contents");
}

function place(layer, { canvas, isNine, size, isReduced }) {
  const { shown: model } = layer;
  const part = layer.part("contents");
  if (part.width !== canvas.width) part.width = canvas.width;
  if (part.height !== canvas.height) part.height = canvas.height;
  const context = part.getContext("2d");
  context.clearRect(0, 0, part.width, part.height);
  context.drawImage(canvas, 0, 0);
  part.style.setProperty("--width", `${plain(size[0])}px`);
  part.style.setProperty("--height", `${plain(size[1])}px`);
  const isPixelated = isReduced && model.minificationFilter === nearest;
  part.style.imageRendering = isPixelated ? "pixelated" : "auto";
  part.classList.toggle("layer-nine", isNine);
  layer.touch("gravity");
  layer.write();
}

/** All that decides what is drawn. */
function keyOf(model, picture) {
  const isNine = !isUnit(model.contentsCenter);
  const isNearest = model.magnificationFilter === nearest || model.minificationFilter === nearest;
  return [
    picture, model.contentsScale, ...model.contentsRect, ...model.contentsCenter,
    ...(model.contentsTint ?? []), model.magnificationFilter, model.minificationFilter,
    model.contentsGravity, ...(isNine || isNearest ? [model.bounds[2], model.bounds[3]] : []),
  ];
}

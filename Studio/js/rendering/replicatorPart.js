/**
 * Replicators: copies of the sublayers, each turned once more than the one before, in another
 * colour, and with its animations running later.
 *
 * The first copy is the sublayers themselves. The others are layers of their own, made anew when
 * something in the sublayers has changed; they animate by themselves. When only the replicator
 * itself changes or moves, the copies stay and are only placed and coloured anew.
 */
import { bounded, plain } from "./cssValues.js";
import { about, concatenate, power, transform, translation } from "./matrix.js";
import { svg, uniqueName } from "./svg.js";

const mostCopies = 2000;
const mostReplicas = 6000;

/** Places and colours the copies; makes and removes them as their number says. */
export function paintInstances(layer) {
  if (layer.kind !== "replicator") return;
  const count = wanted(layer);
  const isAsBefore = layer.copies?.length === Math.max(1, count)
    && layer.copyDelay === layer.shown.instanceDelay;
  if (!isAsBefore) replicate(layer);
  const { shown: model } = layer;
  const [x, y] = [bounded(model.bounds[2]) / 2, bounded(model.bounds[3]) / 2];
  const turn = about(model.instanceTransform, x, y);
  layer.copies.forEach((copy, index) => {
    copy.matrix = power(turn, index);
    copy.color = colorOf(model, index);
    const holder = copy.holder ?? layer.part("sublayers");
    holder.style.display = count === 0 ? "none" : "";
    holder.style.transform = transform(concatenate(
      translation(-bounded(model.bounds[0]), -bounded(model.bounds[1])), copy.matrix));
    holder.style.transformStyle = model.preservesDepth ? "preserve-3d" : "";
    paintColor(copy, holder);
  });
}

/** Makes the copies anew. */
export function replicate(layer) {
  for (const replica of layer.replicas) replica.removeAll();
  for (const copy of layer.copies ?? []) if (copy.holder) copy.holder.remove();
  for (const copy of layer.copies ?? []) copy.filter?.remove();
  layer.replicas = [];
  layer.copyDelay = layer.shown.instanceDelay;
  layer.copies = [{ children: layer.children, holder: null }];
  const delay = bounded(layer.copyDelay) * 1000;
  for (let index = 1; index < wanted(layer); index++) {
    const holder = document.createElement("div");
    holder.className = "layer-copy";
    const children = layer.children.map((child) => copyOf(child, layer.scene, index * delay, null));
    holder.append(...children.map(({ outermost }) => outermost));
    layer.element.insertBefore(holder, layer.parts.border ?? null);
    layer.copies.push({ children, holder });
    layer.replicas.push(...children);
  }
  for (const replica of layer.replicas) replica.updateAll();
}

/** As many as the page wants, and a browser can hold. */
function wanted(layer) {
  const size = Math.max(1, sizeOf(layer, mostReplicas) - 1);
  return Math.min(layer.model.instanceCount, mostCopies, 1 + Math.floor(mostReplicas / size));
}

function sizeOf(layer, limit) {
  let size = 1;
  for (const child of layer.children) {
    if (size > limit) break;
    size += sizeOf(child, limit);
  }
  if (layer.kind !== "replicator") return size;
  return size * Math.max(1, Math.min(limit, layer.model.instanceCount));
}

function copyOf(layer, scene, delay, parent) {
  const copy = new layer.constructor(layer.identifier, layer.kind, scene);
  delete copy.element.dataset.layer;
  copy.parent = parent;
  copy.delay = delay / 1000;
  copy.isOffscreen = layer.isOffscreen;
  copy.copyModel(layer.model);
  copy.children = layer.children.map((child) => copyOf(child, scene, delay, copy));
  copy.container.append(...copy.children.map(({ outermost }) => outermost));
  for (const { key, animation, start } of layer.playing) {
    copy.animations.add(key, animation, start + delay);
  }
  return copy;
}

/** Each component of copy i is multiplied by (colour + i · offset), kept within 0 and 1. */
function colorOf({ instanceColor, instanceColorOffsets }, index) {
  return instanceColor.map((component, channel) =>
    Math.min(1, Math.max(0, bounded(component) + index * bounded(instanceColorOffsets[channel]))));
}

function paintColor(copy, holder) {
  const [red, green, blue, alpha] = copy.color;
  const isWhite = red === 1 && green === 1 && blue === 1;
  holder.style.opacity = isWhite && alpha < 1 ? plain(alpha) : "";
  if (isWhite) {
    holder.style.filter = "";
    return;
  }
  if (!copy.filter) {
    const id = uniqueName("color");
    const matrix = svg("feColorMatrix", { type: "matrix" });
    copy.filter = svg("svg", { class: "layer-mask" }, svg("filter", {
      id, "color-interpolation-filters": "sRGB", filterUnits: "userSpaceOnUse",
      x: -20000, y: -20000, width: 40000, height: 40000,
    }, matrix));
    copy.filter.matrix = matrix;
    copy.filter.link = `url(#${id})`;
    holder.parentNode.append(copy.filter);
  }
  copy.filter.matrix.setAttribute("values",
    `${plain(red)} 0 0 0 0 0 ${plain(green)} 0 0 0 0 0 ${plain(blue)} 0 0 0 0 0 ${plain(alpha)} 0`);
  holder.style.filter = copy.filter.link;
}

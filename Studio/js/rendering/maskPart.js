/**
 * Masks: the mask layer's tree, drawn as SVG, lets through as much of a layer as it is opaque.
 *
 * A mask is live: when anything in its tree changes or moves, its picture is drawn anew, once a
 * frame. Its layers are in no element, so all that moves in them is computed.
 */
import { maskOf } from "./svgPicture.js";

export function paintMask(layer) {
  const masking = layer.scene.layerNumbered(layer.model.mask);
  layer.masking = masking && !lies(layer, masking) ? masking : null;
  const { style } = layer.element;
  if (layer.model.mask === null || layer.kind === "transform") {
    layer.dropPart("mask");
    style.mask = "";
    return;
  }
  const part = layer.part("mask");
  if (!layer.masking) {
    part.replaceChildren();
    style.mask = "";
    return;
  }
  const mask = maskOf(layer);
  part.replaceChildren(mask);
  style.mask = `url(#${mask.id})`;
}

/** Whether a layer lies in the tree of another: it cannot be masked by what it is part of. */
function lies(layer, root) {
  for (let next = layer; next; next = next.parent) if (next === root) return true;
  return false;
}

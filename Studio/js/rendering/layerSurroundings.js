/**
 * What a layer has to know of others beside its superlayer, brought up to date after each commit:
 * masks whose trees have changed, copies of a replicator's sublayers, layers through which another
 * one is blended, and shadows of boxes out of which something sticks.
 */
import { bounded } from "./cssValues.js";
import { isIdentity } from "./matrix.js";
import { replicate } from "./replicatorPart.js";

const mostLookedAt = 200;

/** What these show does not keep to their bounds. */
const wandering = new Set(["shape", "emitter", "replicator"]);

export class LayerSurroundings {
  #layers;
  #loop;
  #masked = new Set();
  #maskRoots = new Set();
  #blended = new Set();
  #shadowed = new Set();
  #passages = new Set();

  constructor(layers, loop) {
    this.#layers = layers;
    this.#loop = loop;
  }

  /** Layers of a commit have been written. */
  update(touched) {
    for (const layer of touched) this.#note(layer);
    if (this.#masked.size > 0 || this.#maskRoots.size > 0) this.#updateMasks(touched);
    this.#updateCopies(touched);
    if (this.#blended.size > 0 || this.#passages.size > 0) this.#updatePassages();
    if (this.#shadowed.size > 0) this.#updateShadows(touched);
  }

  /** Something in a mask's tree shows something else. */
  maskChanged(layer) {
    let top = layer;
    while (top.parent) top = top.parent;
    for (const owner of top.maskOwners ?? []) this.#repaintMask(owner);
  }

  pictureChanged(layer) {
    if (layer.isOffscreen) this.maskChanged(layer);
    this.#updateCopies(new Set([layer]));
  }

  removed(layer) {
    const sets = [
      this.#masked, this.#maskRoots, this.#blended, this.#shadowed, this.#passages,
    ];
    for (const set of sets) set.delete(layer);
    for (const owner of layer.maskOwners ?? []) this.#repaintMask(owner);
  }

  #note(layer) {
    const { model } = layer;
    const keep = (set, isIn) => isIn ? set.add(layer) : set.delete(layer);
    keep(this.#masked, model.mask !== null);
    keep(this.#blended, model.blendMode !== 0);
    keep(this.#shadowed, model.shadowOpacity > 0 && !model.masksToBounds);
  }

  #repaintMask(owner) {
    this.#loop.afterwards(owner, () => {
      owner.touch("mask");
      owner.write();
      if (owner.isOffscreen) this.maskChanged(owner);
    });
  }

  #updateMasks(touched) {
    const roots = new Map();
    for (const owner of this.#masked) {
      const root = this.#layers.get(owner.model.mask);
      if (root && !root.parent) roots.set(root, [...(roots.get(root) ?? []), owner]);
    }
    for (const layer of this.#maskRoots) if (!roots.has(layer)) setOffscreen(layer, null);
    this.#maskRoots = new Set(roots.keys());
    for (const [root, owners] of roots) setOffscreen(root, owners);
    for (const layer of touched) {
      if (layer.isOffscreen) this.maskChanged(layer);
      if (layer.model.mask !== null) this.#repaintMask(layer);
    }
  }

  #updateCopies(touched) {
    const stale = new Set();
    for (const layer of touched) {
      for (let next = layer.parent; next; next = next.parent) {
        if (next.kind === "replicator") stale.add(next);
      }
      if (layer.kind === "replicator") stale.add(layer);
    }
    for (const layer of stale) {
      this.#loop.afterwards(`copies of ${layer.identifier}`, () => {
        replicate(layer);
        layer.touch("instances");
        layer.write();
      });
    }
  }

  /** Every layer from a blended one up to the next that is drawn as one picture. */
  #updatePassages() {
    const passages = new Set();
    for (const layer of this.#blended) {
      for (let next = layer.parent; next && !isGroup(next); next = next.parent) passages.add(next);
    }
    for (const layer of this.#passages) {
      if (!passages.has(layer) && layer.surround({ isPassage: false })) layer.write();
    }
    for (const layer of passages) if (layer.surround({ isPassage: true })) layer.write();
    this.#passages = passages;
  }

  /** Of those that have changed, or something in them. */
  #updateShadows(touched) {
    const changed = new Set();
    for (const layer of touched) {
      for (let next = layer; next; next = next.parent) {
        if (this.#shadowed.has(next)) changed.add(next);
      }
    }
    for (const layer of changed) if (layer.surround({ castsBox: isBox(layer) })) layer.write();
  }
}

/** Marks the layers of a mask's tree: they are in no element. */
function setOffscreen(root, owners) {
  root.maskOwners = owners;
  const isOffscreen = owners !== null;
  const visit = (layer) => {
    if (layer.isOffscreen !== isOffscreen) {
      layer.isOffscreen = isOffscreen;
      layer.plan();
    }
    layer.children.forEach(visit);
  };
  visit(root);
}

function isGroup({ model, kind, parent, transition, runningAnimations }) {
  return !parent || kind !== "plain" || model.opacity < 1 || model.mask !== null || transition
    || model.blendMode !== 0 || !isIdentity(model.transform) || model.seat !== null
    || model.shadowOpacity > 0 || runningAnimations > 0 || model.keepsDepth
    || model.anchorPointZ !== 0 || model.silhouette !== null || model.backdropBlur > 0
    || model.backdropSaturation !== 1 || model.contentBlur > 0 || model.colorMatrix.length > 0;
}

/** Whether nothing of its sublayers sticks out of a layer, so that its box is its outline. */
function isBox(layer) {
  let left = mostLookedAt;
  const isInside = (child, x, y, width, height) => {
    left -= 1;
    const { model } = child;
    if (model.isHidden || model.opacity <= 0) return true;
    if (left < 0 || child.runningAnimations > 0 || !isIdentity(model.transform)) return false;
    if (model.seat !== null || wandering.has(child.kind) || model.shadowOpacity > 0) return false;
    const [w, h] = [bounded(model.bounds[2]), bounded(model.bounds[3])];
    const ownX = x + bounded(model.position[0]) - model.anchorPoint[0] * w;
    const ownY = y + bounded(model.position[1]) - model.anchorPoint[1] * h;
    if (ownX < -0.5 || ownY < -0.5) return false;
    if (ownX + w > width + 0.5 || ownY + h > height + 0.5) return false;
    const [innerX, innerY] = [ownX - bounded(model.bounds[0]), ownY - bounded(model.bounds[1])];
    return model.masksToBounds
      || child.children.every((inner) => isInside(inner, innerX, innerY, width, height));
  };
  const [x, y, width, height] = layer.model.bounds.map((value) => bounded(value));
  const fits = layer.model.contents === null || layer.model.contentsGravity < 2;
  return layer.kind === "plain" && fits
    && layer.children.every((child) => isInside(child, -x, -y, width, height));
}

/**
 * Plays one run's layer tree: applies its commits, in order, to elements.
 *
 * It starts with nothing and knows only layers. A commit is applied in one go, inside the message
 * that brought it: operations change models, then every touched layer writes its style once, then
 * animations and transitions start. Commits come from a stranger: unknown layers are ignored, a
 * layer never becomes its own ancestor, depth and number are bounded. What the page's time and the
 * browser's have to do with each other is only this: a commit happens when it arrives, and where a
 * later one shows that earlier ones had come late (a browser that joined in the middle), their
 * animations are moved on by the difference.
 */
import { Layer } from "./layer.js";
import { beginTransition, playTransition } from "./layerTransition.js";

const mostLayers = 20000;
const deepest = 200;
const lateness = 100;

export class LayerTreePlayer {
  stage = document.createElement("div");
  root = null;
  commits = 0;
  #layers = new Map();
  #pictures;
  #offset = null;
  #touched = new Set();
  #starts = [];
  #isRearranged = false;

  constructor(pictures) {
    this.#pictures = pictures;
    this.stage.className = "stage";
  }

  /** Animations that run now. */
  get runningAnimations() {
    let count = 0;
    for (const layer of this.#layers.values()) count += layer.runningAnimations;
    return count;
  }

  apply({ time, operations }, now) {
    this.#catchUp(time, now);
    for (const operation of operations) this.#perform(operation);
    if (this.#isRearranged) this.#bound();
    for (const layer of this.#touched) layer.update(this.#pictures);
    for (const start of this.#starts) start();
    this.#touched.clear();
    this.#starts = [];
    this.#isRearranged = false;
    this.commits += 1;
  }

  /** Pictures that layers name and that are still being decoded. */
  get awaitedPictures() {
    return [...this.#layers.values()]
      .map(({ model }) => model.contents !== null && this.#pictures.pending(model.contents))
      .filter(Boolean);
  }

  pictureIsReady(hash) {
    for (const layer of this.#layers.values()) {
      if (layer.model.contents === hash) layer.showContents(this.#pictures);
    }
  }

  #perform(operation) {
    if (operation.kind === "create") return this.#create(operation.layer);
    const layer = this.#layers.get(operation.layer);
    if (!layer) return;
    this.#touched.add(layer);
    this.#operations[operation.kind](operation, layer);
  }

  #create(identifier) {
    if (this.#layers.has(identifier) || this.#layers.size >= mostLayers) return;
    this.#layers.set(identifier, new Layer(identifier));
  }

  #operations = {
    set: ({ property }, layer) => {
      layer.set(property.name, property.value);
      if (property.name === "zPosition" && layer.parent) this.#order(layer.parent);
    },
    sublayers: ({ sublayers }, layer) => this.#arrange(layer, sublayers),
    root: (_, layer) => this.#show(layer),
    transition: (operation, layer) => {
      const ghost = beginTransition(layer);
      if (ghost) this.#starts.push(() => playTransition(layer, ghost, operation));
    },
    addAnimation: ({ key, animation }, layer) => {
      this.#starts.push(() => layer.animations.add(key, animation));
    },
    removeAnimation: ({ key }, layer) => {
      this.#starts.push(() => layer.animations.remove(key));
    },
    remove: (_, layer) => this.#remove(layer),
  };

  #catchUp(time, now) {
    const offset = now - time * 1000;
    if (this.#offset === null || !Number.isFinite(offset)) {
      this.#offset = Number.isFinite(offset) ? offset : null;
      return;
    }
    const late = this.#offset - offset;
    if (late < lateness) return;
    this.#offset = offset;
    for (const layer of this.#layers.values()) layer.shift(late);
  }

  #show(layer) {
    this.root?.becomeRoot(false);
    if (this.root) this.#touched.add(this.root);
    this.root = layer;
    layer.becomeRoot(true);
    this.stage.replaceChildren(layer.element);
  }

  #arrange(layer, identifiers) {
    this.#isRearranged = true;
    const wanted = [...new Set(identifiers)].map((identifier) => this.#layers.get(identifier))
      .filter((child) => child && child !== this.root && !isWithin(layer, child));
    const kept = new Set(wanted);
    for (const child of layer.children) {
      if (kept.has(child)) continue;
      child.parent = null;
      detach(child);
    }
    for (const child of wanted) {
      if (child.parent && child.parent !== layer) {
        child.parent.children = child.parent.children.filter((other) => other !== child);
      }
      child.parent = layer;
    }
    layer.children = wanted;
    place(layer);
    this.#order(layer);
  }

  /** Sublayers with a z position are in its order; the browser counts only whole numbers. */
  #order(layer) {
    const isFlat = layer.children.every(({ model }) => model.zPosition === 0);
    if (isFlat && !layer.isOrdered) return;
    layer.isOrdered = !isFlat;
    const sorted = [...layer.children].sort((a, b) => a.model.zPosition - b.model.zPosition);
    sorted.forEach((child, rank) => {
      const rankText = isFlat ? "" : String(rank);
      child.element.style.zIndex = rankText;
      for (const ghost of child.ghosts) ghost.element.style.zIndex = rankText;
    });
  }

  #remove(layer) {
    for (const child of layer.children) child.parent = null;
    if (layer.parent) {
      layer.parent.children = layer.parent.children.filter((other) => other !== layer);
    }
    if (this.root === layer) this.root = null;
    layer.remove();
    this.#layers.delete(layer.identifier);
    this.#touched.delete(layer);
  }

  /** Takes off what lies deeper than any page needs and a browser can lay out. */
  #bound() {
    const visit = (layer, depth) => {
      if (depth < deepest) return layer.children.forEach((child) => visit(child, depth + 1));
      layer.children.forEach(detach);
    };
    if (this.root) visit(this.root, 1);
  }
}

/** Whether a layer lies in another, or is it. */
function isWithin(layer, ancestor) {
  for (let next = layer; next; next = next.parent) if (next === ancestor) return true;
  return false;
}

function detach(layer) {
  layer.element.remove();
  for (const ghost of layer.ghosts) ghost.element.remove();
}

/** Puts the elements of sublayers in their order; what stands right is not moved. */
function place(layer) {
  const { container } = layer;
  let next = container === layer.element ? layer.parts.border ?? null : null;
  const put = (element) => {
    if (element.parentNode !== container || element.nextSibling !== next) {
      container.insertBefore(element, next);
    }
    next = element;
  };
  for (const child of [...layer.children].reverse()) {
    for (const ghost of child.ghosts) if (ghost.side === "above") put(ghost.element);
    put(child.element);
    for (const ghost of child.ghosts) if (ghost.side === "below") put(ghost.element);
  }
}

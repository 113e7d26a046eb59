/**
 * Plays one run's layer tree: applies its commits, in order, to elements.
 *
 * It starts with nothing and knows only layers. A commit is applied in one go, and several
 * may be at once: operations change models, then every touched layer writes its style once, then
 * animations and transitions start. Commits come from a stranger: unknown layers are ignored, a
 * layer never becomes its own ancestor, depth and number are bounded. What the page's time and the
 * browser's have to do with each other is only this: a commit happens when it arrives, and where a
 * later one shows that earlier ones had come late (a browser that joined in the middle), their
 * animations are moved on by the difference.
 */
import { FontStore } from "./fontStore.js";
import { FrameLoop } from "./frameLoop.js";
import { Layer } from "./layer.js";
import { LayerSurroundings } from "./layerSurroundings.js";
import { beginTransition, playTransition } from "./layerTransition.js";
import { bounded } from "./cssValues.js";

const mostLayers = 20000;
const deepest = 200;
const lateness = 100;

export class LayerTreePlayer {
  stage = document.createElement("div");
  root = null;
  commits = 0;
  /** So many milliseconds ago begins what begins now. */
  ahead = 0;
  #layers = new Map();
  #pictures;
  #offset = null;
  #arrival = 0;
  #touched = new Set();
  #starts = [];
  #isRearranged = false;
  #loop = new FrameLoop();
  #surroundings;
  #scene;

  constructor(pictures, fonts = new FontStore()) {
    this.#pictures = pictures;
    this.stage.className = "stage";
    this.#scene = {
      loop: this.#loop, pictures, fonts,
      layerNumbered: (identifier) => this.#layers.get(identifier) ?? null,
      pageTime: (now) => (now - (this.#offset ?? now)) / 1000,
      order: (layer) => this.#order(layer),
      maskChanged: (layer) => this.#surroundings.maskChanged(layer),
    };
    this.#surroundings = new LayerSurroundings(this.#layers, this.#loop);
  }

  layer(identifier) {
    return this.#layers.get(identifier) ?? null;
  }

  /** Animations that run now. */
  get runningAnimations() {
    let count = 0;
    for (const layer of this.#layers.values()) count += layer.runningAnimations;
    return count;
  }

  /** The page's time, in seconds, that is shown at a moment. */
  pageTime(now) {
    return this.#scene.pageTime(now);
  }

  /** Whether nothing is drawn anew by itself. */
  get isAsleep() {
    return this.#loop.isAsleep;
  }

  apply(commit, now) {
    this.applyAll([{ commit, now }]);
  }

  /** Several, each with the moment of its arrival; those that only set values are written once for all of them. */
  applyAll(arrivals) {
    try {
      arrivals.forEach(({ commit, now }, index) => {
        this.#performAll(commit, now);
        const next = arrivals[index + 1]?.commit;
        if (!next || !onlySets(commit) || !onlySets(next)) this.#finish();
      });
    } finally {
      this.#forget();
    }
  }

  #performAll({ time, operations }, now) {
    if (!this.#loop.isHeld) this.#loop.now = Math.max(this.#loop.now, now);
    this.#arrival = now - this.ahead;
    this.#catchUp(time, now);
    for (const operation of operations) this.#perform(operation);
    this.commits += 1;
  }

  /** Writes what the operations have changed, and starts what they have begun. */
  #finish() {
    if (this.#isRearranged) this.#bound();
    for (const layer of this.#touched) layer.update();
    this.#surroundings.update(this.#touched);
    for (const start of this.#starts) start();
    this.#loop.flush();
    this.#forget();
  }

  #forget() {
    this.#touched.clear();
    this.#starts = [];
    this.#isRearranged = false;
  }

  /** Shows the page's time `seconds`, and stands still there. */
  hold(seconds) {
    const now = (this.#offset ?? 0) + bounded(seconds, 1e9) * 1000;
    this.#loop.hold(now);
    for (const layer of this.#layers.values()) layer.hold(now);
    this.#loop.flush();
  }

  /** Nothing of it is shown any more. */
  end() {
    this.#loop.end();
  }

  /** Pictures and fonts that layers name and that are not there yet. */
  get awaitedPictures() {
    const { fonts } = this.#scene;
    return [...this.#layers.values()].flatMap(({ model }) => [
      model.contents !== null && this.#pictures.pending(model.contents),
      ...(model.text?.runs ?? []).slice(0, 50).map(({ font }) => fonts.pending(font)),
    ]).filter(Boolean);
  }

  pictureIsReady(hash) {
    for (const layer of this.#layers.values()) {
      if (layer.model.contents !== hash) continue;
      layer.touch("contents");
      layer.write();
      this.#surroundings.pictureChanged(layer);
    }
    this.#loop.flush();
  }

  #perform(operation) {
    if (operation.kind === "create") return this.#create(operation);
    const layer = this.#layers.get(operation.layer);
    if (!layer) return;
    this.#touched.add(layer);
    this.#operations[operation.kind](operation, layer);
  }

  #create({ layer: identifier, layerKind }) {
    if (this.#layers.has(identifier) || this.#layers.size >= mostLayers) return;
    const layer = new Layer(identifier, layerKind, this.#scene);
    this.#layers.set(identifier, layer);
    this.#touched.add(layer);
  }

  #operations = {
    set: ({ property }, layer) => layer.set(property.name, property.value),
    sublayers: ({ sublayers }, layer) => this.#arrange(layer, sublayers),
    root: (_, layer) => this.#show(layer),
    transition: (operation, layer) => {
      const faces = beginTransition(layer);
      const start = this.#arrival;
      if (faces) this.#starts.push(() => playTransition(layer, faces, operation, start));
    },
    addAnimation: ({ key, animation }, layer) => {
      const start = this.#arrival;
      this.#starts.push(() => layer.animations.add(key, animation, start));
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
    this.root?.surround({ isRoot: false });
    if (this.root) this.#touched.add(this.root);
    this.root = layer;
    layer.surround({ isRoot: true });
    this.stage.replaceChildren(layer.outermost);
  }

  #arrange(layer, identifiers) {
    this.#isRearranged = true;
    const wanted = [...new Set(identifiers)].map((identifier) => this.#layers.get(identifier))
      .filter((child) => child && child !== this.root && !isWithin(layer, child));
    const kept = new Set(wanted);
    for (const child of layer.children) {
      if (kept.has(child)) continue;
      child.parent = null;
      child.outermost.remove();
    }
    for (const child of wanted) {
      if (child.parent && child.parent !== layer) {
        child.parent.children = child.parent.children.filter((other) => other !== child);
      }
      child.parent = layer;
    }
    layer.children = wanted;
    layer.touch("seats");
    place(layer);
    this.#order(layer);
  }

  /** Sublayers with a z position are in its order; the browser counts only whole numbers. */
  #order(layer) {
    const isFlat = layer.children.every(({ shown }) => shown.zPosition === 0);
    if (isFlat && !layer.isOrdered) return;
    layer.isOrdered = !isFlat;
    const sorted = [...layer.children].sort((a, b) => a.shown.zPosition - b.shown.zPosition);
    sorted.forEach((child, rank) => {
      child.outermost.style.zIndex = isFlat ? "" : String(rank);
    });
  }

  #remove(layer) {
    for (const child of layer.children) child.parent = null;
    if (layer.parent) {
      layer.parent.children = layer.parent.children.filter((other) => other !== layer);
      this.#touched.add(layer.parent);
    }
    if (this.root === layer) this.root = null;
    layer.remove();
    this.#layers.delete(layer.identifier);
    this.#touched.delete(layer);
    this.#surroundings.removed(layer);
  }

  /** Takes off what lies deeper than any page needs and a browser can lay out. */
  #bound() {
    const visit = (layer, depth) => {
      if (depth < deepest) return layer.children.forEach((child) => visit(child, depth + 1));
      for (const child of layer.children) child.outermost.remove();
    };
    if (this.root) visit(this.root, 1);
  }
}

function onlySets({ operations }) {
  return operations.every(({ kind }) => kind === "set");
}

/** Whether a layer lies in another, or is it. */
function isWithin(layer, ancestor) {
  for (let next = layer; next; next = next.parent) if (next === ancestor) return true;
  return false;
}

/** Puts the elements of sublayers in their order; what stands right is not moved. */
function place(layer) {
  const { container } = layer;
  const own = layer.parts.border;
  let next = container === layer.element ? own ?? null : null;
  for (const child of [...layer.children].reverse()) {
    const { outermost } = child;
    if (outermost.parentNode !== container || outermost.nextSibling !== next) {
      container.insertBefore(outermost, next);
    }
    next = outermost;
  }
}

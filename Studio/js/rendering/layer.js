import { aspects, aspectsOf, isJoined, needs } from "./layerAspects.js";
import { LayerAnimations } from "./layerAnimations.js";
import { cornersFollowSize } from "./corners.js";
import { newModel } from "./layerProperties.js";
import { isIdentity } from "./matrix.js";
import { painters } from "./layerPainters.js";

/**
 * A layer of the page: its model values, what is shown of them, and the elements that show it.
 *
 * `element` is the layer. Inside, from back to front: `shadowPath`, `ground` (the background, where
 * it must lie on that), `contents`, `shape`, `text`, `emitter`, `sublayers` (only where sublayers
 * are moved together; otherwise they lie in `element` themselves), `border`. While a transition
 * runs, `seat` holds the element and a picture of what it showed before. `shown` is the model, with
 * the values of animations that are computed here.
 */
export class Layer {
  model = newModel();
  parent = null;
  children = [];
  parts = { element: document.createElement("div") };
  transition = null;
  maskOwner = null;
  replicas = [];
  isOffscreen = false;
  #animations = null;
  #dirty = new Set(["place"]);

  /** `scene` is what all layers of a player share. */
  constructor(identifier, kind, scene) {
    this.identifier = identifier;
    this.kind = kind;
    this.scene = scene;
    this.shown = this.model;
    this.element.className = "layer";
    this.element.dataset.layer = identifier;
    this.model.isReplicator = kind === "replicator";
    this.model.isSpaceOnly = kind === "transform";
    if (kind !== "plain") this.#dirty.add(firstWork[kind]);
  }

  get element() {
    return this.parts.element;
  }

  /** The element that lies in the superlayer's. */
  get outermost() {
    return this.seat ?? this.element;
  }

  /** Most layers never have any. */
  get animations() {
    this.#animations ??= new LayerAnimations(this, this.scene.loop);
    return this.#animations;
  }

  get runningAnimations() {
    return (this.#animations?.count ?? 0) + (this.transition ? 1 : 0);
  }

  /** What runs, for whoever shows this layer another time. */
  get playing() {
    return this.#animations?.all ?? [];
  }

  /** Where the elements of sublayers are. */
  get container() {
    return this.parts.sublayers ?? this.element;
  }

  /** Whether its place and transform can be the compositor's. */
  get isForCompositor() {
    const { model } = this;
    return !this.isOffscreen && !isJoined(model) && !model.isRoot && !model.isPassage
      && !model.isSpaceOnly && model.groupOpacity === 1;
  }

  /** Whether it has a say in where its sublayers are, beside its bounds. */
  get movesSeats() {
    return this.isSpace || this.model.isGeometryFlipped
      || !isIdentity(this.shown.sublayerTransform);
  }

  /** Whether sublayers keep their place in space. */
  get isSpace() {
    return this.kind === "transform" || (this.kind === "replicator" && this.model.preservesDepth);
  }

  set(name, value) {
    this.model[name] = value;
    this.#mark(name);
    this.#animations?.modelChanged(name);
  }

  /** Its surroundings have changed. */
  surround(values) {
    let isNews = false;
    for (const [name, value] of Object.entries(values)) {
      if (isSame(this.model[name], value)) continue;
      this.model[name] = value;
      for (const aspect of shownIn[name] ?? []) this.#dirty.add(aspect);
      if (name === "isPassage") Object.assign(this.element.style, { left: "0", top: "0" });
      isNews = true;
    }
    if (isNews) this.#animations?.plan();
    return isNews;
  }

  /** Shows these values instead of the model's, and the model's of all others. */
  present(values) {
    const before = Object.keys(this.shown === this.model ? {} : this.shown);
    const names = Object.keys(values);
    const last = this.shown;
    if (names.length === 0) this.shown = this.model;
    else this.shown = Object.assign(Object.create(this.model), values);
    for (const name of names) if (last[name] !== values[name]) this.#mark(name);
    for (const name of before) if (!(name in values)) this.#mark(name);
    this.write();
    if (this.isOffscreen) this.scene.maskChanged(this);
  }

  /** Writes what was set since the last time. */
  update() {
    this.write();
    this.#animations?.update();
  }

  write() {
    if (this.#dirty.size === 0) return;
    const names = [...this.#dirty];
    this.#dirty.clear();
    for (const name of names) {
      const aspect = aspects[name];
      if (!aspect) {
        painters[name](this);
        continue;
      }
      if (needs[aspect.part]?.(this.shown)) this.part(aspect.part);
      const element = this.parts[aspect.part];
      if (element) Object.assign(element.style, aspect.css(this.shown));
    }
  }

  /** Does a piece of work again, at the next `write`. */
  touch(work) {
    this.#dirty.add(work);
  }

  /** Becomes like another layer. */
  copyModel(model) {
    for (const [name, value] of Object.entries(model)) {
      this.model[name] = value;
      if (name in aspectsOf) this.#mark(name);
    }
    for (const works of Object.values(shownIn)) for (const work of works) this.#dirty.add(work);
  }

  /** Writes itself and all that is in it. */
  updateAll() {
    this.update();
    for (const child of this.children) child.updateAll();
  }

  shift(milliseconds) {
    this.#animations?.shift(milliseconds);
    this.transition?.shift(milliseconds);
  }

  /** Stands still at a moment. */
  hold(now) {
    this.#animations?.hold(now);
    this.transition?.hold(now);
    for (const replica of this.replicas) replica.holdAll(now);
  }

  holdAll(now) {
    this.hold(now);
    for (const child of this.children) child.holdAll(now);
  }

  /** Decides anew who plays its animations. */
  plan() {
    this.#animations?.plan();
  }

  /** A part, made when it is first needed. */
  part(name) {
    return this.parts[name] ?? this.#make(name);
  }

  dropPart(name) {
    this.parts[name]?.remove();
    delete this.parts[name];
  }

  remove() {
    this.#animations?.removeAll();
    this.transition?.end();
    for (const replica of this.replicas) replica.removeAll();
    this.emission?.end();
    this.outermost.remove();
  }

  /** Goes, with all that is in it. */
  removeAll() {
    for (const child of this.children) child.removeAll();
    this.remove();
  }

  #mark(name) {
    for (const aspect of aspectsOf[name] ?? []) this.#dirty.add(aspect);
    if (name === "bounds") {
      if (cornersFollowSize(this.shown)) this.#dirty.add("radius");
      for (const work of sized[this.kind] ?? []) this.#dirty.add(work);
      if (this.parts.contents) this.#dirty.add("contents");
      if (this.parts.shadowPath) this.#dirty.add("shadowPath");
      if (this.model.isUpended) this.#dirty.add("text");
      if (this.movesSeats) this.#dirty.add("seats");
      if (this.model.mask !== null) this.#dirty.add("mask");
    }
    if (name === "opacity" && this.kind === "transform") this.#dirty.add("seats");
  }

  #make(name) {
    const part = name === "contents" || name === "emitter" ? document.createElement("canvas")
      : drawn.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", "svg")
        : document.createElement("div");
    part.setAttribute("class", `layer-${name}`);
    this.parts[name] = part;
    if (name === "sublayers") {
      part.append(...[...this.element.childNodes].filter((node) => !this.#isOwn(node)));
    }
    const rank = order.indexOf(name);
    const next = [...this.element.childNodes].find((node) => this.#rank(node) > rank);
    this.element.insertBefore(part, next ?? null);
    if (name === "sublayers") {
      this.#dirty.add("sublayers");
      if (this.isSpace) this.#dirty.add("seats");
    }
    return part;
  }

  #isOwn(node) {
    return order.some((name) => this.parts[name] === node);
  }

  /** How far to the front; elements of sublayers are where `sublayers` would be. */
  #rank(node) {
    const rank = order.findIndex((name) => this.parts[name] === node);
    return rank < 0 ? order.indexOf("sublayers") : rank;
  }
}

/** Matrices are made anew each time. */
function isSame(value, other) {
  if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
  return value.every((part, index) => part === other[index]);
}

const order = [
  "mask", "shadowPath", "ground", "contents", "shape", "text", "emitter", "sublayers", "border",
];
const drawn = new Set(["mask", "shadowPath", "shape", "text"]);

/** What a layer of a kind does before anything is set. */
const firstWork = {
  shape: "shape", gradient: "gradient", replicator: "sublayers", emitter: "emitter",
  transform: "seats",
};

/** What has to be done again when the size has changed. */
const sized = {
  shape: ["shape"], gradient: ["gradient", "ground"], replicator: ["instances"],
  emitter: ["emitter"],
};

/** What a change of the surroundings shows in. */
const shownIn = {
  isRoot: ["place", "anchor", "transform"], seat: ["place", "anchor", "transform"],
  keepsDepth: ["place"], groupOpacity: ["opacity", "seats"], isPassage: ["place", "sublayers"],
  isUpended: ["gravity", "text", "seats"], castsBox: ["shadow"],
};

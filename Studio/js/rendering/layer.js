import { aspects, aspectsOf, needs } from "./layerAspects.js";
import { LayerAnimations } from "./layerAnimations.js";
import { newModel } from "./layerProperties.js";

/**
 * A layer of the page: its model values, and the elements that show them.
 *
 * `element` is the layer. Inside, from back to front: `contents` (a canvas), `sublayers` (only if
 * the sublayers have a transform or a moved origin of their own; otherwise they lie in `element`),
 * `border`. `ghosts` are pictures of what it showed before, beside it while a transition runs.
 */
export class Layer {
  model = newModel();
  parent = null;
  children = [];
  ghosts = [];
  parts = { element: document.createElement("div") };
  transition = null;
  #animations = null;
  #dirty = new Set(["place"]);
  #picture = null;

  constructor(identifier) {
    this.identifier = identifier;
    this.element.className = "layer";
    this.element.dataset.layer = identifier;
  }

  get element() {
    return this.parts.element;
  }

  /** Most layers never have any. */
  get animations() {
    this.#animations ??= new LayerAnimations(this);
    return this.#animations;
  }

  get runningAnimations() {
    return (this.#animations?.count ?? 0) + (this.transition ? 1 : 0);
  }

  /** Where the elements of sublayers are. */
  get container() {
    return this.parts.sublayers ?? this.element;
  }

  set(name, value) {
    this.model[name] = value;
    for (const aspect of aspectsOf[name]) this.#dirty.add(aspect);
    this.#animations?.modelChanged(name);
  }

  becomeRoot(isRoot) {
    this.model.isRoot = isRoot;
    this.#dirty.add("place");
  }

  /** Whether its size is being animated just now. */
  sizeMoves(moves) {
    if (this.model.sizeMoves === moves) return;
    this.model.sizeMoves = moves;
    Object.assign(this.element.style, aspects.place.css(this.model));
  }

  /** Writes what was set since the last time. */
  update(pictures) {
    if (this.#dirty.has("contents")) this.#updateContents(pictures);
    for (const name of this.#dirty) {
      const { part, css } = aspects[name];
      if (needs[part]?.(this.model)) this.part(part);
      const element = this.parts[part];
      if (element) Object.assign(element.style, css(this.model));
    }
    this.#dirty.clear();
    this.#animations?.update();
  }

  /** Moves all that runs on, as when it was told of too late. */
  shift(milliseconds) {
    this.#animations?.shift(milliseconds);
    this.transition?.shift(milliseconds);
  }

  /** A part, made when it is first needed. */
  part(name) {
    return this.parts[name] ?? this.#make(name);
  }

  /** Its picture has arrived, or is another one. */
  showContents(pictures) {
    this.#dirty.add("contents");
    this.update(pictures);
  }

  remove() {
    this.#animations?.removeAll();
    for (const ghost of this.ghosts) ghost.element.remove();
    this.element.remove();
  }

  #make(name) {
    const part = document.createElement(name === "contents" ? "canvas" : "div");
    part.className = `layer-${name}`;
    if (name === "contents") this.element.prepend(part);
    if (name === "border") this.element.append(part);
    if (name === "sublayers") {
      part.append(...[...this.element.childNodes].filter((node) => !this.#isOwn(node)));
      this.element.insertBefore(part, this.parts.border ?? null);
    }
    this.parts[name] = part;
    return part;
  }

  #isOwn(node) {
    return node === this.parts.contents || node === this.parts.border;
  }

  #updateContents(pictures) {
    const picture = this.model.contents === null ? null : pictures.get(this.model.contents);
    if (this.model.contents !== null && !picture) return;
    if (picture !== this.#picture) {
      this.#picture = picture;
      if (!picture) return this.#dropContents();
      draw(picture, this.part("contents"));
    }
    if (!picture) return;
    const scale = this.model.contentsScale > 0 ? this.model.contentsScale : 1;
    this.part("contents").style.setProperty("--width", `${picture.width / scale}px`);
    this.part("contents").style.setProperty("--height", `${picture.height / scale}px`);
  }

  #dropContents() {
    this.parts.contents?.remove();
    delete this.parts.contents;
  }
}

function draw(picture, canvas) {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d").drawImage(picture, 0, 0);
}

/**
 * A layer's change from what it showed to what it shows, played with a picture of the former.
 *
 * The picture (a "ghost") is a copy of the layer's elements as they stand at that moment, beside
 * the layer until the end; the layer itself stays where it is and is only turned. Both
 * faces hide their backs, so they change places at exactly a quarter turn. Nothing outside the
 * layer is touched: the perspective is part of the turn itself, about the layer's own middle.
 */
import { matrixFunction } from "./matrix.js";
import { plain, px } from "./cssValues.js";
import { easing } from "./timing.js";

/** Keeps the picture of a layer as it is now; nothing where the layer is not shown. */
export function beginTransition(layer) {
  const { element } = layer;
  if (!element.isConnected && !element.parentNode) return null;
  layer.transition?.end();
  const ghost = { element: pictureOf(layer), side: "above" };
  layer.ghosts.push(ghost);
  element.after(ghost.element);
  return ghost;
}

/** Plays it, now that the layer shows what it will. */
export function playTransition(layer, ghost, { transition, delay, duration, timing }) {
  const { element } = layer;
  const options = {
    delay: Math.max(0, delay) * 1000, duration: Math.max(0, duration) * 1000, fill: "both",
    easing: easing(timing),
  };
  const faces = effects[transition](layer);
  if (faces.ghostLies === "below") element.before(ghost.element);
  ghost.side = faces.ghostLies ?? "above";
  ghost.element.inert = true;
  const players = [];
  if (faces.old) players.push(ghost.element.animate(faces.old, options));
  if (faces.new) players.push(element.animate(faces.new, options));
  element.classList.toggle("turning", faces.turns === true);
  ghost.element.classList.toggle("turning", faces.turns === true);
  layer.transition = new RunningTransition(layer, ghost, players);
}

class RunningTransition {
  constructor(layer, ghost, players) {
    this.layer = layer;
    this.ghost = ghost;
    this.players = players;
    players[0].onfinish = () => this.end();
  }

  end() {
    for (const player of this.players) player.cancel();
    this.ghost.element.remove();
    this.layer.ghosts = this.layer.ghosts.filter((ghost) => ghost !== this.ghost);
    this.layer.element.classList.remove("turning");
    if (this.layer.transition === this) this.layer.transition = null;
  }

  shift(milliseconds) {
    for (const player of this.players) {
      player.currentTime = (player.currentTime ?? 0) + milliseconds;
    }
  }
}

/** A copy of the elements, with what canvases and animations show just now. */
function pictureOf(layer) {
  const ghost = layer.element.cloneNode(true);
  ghost.classList.add("ghost");
  ghost.removeAttribute("data-layer");
  const originals = [layer.element, ...layer.element.querySelectorAll("*")];
  const copies = [ghost, ...ghost.querySelectorAll("*")];
  originals.forEach((original, index) => {
    const copy = copies[index];
    copy.removeAttribute("data-layer");
    if (original instanceof HTMLCanvasElement && original.width > 0 && original.height > 0) {
      copy.getContext("2d").drawImage(original, 0, 0);
    }
    if (original.getAnimations().length > 0) freeze(original, copy);
  });
  return ghost;
}

const animated = [
  "translate", "transform", "opacity", "width", "height", "backgroundColor", "borderRadius",
];

function freeze(original, copy) {
  const now = getComputedStyle(original);
  for (const name of animated) copy.style[name] = now[name];
}

/** A turn inside the layer's own transform, about its middle or the edge at `hinge`. */
function turn(layer, axis, degrees, hinge = 0.5) {
  const { bounds, anchorPoint, transform } = layer.model;
  const x = (0.5 - anchorPoint[0]) * bounds[2];
  const y = (hinge - anchorPoint[1]) * bounds[3];
  const distance = Math.max(480, 3 * Math.max(bounds[2], bounds[3]));
  return {
    transform: `${matrixFunction(transform)} translate(${px(x)}, ${px(y)}) `
      + `perspective(${px(distance)}) rotate${axis}(${degrees}deg) translate(${px(-x)}, ${px(-y)})`,
  };
}

const flip = (axis, degrees) => (layer) => ({
  turns: true,
  old: [turn(layer, axis, 0), turn(layer, axis, degrees)],
  new: [turn(layer, axis, -degrees), turn(layer, axis, 0)],
});

/** A sheet that hangs by its upper edge and is lifted towards the eye. */
function lifted(layer) {
  return [
    { ...turn(layer, "X", 0, 0), opacity: opacityOf(layer) },
    { ...turn(layer, "X", 70, 0), opacity: opacityOf(layer), offset: 0.7 },
    { ...turn(layer, "X", 100, 0), opacity: "0" },
  ];
}

const opacityOf = ({ model }) => plain(Math.min(1, Math.max(0, model.opacity)));

/** Only an opaque new sheet may stand there fully while the old one fades. */
function isOpaque({ model }) {
  return model.backgroundColor !== null && model.backgroundColor[3] >= 1;
}

const effects = {
  flipFromLeft: flip("Y", 180),
  flipFromRight: flip("Y", -180),
  flipFromTop: flip("X", -180),
  flipFromBottom: flip("X", 180),
  curlUp: (layer) => ({ old: lifted(layer) }),
  curlDown: (layer) => ({ ghostLies: "below", new: lifted(layer).reverse().map(mirrored) }),
  crossDissolve: (layer) => ({
    old: [{ opacity: opacityOf(layer) }, { opacity: "0" }],
    new: isOpaque(layer) ? null : [{ opacity: "0" }, { opacity: opacityOf(layer) }],
  }),
};

function mirrored(frame) {
  return frame.offset === undefined ? frame : { ...frame, offset: 1 - frame.offset };
}

/**
 * A layer's change from what it showed to what it shows, played with a picture of the former.
 *
 * While it runs, the layer's element and the picture (a copy of its elements as they stood) each
 * lie in a face, and both faces in a seat, in the layer's place. Only faces are moved, so that the
 * layer's own place, transform and animations go on untouched, and nothing outside changes.
 */
import { cornerStyle } from "./corners.js";
import { placeMatrix } from "./layerAspects.js";
import { frozenCopy } from "./frozenCopy.js";
import { identity, matrixFunction } from "./matrix.js";
import { inverse } from "./matrixBlending.js";
import { bounded } from "./cssValues.js";
import { PageCurl } from "./pageCurl.js";
import { effects } from "./transitionEffects.js";
import { easing, goTo, progress } from "./timing.js";

/** Keeps the picture of a layer as it is now; nothing where the layer is not shown. */
export function beginTransition(layer) {
  const { element } = layer;
  layer.transition?.end();
  if (!element.parentNode || layer.isOffscreen) return null;
  const seat = division("layer-seat");
  const [before, after] = [division("layer-face ghost"), division("layer-face")];
  before.append(frozenCopy(element));
  seat.style.zIndex = element.style.zIndex;
  element.replaceWith(seat);
  after.append(element);
  for (const { style } of [element, before.firstChild]) style.zIndex = "";
  seat.append(after, before);
  layer.seat = seat;
  return { seat, before, after };
}

/** Plays it, now that the layer shows what it will. */
export function playTransition(layer, faces, operation, start) {
  if (layer.seat !== faces.seat) return;
  layer.transition = new RunningTransition(layer, faces, operation, start);
}

function division(className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

class RunningTransition {
  #layer;
  #faces;
  #loop;
  #start;
  #operation;
  #players = [];
  #curl = null;

  constructor(layer, faces, operation, start) {
    this.#layer = layer;
    this.#faces = faces;
    this.#operation = operation;
    this.#loop = layer.scene.loop;
    this.#start = start;
    faces.before.inert = true;
    this.#blend();
    if (operation.transition.startsWith("curl")) this.#beginCurl();
    else this.#beginEffect();
    if (this.#loop.isHeld) this.hold(this.#loop.now);
  }

  end() {
    const { seat } = this.#faces;
    const { element } = this.#layer;
    for (const player of this.#players) player.cancel();
    this.#loop.remove(this);
    element.style.zIndex = seat.style.zIndex;
    element.style.mixBlendMode = seat.style.mixBlendMode;
    if (seat.parentNode) seat.replaceWith(element);
    this.#layer.seat = null;
    this.#layer.transition = null;
  }

  shift(milliseconds) {
    this.#start -= milliseconds;
    for (const player of this.#players) goTo(player, (player.currentTime ?? 0) + milliseconds);
  }

  hold(now) {
    for (const player of this.#players) {
      player.pause();
      goTo(player, now - this.#start);
    }
    if (this.#curl) this.tick(now);
  }

  /** A curl is drawn anew for each frame. */
  tick(now) {
    const { delay, duration } = this.#times();
    const share = duration > 0 ? (now - this.#start - delay) / duration : 1;
    if (share >= 1 && !this.#loop.isHeld) {
      this.end();
      return false;
    }
    const far = progress(this.#operation.timing, Math.min(1, Math.max(0, share)));
    this.#curl.show(this.#operation.transition === "curlUp" ? far : 1 - far);
    return true;
  }

  /** The whole of it is blended with what lies below, not its faces with each other. */
  #blend() {
    const { element } = this.#layer;
    this.#faces.seat.style.mixBlendMode = element.style.mixBlendMode;
    for (const { style } of [element, this.#faces.before.firstChild]) style.mixBlendMode = "normal";
  }

  #beginEffect() {
    const { seat, before, after } = this.#faces;
    const { transition, direction, timing } = this.#operation;
    const effect = effects[transition](this.#box(), direction);
    if (effect.oldLies === "below") seat.prepend(before);
    if (effect.adds) {
      seat.style.isolation = "isolate";
      seat.lastChild.style.mixBlendMode = "plus-lighter";
    }
    for (const face of [before, after]) face.classList.toggle("turning", effect.turns === true);
    const options = { ...this.#times(), fill: "both", easing: easing(timing) };
    const still = [{ opacity: 1 }, { opacity: 1 }];
    this.#players = [
      before.animate(effect.old ?? still, options), after.animate(effect.new ?? still, options),
    ];
    this.#players[0].onfinish = () => { if (!this.#loop.isHeld) this.end(); };
  }

  #beginCurl() {
    const { seat, before, after } = this.#faces;
    const isUp = this.#operation.transition === "curlUp";
    if (!isUp) seat.append(after);
    this.#curl = new PageCurl(isUp ? before : after, seat, this.#box());
    this.tick(this.#loop.now);
    this.#loop.add(this);
  }

  #times() {
    const { delay, duration } = this.#operation;
    return {
      delay: Math.max(0, bounded(delay)) * 1000, duration: Math.max(0, bounded(duration)) * 1000,
    };
  }

  /** The layer's size, and the way from its points to the seat's and back. */
  #box() {
    const { model } = this.#layer;
    const [, , width, height] = model.bounds.map((value) => bounded(value));
    const place = model.isRoot ? identity : placeMatrix(model);
    const back = inverse(place);
    const around = (inner) => back
      ? `${matrixFunction(place)} ${inner} ${matrixFunction(back)}` : inner;
    return { width, height, place, around, corners: cornerStyle(model) };
  }
}

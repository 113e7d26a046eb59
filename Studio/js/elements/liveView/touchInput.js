/**
 * The pointers on the live view as fingers of the page. With Alt a mouse is two fingers that
 * mirror each other about the middle of the view, as in Apple's simulator; with Shift as well they
 * move together. A held finger opens no menu and selects nothing.
 */
import { modifiersOf } from "../../lib/modifiers.js";

export class TouchInput {
  #liveView;
  #fingers;
  #pairs = new Map();

  constructor(liveView, fingers) {
    this.#liveView = liveView;
    this.#fingers = fingers;
    const { element } = liveView;
    element.addEventListener("pointerdown", (event) => this.#began(event));
    element.addEventListener("pointermove", (event) => this.#moved(event));
    element.addEventListener("pointerup", (event) => this.#ended(event, "ended"));
    element.addEventListener("pointercancel", (event) => this.#ended(event, "cancelled"));
    element.addEventListener("lostpointercapture", (event) => this.#ended(event, "cancelled"));
    for (const unwanted of ["contextmenu", "dragstart", "selectstart"]) {
      element.addEventListener(unwanted, (event) => event.preventDefault());
    }
    addEventListener("blur", () => this.#cancelAll());
    addEventListener("pagehide", () => this.#cancelAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.#cancelAll());
  }

  #began(event) {
    if (event.button !== 0 || this.#liveView.run === null) return;
    event.preventDefault();
    this.#liveView.focus();
    this.#liveView.element.setPointerCapture(event.pointerId);
    const [place, modifiers] = [this.#liveView.placeOf(event), modifiersOf(event)];
    this.#fingers.began(event.pointerId, place, modifiers);
    if (!event.altKey || event.pointerType === "touch") return;
    const pair = { middle: this.#liveView.middle, last: place, dots: [newDot(), newDot()] };
    this.#pairs.set(event.pointerId, pair);
    this.#fingers.began(mirror(event), mirrored(pair, place), modifiers);
    this.#liveView.element.append(...pair.dots);
    this.#showDots(pair);
  }

  #moved(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    const [place, modifiers] = [this.#liveView.placeOf(event), modifiersOf(event)];
    this.#fingers.moved(event.pointerId, place, modifiers);
    const pair = this.#pairs.get(event.pointerId);
    if (!pair) return;
    if (event.shiftKey) {
      pair.middle.x += place.x - pair.last.x;
      pair.middle.y += place.y - pair.last.y;
    }
    pair.last = place;
    this.#fingers.moved(mirror(event), mirrored(pair, place), modifiers);
    this.#showDots(pair);
  }

  #ended(event, phase) {
    if (!this.#fingers.has(event.pointerId)) return;
    const [place, modifiers] = [this.#liveView.placeOf(event), modifiersOf(event)];
    this.#fingers.left(event.pointerId, phase, place, modifiers);
    const pair = this.#pairs.get(event.pointerId);
    if (!pair) return;
    this.#fingers.left(mirror(event), phase, mirrored(pair, place), modifiers);
    this.#forget(event.pointerId);
  }

  #cancelAll() {
    for (const pointer of [...this.#pairs.keys()]) this.#forget(pointer);
    this.#fingers.cancelAll();
  }

  #forget(pointer) {
    for (const dot of this.#pairs.get(pointer).dots) dot.remove();
    this.#pairs.delete(pointer);
  }

  #showDots(pair) {
    const { scale } = this.#liveView;
    const places = [pair.last, mirrored(pair, pair.last)];
    pair.dots.forEach((dot, index) => {
      dot.style.translate = `${places[index].x * scale}px ${places[index].y * scale}px`;
    });
  }
}

function mirror(event) {
  return `mirror ${event.pointerId}`;
}

function mirrored({ middle }, { x, y }) {
  return { x: 2 * middle.x - x, y: 2 * middle.y - y };
}

function newDot() {
  const dot = document.createElement("div");
  dot.className = "finger-dot";
  return dot;
}

/**
 * A pointer that moves without a button, a wheel, and two fingers on a trackpad: the page hears of
 * the first as hover, of the second as scrolling, and of a pinch as two fingers on the view.
 */
import { modifiersOf } from "../../lib/modifiers.js";

const silence = 150;
const lineHeight = 16;
const halfSpan = 50;

export class PointerInput {
  #liveView;
  #fingers;
  #send;
  #hovered = null;
  #frame = 0;
  #scroll = null;
  #pinch = null;

  constructor(liveView, fingers, send) {
    this.#liveView = liveView;
    this.#fingers = fingers;
    this.#send = send;
    const { element } = liveView;
    element.addEventListener("pointermove", (event) => this.#moved(event));
    element.addEventListener("pointerleave", (event) => this.#leaves(event));
    element.addEventListener("wheel", (event) => this.#turned(event), { passive: false });
  }

  // Hover

  #moved(event) {
    if (event.pointerType === "touch" || event.buttons !== 0 || this.#liveView.run === null) return;
    const run = this.#liveView.run;
    this.#hovered = { run, ...this.#liveView.placeOf(event), modifiers: modifiersOf(event) };
    this.#sendInFrame();
  }

  #leaves(event) {
    if (event.pointerType === "touch" || this.#hovered === null) return;
    this.#send({ type: "hover", run: this.#hovered.run, modifiers: modifiersOf(event) });
    this.#hovered = null;
  }

  // Wheels

  #turned(event) {
    if (this.#liveView.run === null) return;
    event.preventDefault();
    if (event.ctrlKey) this.#pinched(event);
    else this.#scrolled(event);
  }

  #scrolled(event) {
    this.#scroll ??= {
      run: this.#liveView.run, phase: "began", wheel: isStepped(event) ? "stepped" : "smooth",
      deltaX: 0, deltaY: 0, isWaiting: false,
    };
    const scroll = this.#scroll;
    const unit = this.#unit(event) / this.#liveView.scale;
    Object.assign(scroll, this.#liveView.placeOf(event), { modifiers: modifiersOf(event) });
    scroll.deltaX -= event.deltaX * unit;
    scroll.deltaY -= event.deltaY * unit;
    scroll.isWaiting = true;
    clearTimeout(scroll.timer);
    scroll.timer = setTimeout(() => this.#endScroll(), silence);
    this.#sendInFrame();
  }

  #endScroll() {
    this.#flush();
    this.#scroll.phase = "ended";
    this.#tellScroll();
    this.#scroll = null;
  }

  #unit({ deltaMode }) {
    if (deltaMode === WheelEvent.DOM_DELTA_LINE) return lineHeight;
    return deltaMode === WheelEvent.DOM_DELTA_PAGE ? this.#liveView.element.clientHeight : 1;
  }

  #tellScroll() {
    const { run, phase, wheel, x, y, deltaX, deltaY, modifiers } = this.#scroll;
    this.#send({ type: "scroll", run, phase, wheel, x, y, deltaX, deltaY, modifiers });
    Object.assign(this.#scroll, { phase: "changed", deltaX: 0, deltaY: 0, isWaiting: false });
  }

  // Pinches, which browsers tell as a wheel with Control

  #pinched(event) {
    if (!this.#pinch) {
      this.#pinch = { middle: this.#liveView.placeOf(event), scale: 1 };
      const [left, right] = this.#pinchPlaces();
      this.#fingers.began("pinch left", left, 0);
      this.#fingers.began("pinch right", right, 0);
    }
    const pinch = this.#pinch;
    pinch.scale = Math.min(20, Math.max(0.05, pinch.scale * Math.exp(-event.deltaY / 100)));
    const [left, right] = this.#pinchPlaces();
    this.#fingers.moved("pinch left", left, 0);
    this.#fingers.moved("pinch right", right, 0);
    clearTimeout(pinch.timer);
    pinch.timer = setTimeout(() => this.#endPinch(), silence);
  }

  #pinchPlaces() {
    const { middle, scale } = this.#pinch;
    return [-1, 1].map((side) => ({ x: middle.x + side * halfSpan * scale, y: middle.y }));
  }

  #endPinch() {
    this.#fingers.left("pinch left", "ended", null, 0);
    this.#fingers.left("pinch right", "ended", null, 0);
    this.#pinch = null;
  }

  // Frames

  #sendInFrame() {
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#hovered && !this.#hovered.isTold) {
      const { run, x, y, modifiers } = this.#hovered;
      this.#send({ type: "hover", run, x, y, modifiers });
      this.#hovered.isTold = true;
    }
    if (this.#scroll?.isWaiting) this.#tellScroll();
  }
}

/** A wheel of a mouse turns in whole steps, up or down; a trackpad goes by single points. */
function isStepped({ deltaMode, deltaX, deltaY, wheelDeltaY }) {
  if (deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return true;
  return deltaX === 0 && Math.abs(deltaY) >= 50 && Math.abs(wheelDeltaY) % 120 === 0;
}

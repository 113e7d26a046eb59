/**
 * The pointer on the live view as touches of the page: each finger has a number of its own from
 * `began` to `ended` or `cancelled`. Began, ended and cancelled are told at once, moves at most
 * once a frame, and the last move always before the end.
 */
export class TouchInput {
  #liveView;
  #send;
  #fingers = new Map();
  #frame = 0;

  constructor(liveView, send) {
    this.#liveView = liveView;
    this.#send = send;
    const { element } = liveView;
    element.addEventListener("pointerdown", (event) => this.#began(event));
    element.addEventListener("pointermove", (event) => this.#moved(event));
    element.addEventListener("pointerup", (event) => this.#ended(event, "ended"));
    element.addEventListener("pointercancel", (event) => this.#ended(event, "cancelled"));
    element.addEventListener("lostpointercapture", (event) => this.#ended(event, "cancelled"));
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("dragstart", (event) => event.preventDefault());
  }

  #began(event) {
    if (event.button !== 0 || this.#liveView.run === null) return;
    event.preventDefault();
    this.#liveView.element.setPointerCapture(event.pointerId);
    const finger = { run: this.#liveView.run, identifier: this.#freeIdentifier(), waiting: null };
    this.#fingers.set(event.pointerId, finger);
    this.#tell(finger, "began", this.#place(event));
  }

  #moved(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    finger.waiting = this.#place(event);
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      for (const each of this.#fingers.values()) this.#flush(each);
    });
  }

  #ended(event, phase) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    this.#flush(finger);
    this.#fingers.delete(event.pointerId);
    this.#tell(finger, phase, this.#place(event));
  }

  #flush(finger) {
    if (finger.waiting) this.#tell(finger, "moved", finger.waiting);
    finger.waiting = null;
  }

  #tell({ run, identifier }, phase, { x, y }) {
    this.#send({ type: "touch", run, phase, identifier, x, y });
  }

  #place({ clientX, clientY }) {
    const { left, top } = this.#liveView.element.getBoundingClientRect();
    const { scale } = this.#liveView;
    return { x: (clientX - left) / scale, y: (clientY - top) / scale };
  }

  #freeIdentifier() {
    const taken = new Set([...this.#fingers.values()].map(({ identifier }) => identifier));
    let identifier = 1;
    while (taken.has(identifier)) identifier += 1;
    return identifier;
  }
}

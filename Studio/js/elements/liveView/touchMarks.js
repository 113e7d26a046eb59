/** A dot under every finger of the page, while the person wants to see them. */
export class TouchMarks {
  #liveView;
  #dots = new Map();
  #isOn = false;

  constructor(liveView, fingers) {
    this.#liveView = liveView;
    fingers.onTouch((phase, identifier, place) => this.#touched(phase, identifier, place));
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    if (isOn) return;
    for (const dot of this.#dots.values()) dot.remove();
    this.#dots.clear();
  }

  #touched(phase, identifier, { x, y }) {
    if (!this.#isOn) return;
    const dot = this.#dots.get(identifier) ?? this.#newDot(identifier);
    const { scale } = this.#liveView;
    dot.style.translate = `${x * scale}px ${y * scale}px`;
    if (phase !== "ended" && phase !== "cancelled") return;
    this.#dots.delete(identifier);
    dot.classList.add("leaving");
    dot.addEventListener("transitionend", () => dot.remove());
    setTimeout(() => dot.remove(), 400);
  }

  #newDot(identifier) {
    const dot = document.createElement("div");
    dot.className = "finger-dot touch-mark";
    this.#dots.set(identifier, dot);
    this.#liveView.element.append(dot);
    return dot;
  }
}

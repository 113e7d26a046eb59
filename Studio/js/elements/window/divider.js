/**
 * A line between two panes that drags, with the pointer or the arrow keys; a double click gives
 * back the size of the beginning. It changes one size, and tells when that comes to rest.
 */
export class Divider {
  #element;
  #options;
  #start = null;

  /**
   * `axis` is the direction of the size ("width" or "height"), `grows` where the pane grows when
   * the line moves to the right or down (1) or the other way (-1).
   */
  constructor(element, options) {
    this.#element = element;
    this.#options = options;
    element.tabIndex = 0;
    element.setAttribute("role", "separator");
    element.addEventListener("pointerdown", (event) => this.#begin(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", () => this.#end());
    element.addEventListener("pointercancel", () => this.#end());
    element.addEventListener("dblclick", () => this.#set(options.initial(), "rest"));
    element.addEventListener("keydown", (event) => this.#key(event));
    this.#describe();
  }

  get #axis() {
    return this.#options.axis();
  }

  /** Of the line. */
  get #direction() {
    return this.#axis === "width" ? "vertical" : "horizontal";
  }

  #begin(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.#element.setPointerCapture(event.pointerId);
    this.#start = { at: this.#along(event), size: this.#options.size() };
    this.#element.classList.add("dragging");
    document.body.classList.add(`dragging-${this.#direction}`);
  }

  #move(event) {
    if (!this.#start) return;
    const moved = (this.#along(event) - this.#start.at) * this.#options.grows;
    this.#set(this.#start.size + moved, "moving");
  }

  #end() {
    if (!this.#start) return;
    this.#start = null;
    this.#element.classList.remove("dragging");
    document.body.classList.remove("dragging-vertical", "dragging-horizontal");
    this.#set(this.#options.size(), "rest");
  }

  #key(event) {
    const steps = this.#axis === "width"
      ? { ArrowLeft: -1, ArrowRight: 1 } : { ArrowUp: -1, ArrowDown: 1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const distance = (event.shiftKey ? 64 : 16) * step * this.#options.grows;
    this.#set(this.#options.size() + distance, "rest");
  }

  #set(size, state) {
    const [least, most] = this.#options.limits();
    this.#options.resize(Math.round(Math.min(Math.max(least, most), Math.max(least, size))), state);
    this.#describe();
  }

  #describe() {
    const [least, most] = this.#options.limits();
    this.#element.setAttribute("aria-orientation", this.#direction);
    this.#element.classList.toggle("lying", this.#direction === "horizontal");
    this.#element.setAttribute("aria-valuemin", least);
    this.#element.setAttribute("aria-valuemax", Math.round(Math.max(least, most)));
    this.#element.setAttribute("aria-valuenow", Math.round(this.#options.size()));
  }

  #along(event) {
    return this.#axis === "width" ? event.clientX : event.clientY;
  }
}

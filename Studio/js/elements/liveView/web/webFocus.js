/**
 * Keeps the keys where the person put them. A document can take the focus by itself, so while somebody
 * types, frames are closed to the pointer too, and a focus that one of them takes is given back; the
 * pointer opens them again when it moves over the live view.
 */
export class WebFocus {
  #frames;
  #isOpen = false;
  #last = null;

  /** `frames()` are the elements of all frames that there are. */
  constructor(liveView, frames) {
    this.#frames = frames;
    const open = () => this.#set(true);
    liveView.addEventListener("pointermove", open, { capture: true, passive: true });
    liveView.addEventListener("pointerdown", open, { capture: true, passive: true });
    liveView.addEventListener("pointerleave", () => this.#set(false), { passive: true });
    addEventListener("keydown", () => this.#set(false), { capture: true, passive: true });
    addEventListener("focusin", ({ target }) => this.#focused(target), { capture: true });
    // Only after the event the frame is the active element.
    addEventListener("blur", () => setTimeout(() => this.#focused(document.activeElement)));
    this.#liveView = liveView;
  }

  #liveView;

  #set(isOpen) {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#liveView.classList.toggle("opens-web", isOpen);
  }

  #focused(target) {
    if (!this.#frames().includes(target)) {
      if (target !== window && target !== document) this.#last = target;
      return;
    }
    if (this.#isOpen) return;
    if (this.#last?.isConnected) this.#last.focus({ preventScroll: true });
    else target.blur();
  }
}

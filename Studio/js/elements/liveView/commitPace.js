/**
 * When commits are applied: the first at once, and while they come quicker than frames, once a frame.
 *
 * A page that moves everything itself may send more pictures than the browser has time to draw. Then all that came
 * since the last frame is applied together, just before the next, so that nothing is written that nobody sees. A window
 * out of sight draws no frames: there they are applied as they come.
 */
const mostWaiting = 8;

export class CommitPace {
  #apply;
  #waiting = [];
  #frame = null;

  /** `apply(arrivals)` applies commits, each with the moment of its arrival. */
  constructor(apply) {
    this.#apply = apply;
  }

  take(commit, now) {
    this.#waiting.push({ commit, now });
    if (this.#frame === null || document.hidden || this.#waiting.length > mostWaiting) this.flush();
    this.#frame ??= requestAnimationFrame(() => this.#beforeFrame());
  }

  /** Applies what waits: something else that comes may be about it. */
  flush() {
    if (this.#waiting.length > 0) this.#apply(this.#waiting.splice(0));
  }

  /** Applies nothing any more. */
  end() {
    cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#waiting = [];
  }

  #beforeFrame() {
    this.#frame = this.#waiting.length > 0 ? requestAnimationFrame(() => this.#beforeFrame()) : null;
    this.flush();
  }
}

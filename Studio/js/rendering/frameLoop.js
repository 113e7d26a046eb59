/**
 * Calls what moves by itself once a frame, and sleeps while nothing does.
 *
 * What it calls answers whether it goes on moving. `now` is in milliseconds on the clock commits
 * are applied on. A loop that is held stands at one moment for good: pictures are taken of it.
 */
export class FrameLoop {
  now = 0;
  #movers = new Set();
  #later = new Map();
  #request = null;
  #held = false;
  #ended = false;

  /** Whoever's `tick(now)` is called from now on, until it answers false. */
  add(mover) {
    this.#movers.add(mover);
    this.#wake();
  }

  remove(mover) {
    this.#movers.delete(mover);
  }

  get isHeld() {
    return this.#held;
  }

  get isAsleep() {
    return this.#request === null;
  }

  /** Stands still at a moment. */
  hold(now) {
    this.#held = true;
    this.now = now;
    cancelAnimationFrame(this.#request);
    this.#request = null;
    for (const mover of [...this.#movers]) mover.tick(now);
    this.flush();
  }

  /** Has something done once, when all that moves has moved; `key` says what it is. */
  afterwards(key, work) {
    this.#later.set(key, work);
  }

  /** Does what was to be done afterwards. */
  flush() {
    for (let round = 0; round < 8 && this.#later.size > 0; round++) {
      const works = [...this.#later.values()];
      this.#later.clear();
      for (const work of works) work();
    }
    this.#later.clear();
  }

  /** Calls nobody any more. */
  end() {
    this.#ended = true;
    this.#movers.clear();
    cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #wake() {
    if (this.#request !== null || this.#held || this.#ended) return;
    this.#request = requestAnimationFrame((moment) => this.#tick(moment));
  }

  #tick(moment) {
    this.#request = null;
    this.now = Math.max(this.now, moment);
    for (const mover of [...this.#movers]) {
      if (!mover.tick(this.now)) this.#movers.delete(mover);
    }
    this.flush();
    if (this.#movers.size > 0) this.#wake();
  }
}

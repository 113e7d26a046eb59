/**
 * How soon values that came are shown: at once, and where they keep on coming, ten times a second.
 *
 * Nobody reads quicker, and a live view that moves meanwhile needs the time.
 */
const longestBurst = 8;
const interval = 100;
const rest = 300;

export class ValuePace {
  #count = 0;
  #last = -Infinity;

  /** The milliseconds to wait. */
  delay(now) {
    if (now - this.#last > rest) this.#count = 0;
    return this.#count < longestBurst ? 0 : Math.max(0, this.#last + interval - now);
  }

  /** They are shown now. */
  shown(now) {
    this.#count += 1;
    this.#last = now;
  }
}

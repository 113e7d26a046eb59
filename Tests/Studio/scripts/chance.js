/** Numbers made by chance from a seed, so that a failure can be had again. */
export class Chance {
  #state;

  constructor(seed) {
    this.#state = (seed * 7919 + 1) % 2147483647;
  }

  /** A whole number of at least 0 and below a limit. */
  below(limit) {
    this.#state = (this.#state * 48271) % 2147483647;
    return this.#state % limit;
  }

  /** Of some things, one. */
  of(things) {
    return things[this.below(things.length)];
  }
}

/**
 * The random numbers of an emitter's particles: splitmix64, as docs/wire-format.md says.
 *
 * They take whole numbers of 64 bits, which are slow here, so each particle's are computed once.
 */
const mask = (1n << 64n) - 1n;
const mostKept = 60_000;
const amount = 13;

export class RandomNumbers {
  #seed;
  #kept = new Map();

  constructor(seed) {
    this.#seed = BigInt(seed) * 0x9E3779B97F4A7C15n;
  }

  /** The numbers of particle `number` of the cell whose path has this hash; each from 0 up to 1. */
  numbers(path, number) {
    const key = `${path}/${number}`;
    const known = this.#kept.get(key);
    if (known) return known;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const numbers = this.#compute(path, number);
    this.#kept.set(key, numbers);
    return numbers;
  }

  #compute(path, number) {
    const start = this.#seed + path * 0xBF58476D1CE4E5B9n + BigInt(number) * 0x94D049BB133111EBn;
    let state = start & mask;
    const numbers = [];
    for (let index = 0; index < amount; index++) {
      state = (state + 0x9E3779B97F4A7C15n) & mask;
      let mixed = ((state ^ (state >> 30n)) * 0xBF58476D1CE4E5B9n) & mask;
      mixed = ((mixed ^ (mixed >> 27n)) * 0x94D049BB133111EBn) & mask;
      mixed ^= mixed >> 31n;
      numbers.push(Number(mixed >> 11n) * 2 ** -53);
    }
    return numbers;
  }
}

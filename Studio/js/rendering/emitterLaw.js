/**
 * Which particles an emitter shows at a moment, by the law of docs/wire-format.md.
 *
 * Nothing is remembered but random numbers, which are the same each time they are computed: any
 * moment can be asked for, in any order. A page may ask for more than a browser can compute; then
 * the newest particles of each cell are there, and no others.
 */
import { bounded } from "./cssValues.js";
import { RandomNumbers } from "./randomNumbers.js";

const mostParticles = 20_000;
const mostComputed = 60_000;
const forever = 1e9;
const clamp = (value) => Math.min(1, Math.max(0, value));

export class EmitterLaw {
  #random;
  #emitter;
  #budget = 0;

  constructor(emitter) {
    this.#emitter = emitter;
    this.#random = new RandomNumbers(emitter.seed);
  }

  /** The particles of a moment, by birth: `{ cell, birth, x, y, z, scale, rotation, color }`. */
  particles(time, position, size, scalars) {
    this.#budget = mostComputed;
    this.position = position.map((value) => bounded(value));
    this.size = size.map((value) => bounded(value));
    const [birthRate, lifetime, velocity, scale, spin] = scalars.map((value) => bounded(value));
    this.factors = { birthRate, lifetime, velocity, scale, spin };
    const alive = [];
    this.#emitter.cells.forEach((cell, index) => {
      const path = 7n * 31n + BigInt(index) + 1n;
      const begin = this.#emitter.begin + bounded(cell.beginTime);
      for (const particle of this.#born(cell, path, begin, Infinity, time, null)) {
        if (particle.isAlive) alive.push(this.#shown(particle, time));
        this.#offspring(particle, time, alive, 1);
      }
    });
    alive.sort((a, b) => a.birth - b.birth);
    return alive.length > mostParticles ? alive.slice(-mostParticles) : alive;
  }

  /** What a particle's own cells have emitted along its life. */
  #offspring(parent, time, alive, depth) {
    if (depth > 8) return;
    parent.cell.cells.forEach((cell, index) => {
      const path = BigInt.asUintN(64, (parent.path * 31n + BigInt(parent.number) + 1n) * 31n
        + BigInt(index) + 1n);
      const begin = parent.birth + bounded(cell.beginTime);
      for (const child of this.#born(cell, path, begin, parent.death, time, parent)) {
        if (child.isAlive) alive.push(this.#shown(child, time));
        this.#offspring(child, time, alive, depth + 1);
      }
    });
  }

  /** Particles of a cell that live, or whose offspring may. */
  #born(cell, path, begin, until, time, parent) {
    const rate = bounded(cell.birthRate) * this.factors.birthRate;
    if (!(rate > 0)) return [];
    const end = Math.min(until, begin + Math.max(0, bounded(cell.duration, forever)), time);
    const newest = Math.floor((end - begin) * rate) - 1;
    const oldest = Math.max(0, Math.ceil((time - this.#longest(cell, 0) - begin) * rate - 1));
    const born = [];
    for (let number = newest; number >= oldest && this.#budget > 0; number--) {
      this.#budget -= 1;
      const birth = begin + (number + 1) / rate;
      if (birth > time || birth > until) continue;
      born.push(this.#particle(cell, path, number, birth, time, parent));
    }
    return born;
  }

  /** The longest a particle and what comes of it can live. */
  #longest(cell, depth) {
    const own = (Math.abs(bounded(cell.lifetime)) + Math.abs(bounded(cell.lifetimeRange)) / 2)
      * Math.max(0, this.factors.lifetime);
    if (depth > 8) return own;
    return own + Math.max(0, ...cell.cells.map((inner) => this.#longest(inner, depth + 1)));
  }

  #particle(cell, path, number, birth, time, parent) {
    const random = this.#random.numbers(path, number);
    const life = varied(cell.lifetime, cell.lifetimeRange, random[0]) * this.factors.lifetime;
    const death = birth + Math.max(0, life);
    return {
      cell, path, number, birth, death, random, parent, isAlive: time < death,
      origin: parent ? this.#place(parent, birth) : this.#origin(random),
    };
  }

  /** Where a particle is at a moment of its life. */
  #place({ cell, birth, random, origin }, time) {
    const t = time - birth;
    const speed = varied(cell.velocity, cell.velocityRange, random[1]) * this.factors.velocity;
    const angle = varied(cell.emissionLongitude, cell.emissionRange, random[2]);
    const latitude = bounded(cell.emissionLatitude);
    const direction = [
      Math.cos(angle) * Math.cos(latitude), Math.sin(angle) * Math.cos(latitude),
      Math.sin(latitude),
    ];
    const acceleration = [cell.xAcceleration, cell.yAcceleration, cell.zAcceleration];
    return origin.map((value, axis) => value + speed * direction[axis] * t
      + (bounded(acceleration[axis]) * t * t) / 2);
  }

  #shown(particle, time) {
    const { cell, birth, random } = particle;
    const t = time - birth;
    const [x, y, z] = this.#place(particle, time);
    const scale = varied(cell.scale, cell.scaleRange, random[3]) + bounded(cell.scaleSpeed) * t;
    const spin = varied(cell.spin, cell.spinRange, random[4]);
    const color = ["red", "green", "blue", "alpha"].map((name, channel) => clamp(
      varied(cell.color[channel], cell[`${name}Range`], random[5 + channel])
        + bounded(cell[`${name}Speed`]) * t));
    return {
      cell, birth, x, y, z, color, scale: Math.max(0, scale * this.factors.scale),
      rotation: spin * t * this.factors.spin,
    };
  }

  #origin(random) {
    const [x, y, z] = this.position;
    const [dx, dy, dz] = places[this.#emitter.shape](
      random.slice(9, 12), this.size, this.#emitter.mode);
    return [x + dx, y + dy, z + dz];
  }
}

function varied(base, range, random) {
  return bounded(base) + bounded(range) * (random - 0.5);
}

const points = 0;
const outline = 1;

function line([u], [width], mode) {
  return [(mode === points ? Math.round(u) - 0.5 : u - 0.5) * width, 0, 0];
}

function rectangle([u, v], [width, height], mode) {
  if (mode === points) {
    const corner = Math.min(3, Math.floor(u * 4));
    const isRight = corner === 1 || corner === 2;
    return [(isRight ? 0.5 : -0.5) * width, (corner >= 2 ? 0.5 : -0.5) * height, 0];
  }
  if (mode !== outline) return [(u - 0.5) * width, (v - 0.5) * height, 0];
  const around = u * 2 * (width + height);
  if (around < width) return [around - width / 2, -height / 2, 0];
  if (around < width + height) return [width / 2, around - width - height / 2, 0];
  if (around < 2 * width + height) return [width / 2 - (around - width - height), height / 2, 0];
  return [-width / 2, height / 2 - (around - 2 * width - height), 0];
}

function circle([u, v], [radius], mode) {
  if (mode === points) return [0, 0, 0];
  const angle = v * 2 * Math.PI;
  const distance = radius * (mode === outline ? 1 : Math.sqrt(u));
  return [distance * Math.cos(angle), distance * Math.sin(angle), 0];
}

const withDepth = (flat) => (random, size, mode) => {
  const [x, y] = flat(random, size, mode);
  return [x, y, (random[2] - 0.5) * size[2]];
};

const places = [
  () => [0, 0, 0], line, rectangle, withDepth(rectangle), circle, withDepth(circle),
];

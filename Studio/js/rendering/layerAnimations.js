/**
 * The animations of one layer, played by the browser's compositor.
 *
 * An additive animation is turned into values of its own (model value and difference together)
 * because browsers play only those apart from the page's main thread; where the model value
 * changes later, its keyframes are made anew. Only where a second one of the same property comes
 * while the first still runs it is left to the browser to add it.
 */
import { aspects, movingAspectsOf, needs } from "./layerAspects.js";
import { plain, px } from "./cssValues.js";
import { concatenate, transform } from "./matrix.js";
import { easing, effectTiming } from "./timing.js";

export class LayerAnimations {
  #layer;
  #running = new Map();
  #changed = new Set();

  constructor(layer) {
    this.#layer = layer;
  }

  get count() {
    return this.#running.size;
  }

  add(key, animation) {
    this.remove(key);
    const name = animation.values[0].name;
    const isSecond = [...this.#running.values()].some((other) => other.name === name);
    const addsUp = animation.isAdditive && isSecond && name in differences;
    const playing = { name, animation, addsUp, effects: [] };
    const timing = { ...effectTiming(animation), composite: addsUp ? "add" : "replace" };
    for (const track of this.#tracks(playing)) {
      playing.effects.push({ track, player: track.element.animate(track.keyframes, timing) });
    }
    if (playing.effects.length === 0) return;
    this.#running.set(key, playing);
    this.#noteSizes();
    this.#watch(key, playing);
  }

  remove(key) {
    const playing = this.#running.get(key);
    this.#running.delete(key);
    for (const { player } of playing?.effects ?? []) player.cancel();
    if (playing) this.#noteSizes();
  }

  removeAll() {
    for (const key of [...this.#running.keys()]) this.remove(key);
  }

  modelChanged(name) {
    if (this.#running.size > 0) this.#changed.add(name);
  }

  /** Makes keyframes anew that were made of model values that have changed. */
  update() {
    if (this.#changed.size === 0) return;
    for (const playing of this.#running.values()) {
      if (!this.#changed.has(playing.name) || playing.addsUp) continue;
      if (!playing.animation.isAdditive) continue;
      const tracks = this.#tracks(playing);
      playing.effects.forEach(({ player }, index) =>
        player.effect.setKeyframes(tracks[index].keyframes));
    }
    this.#changed.clear();
  }

  /** Moves all on, as when they were told of too late. */
  shift(milliseconds) {
    for (const { effects } of this.#running.values()) {
      for (const { player } of effects) player.currentTime = (player.currentTime ?? 0) + milliseconds;
    }
  }

  #noteSizes() {
    this.#layer.sizeMoves([...this.#running.values()].some(({ name }) => name === "bounds"));
  }

  /** For each element that is animated, its keyframes. */
  #tracks({ name, animation, addsUp }) {
    const { model } = this.#layer;
    const values = animation.values.length > 1
      ? animation.values : [animation.values[0], animation.values[0]];
    const times = animation.values.length > 1 ? animation.keyTimes : [0, 1];
    const models = values.map(({ value }) => ({
      ...model, sizeMoves: true, [name]: animation.isAdditive && !addsUp ? sum(name, model[name], value) : value,
    }));
    const moving = movingAspectsOf[name].map((aspect) => aspects[aspect]).filter(({ part }) =>
      part !== "contents" && (part === "element" || models.some(needs[part] ?? (() => true))));
    return moving.map(({ part, css }) => ({
      element: this.#layer.part(part),
      keyframes: models.map((frame, index) => ({
        ...(addsUp ? differences[name](values[index].value) : css(frame)),
        offset: times[index],
        easing: easing(animation.timings[index] ?? { kind: "linear" }),
      })),
    }));
  }

  /** What has ended is taken away, as Core Animation does. */
  #watch(key, playing) {
    if (!playing.animation.isRemovedOnCompletion) return;
    playing.effects[0].player.onfinish = () => {
      if (this.#running.get(key) === playing) this.remove(key);
    };
  }
}

/** The model value with a difference on top; transforms are joined, the difference first. */
function sum(name, value, difference) {
  if (name === "transform" || name === "sublayerTransform") return concatenate(difference, value);
  if (Array.isArray(value)) return value.map((part, index) => part + difference[index]);
  return typeof value === "number" ? value + difference : difference;
}

/** Differences as CSS can add them. Sizes are missing: CSS knows no negative ones. */
const differences = {
  position: ([x, y]) => ({ translate: `${px(x)} ${px(y)}` }),
  transform: (value) => ({ transform: transform(value) }),
  opacity: (value) => ({ opacity: plain(value) }),
};

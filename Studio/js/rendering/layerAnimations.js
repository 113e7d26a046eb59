/**
 * The animations of one layer.
 *
 * Places, transforms and opacities are given to the browser's compositor, as long as that alone is
 * what moves in the layer: then it plays them apart from the main thread. Everything else is
 * computed for each frame, and with it the places and transforms of that layer, so that what
 * belongs together never moves apart. Both follow the one law of `animationValue.js`.
 *
 * An additive animation is given to the compositor as values of its own (model value and difference
 * together), because browsers play only those apart from the main thread; where the model value
 * changes later, its keyframes are made anew. Only where a second one of the same property comes
 * while the first still runs it is left to the browser to add it.
 */
import { aspects, movingAspectsOf } from "./layerAspects.js";
import { plain, px } from "./cssValues.js";
import { transform } from "./matrix.js";
import { sum } from "./blending.js";
import { fullTime, ownTime, valueAt } from "./animationValue.js";
import { easing, effectTiming, goTo } from "./timing.js";

const composited = new Set(["position", "transform", "opacity"]);

export class LayerAnimations {
  #layer;
  #loop;
  #running = new Map();
  #changed = new Set();
  #isComputed = false;

  constructor(layer, loop) {
    this.#layer = layer;
    this.#loop = loop;
  }

  get count() {
    return this.#running.size;
  }

  /** What runs, for whoever shows the same layer another time: key, animation, beginning. */
  get all() {
    return [...this.#running.values()].map(({ key, animation, start }) =>
      ({ key, animation, start }));
  }

  /** Whether its values are computed here; the compositor has them otherwise. */
  get isComputed() {
    return this.#isComputed;
  }

  add(key, animation, start) {
    this.#cancel(this.#running.get(key));
    this.#running.delete(key);
    const { name } = animation.values[0];
    this.#running.set(key, { key, name, animation, start, player: null, addsUp: false });
    this.plan();
  }

  remove(key) {
    const playing = this.#running.get(key);
    if (!playing) return;
    this.#cancel(playing);
    this.#running.delete(key);
    this.plan();
  }

  removeAll() {
    for (const playing of this.#running.values()) this.#cancel(playing);
    this.#running.clear();
    this.#loop.remove(this);
  }

  modelChanged(name) {
    if (this.#running.size > 0) this.#changed.add(name);
  }

  /** Decides who plays, after animations or the layer's surroundings have changed. */
  plan() {
    const wasComputed = this.#isComputed;
    this.#isComputed = this.#running.size > 0 && !this.#isForCompositor();
    if (this.#isComputed) {
      for (const playing of this.#running.values()) this.#cancel(playing);
      this.#loop.add(this);
    } else {
      this.#loop.remove(this);
      if (wasComputed) this.#layer.present({});
      for (const playing of this.#running.values()) if (!playing.player) this.#hand(playing);
    }
    if (this.#isComputed && (this.#loop.now > 0 || this.#loop.isHeld)) this.tick(this.#loop.now);
  }

  /** Makes keyframes anew that were made of model values that have changed. */
  update() {
    if (this.#changed.size === 0) return;
    for (const playing of this.#running.values()) {
      if (!this.#changed.has(playing.name) || playing.addsUp || !playing.player) continue;
      if (!playing.animation.isAdditive) continue;
      playing.player.effect.setKeyframes(this.#keyframes(playing));
    }
    this.#changed.clear();
    if (this.#isComputed) this.tick(this.#loop.now);
  }

  /** Shows the values of a moment; answers whether there are others to come. */
  tick(now) {
    if (!this.#isComputed) {
      for (const playing of this.#running.values()) this.#seek(playing, now);
      return false;
    }
    const values = {};
    let goesOn = false;
    for (const playing of [...this.#running.values()]) {
      const { key, name, animation, start } = playing;
      const time = ownTime(animation, (now - start) / 1000);
      if (goesOnAt(animation, time)) goesOn = true;
      else if (hasEndedAt(animation, time) && !this.#loop.isHeld) this.#running.delete(key);
      const value = valueAt(animation, time);
      if (value === undefined) continue;
      const below = values[name] ?? this.#layer.model[name];
      values[name] = animation.isAdditive ? sum(name, below, value) : value;
    }
    this.#layer.present(values);
    if (!goesOn && this.#running.size === 0) this.plan();
    return goesOn && this.#isComputed;
  }

  /** Moves all on, as when they were told of too late. */
  shift(milliseconds) {
    for (const playing of this.#running.values()) {
      playing.start -= milliseconds;
      const { player, animation } = playing;
      if (player) goTo(player, (player.currentTime ?? 0) + milliseconds * animation.rate);
    }
  }

  /** Stands still at a moment. */
  hold(now) {
    if (this.#isComputed) this.tick(now);
    else for (const playing of this.#running.values()) this.#seek(playing, now);
  }

  #isForCompositor() {
    if (!this.#layer.isForCompositor) return false;
    for (const { name, animation } of this.#running.values()) {
      if (!composited.has(name) || !(animation.rate > 0) || animation.isCumulative) return false;
    }
    return true;
  }

  #hand(playing) {
    const { name, animation, start } = playing;
    const isSecond = [...this.#running.values()].some((other) =>
      other !== playing && other.name === name && other.player);
    playing.addsUp = animation.isAdditive && isSecond;
    const timing = { ...effectTiming(animation), composite: playing.addsUp ? "add" : "replace" };
    const player = this.#layer.element.animate(this.#keyframes(playing), timing);
    playing.player = player;
    if (animation.rate !== 1) player.playbackRate = Math.min(1e4, animation.rate);
    const late = this.#loop.now - start;
    if (late > 0) goTo(player, late * animation.rate);
    if (this.#loop.isHeld) this.#seek(playing, this.#loop.now);
    if (animation.isRemovedOnCompletion) this.#watch(playing);
  }

  #seek({ player, animation, start }, now) {
    if (!player) return;
    player.pause();
    goTo(player, (now - start) * animation.rate);
  }

  #keyframes({ name, animation, addsUp }) {
    const { model } = this.#layer;
    const isLone = animation.values.length === 1;
    const values = isLone ? [animation.values[0], animation.values[0]] : animation.values;
    const times = isLone ? [0, 1] : animation.keyTimes;
    const isSum = animation.isAdditive && !addsUp;
    return values.map(({ value }, index) => {
      const shown = addsUp ? differences[name](value) : styleOf(name, {
        ...model, [name]: isSum ? sum(name, model[name], value) : value,
      });
      return { ...shown, offset: times[index], easing: this.#easing(animation, index) };
    });
  }

  #easing({ mode, timings }, index) {
    return mode === "discrete" ? "step-end" : easing(timings[index] ?? { kind: "linear" });
  }

  /** What has ended is taken away, as Core Animation does. */
  #watch(playing) {
    playing.player.onfinish = () => {
      const isThere = this.#running.get(playing.key) === playing;
      if (isThere && !this.#loop.isHeld) this.remove(playing.key);
    };
  }

  #cancel(playing) {
    playing?.player?.cancel();
    if (playing) playing.player = null;
  }
}

/** Whether its value may be another one in the next frame. */
function goesOnAt(animation, time) {
  if (animation.rate === 0) return false;
  return animation.rate < 0 ? time > 0 : time < fullTime(animation);
}

function hasEndedAt(animation, time) {
  return animation.isRemovedOnCompletion && animation.rate !== 0 && !goesOnAt(animation, time);
}

function styleOf(name, model) {
  return Object.assign({}, ...movingAspectsOf[name].map((aspect) => aspects[aspect].css(model)));
}

/** Differences as CSS can add them. */
const differences = {
  position: ([x, y]) => ({ translate: `${px(x)} ${px(y)}` }),
  transform: (value) => ({ transform: transform(value) }),
  opacity: (value) => ({ opacity: plain(value) }),
};

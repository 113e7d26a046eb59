/** An animation's value at a moment, by the law of docs/wire-format.md. */
import { blend, repeated } from "./blending.js";
import { bounded } from "./cssValues.js";
import { progress, repetitions } from "./timing.js";

const linear = { kind: "linear" };

/** Its own time, in seconds, so many seconds after the commit that brought it. */
export function ownTime({ rate, delay }, seconds) {
  return bounded(seconds, 1e9) * bounded(rate) - bounded(delay);
}

/** How long it takes in all. */
export function fullTime(animation) {
  const cycle = Math.max(0, bounded(animation.duration)) * (animation.autoreverses ? 2 : 1);
  return cycle === 0 ? 0 : cycle * repetitions(animation);
}

/** The value at a moment of its own time, or nothing while it has none. */
export function valueAt(animation, time) {
  const whole = fullTime(animation);
  const { fill } = animation;
  if (time < 0) {
    return fill === "backwards" || fill === "both" ? frame(animation, 0, 0) : undefined;
  }
  if (time >= whole) {
    return fill === "forwards" || fill === "both" ? last(animation) : undefined;
  }
  const duration = bounded(animation.duration);
  const cycle = duration * (animation.autoreverses ? 2 : 1);
  const iteration = Math.floor(time / cycle);
  return frame(animation, leg(animation, (time - iteration * cycle) / duration), iteration);
}

/** The second leg of an animation that reverses runs back. */
function leg(animation, share) {
  if (!animation.autoreverses) return Math.min(1, share);
  return share > 1 ? Math.max(0, 2 - share) : share;
}

function last(animation) {
  const count = repetitions(animation);
  if (count === Infinity) return frame(animation, 1, 0);
  const iteration = Math.max(0, Math.ceil(count) - 1);
  const legs = animation.autoreverses ? 2 : 1;
  return frame(animation, leg(animation, (count - iteration) * legs), iteration);
}

function frame(animation, share, iteration) {
  const { values, isCumulative } = animation;
  const { name } = values[0];
  const value = keyframe(animation, name, share);
  if (!isCumulative) return value;
  return repeated(name, value, values[values.length - 1].value, iteration);
}

function keyframe({ values, keyTimes, timings, mode }, name, share) {
  const index = gap(keyTimes, share);
  if (index < 0) return values[0].value;
  if (index >= values.length - 1 || mode === "discrete") {
    return values[Math.min(index, values.length - 1)].value;
  }
  const start = keyTimes[index];
  const length = keyTimes[index + 1] - start;
  const part = length > 0 ? (share - start) / length : 1;
  const far = progress(timings[index] ?? linear, part);
  return blend(name, values[index].value, values[index + 1].value, far);
}

/** The last key time that is reached. */
function gap(keyTimes, share) {
  let low = 0;
  let high = keyTimes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyTimes[middle] <= share) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

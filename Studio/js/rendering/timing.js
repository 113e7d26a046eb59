/** Timing functions, for the browser's own animations and for those that are computed here. */
import { bounded, plain } from "./cssValues.js";

const mostSamples = 512;

/** An easing function of CSS. */
export function easing(timing) {
  if (timing.kind === "cubic") {
    const [x1, y1, x2, y2] = points(timing);
    return `cubic-bezier(${plain(x1)}, ${plain(y1)}, ${plain(x2)}, ${plain(y2)})`;
  }
  if (timing.kind === "samples" && timing.samples.length > 1) {
    const step = Math.max(1, Math.ceil(timing.samples.length / mostSamples));
    const samples = timing.samples.filter((_, index) =>
      index % step === 0 || index === timing.samples.length - 1);
    return `linear(${samples.map(plain).join(", ")})`;
  }
  return "linear";
}

/** How far an animation is when `share` of its time is over. */
export function progress(timing, share) {
  if (timing.kind === "cubic") return cubic(points(timing), share);
  if (timing.kind !== "samples" || timing.samples.length < 2) return share;
  const place = Math.min(1, Math.max(0, share)) * (timing.samples.length - 1);
  const index = Math.min(Math.floor(place), timing.samples.length - 2);
  const [before, after] = [bounded(timing.samples[index]), bounded(timing.samples[index + 1])];
  return before + (after - before) * (place - index);
}

function points(timing) {
  const [x1, y1, x2, y2] = timing.points.map((value) => bounded(value, 1000));
  const within = (value) => Math.min(1, Math.max(0, value));
  return [within(x1), y1, within(x2), y2];
}

function cubic([x1, y1, x2, y2], share) {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const at = (first, second, t) =>
    3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t;
  let low = 0;
  let high = 1;
  let t = share;
  for (let step = 0; step < 40 && high - low > 1e-9; step++) {
    if (at(x1, x2, t) < share) low = t;
    else high = t;
    t = (low + high) / 2;
  }
  return at(y1, y2, t);
}

/** How often an animation is repeated. */
export function repetitions({ repeatCount }) {
  if (repeatCount === Infinity) return Infinity;
  return repeatCount > 0 ? bounded(repeatCount) : 1;
}

/** What the Web Animations API wants to know of an animation's time. */
export function effectTiming(animation) {
  const legs = animation.autoreverses ? 2 : 1;
  return {
    delay: bounded(animation.delay) * 1000,
    duration: Math.max(0, bounded(animation.duration)) * 1000,
    iterations: repetitions(animation) * legs,
    direction: animation.autoreverses ? "alternate" : "normal",
    fill: animation.fill === "removed" ? "none" : animation.fill,
    easing: "linear",
  };
}

/** Moves a player to a time. A page may have said any rate: what cannot be is not gone to. */
export function goTo(player, milliseconds) {
  if (Number.isFinite(milliseconds)) player.currentTime = milliseconds;
}

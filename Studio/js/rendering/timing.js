import { bounded, plain } from "./cssValues.js";

const mostSamples = 512;

/** An easing function of CSS. */
export function easing(timing) {
  if (timing.kind === "cubic") {
    const [x1, y1, x2, y2] = timing.points.map((value) => bounded(value, 1000));
    const within = (value) => plain(Math.min(1, Math.max(0, value)));
    return `cubic-bezier(${within(x1)}, ${plain(y1)}, ${within(x2)}, ${plain(y2)})`;
  }
  if (timing.kind === "samples" && timing.samples.length > 1) {
    const step = Math.max(1, Math.ceil(timing.samples.length / mostSamples));
    const samples = timing.samples.filter((_, index) =>
      index % step === 0 || index === timing.samples.length - 1);
    return `linear(${samples.map(plain).join(", ")})`;
  }
  return "linear";
}

/** What the Web Animations API wants to know of an animation's time. */
export function effectTiming(animation) {
  const isEndless = animation.repeatCount === Infinity;
  const count = animation.repeatCount > 0 ? bounded(animation.repeatCount) : 1;
  const legs = animation.autoreverses ? 2 : 1;
  return {
    delay: bounded(animation.delay) * 1000,
    duration: Math.max(0, bounded(animation.duration)) * 1000,
    iterations: isEndless ? Infinity : count * legs,
    direction: animation.autoreverses ? "alternate" : "normal",
    fill: animation.fill === "removed" ? "none" : animation.fill,
    easing: "linear",
  };
}

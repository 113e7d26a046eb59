/** Numbers of a page as CSS: always finite, never beyond what a browser lays out. */

const farthest = 1e6;

/** Finite, and bounded. */
export function bounded(value, limit = farthest) {
  if (!(value > -limit)) return value <= -limit ? -limit : 0;
  return value < limit ? value : limit;
}

/** Short, and never in scientific notation. */
export function plain(value) {
  const rounded = Math.round(bounded(value) * 1e6) / 1e6;
  return Math.abs(rounded) < 1e-6 ? "0" : rounded.toFixed(6).replace(/\.?0+$/, "");
}

export function px(value) {
  return `${plain(value)}px`;
}

/** A colour of four components; none is transparent. `factor` thins it. */
export function css(color, factor = 1) {
  if (!color) return "transparent";
  const [red, green, blue, alpha] = color.map((component) => bounded(component, 16));
  const share = Math.min(1, Math.max(0, alpha * bounded(factor, 16)));
  return `color(srgb ${plain(red)} ${plain(green)} ${plain(blue)} / ${plain(share)})`;
}

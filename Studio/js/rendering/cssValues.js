/** Numbers of a page as CSS: always finite, never beyond what a browser lays out. */

const farthest = 1e6;

/** Finite, and bounded. */
export function bounded(value, limit = farthest) {
  if (!(value > -limit)) return value <= -limit ? -limit : 0;
  return value < limit ? value : limit;
}

/** Short, and never in scientific notation: the bounds and the rounding keep clear of it. */
export function plain(value) {
  return String(Math.round(bounded(value) * 1e5) / 1e5);
}

export function px(value) {
  return `${plain(value)}px`;
}

/**
 * A colour of four components; none is transparent. `factor` thins it. In the old notation, because
 * browsers let only those colours run from one to the other in sRGB, as Core Animation does.
 */
export function css(color, factor = 1) {
  if (!color) return "transparent";
  const share = (value) => Math.min(1, Math.max(0, bounded(value)));
  const [red, green, blue] = color.map((component) => plain(share(component) * 255));
  return `rgb(${red} ${green} ${blue} / ${plain(share(color[3] * bounded(factor)))})`;
}

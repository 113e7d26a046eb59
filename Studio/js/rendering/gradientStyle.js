/**
 * Gradients in CSS.
 *
 * Core Animation runs from colour to colour component by component, CSS with colours multiplied by
 * their alpha first: between colours of different alpha some stops are put in.
 */
import { bounded, css, plain } from "./cssValues.js";

const mostColors = 256;
const stepsBetween = 12;

/** A background image, or `none`. */
export function gradientImage(model) {
  const stops = stopsOf(model);
  const [width, height] = [bounded(model.bounds[2]), bounded(model.bounds[3])];
  if (stops.length === 0 || !(width > 0 && height > 0)) return "none";
  const points = [model.startPoint, model.endPoint].map(([x, y]) => [
    bounded(x) * width, (model.isGeometryFlipped ? 1 - bounded(y) : bounded(y)) * height,
  ]);
  return shapes[model.gradientType](...points, stops, width, height, model.isGeometryFlipped);
}

/** Colours and where they stand, from 0 to 1 and, where a page says so, beyond. */
export function stopsOf({ colors, locations }) {
  const shown = colors.slice(0, mostColors);
  const isEven = locations.length !== colors.length;
  let reached = -Infinity;
  const stops = shown.map((color, index) => {
    const own = isEven ? index / Math.max(1, shown.length - 1) : bounded(locations[index]);
    reached = Math.max(reached, own);
    return { color, at: reached };
  });
  return stops.length === 1 ? [stops[0], { ...stops[0], at: stops[0].at + 1 }] : stops;
}

function axial(start, end, stops, width, height) {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  if (!(length > 1e-6)) return solid(stops[stops.length - 1].color);
  const [x, y] = [dx / length, dy / length];
  const line = Math.abs(width * x) + Math.abs(height * y);
  const first = line / 2 + (start[0] - width / 2) * x + (start[1] - height / 2) * y;
  const angle = Math.atan2(x, -y);
  const places = listed(stops, (at) => `${plain(first + at * length)}px`);
  return `linear-gradient(${plain(angle)}rad, ${places})`;
}

function radial(start, end, stops) {
  const [across, down] = [0, 1].map((axis) => Math.max(0.001, Math.abs(end[axis] - start[axis])));
  const place = `${plain(across)}px ${plain(down)}px at ${plain(start[0])}px ${plain(start[1])}px`;
  return `radial-gradient(${place}, ${listed(stops, percent)})`;
}

function conic(start, end, stops, _width, _height, isFlipped) {
  const angle = Math.atan2(end[0] - start[0], -(end[1] - start[1]));
  const turned = isFlipped
    ? [...stops].reverse().map(({ color, at }) => ({ color, at: 1 - at })) : stops;
  const place = `from ${plain(angle)}rad at ${plain(start[0])}px ${plain(start[1])}px`;
  return `conic-gradient(${place}, ${listed(turned, percent)})`;
}

const shapes = [axial, radial, conic];
const percent = (at) => `${plain(at * 100)}%`;
const solid = (color) => `linear-gradient(${css(color)}, ${css(color)})`;

/** Stops in CSS, with more of them where alpha changes. */
export function listed(stops, place) {
  return withSteps(stops).map(({ color, at }) => `${css(color)} ${place(at)}`).join(", ");
}

function withSteps(stops) {
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next || next.color[3] === stop.color[3]) return [stop];
    const between = Array.from({ length: stepsBetween }, (_, step) => {
      const share = step / stepsBetween;
      return {
        color: stop.color.map((part, channel) => part + (next.color[channel] - part) * share),
        at: stop.at + (next.at - stop.at) * share,
      };
    });
    return between;
  });
}

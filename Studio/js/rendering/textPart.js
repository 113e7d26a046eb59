/**
 * Text: the page has broken it into runs and placed them; each is drawn where it says, with the
 * same font file, at unrounded places. SVG's text keeps fractions and is not hinted.
 */
import { bounded, css, plain } from "./cssValues.js";
import { svg } from "./svg.js";

const mostRuns = 5000;

/** The boxes and runs of a text block. */
export function textOf({ fills, runs, lines }, fonts) {
  return [
    ...fills.slice(0, mostRuns).map(box),
    ...runs.slice(0, mostRuns).map((run) => glyphs(run, fonts)),
    ...lines.slice(0, mostRuns).map(box),
  ];
}

function box({ rect: [x, y, width, height], color }) {
  const shape = svg("rect", {
    x: plain(x), y: plain(y), width: plain(Math.max(0, width)), height: plain(Math.max(0, height)),
  });
  shape.style.fill = css(color);
  shape.style.stroke = "none";
  return shape;
}

function glyphs(run, fonts) {
  const text = svg("text");
  text.textContent = run.text;
  const { style } = text;
  const slant = bounded(run.slant, 10);
  if (slant === 0) {
    text.setAttribute("x", plain(run.x));
    text.setAttribute("y", plain(run.y));
  } else {
    text.setAttribute(
      "transform", `matrix(1 0 ${plain(-slant)} 1 ${plain(run.x)} ${plain(run.y)})`);
  }
  Object.assign(style, fonts.style(run.font), {
    fontSize: `${plain(Math.min(10_000, Math.max(0, bounded(run.size))))}px`,
    fill: css(run.color), stroke: "none",
  });
  const spacing = bounded(run.letterSpacing);
  if (spacing !== 0) style.letterSpacing = `${plain(spacing)}px`;
  if (run.outline && run.outline.width !== 0) {
    style.stroke = css(run.outline.color);
    style.strokeWidth = plain(Math.abs(bounded(run.outline.width)));
    style.strokeLinejoin = "miter";
  }
  return text;
}

/** Places of text count from the corner of the bounds; it stays upright in a mirror. */
export function textTransform({ bounds, isUpended }) {
  return isUpended ? `matrix(1 0 0 -1 0 ${plain(Math.max(0, bounded(bounds[3])))})` : null;
}

export function paintText(layer) {
  const { text } = layer.shown;
  if (!text || layer.kind === "transform") return layer.dropPart("text");
  const group = svg("g", { transform: textTransform(layer.shown) });
  group.append(...textOf(text, layer.scene.fonts));
  layer.part("text").replaceChildren(group);
}

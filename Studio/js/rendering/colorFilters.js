/** Filters of SVG that change colours by a matrix; CSS refers to them by their names. */
import { bounded, plain } from "./cssValues.js";
import { svg, uniqueName } from "./svg.js";

const most = 256;
const names = new Map();
let holder = null;

/** A filter for CSS. The matrix is the same as that of `feColorMatrix`. */
export function colorFilter(matrix) {
  const values = matrix.map((value) => plain(bounded(value, 1000))).join(" ");
  return `url(#${names.get(values)?.id ?? made(values)})`;
}

function made(values) {
  if (!holder) {
    holder = svg("svg", { width: 0, height: 0, "aria-hidden": "true" });
    holder.style.position = "absolute";
    document.body.append(holder);
  }
  if (names.size >= most) {
    const [oldest, element] = names.entries().next().value;
    element.remove();
    names.delete(oldest);
  }
  const matrix = svg("feColorMatrix", { type: "matrix", values });
  const id = uniqueName("colors");
  const filter = svg("filter", { id, "color-interpolation-filters": "sRGB" }, matrix);
  holder.append(filter);
  names.set(values, filter);
  return id;
}

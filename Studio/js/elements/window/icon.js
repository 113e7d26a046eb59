const svg = "http://www.w3.org/2000/svg";

/** One of the icons of index.html. */
export function icon(name) {
  const element = document.createElementNS(svg, "svg");
  const use = document.createElementNS(svg, "use");
  use.setAttribute("href", `#icon-${name}`);
  element.setAttribute("aria-hidden", "true");
  element.append(use);
  return element;
}

/** A small graph of so many pixels. */
export function graph(points, width, height) {
  const element = document.createElementNS(svg, "svg");
  const line = document.createElementNS(svg, "polyline");
  line.setAttribute("points", points);
  element.setAttribute("viewBox", `0 0 ${width} ${height}`);
  element.setAttribute("aria-hidden", "true");
  element.append(line);
  return element;
}

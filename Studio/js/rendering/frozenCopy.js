/**
 * A copy of elements as they stand: what canvases and animations show just now, and names of its
 * own for what its parts refer to.
 */
import { uniqueName } from "./svg.js";

const animated = [
  "translate", "transform", "opacity", "width", "height", "backgroundColor", "borderRadius",
];
const links = ["mask", "clip-path", "fill"];

export function frozenCopy(element) {
  const copy = element.cloneNode(true);
  const originals = [element, ...element.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  // A frame's document cannot be copied; what stands beneath it is shown.
  for (const twin of copies) if (twin instanceof HTMLIFrameElement) twin.remove();
  const names = new Map();
  originals.forEach((original, index) => {
    const twin = copies[index];
    twin.removeAttribute("data-layer");
    if (twin.id) names.set(twin.id, twin.id = uniqueName("copy"));
    if (original instanceof HTMLCanvasElement && original.width > 0 && original.height > 0) {
      twin.getContext("2d").drawImage(original, 0, 0);
    }
    if (original.getAnimations().length > 0) freeze(original, twin);
  });
  if (names.size > 0) for (const twin of copies) rename(twin, names);
  return copy;
}

function freeze(original, twin) {
  const now = getComputedStyle(original);
  for (const name of animated) twin.style[name] = now[name];
}

function rename(twin, names) {
  const renamed = (text) => text.replace(/url\("?#([^")]+)"?\)/g, (whole, name) =>
    names.has(name) ? `url("#${names.get(name)}")` : whole);
  for (const name of ["mask", "filter", "fill"]) {
    const value = twin.style.getPropertyValue(name);
    if (value.includes("url(")) twin.style.setProperty(name, renamed(value));
  }
  for (const name of links) {
    const value = twin.getAttribute(name);
    if (value?.includes("url(")) twin.setAttribute(name, renamed(value));
  }
}

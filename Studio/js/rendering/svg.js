/** Pieces of SVG, and names for those that others refer to. */
const namespace = "http://www.w3.org/2000/svg";
let names = 0;

/** An element with attributes, and what it holds. */
export function svg(kind, attributes = {}, ...held) {
  const element = document.createElementNS(namespace, kind);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...held);
  return element;
}

/** A name nothing else in the document has. */
export function uniqueName(kind) {
  names += 1;
  return `lek-${kind}-${names}`;
}

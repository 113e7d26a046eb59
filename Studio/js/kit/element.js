/**
 * A new element with properties and children:
 * `newElement("p", { className: "hint", textContent })`.
 *
 * Properties are set in their order. `role` is set as an attribute, which every browser has.
 */
export function newElement(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "role") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(...children);
  return element;
}

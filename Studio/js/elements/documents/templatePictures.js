/** Small drawings of what the templates begin with, in the colours of the window. */
const svg = "http://www.w3.org/2000/svg";

/** By template: shapes as `[element, attributes, class]` on a ground of 96 by 60. */
const drawings = {
  empty: [
    ["path", { d: "M20 20h26M20 28h40M20 36h18" }, "line"],
    ["path", { d: "M44 32v8" }, "accent-line"],
  ],
  liveView: [
    ["rect", { x: 36, y: 8, width: 24, height: 44, rx: 4 }, "paper"],
    ["rect", { x: 41, y: 20, width: 14, height: 14, rx: 3 }, "accent"],
    ["path", { d: "M42 41h12" }, "line"],
  ],
  swiftUI: [
    ...[0, 60, 120, 180, 240, 300].map((angle) => ["ellipse", {
      cx: 48, cy: 18, rx: 6, ry: 11, transform: `rotate(${angle} 48 30)`,
    }, "soft"]),
    ["circle", { cx: 48, cy: 30, r: 7 }, "accent"],
  ],
  game: [
    ...[0, 1, 2, 3].flatMap((column) => [0, 1].map((row) => ["rect", {
      x: 20 + column * 15, y: 11 + row * 20, width: 11, height: 16, rx: 2,
    }, (column + row) % 3 === 0 ? "accent" : "paper"])),
  ],
  drawing: [
    ["path", { d: "M18 42c10-30 18 8 28-10s14-14 32-16" }, "accent-line"],
    ["circle", { cx: 30, cy: 40, r: 7 }, "soft"],
    ["rect", { x: 58, y: 32, width: 14, height: 14, rx: 2 }, "paper"],
  ],
  animation: [
    ["circle", { cx: 22, cy: 30, r: 9 }, "faint"],
    ["circle", { cx: 36, cy: 30, r: 9 }, "soft"],
    ["circle", { cx: 56, cy: 30, r: 9 }, "accent"],
    ["path", { d: "M70 30h10M76 26l4 4-4 4" }, "line"],
  ],
  physics: [
    ["path", { d: "M14 50h68" }, "line"],
    ["rect", { x: 22, y: 38, width: 12, height: 12, rx: 1, transform: "rotate(-12 28 44)" }, "paper"],
    ["rect", { x: 44, y: 36, width: 13, height: 13, rx: 1 }, "soft"],
    ["circle", { cx: 66, cy: 20, r: 8 }, "accent"],
    ["path", { d: "M66 34v8" }, "line"],
  ],
  tutorial: [
    ["path", { d: "M20 15h24" }, "accent-line"],
    ["path", { d: "M20 24h56M20 31h48" }, "line"],
    ["rect", { x: 20, y: 38, width: 56, height: 12, rx: 2 }, "soft"],
    ["path", { d: "M26 44h18" }, "line"],
  ],
};

export function templatePicture(identifier) {
  const element = document.createElementNS(svg, "svg");
  element.setAttribute("viewBox", "0 0 96 60");
  element.setAttribute("class", "template-picture");
  element.setAttribute("aria-hidden", "true");
  for (const [name, attributes, kind] of drawings[identifier] ?? drawings.empty) {
    const shape = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
    shape.setAttribute("class", `drawn-${kind}`);
    element.append(shape);
  }
  return element;
}

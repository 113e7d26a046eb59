const svg = "http://www.w3.org/2000/svg";

/** Lines of the icons of the live view's bar, on a field of 20 by 20. */
const lines = {
  rotate: "M4 9.5a6 6 0 0 1 10.3-3.4L16 7.8M16 4v3.8h-3.8M7 11.5h8.5v5H7z",
  appearance: "M10 3.5v1.5M10 15v1.5M3.5 10H5M15 10h1.5M5.4 5.4l1.1 1.1M13.5 13.5l1.1 1.1M5.4 14.6l1.1-1.1M13.5 6.5l1.1-1.1M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  slow: "M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10 6.5V10l-2.4 2",
  camera: "M3.5 7.2c0-.7.5-1.2 1.2-1.2h1.8l1-1.5h5l1 1.5h1.8c.7 0 1.2.5 1.2 1.2v7.1c0 .7-.5 1.2-1.2 1.2H4.7c-.7 0-1.2-.5-1.2-1.2zM10 8a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 10 8z",
  sound: "M3.5 8v4h2.6l3.9 3V5L6.1 8zM12.8 7.8a3.2 3.2 0 0 1 0 4.4M14.9 5.6a6.2 6.2 0 0 1 0 8.8",
  commands: "M4 4.5h12v3H4zM4 7.5v8h7.5v-8M6.2 10.2h3M6.2 12.8h3",
  record: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
};

/** One of them. */
export function stageIcon(name) {
  const element = document.createElementNS(svg, "svg");
  const path = document.createElementNS(svg, "path");
  element.setAttribute("viewBox", "0 0 20 20");
  element.setAttribute("aria-hidden", "true");
  path.setAttribute("d", lines[name]);
  element.append(path);
  return element;
}

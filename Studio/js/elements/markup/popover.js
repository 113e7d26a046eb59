/**
 * What opens beside a place of the text and changes it at once: one at a time, closed by Escape, by
 * a click elsewhere, and by the window's becoming another.
 */
import { newElement } from "../../kit/element.js";
import { placeBelow, put } from "../../kit/placement.js";
let open = null;

/** Shows `content` below an element; `closed()` is called once, however it is closed. */
export function showPopover(anchor, content, { name, closed }) {
  open?.();
  const element = newElement("div", {
    className: "popover", role: "dialog", ariaLabel: name,
  }, content);
  document.body.append(element);
  put(element, placeBelow(anchor.getBoundingClientRect(), element.getBoundingClientRect()));
  const abort = new AbortController();
  const close = () => {
    if (abort.signal.aborted) return;
    abort.abort();
    element.remove();
    open = null;
    closed();
  };
  open = close;
  const options = { capture: true, signal: abort.signal };
  addEventListener("pointerdown", ({ target }) => {
    if (!element.contains(target)) close();
  }, options);
  addEventListener("resize", close, options);
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    else if (event.key === "Tab") turn(element, event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  (element.querySelector("[autofocus]") ?? element.querySelector("input, button"))?.focus();
  return close;
}

/** Tab goes round within. */
function turn(element, event) {
  const stops = [...element.querySelectorAll("input, button")].filter((stop) =>
    stop.tabIndex >= 0 && stop.getClientRects().length > 0);
  const here = stops.indexOf(document.activeElement);
  stops[(here + (event.shiftKey ? -1 : 1) + stops.length) % stops.length]?.focus();
}

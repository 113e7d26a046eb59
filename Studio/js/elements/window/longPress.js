/** A finger or a button held so long opens what a small arrow beside it would. */
const patience = 500;
const tolerance = 10;

/**
 * Calls `open(event)` when an element is held, right-clicked, or asked for its menu by a key.
 * `accepts(event)` says for which events; `isHeldBy(event)` for which pointers that are held.
 */
export function openWithLongPress(element, open, {
  accepts = () => true, isHeldBy = () => true,
} = {}) {
  let timer = 0;
  let start = null;
  let wasOpened = false;
  const end = () => clearTimeout(timer);
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !accepts(event)) return;
    wasOpened = false;
    start = event;
    if (!isHeldBy(event)) return;
    timer = setTimeout(() => {
      wasOpened = true;
      open(event);
    }, patience);
  });
  element.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > tolerance) end();
  });
  for (const event of ["pointerup", "pointercancel", "pointerleave"]) {
    element.addEventListener(event, end);
  }
  element.addEventListener("contextmenu", (event) => {
    if (!accepts(event)) return;
    event.preventDefault();
    end();
    if (!wasOpened) open(event);
  });
  // The click that ends a long press is none.
  element.addEventListener("click", (event) => {
    if (!wasOpened) return;
    wasOpened = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

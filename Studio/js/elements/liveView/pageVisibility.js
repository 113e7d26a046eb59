/**
 * Tells the server whether the window can be seen: a page whose windows are all hidden goes to the
 * background. A window that ends or is loaded again is not hidden.
 */
export function installPageVisibility({ session }) {
  let isLeaving = false;
  /** What the server takes the window for: it remembers a hidden one. */
  let isToldVisible = true;
  const tell = () => {
    const isVisible = !document.hidden;
    if (session.send({ type: "visibility", isVisible })) isToldVisible = isVisible;
  };
  addEventListener("pagehide", () => { isLeaving = true; });
  addEventListener("pageshow", () => { isLeaving = false; });
  document.addEventListener("visibilitychange", () => {
    if (!isLeaving) tell();
  });
  session.on("page", () => {
    if (document.hidden || !isToldVisible) tell();
  });
}

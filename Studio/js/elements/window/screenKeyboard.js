/**
 * The keyboard on the screen covers the lower part of the window without telling the layout. The
 * window becomes as high as what can be seen, and the caret stays in it.
 */
const root = document.documentElement;
/** Bars of browsers come and go too; a keyboard is higher than they. */
const leastKeyboard = 120;

export function installScreenKeyboard({ editor, layout }) {
  const seen = globalThis.visualViewport;
  if (!seen) return;
  let height = 0;
  const fit = () => {
    // Somebody has zoomed in with two fingers.
    if (seen.scale > 1.01) return;
    const isShown = innerHeight - seen.height > leastKeyboard;
    root.dataset.keyboard = isShown ? "shown" : "hidden";
    if (isShown) root.style.setProperty("--seen-height", `${Math.round(seen.height)}px`);
    else root.style.removeProperty("--seen-height");
    if (isShown && seen.offsetTop > 0) scrollTo(0, 0);
    if (seen.height === height) return;
    height = seen.height;
    layout.refresh();
    if (isShown && editor.view.hasFocus) editor.view.reveal(null, 40);
  };
  seen.addEventListener("resize", fit);
  seen.addEventListener("scroll", fit);
}

import { commandFor } from "../lib/keys.js";

/** Keys give commands wherever the focus is. */
export function listenForCommands(commands) {
  addEventListener("keydown", (event) => {
    const command = commandFor(event);
    if (!command || !commands[command]) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) commands[command]();
  }, true);
}

/** Moves the focus from pane to pane, out of the editor too. */
export function focusPane(direction, editor) {
  const panes = [
    { element: document.getElementById("editor"), focus: () => editor.mirror.focus() },
    { element: document.getElementById("assistant") },
    { element: document.getElementById("console") },
    { element: document.getElementById("run") },
    { element: document.getElementById("navigator") },
  ].filter(({ element }) => element.offsetParent !== null || element.getClientRects().length > 0);
  const here = panes.findIndex(({ element }) => element.contains(document.activeElement));
  const next = panes[(here + direction + panes.length) % panes.length];
  if (next.focus) next.focus();
  else (next.element.querySelector("button") ?? next.element).focus();
}

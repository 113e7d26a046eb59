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
  const pane = (id, find = (element) => element) => {
    const element = document.getElementById(id);
    return { element, focus: () => find(element).focus() };
  };
  const panes = [
    pane("editor", () => editor.mirror),
    pane("assistant"),
    pane("console"),
    pane("run"),
    pane("navigator", (element) => element.querySelector("[aria-current=true]") ?? element),
  ].filter(({ element }) => element.getClientRects().length > 0);
  const here = panes.findIndex(({ element }) => element.contains(document.activeElement));
  panes[(here + direction + panes.length) % panes.length].focus();
}

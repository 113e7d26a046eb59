/** Keys give commands wherever the focus is; buttons with `data-command` give theirs. */
export function listenForCommands(commands) {
  addEventListener("keydown", (event) => {
    if (event.isComposing || document.querySelector("dialog[open]")) return;
    const name = commands.for(event);
    if (!name || !commands.isEnabled(name)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat || commands.repeats(name)) commands.run(name);
  }, true);
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[data-command]");
    if (button) commands.run(button.dataset.command);
  });
}

/** Moves the focus from pane to pane, out of the editor too. */
export function focusPane(direction, editor) {
  const pane = (id, find = (element) => element) => {
    const element = document.getElementById(id);
    return { element, focus: () => find(element).focus() };
  };
  const panes = [
    pane("editor", () => editor.view),
    pane("assistant"),
    pane("console"),
    pane("run"),
    pane("navigator", (element) => element.querySelector("[aria-current=true]") ?? element),
  ].filter(({ element }) => element.getClientRects().length > 0);
  const here = panes.findIndex(({ element }) => element.contains(document.activeElement));
  panes[(here + direction + panes.length) % panes.length].focus();
}

/** The button at the end of the toolbar: what has no button of its own. */
import { commandItems, showMenu } from "./menu.js";

const names = ["palette", "shortcuts", "-", "resultsColumn", "theme", "-", "convert", "-", "settings"];

export function installMoreMenu({ commands }) {
  const button = document.getElementById("more");
  button.addEventListener("click", () =>
    showMenu(button, commandItems(commands, names), { name: button.ariaLabel }));
}

import { keyName, keys } from "../lib/keys.js";
import { currentLanguage, string } from "../lib/strings.js";

/** Which command an element of the window gives. */
const commands = {
  "show-navigator": "navigator",
  "show-editor": "editor",
  "show-assistant": "assistant",
  "show-console": "console",
  run: "run",
  stop: "stop",
  theme: "theme",
  "clear-console": "clearConsole",
};

/** Gives every element of the window its words, and every tool its name and key. */
export function label(root = document) {
  document.documentElement.lang = currentLanguage();
  for (const element of root.querySelectorAll("[data-string]")) {
    element.textContent = string(element.dataset.string);
  }
  for (const element of root.querySelectorAll("[data-name]")) {
    const name = string(element.dataset.name, { theme: string(`theme.${currentTheme()}`) });
    element.setAttribute("aria-label", name);
    const command = commands[element.id];
    if (!command) continue;
    element.title = `${name}  ${keyName(command)}`;
    element.setAttribute("aria-keyshortcuts", keys[command].replace("mod", "Control"));
  }
}

function currentTheme() {
  return document.documentElement.dataset.theme ?? "system";
}

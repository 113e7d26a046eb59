import { spokenKey } from "../../lib/keys.js";
import { currentLanguage, string } from "../../lib/strings.js";

/** Gives every element of the window its words, and every button its command's name and key. */
export function label(commands, root = document) {
  document.documentElement.lang = currentLanguage();
  for (const element of root.querySelectorAll("[data-string]")) {
    element.textContent = string(element.dataset.string);
  }
  for (const element of root.querySelectorAll("[data-name]")) {
    element.setAttribute("aria-label", string(element.dataset.name));
  }
  for (const element of root.querySelectorAll("[data-placeholder]")) {
    element.placeholder = string(element.dataset.placeholder);
  }
  for (const element of root.querySelectorAll("[data-command]")) {
    const { command } = element.dataset;
    const name = commands.title(command);
    const key = commands.keyName(command);
    element.setAttribute("aria-label", name);
    element.dataset.title = name;
    element.title = key ? `${name}  ${key}` : name;
    const keys = commands.all.find(({ name: own }) => own === command)?.keys ?? [];
    if (keys.length > 0) element.setAttribute("aria-keyshortcuts", keys.map(spokenKey).join(" "));
  }
}

import { label } from "./labels.js";

export const themes = ["system", "light", "dark"];

/** Takes an appearance: as the system, light or dark. */
export function setTheme(theme, settings, commands) {
  settings.theme = theme;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  label(commands);
}

/** Goes to the next appearance. */
export function nextTheme(settings, commands) {
  setTheme(themes[(themes.indexOf(settings.theme) + 1) % themes.length], settings, commands);
}

import { label } from "./labels.js";

const order = ["system", "light", "dark"];

/** Goes to the next appearance: as the system, light, dark. */
export function nextTheme(settings) {
  const theme = order[(order.indexOf(settings.theme) + 1) % order.length];
  settings.theme = theme;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  label();
}

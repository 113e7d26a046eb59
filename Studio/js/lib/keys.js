/**
 * Every command's key. `mod` is Command on a Mac and Control elsewhere.
 *
 * None is a key a browser keeps for itself, and none changes its zoom, its tabs or its reloading.
 */
export const keys = Object.freeze({
  run: "mod+Enter",
  stop: "mod+.",
  navigator: "mod+alt+1",
  editor: "mod+alt+2",
  assistant: "mod+alt+3",
  console: "mod+alt+4",
  theme: "mod+alt+0",
  clearConsole: "mod+alt+k",
  nextIssue: "F8",
  previousIssue: "shift+F8",
  nextPane: "F6",
  previousPane: "shift+F6",
});

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The command a key event stands for, if any. */
export function commandFor(event) {
  return Object.keys(keys).find((command) => matches(keys[command], event)) ?? null;
}

function matches(key, event) {
  const parts = key.split("+");
  const name = parts.pop();
  const mod = isMac ? event.metaKey : event.ctrlKey;
  return (codeOf(name) === null ? event.key === name : event.code === codeOf(name))
    && mod === parts.includes("mod")
    && event.altKey === parts.includes("alt")
    && event.shiftKey === parts.includes("shift");
}

/** Digits and letters are meant by where they are: with Alt a key may make another character. */
function codeOf(name) {
  if (/^[0-9]$/.test(name)) return `Digit${name}`;
  return /^[a-z]$/.test(name) ? `Key${name.toUpperCase()}` : null;
}

/** How a person reads a command's key. */
export function keyName(command) {
  const names = isMac
    ? { mod: "⌘", alt: "⌥", shift: "⇧", Enter: "↩" }
    : { mod: "Ctrl", alt: "Alt", shift: "Shift", Enter: "Enter" };
  const parts = keys[command].split("+").map((part) => names[part] ?? part.toUpperCase());
  return parts.join(isMac ? "" : "+");
}

/**
 * Keys as commands name them: "mod+shift+k". `mod` is Command on a Mac and Control elsewhere.
 */
import { string } from "./strings.js";

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

const macNames = {
  mod: "⌘", ctrl: "⌃", alt: "⌥", shift: "⇧", Enter: "↩", Escape: "⎋", Backspace: "⌫", Delete: "⌦",
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→",
};
const names = {
  mod: "Ctrl", ctrl: "Ctrl", alt: "Alt", shift: "Shift", Escape: "Esc",
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→",
};

/** Whether a key event is that key. */
export function matches(key, event) {
  const parts = partsOf(key);
  const name = parts.pop();
  const code = codeOf(name);
  const has = (part) => parts.includes(part);
  const isMark = code !== null && name.length === 1 && !/[a-z0-9]/.test(name);
  if (isMark && !event.altKey && event.key.length === 1 && !has("shift")) {
    return event.key === name && sameModifiers(event, has, true);
  }
  return (code === null ? event.key.toLowerCase() === name.toLowerCase() : event.code === code)
    && sameModifiers(event, has, name === "?");
}

/** Where a mark needs Shift differs from keyboard to keyboard. */
function sameModifiers(event, has, isShiftFree) {
  return event.ctrlKey === (has("ctrl") || (has("mod") && !isMac))
    && event.metaKey === (has("mod") && isMac)
    && event.altKey === has("alt")
    && (isShiftFree || event.shiftKey === has("shift"));
}

/** How a person reads a key. */
export function keyName(key) {
  const table = isMac ? macNames : names;
  const words = partsOf(key).map((part) => part === "space" ? string("key.space")
    : table[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return words.join(isMac ? "" : "+");
}

/** How a screen reader is told of a key, in the words of `aria-keyshortcuts`. */
export function spokenKey(key) {
  const words = { mod: isMac ? "Meta" : "Control", ctrl: "Control", alt: "Alt", shift: "Shift" };
  return partsOf(key).map((part) => words[part] ?? part).join("+");
}

/** The last part may be a plus itself. */
function partsOf(key) {
  return key.endsWith("++") ? [...key.slice(0, -2).split("+"), "+"] : key.split("+");
}

/** Digits and letters are meant by where they are, and marks with Alt, which may make others of them. */
function codeOf(name) {
  if (/^[0-9]$/.test(name)) return `Digit${name}`;
  if (/^[a-z]$/.test(name)) return `Key${name.toUpperCase()}`;
  return { "[": "BracketLeft", "]": "BracketRight", "/": "Slash", ".": "Period", ",": "Comma",
    "-": "Minus", "=": "Equal", "\\": "Backslash", "`": "Backquote", space: "Space" }[name] ?? null;
}

/**
 * Literals that can be dragged, flipped or picked: numbers in decimal digits, `true` and `false`, and
 * colours of UIKit by their names or parts.
 */
import { systemColors } from "./systemColors.js";

const part = (name) => String.raw`${name}:\s*(-?\d+(?:\.\d+)?)\s*`;
const patterns = [
  ["color", new RegExp([
    String.raw`(?<![\w.])UI[Cc]olor\(\s*${part("red")},\s*${part("green")},\s*${part("blue")},\s*${part("alpha")}\)`,
    String.raw`(?<![\w.])UI[Cc]olor\.(\w+)(?![\w(])`,
    String.raw`(?<![\w.)\]?!"'\`])\.(\w+)(?![\w(])`,
  ].join("|"), "g")],
  ["boolean", /(?<![\w.`])(?:true|false)(?![\w`])/g],
  ["number", /(?<![\w$`]|(?:^|[^.])\.)\d[\d_]*(?:\.\d[\d_]*)?(?![\w`]|\.\d)/g],
];

/** What may stand before a sign that belongs to the number behind it. */
const beforeSign = /(?:^|[=(,:[{<>!&|?+\-*/%]|\breturn)\s*$|\s$/;

/**
 * What can be scrubbed at a place of a line, both ends counted in: `{kind, start, end, written, color?}`.
 * `isCode(ch)` says whether a place lies in code.
 */
export function scrubbableAt(text, ch, isCode) {
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = { kind, start: match.index, end: match.index + match[0].length };
      if (ch < found.start || ch > found.end || !isCode(found.start)) continue;
      if (kind === "color") found.color = colorOf(match);
      if (kind === "color" && !found.color) continue;
      if (kind === "number" && hasSign(text, found.start)) found.start -= 1;
      return { ...found, written: text.slice(found.start, found.end) };
    }
  }
  return null;
}

function colorOf(match) {
  if (match[1] !== undefined) {
    const [red, green, blue, alpha] = match.slice(1, 5).map(Number);
    return { red, green, blue, alpha };
  }
  // A name by itself may be one of anything.
  const isMeant = match[5] !== undefined || /color/i.test(match.input.slice(0, match.index));
  return isMeant ? systemColors.get(match[5] ?? match[6]) ?? null : null;
}

function hasSign(text, start) {
  return text[start - 1] === "-" && beforeSign.test(text.slice(0, start - 1));
}

/** A number so many of its own steps on: one for an integer, its last digit for a fraction. */
export function stepped(written, steps) {
  const digits = written.replaceAll("_", "");
  const decimals = digits.split(".")[1]?.length ?? 0;
  const value = Number(digits) + steps / 10 ** decimals;
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

export function flipped(written) {
  return written === "true" ? "false" : "true";
}

/** A colour as UIKit's initializer writes it. */
export function colorCall({ red, green, blue, alpha }) {
  const [r, g, b, a] = [red, green, blue, alpha].map((value) => {
    const digits = String(Number(Math.min(1, Math.max(0, value)).toFixed(3)));
    return digits.includes(".") ? digits : `${digits}.0`;
  });
  return `UIColor(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`;
}

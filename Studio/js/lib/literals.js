/**
 * Literals of colours, pictures and files: found in a line, and written.
 *
 * Only what is whole is found: numbers where a colour has its parts, one plain name where a picture
 * or file has it. Colours have parts from 0 to 1.
 */
const number = String.raw`\s*(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)\s*`;
const color = String.raw`#colorLiteral\(\s*red:${number},\s*green:${number},\s*blue:${number},\s*alpha:${number}\)`;
const named = String.raw`#(image|file)Literal\(\s*resourceName:\s*"([^"\\\n]*)"\s*\)`;
const pattern = new RegExp(`${color}|${named}`, "g");

/** The literals of a line: `{kind, start, end, color}` or `{kind, start, end, name}`. */
export function literalsIn(text) {
  if (!text.includes("Literal(")) return [];
  return [...text.matchAll(pattern)].map((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    if (match[5]) return { kind: match[5], name: match[6], ...place };
    const [red, green, blue, alpha] = match.slice(1, 5).map((part) => Number(part));
    return { kind: "color", color: { red, green, blue, alpha }, ...place };
  });
}

export function colorLiteral({ red, green, blue, alpha }) {
  const [r, g, b, a] = [red, green, blue, alpha].map(part);
  return `#colorLiteral(red: ${r}, green: ${g}, blue: ${b}, alpha: ${a})`;
}

/** A name that cannot be written between quotes has none. */
export function resourceLiteral(kind, name) {
  return /["\\\n]/.test(name) ? null : `#${kind}Literal(resourceName: "${name}")`;
}

export function cssColor({ red, green, blue, alpha }) {
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${bounded(alpha)})`;
}

/** Six digits, or eight where it is not opaque. */
export function hexOf({ red, green, blue, alpha }) {
  const parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue];
  return parts.map((value) => byte(value).toString(16).padStart(2, "0")).join("").toUpperCase();
}

/** A colour of 3, 4, 6 or 8 digits; null where it is none. */
export function colorOfHex(text) {
  const digits = /^\s*#?([0-9a-f]+)\s*$/i.exec(text)?.[1] ?? "";
  if (![3, 4, 6, 8].includes(digits.length)) return null;
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red, green, blue, alpha] = whole.padEnd(8, "f").match(/../g)
    .map((pair) => parseInt(pair, 16) / 255);
  return { red, green, blue, alpha };
}

export function byte(value) {
  return Math.round(bounded(value) * 255);
}

function bounded(value) {
  return Math.min(1, Math.max(0, value));
}

/** Four digits tell all 256 steps apart. */
function part(value) {
  return String(Number(bounded(value).toFixed(4)));
}

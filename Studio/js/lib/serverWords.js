/**
 * What the server says in sentences, in the person's language.
 *
 * The server speaks English, in the window as in the terminal, and its sentence is the key: those
 * that a person can meet here stand in the English catalogue under `server.`, letter by letter. One
 * that comes is found among them; what stood at its places goes into the same sentence of the
 * person's catalogue. What is not found stays as it is, as the compiler's words do.
 */
import { english } from "../strings/en.js";
import { string } from "./strings.js";

const prefix = "server.";
/** Places that hold a sentence themselves. */
const nested = new Set(["problem", "reason"]);

/** The sentences: those that begin with words of their own first, then those with the most of them. */
const sentences = Object.entries(english)
  .filter(([key]) => key.startsWith(prefix))
  .map(([key, text]) => ({ key, ...patternOf(text) }))
  .sort((one, other) => other.opens - one.opens || other.weight - one.weight);

function patternOf(text) {
  const pieces = text.split(/\{(\w+)\}/);
  const own = pieces.filter((_, index) => index % 2 === 0);
  const source = own.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.*?)");
  return {
    pattern: new RegExp(`^${source}$`, "s"), weight: own.join("").length,
    opens: /\w/.test(own[0]) ? 1 : 0,
    names: pieces.filter((_, index) => index % 2 === 1),
  };
}

/** A sentence of the server's in the person's language. */
export function translated(sentence) {
  for (const { key, pattern, names } of sentences) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = names.map((name, index) =>
      [name, nested.has(name) ? translated(found[index + 1]) : found[index + 1]]);
    return string(key, Object.fromEntries(values));
  }
  return sentence;
}

/** A message of the server's, with its sentences for the person in the person's language. */
export function inOwnWords(message) {
  const { type, detail } = message;
  if (type === "state" && detail) return { ...message, detail: withOwn(detail, ["message", "remedy"]) };
  return ["answer", "problem", "uploadFailed"].includes(type) ? withOwn(message, ["message"]) : message;
}

function withOwn(fields, names) {
  const said = names.filter((name) => typeof fields[name] === "string");
  return { ...fields, ...Object.fromEntries(said.map((name) => [name, translated(fields[name])])) };
}

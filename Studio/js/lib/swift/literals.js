/**
 * Literals and comments of Swift, which may go on over lines: strings of all kinds with code inside
 * them, nested comments, regular expressions, numbers.
 *
 * A reader takes a piece off a stream (`lineStream.js`) and answers with its style. `state.inside`
 * is what the next line begins in.
 */
import { outside } from "./brackets.js";

const quote = /(#*)("""|")/y;
const number = new RegExp([
  "0x[0-9A-Fa-f_]+(?:\\.[0-9A-Fa-f][0-9A-Fa-f_]*)?(?:[pP][+-]?[0-9_]+)?", "0b[01_]+", "0o[0-7_]+",
  "[0-9][0-9_]*(?:\\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9][0-9_]*)?",
].join("|"), "y");
const plainRegex = /\/(?![\s/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])*?(?<!\s)\//y;
const extendedRegex = /(#+)\/(?:\\.|[^\\])*?\/\1/y;

/** Matches at the stream's place, and goes behind it. */
export function take(stream, pattern) {
  pattern.lastIndex = stream.pos;
  const found = pattern.exec(stream.string);
  if (found) stream.pos = pattern.lastIndex;
  return found;
}

export function readNumber(stream) {
  return take(stream, number) ? "number" : null;
}

/** A string's beginning, if there is one here. */
export function readQuote(stream, state) {
  const found = take(stream, quote);
  if (!found) return null;
  state.inside = { kind: "string", hashes: found[1], quote: found[2] };
  return readString(stream, state);
}

export function readRegex(stream, state) {
  const isExtended = stream.peek() === "#";
  if (!isExtended && state.previous === "value") return null;
  return take(stream, isExtended ? extendedRegex : plainRegex) ? "regex" : null;
}

/** Goes on inside a string, as far as its end, the line's, or code in it. */
export function readString(stream, state) {
  const { hashes, quote: mark } = state.inside;
  const escape = `\\${hashes}`;
  const end = mark + hashes;
  const text = stream.string;
  const start = stream.pos;
  if (text.startsWith(`${escape}(`, start)) return beginInterpolation(stream, state, escape);
  while (stream.pos < text.length) {
    if (text.startsWith(end, stream.pos)) {
      stream.pos += end.length;
      state.inside = null;
      state.previous = "value";
      return "string";
    }
    if (!text.startsWith(escape, stream.pos)) {
      stream.pos += 1;
    } else if (text[stream.pos + escape.length] === "(") {
      return "string";
    } else {
      stream.pos = Math.min(text.length, stream.pos + escape.length + 1);
    }
  }
  if (mark === '"') {
    state.inside = null;
    state.previous = "value";
  }
  return "string";
}

/** Code inside a string: when the line of a one-line string ends, so does all that it opened. */
function beginInterpolation(stream, state, escape) {
  stream.pos += escape.length + 1;
  const { brackets, inside } = state;
  const isOneLine = inside.quote === '"';
  state.brackets = {
    ...outside, kind: "interpolation", parent: brackets, indent: state.lineIndent, inside,
    restart: brackets.restart ?? (isOneLine ? brackets : null),
  };
  state.inside = null;
  state.previous = "start";
  return "interpolation";
}

/**
 * The string goes on behind the code. The editor types over the quote behind a piece whose style
 * names a string, and takes it for the beginning of another string elsewhere.
 */
export function endInterpolation(state) {
  const { parent, inside } = state.brackets;
  state.brackets = parent;
  state.inside = inside;
  return "interpolation string-goes-on";
}

/** A comment's beginning, if there is one here. */
export function readComment(stream, state) {
  const next = stream.string[stream.pos + 1];
  if (next !== "/" && next !== "*") return null;
  const isProse = stream.string[stream.pos + 2] === ":" && !/\S/.test(stream.string.slice(0, stream.pos));
  if (next === "*") {
    stream.pos += 2;
    state.inside = { kind: "comment", depth: 1, isProse };
    return readBlockComment(stream, state);
  }
  const isMark = /^\/\/\s*(?:MARK|TODO|FIXME):/.test(stream.string.slice(stream.pos, stream.pos + 40));
  stream.skipToEnd();
  state.isInLineComment = true;
  return isProse ? "comment prose" : isMark ? "comment landmark" : "comment";
}

const commentEdge = /\/\*|\*\//g;

export function readBlockComment(stream, state) {
  let { depth } = state.inside;
  const { isProse } = state.inside;
  commentEdge.lastIndex = stream.pos;
  while (depth > 0) {
    const edge = commentEdge.exec(stream.string);
    if (!edge) break;
    depth += edge[0] === "/*" ? 1 : -1;
  }
  if (depth === 0) stream.pos = commentEdge.lastIndex;
  else stream.skipToEnd();
  state.inside = depth === 0 ? null : { kind: "comment", depth, isProse };
  return isProse ? "comment prose" : "comment";
}

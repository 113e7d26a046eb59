/**
 * Swift's text in pieces: what each is, and what the next line begins with.
 *
 * It reads line by line, as the editor does, and knows only what stands before; so it can say in
 * no time what a line in the middle is. Where the compiler would look further it guesses as a
 * reader would. A state may be copied shallowly: what it points to is never changed.
 */
import { begun, closed, named, opened, outside } from "./brackets.js";
import {
  endInterpolation, readBlockComment, readComment, readNumber, readQuote, readRegex, readString, take,
} from "./literals.js";
import {
  accessors, declaringWords, keywords, leadingWords, modifiers, typeWords, valueWords,
} from "./words.js";

const head = "\\p{L}_\\p{Extended_Pictographic}";
const identifier = new RegExp(`\`[^\`\\s]*\`?|[$${head}][${head}\\p{M}\\p{N}\\u200d\\ufe0f]*`, "uy");
const attribute = /@[\p{L}_][\p{L}\p{N}_]*/uy;
const directive = /#[a-zA-Z]+/y;
const placeholder = /<#.*?#>/y;
const operator = /->|\.\.[.<]|[-+*/%=<>!&|^~?]+/y;
const spaces = /[^\S\n]+/y;
const goesOn = /\s+[\p{L}_@`(]|\((?:set|safe|unsafe|unchecked|isolated|nonsending)\)/uy;
const headsBlock = /\s*(?:\{|\(\s*\w*\s*\)\s*\{|\}|get\b|set\b|async\b|throws\b|mutating\b|$)/y;
const isLabel = /\s*:(?!:)|\s+[\p{L}_][\p{L}\p{N}_]*\s*:/uy;
const neverLabels = new Set(["default", "let", "var", "inout"]);
const accessLimit = /\b(?:private|fileprivate|internal|package|public)\($/;
const goesOnWith = /(?:else|where|catch)\b|(?:&&|\|\||\?\?|[-+*%&|^<>=?:]|->)\s/y;
const chained = /\s*\??\.(?!\.)/y;

export function startState() {
  return {
    inside: null, brackets: outside, previous: "start", lineIndent: 0, declares: null,
    isLineStart: true, isChained: false, closesBlock: false, isInLineComment: false, wasSpaced: true,
  };
}

/** Takes the next piece off the stream; its style, or null. */
export function readToken(stream, state) {
  if (stream.sol()) beginLine(stream, state);
  if (state.inside) {
    return state.inside.kind === "string" ? readString(stream, state) : readBlockComment(stream, state);
  }
  if (take(stream, spaces)) {
    state.wasSpaced = true;
    return null;
  }
  const style = readPiece(stream, state, stream.peek());
  if (stream.pos === stream.start) stream.next();
  state.wasSpaced = false;
  return style;
}

function beginLine(stream, state) {
  const { restart } = state.brackets;
  if (restart) {
    state.brackets = restart;
    state.inside = null;
    state.previous = "value";
  }
  state.isInLineComment = false;
  state.wasSpaced = true;
  if (state.inside) return;
  state.lineIndent = stream.indentation();
  state.isLineStart = true;
  state.isChained = state.previous === "value" && at(stream, chained);
}

function at(stream, pattern) {
  pattern.lastIndex = stream.pos;
  return pattern.test(stream.string);
}

function readPiece(stream, state, character) {
  if (character === "/") {
    const comment = readComment(stream, state);
    if (comment) return comment;
  }
  beginStatement(stream, state, character);
  const literal = readLiteral(stream, state, character);
  if (literal) {
    if (!state.inside && literal !== "interpolation") state.previous = "value";
    return literal;
  }
  if ("([{".includes(character)) return openBracket(stream, state, character);
  if (")]}".includes(character)) return closeBracket(stream, state, character);
  if (character === "@" && take(stream, attribute)) return "attribute";
  if (character === "#" && take(stream, directive)) {
    state.previous = "keyword";
    return "directive";
  }
  if (take(stream, identifier)) return word(stream, state);
  return punctuation(stream, state, character);
}

/** Whether the line's first piece begins a statement, or goes on with the last line's. */
function beginStatement(stream, state, character) {
  const { previous } = state;
  const isFirst = previous === "open" || previous === "end";
  if (!state.isLineStart && !isFirst) return;
  if (state.isLineStart) state.closesBlock = character === "}";
  state.isLineStart = false;
  if (")]}".includes(character) || state.isChained) return;
  if (!isFirst && (previous === "comma" || previous === "operator")) return;
  if (!isFirst && previous === "value" && at(stream, goesOnWith)) return;
  state.brackets = begun(state.brackets, state.lineIndent);
  state.declares = null;
}

function readLiteral(stream, state, character) {
  if (character === '"') return readQuote(stream, state);
  if (character === "#") return readQuote(stream, state) ?? readRegex(stream, state);
  if (character === "/") return readRegex(stream, state);
  if (character >= "0" && character <= "9") return readNumber(stream);
  return character === "<" && take(stream, placeholder) ? "placeholder" : null;
}

function openBracket(stream, state, kind) {
  const rest = /^\s*/.exec(stream.string.slice(stream.pos + 1))[0].length;
  const place = stream.pos + 1 + rest;
  const isEmpty = place >= stream.string.length || /^\/[/*]/.test(stream.string.slice(place));
  const column = kind === "{" || isEmpty ? null : stream.column() + 1 + rest;
  stream.next();
  state.brackets = opened(state, kind, column);
  state.previous = "open";
  state.declares = null;
  return null;
}

function closeBracket(stream, state, bracket) {
  stream.next();
  if (bracket === ")" && state.brackets.kind === "interpolation") return endInterpolation(state);
  state.brackets = closed(state.brackets, bracket);
  state.previous = "value";
  return null;
}

function word(stream, state) {
  const text = stream.current();
  const { previous } = state;
  state.previous = "value";
  if (previous === "dot") return member(text);
  const kind = keywordKind(stream, state, text, previous);
  if (kind) {
    state.previous = valueWords.has(text) ? "value" : "keyword";
    return kind;
  }
  if (state.declares) return declared(stream, state, text);
  return /^\p{Lu}/u.test(text) ? "type" : "variable";
}

function member(text) {
  if (/^(?:self|init|Type|Protocol)$/.test(text)) return "keyword";
  return /^\p{Lu}/u.test(text) ? "type" : "property";
}

function keywordKind(stream, state, text, previous) {
  const { brackets } = state;
  if (keywords.has(text)) {
    const isFirst = previous === "open" || previous === "comma" || previous === "value";
    if (brackets.kind === "(" && isFirst && !neverLabels.has(text) && at(stream, isLabel)) return null;
  } else if (modifiers.has(text)) {
    if (!at(stream, goesOn) && !(text === "async" && previous === "value")) return null;
  } else if (!accessors.has(text) || !isAccessor(stream, brackets, previous)) {
    return null;
  }
  const isHead = brackets.statement.keyword === null;
  if (/^(?:if|guard|while|for|switch)$/.test(text) || (isHead && !leadingWords.has(text))) {
    state.brackets = named(brackets, text, stream.column());
  }
  const declares = declaringWords.has(text) && !(text === "class" && at(stream, /\s+(?:func|var)\b/y));
  const isCase = text === "case" && isHead && !brackets.isSwitch && brackets.kind === "{";
  if (declares || isCase) state.declares = text;
  else if (!modifiers.has(text)) state.declares = null;
  return /^(?:init|deinit|subscript)$/.test(text) && isHead ? "keyword def" : "keyword";
}

function isAccessor(stream, { kind }, previous) {
  if (kind === "(") return accessLimit.test(stream.string.slice(0, stream.start));
  return kind === "{" && previous !== "operator" && previous !== "comma" && at(stream, headsBlock);
}

/** A name that is declared; an enumeration's case may declare several. */
function declared(stream, state, text) {
  const { declares } = state;
  state.declares = null;
  if (declares === "case") {
    if (!/^\p{Lu}/u.test(text) || at(stream, /\s*[,(=]|\s*$/y)) return "def";
    return "type";
  }
  if (text === "_") return "variable";
  return typeWords.has(declares) ? "type def" : "def";
}

function punctuation(stream, state, character) {
  if (character === "," || character === ";" || character === ":") {
    stream.next();
    state.previous = { ",": "comma", ";": "end", ":": "colon" }[character];
    if (character === ",") {
      const { keyword } = state.brackets.statement;
      if (keyword === "case" && !state.brackets.isSwitch && state.brackets.kind === "{") {
        state.declares = "case";
      }
    } else {
      state.declares = null;
    }
    return null;
  }
  if (character === "." && !/[.<]/.test(stream.string[stream.pos + 1] ?? "")) {
    stream.next();
    state.previous = "dot";
    return null;
  }
  if (take(stream, operator)) return operation(stream, state);
  stream.next();
  return null;
}

/** An operator that hangs on the value before it ends the value: `x!`, `Array<Int>`. */
function operation(stream, state) {
  if (state.declares === "func" || state.declares === "operator") {
    state.declares = null;
    return "def";
  }
  const hangs = state.previous === "value" && !state.wasSpaced && /[!?>]$/.test(stream.current())
    && !/[\p{L}\p{N}_"(]/u.test(stream.peek() ?? "");
  if (!hangs) state.previous = "operator";
  state.declares = null;
  return "operator";
}

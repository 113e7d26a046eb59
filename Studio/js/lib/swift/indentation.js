/**
 * How far a line of Swift is indented, as Xcode does it: blocks by one step, arguments below the
 * first one, cases level with their switch, what goes on from the last line by one step.
 */
import { partner } from "./brackets.js";

const caseLabel = /^(?:case\b|default\b|@unknown\b)/;
const goesOnWith = /^(?:\??\.(?![.\d])[\p{L}_`]?|(?:&&|\|\||\?\?|[-+*%&|^<>=?:]|->|\/(?![/*]))(?:\s|$))/u;

/** The column for a line that begins with `text`; null inside strings and comments. */
export function indentation(state, text, unit) {
  if (state.inside || state.brackets.kind === "interpolation") return null;
  const { brackets } = state;
  if (/^[\]})]/.test(text)) {
    const { indent, column } = partner(brackets, text[0]) ?? brackets;
    return column ?? indent;
  }
  const base = contents(brackets, text, unit);
  if (brackets.kind === "(" || brackets.kind === "[") return base;
  return continued(state, text, unit) ?? base;
}

function contents(brackets, text, unit) {
  if (brackets.kind === "root") return 0;
  if (brackets.column !== null) return brackets.column;
  if (brackets.isSwitch && (!brackets.hasCase || caseLabel.test(text))) return brackets.indent;
  return brackets.indent + unit;
}

function continued({ previous, brackets, closesBlock, isChained, lineIndent }, text, unit) {
  const { indent, column } = brackets.statement;
  if (previous === "value" && (closesBlock || isChained) && text.startsWith(".")) return lineIndent;
  if (text === "" ? previous === "comma" || previous === "operator" : goesOn(previous, text)) {
    return previous === "comma" && column !== null ? column : indent + unit;
  }
  return null;
}

function goesOn(previous, text) {
  if (previous === "comma" || previous === "operator") return true;
  return previous === "value" && goesOnWith.test(text);
}

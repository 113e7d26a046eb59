import { indentation } from "../../../lib/swift/indentation.js";
import { startState } from "../../../lib/swift/tokens.js";

/**
 * Return: the new line is indented, and a comment goes on in it. An empty line of a `///` comment
 * ends the comment; three quotes are opened for the lines between them.
 */
export function newLine(mirror) {
  const [only, ...others] = mirror.listSelections();
  const text = others.length === 0 && only.empty() ? continuation(mirror, only.head) : null;
  if (text === null) mirror.execCommand("newlineAndIndent");
  else mirror.operation(() => text(mirror, only.head));
  mirror.scrollIntoView(null);
}

function continuation(mirror, { line, ch }) {
  const text = mirror.getLine(line);
  const before = text.slice(0, ch);
  const documentation = /^(\s*)\/\/\/(?!\/)( *)(.*)$/.exec(before);
  if (documentation) return afterDocumentation(documentation, text.slice(ch));
  const { state } = mirror.getTokenAt({ line, ch }, true);
  if (state.inside?.kind === "comment" && !state.inside.isProse) return inBlockComment(before);
  return before.endsWith('"""') && text.slice(ch) === '"""' ? betweenQuotes(text) : null;
}

function afterDocumentation([, indent, blanks, words], rest) {
  if (words === "" && rest.trim() === "") {
    return (mirror, { line }) => mirror.replaceRange(
      indent, { line, ch: 0 }, { line, ch: mirror.getLine(line).length }, "+input");
  }
  return typed(`\n${indent}///${blanks || " "}`);
}

function inBlockComment(before) {
  const begins = /^(\s*)\/\*\*?(?!\*)/.exec(before);
  if (begins) return before.includes("*/") ? null : typed(`\n${begins[1]} * `);
  const goes = /^(\s*\*)( *)/.exec(before);
  if (goes) return typed(`\n${goes[1]}${goes[2] || " "}`);
  return typed(`\n${/^\s*/.exec(before)[0]}`);
}

function betweenQuotes(text) {
  const indent = /^\s*/.exec(text)[0];
  return (mirror, { line, ch }) => {
    mirror.replaceRange(`\n${indent}\n${indent}`, { line, ch }, { line, ch }, "+input");
    mirror.setCursor({ line: line + 1, ch: indent.length });
  };
}

function typed(text) {
  return (mirror) => mirror.replaceSelection(text, "end", "+input");
}

/** Tab: selected lines go in; a line that stands too far left goes to its place; else a step. */
export function tab(mirror) {
  if (mirror.somethingSelected()) return mirror.execCommand("indentMore");
  const { line, ch } = mirror.getCursor();
  const text = mirror.getLine(line);
  const isAtHead = /^\s*$/.test(text.slice(0, ch)) && mirror.listSelections().length === 1;
  const { CodeMirror } = globalThis;
  const place = isAtHead ? placeOf(mirror, line, text.trim()) : null;
  const column = CodeMirror.countColumn(text, null, mirror.getOption("tabSize"));
  if (place === null || place <= column) {
    return mirror.execCommand(mirror.getOption("indentWithTabs") ? "insertTab" : "insertSoftTab");
  }
  mirror.indentLine(line, "smart");
  mirror.setCursor({ line, ch: /^\s*/.exec(mirror.getLine(line))[0].length });
  return undefined;
}

/** Where a line belongs, if that can be said. */
function placeOf(mirror, line, words) {
  const state = line > 0 ? mirror.getStateAfter(line - 1, true) : startState();
  return indentation(state, words, mirror.getOption("indentUnit"));
}

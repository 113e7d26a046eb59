import { indentation } from "../../../lib/swift/indentation.js";
import { columnOf } from "../../../lib/swift/lineStream.js";
import { startState } from "../../../lib/swift/tokens.js";

/**
 * Return: the new line is indented, and a comment goes on in it. An empty line of a `///` comment
 * ends the comment; three quotes are opened for the lines between them.
 */
export function newLine(view) {
  const [only, ...others] = view.selections;
  const text = others.length === 0 && only.isEmpty ? continuation(view, only.head) : null;
  if (text === null) view.perform("newlineAndIndent");
  else view.batch(() => text(view, only.head));
  view.reveal(null);
}

function continuation(view, { line, ch }) {
  const text = view.line(line);
  const before = text.slice(0, ch);
  const documentation = /^(\s*)\/\/\/(?!\/)( *)(.*)$/.exec(before);
  if (documentation) return afterDocumentation(documentation, text.slice(ch));
  const { state } = view.tokenAt({ line, ch }, true);
  if (state.inside?.kind === "comment" && !state.inside.isProse) return inBlockComment(before);
  return before.endsWith('"""') && text.slice(ch) === '"""' ? betweenQuotes(text) : null;
}

function afterDocumentation([, indent, blanks, words], rest) {
  if (words === "" && rest.trim() === "") {
    return (view, { line }) => view.replace(
      indent, { line, ch: 0 }, { line, ch: view.line(line).length }, "+input");
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
  return (view, { line, ch }) => {
    view.replace(`\n${indent}\n${indent}`, { line, ch }, { line, ch }, "+input");
    view.setCaret({ line: line + 1, ch: indent.length });
  };
}

function typed(text) {
  return (view) => view.replaceSelection(text, "+input");
}

/** Tab: selected lines go in; a line that stands too far left goes to its place; else a step. */
export function tab(view) {
  if (view.hasSelection) return view.perform("indentMore");
  const { line, ch } = view.caret;
  const text = view.line(line);
  const isAtHead = /^\s*$/.test(text.slice(0, ch)) && view.selections.length === 1;
  const place = isAtHead ? placeOf(view, line, text.trim()) : null;
  const column = columnOf(text);
  if (place === null || place <= column) {
    return view.perform(view.indentation.usesTabs ? "insertTab" : "insertSoftTab");
  }
  view.indentLine(line);
  view.setCaret({ line, ch: /^\s*/.exec(view.line(line))[0].length });
  return undefined;
}

/** Where a line belongs, if that can be said. */
function placeOf(view, line, words) {
  const state = line > 0 ? view.stateAfter(line - 1) : startState();
  return indentation(state, words, view.indentation.unit);
}

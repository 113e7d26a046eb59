/**
 * The brackets that are open at a place of a Swift text, as a list from the innermost outwards.
 *
 * A node is never changed, so that the states of thousands of lines can share it. It holds where
 * its closing bracket belongs (`indent`), where its contents are aligned (`column`, if they begin on
 * its own line), and the statement that goes on inside it.
 */
import { blockWords, conditionWords } from "./words.js";

const opening = { "}": "{", ")": "(", "]": "[" };
const noStatement = Object.freeze({ indent: 0, keyword: null, column: null });

/** No bracket is open. */
export const outside = Object.freeze({
  kind: "root", parent: null, indent: 0, column: null, isSwitch: false, hasCase: false,
  statement: noStatement, restart: null,
});

/** One more bracket is open. */
export function opened(state, kind, column) {
  const { statement, restart } = state.brackets;
  const isItsOwn = kind === "{" && blockWords.has(statement.keyword);
  const indent = isItsOwn && !state.isChained ? statement.indent : state.lineIndent;
  return {
    kind, parent: state.brackets, indent, column, restart,
    isSwitch: kind === "{" && statement.keyword === "switch", hasCase: false,
    statement: { indent: state.lineIndent, keyword: null, column: null },
  };
}

/** What is open behind a closing bracket: half-typed ones inside are forgotten with it. */
export function closed(brackets, bracket) {
  const node = partner(brackets, bracket);
  return node ? node.parent : brackets;
}

/** The node that a closing bracket closes; a round or square one never closes a block. */
export function partner(brackets, bracket) {
  const kind = opening[bracket];
  for (let node = brackets; node.parent; node = node.parent) {
    if (node.kind === kind) return node;
    if (node.kind === "interpolation" || (kind !== "{" && node.kind === "{")) return null;
  }
  return null;
}

/** A statement begins. */
export function begun(brackets, indent) {
  return { ...brackets, statement: { indent, keyword: null, column: null } };
}

/** The statement's word: what it is, and where conditions stand that go on in the next line. */
export function named(brackets, keyword, column) {
  const { indent } = brackets.statement;
  const place = conditionWords.has(keyword) ? column + keyword.length + 1 : null;
  const hasCase = brackets.hasCase || (brackets.isSwitch && /^(?:case|default)$/.test(keyword));
  return { ...brackets, hasCase, statement: { indent, keyword, column: place } };
}

/** What an editor does for a key or a menu item. */
import {
  EditorSelection, indentLess, indentMore, indentSelection, indentUnit, insertNewlineAndIndent,
  insertTab,
} from "./library.js";

const bracketPair = /^(?:\(\)|\[\]|\{\})$/;

export const commands = {
  undo: ({ content }) => content.undo(),
  redo: ({ content }) => content.redo(),
  indentMore: ({ view }) => indentMore(view),
  indentLess: ({ view }) => indentLess(view),
  indentAuto: ({ view }) => indentSelection(view),
  newlineAndIndent: (editor) => editor.batch(() => newLine(editor)),
  insertTab: ({ view }) => insertTab(view),
  insertSoftTab: ({ view }) => insertSoftTab(view),
};

/** The library indents a closing bracket as the line before it, which may go on from another. */
function newLine(editor) {
  const { state } = editor.view;
  const { from, to } = state.selection.main;
  const around = state.sliceDoc(Math.max(0, from - 1), from) + state.sliceDoc(to, to + 1);
  const isBetween = state.selection.ranges.length === 1 && bracketPair.test(around);
  insertNewlineAndIndent(editor.view);
  if (isBetween) editor.indentLine(editor.caret.line + 1);
}

/** Blanks up to the next step of indentation. */
function insertSoftTab({ state, dispatch }) {
  const unit = state.facet(indentUnit).length;
  dispatch(state.update(state.changeByRange((range) => {
    const column = range.from - state.doc.lineAt(range.from).from;
    const blanks = " ".repeat(unit - (column % unit));
    return {
      changes: { from: range.from, to: range.to, insert: blanks },
      range: EditorSelection.cursor(range.from + blanks.length),
    };
  }), { userEvent: "input", scrollIntoView: true }));
  return true;
}

/** What this folder uses of CodeMirror, by name; `Scripts/build` joins it into one file. */
export {
  Annotation, Compartment, EditorSelection, EditorState, MapMode, Prec, RangeSet, StateEffect,
  StateField, Transaction,
} from "@codemirror/state";
export {
  Decoration, drawSelection, dropCursor, EditorView, gutter, gutterLineClass, GutterMarker,
  highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, rectangularSelection,
  ViewPlugin, WidgetType,
} from "@codemirror/view";
export { indentOnInput, indentService, indentUnit } from "@codemirror/language";
export {
  history, indentLess, indentMore, indentSelection,
  insertNewlineAndIndent, insertTab, redo, standardKeymap, toggleLineComment, undo,
} from "@codemirror/commands";
export { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";

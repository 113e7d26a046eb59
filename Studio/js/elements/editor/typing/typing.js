/** The commands that change text: indentation, comments, whole lines, several carets. */
import { inEditor } from "../../../codeEditor/codeEditor.js";
import { addCaret, selectAllOccurrences, selectNextOccurrence } from "./carets.js";
import { deleteLines, duplicateLines, moveLines } from "./lines.js";

const within = inEditor;

export function installTyping({ editor, commands }) {
  const { view } = editor;
  const add = (name, keys, run) => commands.add({
    name, keys, group: "editor", within, repeats: true,
    run: () => {
      run(view);
      view.focus();
    },
  });
  add("indentLines", ["mod+]"], () => view.perform("indentMore"));
  add("outdentLines", ["mod+["], () => view.perform("indentLess"));
  add("reindent", ["ctrl+i"], () => view.perform("indentAuto"));
  add("toggleComment", ["mod+/"], () => view.toggleComment());
  add("moveLinesUp", ["mod+alt+["], () => moveLines(view, -1));
  add("moveLinesDown", ["mod+alt+]"], () => moveLines(view, 1));
  add("duplicateLines", ["mod+d"], duplicateLines);
  add("deleteLines", ["mod+shift+k"], deleteLines);
  add("selectNextOccurrence", ["mod+alt+e"], selectNextOccurrence);
  add("selectAllOccurrences", ["mod+alt+shift+e"], selectAllOccurrences);
  add("addCaretAbove", ["ctrl+shift+ArrowUp"], () => addCaret(view, -1));
  add("addCaretBelow", ["ctrl+shift+ArrowDown"], () => addCaret(view, 1));
}

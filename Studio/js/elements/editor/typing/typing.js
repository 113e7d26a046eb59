/** The commands that change text: indentation, comments, whole lines, several carets. */
import { addCaret, selectAllOccurrences, selectNextOccurrence } from "./carets.js";
import { deleteLines, duplicateLines, moveLines } from "./lines.js";

const within = ".CodeMirror";

export function installTyping({ editor, commands }) {
  const { mirror } = editor;
  const add = (name, keys, run) => commands.add({
    name, keys, group: "editor", within, repeats: true,
    run: () => {
      run(mirror);
      mirror.focus();
    },
  });
  add("indentLines", ["mod+]"], () => mirror.execCommand("indentMore"));
  add("outdentLines", ["mod+["], () => mirror.execCommand("indentLess"));
  add("reindent", ["ctrl+i"], () => mirror.execCommand("indentAuto"));
  add("toggleComment", ["mod+/"], () => mirror.toggleComment({ indent: true }));
  add("moveLinesUp", ["mod+alt+["], () => moveLines(mirror, -1));
  add("moveLinesDown", ["mod+alt+]"], () => moveLines(mirror, 1));
  add("duplicateLines", ["mod+d"], duplicateLines);
  add("deleteLines", ["mod+shift+k"], deleteLines);
  add("selectNextOccurrence", ["mod+alt+e"], selectNextOccurrence);
  add("selectAllOccurrences", ["mod+alt+shift+e"], selectAllOccurrences);
  add("addCaretAbove", ["ctrl+shift+ArrowUp"], () => addCaret(mirror, -1));
  add("addCaretBelow", ["ctrl+shift+ArrowDown"], () => addCaret(mirror, 1));
}

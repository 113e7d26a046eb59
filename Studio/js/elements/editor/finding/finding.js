/** The commands that find. */
import { inEditor } from "../../../codeEditor/codeEditor.js";
import { FindAll } from "./findAll.js";
import { FindBar } from "./findBar.js";

export function installFinding(studio) {
  const { commands, editor } = studio;
  const bar = new FindBar(editor);
  const everywhere = new FindAll(studio);
  const add = (name, keys, run, more) => commands.add({ name, keys, run, group: "editor", ...more });
  add("find", ["mod+f"], () => bar.open());
  add("replace", ["mod+alt+f", "mod+h"], () => bar.open("replace"));
  add("findNext", ["mod+g", "F3"], () => bar.step(1), { repeats: true });
  add("findPrevious", ["mod+shift+g", "shift+F3"], () => bar.step(-1), { repeats: true });
  add("findSelection", ["mod+e"], () => bar.takeSelection(), { within: inEditor });
  add("closeFind", [], () => bar.close(), { isEnabled: () => bar.isOpen });
  add("findEverywhere", ["mod+shift+f"], () => everywhere.open());
}

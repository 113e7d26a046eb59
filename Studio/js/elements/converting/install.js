/** Old Swift runs as it is; here is the offer to make current Swift of it. */
import { lastName } from "../../lib/fileTree.js";
import { onLanguage, string } from "../../lib/strings.js";
import { EditorBar } from "../documents/editorBar.js";
import { showConversion } from "./conversionSheet.js";
import { OldFiles } from "./oldFiles.js";

export function installConverting(studio) {
  const { commands, editor, session, onOpen } = studio;
  const old = new OldFiles(session, () => show());
  const convert = () => showConversion(studio, old);
  const bar = new EditorBar(editor, {
    className: "conversion-bar", role: "status", sign: "info", buttons: [
      ["convert.open", convert], ["convert.notNow", () => decline()],
    ],
  });
  const decline = () => {
    old.decline(editor.path);
    editor.view.focus();
  };
  const show = () => {
    const age = old.offeredAge(editor.path);
    bar.show(age && string("convert.offer", { file: lastName(editor.path), age }));
  };
  commands.add({
    name: "convert", group: "language", run: convert, isEnabled: () => old.areThere,
  });
  onOpen(show);
  onLanguage(show);
}

/** Ways through the playground: the jump bar's menus, symbols, back and forward, a line's number. */
import { newElement } from "../../../kit/element.js";
import { string } from "../../../lib/strings.js";
import { field, showDialog } from "../../window/dialog.js";
import { icon } from "../../window/icon.js";
import { Places } from "./places.js";
import { partsOf } from "./siblings.js";
import { Symbols } from "./symbols.js";

export function installJumping(studio) {
  const { commands, jumpBar } = studio;
  jumpBar.partsOf = (name, path) => partsOf(studio, name, path);
  const symbols = new Symbols(studio);
  const places = new Places(studio);
  const add = (name, keys, run, isEnabled) => commands.add({ name, keys, run, group: "go", isEnabled });
  add("symbols", ["mod+6"], () => symbols.open());
  add("goBack", ["mod+alt+-", "alt+PageUp"], () => places.go(-1), () => places.canGo(-1));
  add("goForward", ["mod+alt+shift+-", "alt+PageDown"], () => places.go(1), () => places.canGo(1));
  add("goToLine", ["mod+l"], () => askForLine(studio));
  const bar = document.querySelector(".jump-bar");
  bar.prepend(button("jump-back", "goBack"), button("jump-forward", "goForward"));
}

function button(id, command) {
  const element = newElement("button", { id, className: "tool small" });
  element.dataset.command = command;
  element.disabled = true;
  element.append(icon("chevron"));
  return element;
}

/** `12` is a line, `12:5` a line and a column. */
async function askForLine({ editor, go }) {
  const input = newElement("input", {
    inputMode: "numeric", autocomplete: "off", value: String(editor.view.caret.line + 1),
  });
  input.setAttribute("autofocus", "");
  input.addEventListener("focus", () => input.select());
  const last = editor.view.lineCount;
  const place = await showDialog({
    title: string("command.goToLine"), content: field(string("goToLine.label", { last }), input),
    action: string("goToLine.go"), className: "small-sheet",
    accept: () => {
      const [, line, column] = /^\s*(\d+)(?:\s*[:,]\s*(\d+))?\s*$/.exec(input.value) ?? [];
      if (!(Number(line) >= 1 && Number(line) <= last)) {
        throw new Error(string("goToLine.wrong", { last }));
      }
      return { line: Number(line), column: Number(column ?? 1) };
    },
  });
  if (!place) return;
  go({ file: editor.path, line: place.line });
  editor.view.setCaret({ line: place.line - 1, ch: Math.max(0, place.column - 1) });
}

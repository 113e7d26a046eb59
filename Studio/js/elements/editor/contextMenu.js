/** The menu of a right click, a long press or the menu key in the text. */
import { CodeEditor, handlesItsEvents } from "../../codeEditor/codeEditor.js";
import { string } from "../../lib/strings.js";
import { openWithLongPress } from "../window/longPress.js";
import { commandItems, showMenu } from "../window/menu.js";

const ofNames = ["definition", "documentation", "references", "renameSymbol"];
const ofLines = ["quickLook", "keepResult", "-", "toggleComment", "fold"];

export function installContextMenu({ editor, commands, notices }) {
  const { view } = editor;
  openWithLongPress(view.element, (event) => {
    const isFromKey = event.button !== 2 && event.pointerType !== "touch";
    if (!isFromKey) putCaret(view, { left: event.clientX, top: event.clientY });
    const { left, bottom } = view.selectionBox;
    const place = isFromKey ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY };
    showMenu(place, [
      ...commandItems(commands, [...ofNames, "-", ...ofLines]), "-",
      ...clipboardItems(view, notices),
    ], { name: string("contextMenu.title") });
  }, {
    accepts: ({ target }) => CodeEditor.isInLines(target)
      && !target.closest(`[${handlesItsEvents}], .prose a`),
    isHeldBy: ({ pointerType }) => pointerType === "touch",
  });
}

/** A click within the selection keeps it; elsewhere it puts the caret there, on a whole word. */
function putCaret(view, point) {
  const position = view.positionUnder(point, "window");
  const place = view.indexAt(position);
  const isInside = ({ from, to }) => view.indexAt(from) <= place && place <= view.indexAt(to);
  if (view.hasSelection && view.selections.some(isInside)) return;
  const { anchor, head } = view.wordAt(position);
  if (position.outside) view.setCaret(position, undefined, { scroll: false });
  else view.setSelection(anchor, head, { scroll: false });
}

function clipboardItems(view, notices) {
  const item = (name, run, isEnabled = true) => ({
    title: string(`contextMenu.${name}`), isEnabled,
    run: () => {
      view.focus();
      run();
    },
  });
  return [
    item("cut", () => document.execCommand("cut"), view.hasSelection && !view.isReadOnly),
    item("copy", () => document.execCommand("copy"), view.hasSelection),
    item("paste", () => paste(view, notices), !view.isReadOnly),
  ];
}

/** Browsers ask the user first, or refuse outside of a secure connection. */
async function paste(view, notices) {
  try {
    view.replaceSelection(await navigator.clipboard.readText(), "paste");
    view.reveal(null);
  } catch {
    notices.add(string("contextMenu.pasteByKey"));
  }
}

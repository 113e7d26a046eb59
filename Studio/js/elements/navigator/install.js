import { showMenu } from "../window/menu.js";
import { string } from "../../lib/strings.js";
import { FileActions } from "./fileActions.js";
import { FileDrop } from "./fileDrop.js";
import { FileView } from "./fileView.js";
import { RowDrag } from "./rowDrag.js";
import { emptyMenu, rowMenu } from "./rowMenu.js";
import { shownName } from "./navigatorRow.js";

/** Where keys count that do something to the row with the focus; not while its name is typed. */
const within = ".file-tree .file:not(.renaming)";

/** Makes the navigator a place where things are done: menus, keys, dragging, dropping. */
export function installNavigator(studio) {
  const { navigator, commands } = studio;
  const actions = new FileActions(studio);
  const places = new FileDrop(studio);
  new FileView(studio);
  const openMenu = (node, at) => showMenu(at, rowMenu(node, actions, places, studio), {
    name: string("navigator.actions", { name: shownName(node) }),
  });
  navigator.handlers = { menu: openMenu, activate: ({ path }) => places.chooseFiles(path) };
  new RowDrag(navigator, actions, openMenu);
  navigator.element.addEventListener("contextmenu", (event) => {
    if (event.defaultPrevented || !studio.session.document) return;
    event.preventDefault();
    showMenu({ x: event.clientX, y: event.clientY }, emptyMenu(actions, places));
  });
  const onRow = (name, keys, run, isEnabled = () => true) => commands.add({
    name, keys, group: "files", within, run: () => run(navigator.focusedNode),
    isEnabled: () => navigator.focusedNode !== null && isEnabled(navigator.focusedNode),
  });
  onRow("renameFile", ["F2"], (node) => actions.rename(node), (node) => actions.canRename(node));
  onRow("deleteFile", ["Delete", "Backspace", "mod+Backspace"],
    (node) => actions.remove(node), (node) => actions.canDelete(node));
  const isPage = ({ kind }) => kind === "page";
  onRow("movePageUp", ["alt+ArrowUp"], (node) => actions.step(node, -1), isPage);
  onRow("movePageDown", ["alt+ArrowDown"], (node) => actions.step(node, 1), isPage);
  const hasDocument = () => studio.session.isOpen;
  const hasPages = () => hasDocument() && !studio.session.document.isApplication;
  commands.add({ name: "newPage", keys: ["mod+alt+p"], group: "files", isEnabled: hasPages,
    run: () => actions.newPage() });
  commands.add({ name: "newFile", keys: ["mod+alt+shift+n"], group: "files", isEnabled: hasDocument,
    run: () => actions.newFile(actions.usualFolder) });
}

import { folderOf } from "../../lib/fileTree.js";
import { keyName } from "../../lib/keys.js";
import { downloadPictures } from "../documents/samplePictures.js";
import { string } from "../../lib/strings.js";

/** What the menu of a row offers. `places` asks for files: `chooseFiles(folder)`. */
export function rowMenu(node, actions, places, studio) {
  const kinds = { page: pageItems, folder: folderItems, file: fileItems, invitation: folderItems };
  return tidy(kinds[node.kind](node, actions, places, studio));
}

/** What is offered where no row is. */
export function emptyMenu(actions, places) {
  const newFile = item("newFile", () => actions.newFile(actions.usualFolder));
  if (actions.facts.isApplication) return [newFile];
  return [
    item("newPage", () => actions.newPage()),
    newFile,
    item("addFiles", () => places.chooseFiles("Resources")),
  ];
}

function pageItems(node, actions, places, studio) {
  const own = (name) => `${node.base}/${name}`;
  const lacks = (name) => node.base !== ""
    && !node.children?.some(({ path }) => path === own(name));
  const { pages } = studio.session.document;
  const at = pages.findIndex(({ name }) => name === node.page);
  return [
    item("open", () => studio.navigator.activate(node)),
    "-",
    item("newPage", () => actions.newPage(node.page)),
    lacks("Sources") && item("addSources", () => actions.addFolder(own("Sources"))),
    lacks("Resources") && item("addResources", () => actions.addFolder(own("Resources"))),
    "-",
    ...(pages.length > 1 ? [
      item("moveUp", () => actions.step(node, -1), { key: "alt+ArrowUp", isEnabled: at > 0 }),
      item("moveDown", () => actions.step(node, 1),
        { key: "alt+ArrowDown", isEnabled: at < pages.length - 1 }),
      "-",
    ] : []),
    ...changes(node, actions),
  ];
}

function folderItems(node, actions, places) {
  const isResources = node.top.endsWith("Resources");
  return [
    item("newFile", () => actions.newFile(node.path)),
    item("addFiles", () => places.chooseFiles(node.path)),
    node.role === "inner" && isResources
      && item("moveContentsUp", () => actions.moveContentsUp(node.path)),
    node.role !== "inner" && isResources && item("downloadPictures", downloadPictures),
    "-",
    node.role === "inner" && actions.canDelete(node)
      && item("deleteContents", () => actions.remove(node), { isDestructive: true }),
  ];
}

function fileItems(node, actions, places, studio) {
  return [
    item("open", () => studio.navigator.activate(node)),
    "-",
    item("newFile", () => actions.newFile(folderOf(node.path))),
    item("addFiles", () => places.chooseFiles(folderOf(node.path))),
    "-",
    ...changes(node, actions),
  ];
}

function changes(node, actions) {
  return [
    actions.canRename(node) && item("rename", () => actions.rename(node), { key: "F2" }),
    item("delete", () => actions.remove(node),
      { key: "Delete", isDestructive: true, isEnabled: actions.canDelete(node) }),
  ];
}

function item(name, run, { key, ...more } = {}) {
  return { title: string(`navigator.menu.${name}`), run, ...(key ? { key: keyName(key) } : {}), ...more };
}

/** Without what is not offered, and without lines that part nothing. */
function tidy(items) {
  const offered = items.filter(Boolean);
  return offered.filter((one, index) =>
    one !== "-" || (index > 0 && index < offered.length - 1 && offered[index + 1] !== "-"));
}

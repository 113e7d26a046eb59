import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { field, showDialog } from "../window/dialog.js";
import { FolderList } from "./folderList.js";

/** Asks for a playground on the studio's computer, and opens it. */
export async function showOpenSheet(studio, openLocation) {
  const input = newElement("input", { spellcheck: false });
  input.autocapitalize = "off";
  input.placeholder = "/…/My.playground";
  const content = document.createElement("div");
  const list = new FolderList(studio.session, {
    shows: ["folder", "playground"],
    moved: (location) => {
      input.value = location;
    },
    selected: (entry) => {
      if (entry?.kind === "playground") input.value = list.place(entry);
    },
    taken: (entry) => {
      input.value = list.place(entry);
      content.closest("form").requestSubmit();
    },
  });
  content.append(field(string("open.location"), input), list.element);
  // A folder that was typed is gone into; anything else is opened.
  const accept = async () => {
    const location = input.value.trim();
    const { selected } = list;
    if (location === list.location && selected?.kind === "playground") {
      return openLocation(list.place(selected));
    }
    if (/\.(playground|playgroundbook|swiftpm)\/?$/.test(location)) return openLocation(location);
    await list.show(location);
    list.focus();
    return "stay";
  };
  const shown = showDialog({
    title: string("open.title"), content, action: string("open.action"), accept,
    className: "open-sheet",
  });
  await list.show(startFolder(studio)).catch(() => list.show("")).catch(() => {});
  list.focus();
  return shown;
}

/** Where the document lies that is open; else where new ones go. */
function startFolder({ session }) {
  const { location } = session.document ?? {};
  return location ? location.slice(0, location.lastIndexOf("/")) : session.studio?.folder ?? "";
}

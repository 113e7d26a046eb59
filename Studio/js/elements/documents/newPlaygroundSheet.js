import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { field, showDialog } from "../window/dialog.js";
import { FolderList } from "./folderList.js";
import { TemplateGallery } from "./templateGallery.js";

/**
 * Asks for the name, platform, folder and template of a new playground, and makes it; answers with
 * `{document, page}`, or null after a cancel.
 */
export function showNewPlaygroundSheet({ session }, template = null) {
  const gallery = new TemplateGallery(session.studio?.templates, {
    kind: "radio", chosen: template,
  });
  const name = newElement("input", { value: string("new.defaultName") });
  name.required = true;
  name.maxLength = 120;
  name.spellcheck = false;
  name.autofocus = true;
  name.addEventListener("focus", () => name.select(), { once: true });
  const platform = platformChoice();
  const place = folderChoice(session);
  const content = newElement("div", { className: "new-playground" });
  const names = document.createElement("div");
  names.className = "new-names";
  names.append(field(string("new.name"), name), platform.element);
  content.append(gallery.element, names, place.element);
  return showDialog({
    title: string("new.title"), content, action: string("new.action"),
    className: "new-sheet",
    accept: () => session.request({
      type: "newPlayground", name: name.value.trim(), platform: platform.value,
      folder: place.value, template: gallery.chosen,
    }),
  });
}

function platformChoice() {
  const element = newElement("fieldset", { className: "platform-choice" });
  const title = newElement("legend", { textContent: string("new.platform") });
  const choices = newElement("div", { className: "segments" });
  const inputs = [["ios", "iOS"], ["macos", "macOS"]].map(([value, words], index) => {
    const choice = document.createElement("label");
    const input = newElement("input", { type: "radio" });
    input.name = "platform";
    input.value = value;
    input.checked = index === 0;
    choice.append(input, words);
    choices.append(choice);
    return input;
  });
  element.append(title, choices);
  return { element, get value() { return inputs.find(({ checked }) => checked).value; } };
}

/** A folder that can be typed, and chosen from a list that unfolds under it. */
function folderChoice(session) {
  const element = document.createElement("div");
  const input = document.createElement("input");
  input.required = true;
  input.spellcheck = false;
  input.autocapitalize = "off";
  input.value = session.studio?.folder ?? "";
  const list = new FolderList(session, {
    shows: ["folder"],
    moved: (location) => {
      input.value = location;
    },
  });
  list.element.hidden = true;
  const choose = newElement("button", { type: "button", className: "plain-button" });
  choose.textContent = string("new.choose");
  choose.ariaExpanded = "false";
  const row = newElement("div", {
    className: "folder-choice",
  }, field(string("new.folder"), input), choose);
  choose.addEventListener("click", async () => {
    list.element.hidden = !list.element.hidden;
    choose.ariaExpanded = String(!list.element.hidden);
    if (list.element.hidden) return;
    await list.show(input.value.trim()).catch(() => list.show("")).catch(() => {});
    list.focus();
  });
  element.append(row, list.element);
  return { element, get value() { return input.value.trim(); } };
}

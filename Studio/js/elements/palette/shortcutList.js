/** Every key of the window, by what it is about, and a field to find one. */
import { newElement } from "../../kit/element.js";
import { keyName } from "../../lib/keys.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";

/** Keys the editor has of itself. */
const ownKeys = [
  ["undo", ["mod+z"]], ["redo", ["mod+shift+z"]], ["selectAll", ["mod+a"]],
  ["wordLeft", ["mod+ArrowLeft"]], ["wordRight", ["mod+ArrowRight"]],
];
const groupOrder = [
  "run", "go", "panes", "window", "files", "editor", "language", "results", "liveView", "assistant", "console",
];

export function installShortcuts({ commands }) {
  commands.add({
    name: "shortcuts", keys: ["mod+alt+/"], group: "window", run: () => showShortcuts(commands),
  });
  // A question mark that is typed into something is one.
  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable], #editor, #backdrop");
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    commands.run("shortcuts");
  });
}

function showShortcuts(commands) {
  const content = document.createElement("div");
  const field = newElement("input", {
    type: "search", placeholder: string("shortcuts.find"), ariaLabel: string("shortcuts.find"),
  });
  field.autofocus = true;
  const list = newElement("div", {
    className: "shortcut-groups", tabIndex: 0, ariaLabel: commands.title("shortcuts"),
    role: "region",
  });
  const rows = allRows(commands);
  const columns = document.createElement("div");
  columns.className = "shortcut-columns";
  list.append(columns);
  const fill = () => columns.replaceChildren(...groups(rows, field.value.trim().toLowerCase()));
  field.addEventListener("input", fill);
  content.append(field, list);
  fill();
  showDialog({ title: commands.title("shortcuts"), content, className: "shortcuts" });
}

/** `{group, title, keys}` of every command that has keys, and of the editor's own. */
function allRows(commands) {
  const rows = commands.all.filter(({ keys }) => keys.length > 0).map(({ name, group, keys }) => ({
    group, title: commands.title(name),
    keys: [...keys.map(keyName), ...(name === "shortcuts" ? ["?"] : [])],
  }));
  const known = new Set(commands.all.flatMap(({ keys }) => keys));
  for (const [name, keys] of ownKeys) {
    if (keys.some((key) => known.has(key) && name !== "selectAll")) continue;
    rows.push({ group: "editor", title: string(`shortcuts.${name}`), keys: keys.map(keyName) });
  }
  return rows;
}

function groups(rows, wanted) {
  const shown = rows.filter(({ title, keys }) =>
    `${title} ${keys.join(" ")}`.toLowerCase().includes(wanted));
  if (shown.length === 0) {
    const words = newElement("p", { textContent: string("palette.nothing") });
    return [words];
  }
  const names = [...new Set(shown.map(({ group }) => group))];
  const place = (name) => (groupOrder.includes(name) ? groupOrder.indexOf(name) : groupOrder.length);
  return names.sort((a, b) => place(a) - place(b)).map((name) =>
    group(name, shown.filter((row) => row.group === name)));
}

function group(name, rows) {
  const section = document.createElement("section");
  const heading = newElement("h2", { textContent: groupTitle(name) });
  const list = document.createElement("dl");
  for (const { title, keys } of rows) {
    const term = newElement("dt", { textContent: title });
    const value = document.createElement("dd");
    for (const key of keys) {
      const cap = newElement("kbd", { textContent: key });
      value.append(cap);
    }
    list.append(term, value);
  }
  section.append(heading, list);
  return section;
}

function groupTitle(name) {
  const key = `group.${name}`;
  const words = string(key);
  return words === key ? name.slice(0, 1).toUpperCase() + name.slice(1) : words;
}

/**
 * A list over the window from which one thing is picked, with a field that narrows it down.
 *
 * An item is `{title, detail?, kind?, run}`.
 */
import { newElement } from "../../kit/element.js";
import { ListBox } from "../../kit/listBox.js";
import { matchName } from "../../kit/matcher.js";

const most = 200;
let count = 0;

/** Opens the list; `items` may be a promise. It closes with a choice, Escape or a click elsewhere. */
export function showPickList({ name, placeholder, items, empty }) {
  const dialog = newElement("dialog", { className: "pick-list" });
  dialog.setAttribute("aria-label", name);
  const input = newElement("input", { type: "text", placeholder });
  input.setAttribute("aria-label", placeholder);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-expanded", "true");
  input.spellcheck = false;
  const list = document.createElement("ul");
  const box = new ListBox(list, input);
  list.id = `pick-list-${(count += 1)}`;
  list.setAttribute("aria-label", name);
  input.setAttribute("aria-controls", list.id);
  dialog.append(input, list);
  document.body.append(dialog);
  let all = [];
  let isThere = false;
  let rows = [];

  const run = (item) => {
    dialog.close();
    item?.run();
  };
  const show = () => {
    rows = narrowed(all, input.value.trim()).slice(0, most);
    box.show(rows.map((item, place) => rowOf(item, place, list.id, run)));
    if (rows.length === 0 && isThere) {
      const words = newElement("li", {
        className: "pick-empty", role: "presentation", textContent: empty,
      });
      list.append(words);
    }
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      if (rows[box.index]) run(rows[box.index]);
    } else if (!box.key(event)) {
      return;
    }
    event.preventDefault();
  });
  dialog.addEventListener("pointerdown", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  input.focus();
  Promise.resolve(items).then((found) => {
    all = found ?? [];
    isThere = true;
    if (dialog.open) show();
  });
}

function narrowed(items, typed) {
  if (!typed) return items;
  const found = [];
  for (const [order, item] of items.entries()) {
    const match = matchName(typed, item.title) ?? (item.detail && matchName(typed, item.detail));
    if (match) found.push({ item, order, score: match.score });
  }
  found.sort((one, other) => other.score - one.score || one.order - other.order);
  return found.map(({ item }) => item);
}

function rowOf(item, place, prefix, run) {
  const row = document.createElement("li");
  row.className = "pick-row";
  row.id = `${prefix}-${place}`;
  const title = document.createElement("span");
  title.className = "pick-title";
  title.textContent = item.title;
  const detail = document.createElement("span");
  detail.className = "pick-detail";
  detail.textContent = item.detail ?? "";
  row.append(title, detail);
  row.addEventListener("click", () => run(item));
  return row;
}

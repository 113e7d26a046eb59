/**
 * A list one chooses from by typing a part of a name: it opens below an element, shows what fits,
 * best first, and Return takes the chosen one. Letters may be left out: `flc` finds `flipCard`.
 */
import { newElement } from "../../kit/element.js";
import { ListBox } from "../../kit/listBox.js";
import { matchItem } from "../../kit/matcher.js";
import { put, within } from "../../kit/placement.js";
import { icon } from "../window/icon.js";

let open = null;

/**
 * `items` are `{title, detail?, icon?, level?, isCurrent?, run}`. `name` is for screen readers,
 * `placeholder` stands in the field, `nothing` where no item fits.
 */
export function showFilterMenu(anchor, items, words) {
  open?.close();
  open = new FilterMenu(items, words);
  document.body.append(open.element);
  open.begin(anchor);
}

class FilterMenu {
  element = document.createElement("div");
  #input = document.createElement("input");
  #list = document.createElement("div");
  #items;
  #words;
  #shown = [];
  #box = new ListBox(this.#list, this.#input, { page: 10 });
  #before = document.activeElement;
  #abort = new AbortController();

  constructor(items, words) {
    this.#items = items;
    this.#words = words;
    this.element.className = "menu filter-menu";
    this.#input.type = "text";
    this.#input.spellcheck = false;
    this.#input.autocomplete = "off";
    this.#input.placeholder = words.placeholder;
    this.#input.setAttribute("role", "combobox");
    this.#input.setAttribute("aria-controls", "filter-list");
    this.#input.ariaExpanded = "true";
    this.#input.ariaLabel = words.name;
    this.#list.id = "filter-list";
    this.#list.className = "filter-list";
    this.#list.ariaLabel = words.name;
    this.element.append(this.#input, this.#list);
    this.#input.addEventListener("input", () => this.#render());
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  begin(anchor) {
    this.#render();
    const place = anchor.getBoundingClientRect();
    const { width } = this.element.getBoundingClientRect();
    put(this.element, { left: within(place.left, width, 4), top: place.bottom + 4 });
    this.element.style.maxHeight = `${Math.round(innerHeight - place.bottom - 12)}px`;
    this.#input.focus();
    this.#box.row?.scrollIntoView({ block: "center" });
    const options = { capture: true, signal: this.#abort.signal };
    addEventListener("pointerdown", ({ target }) => {
      if (!this.element.contains(target)) this.close();
    }, options);
    addEventListener("blur", ({ target }) => {
      if (target === window) this.close();
    }, options);
    addEventListener("resize", () => this.close(), options);
  }

  close() {
    if (open === this) open = null;
    this.#abort.abort();
    this.element.remove();
    if (this.#before?.isConnected) this.#before.focus({ preventScroll: true });
  }

  #render() {
    const wanted = this.#input.value.trim();
    this.#shown = wanted === "" ? this.#items : this.#items
      .map((item) => ({ item, cost: matchItem(wanted, item.title) }))
      .filter(({ cost }) => cost !== null)
      .sort((one, other) => one.cost - other.cost)
      .map(({ item }) => item);
    const current = wanted === "" ? this.#shown.findLastIndex(({ isCurrent }) => isCurrent) : 0;
    const rows = this.#shown.map((item, index) => this.#row(item, index, wanted));
    this.#box.show(rows, Math.max(0, current), null);
    if (this.#shown.length === 0) {
      const nothing = document.createElement("p");
      nothing.className = "filter-nothing";
      nothing.textContent = this.#words.nothing;
      this.#list.append(nothing);
    }
  }

  #row(item, index, wanted) {
    const row = newElement("div", { className: "filter-item", id: `filter-item-${index}` });
    row.dataset.kind = item.kind ?? "";
    if (wanted === "") row.style.paddingInlineStart = `${8 + 12 * (item.level ?? 0)}px`;
    const mark = document.createElement("span");
    mark.className = "filter-mark";
    if (item.icon) mark.append(icon(item.icon));
    else mark.textContent = item.sign ?? "";
    const title = document.createElement("span");
    title.className = "menu-title";
    title.textContent = item.title;
    const detail = newElement("span", { className: "menu-key" });
    detail.textContent = item.detail ?? "";
    row.append(mark, title, detail);
    row.addEventListener("pointermove", () => this.#box.choose(index, null));
    row.addEventListener("click", () => this.#take(index));
    return row;
  }

  #take(index) {
    const item = this.#shown[index];
    if (!item) return;
    this.close();
    item.run();
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Enter") this.#take(this.#box.index);
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else if (!this.#box.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

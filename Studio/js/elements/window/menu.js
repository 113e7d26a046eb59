/**
 * Menus, as they drop from a button or come with a right click.
 *
 * An item is `{title, key?, icon?, run, isEnabled?, isChecked?, isDestructive?}`, `"-"` is a line
 * between groups, `{title, items}` a menu of its own, and `{heading}` words over a group. One menu
 * is open at a time; Escape, a click elsewhere and every choice close it, and the focus goes back
 * to where it was.
 */
import { newElement } from "../../kit/element.js";
import { placeBelow, placeBeside, put } from "../../kit/placement.js";
import { icon } from "./icon.js";

const margin = 4;
let open = null;

/** Opens a menu at `{x, y}` or below an element; the answer closes it. */
export function showMenu(at, items, { name = "" } = {}) {
  open?.close();
  const menu = new Menu(items, name, document.activeElement);
  open = menu;
  document.body.append(menu.element);
  menu.place(at);
  menu.focusFirst();
  menu.listen();
  return () => menu.close();
}

/** Whether a menu is open. */
export function isMenuOpen() {
  return open !== null;
}

/** The commands of a table as items: title, key, and whether each can be given now. */
export function commandItems(commands, names) {
  return names.map((name) => name === "-" ? name : {
    title: commands.title(name), key: commands.keyName(name), run: () => commands.run(name),
    isEnabled: commands.isEnabled(name),
  });
}

class Menu {
  element = document.createElement("div");
  #before;
  #parent;
  #child = null;
  #abort = new AbortController();

  constructor(items, name, before, parent = null) {
    this.#before = before;
    this.#parent = parent;
    this.element.className = "menu";
    this.element.setAttribute("role", "menu");
    if (name) this.element.ariaLabel = name;
    for (const item of items) this.element.append(this.#row(item));
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  get #rows() {
    return [...this.element.querySelectorAll(":scope > [role^=menuitem]")];
  }

  place(at) {
    const own = this.element.getBoundingClientRect();
    put(this.element, at instanceof Element
      ? placeBelow(at.getBoundingClientRect(), own, { margin })
      : placeBelow({ left: at.x, top: at.y, bottom: at.y }, own, { margin, gap: 0 }));
  }

  placeBeside(row) {
    const own = this.element.getBoundingClientRect();
    put(this.element, placeBeside(row.getBoundingClientRect(), own, { margin }));
  }

  listen() {
    const options = { capture: true, signal: this.#abort.signal };
    addEventListener("pointerdown", ({ target }) => {
      if (!target.closest?.(".menu")) this.close();
    }, options);
    // Rows of the menu lose the focus to each other; only the window's own loss counts.
    addEventListener("blur", ({ target }) => {
      if (target === window) this.close();
    }, options);
    addEventListener("resize", () => this.close(), options);
  }

  focusFirst() {
    this.#rows.find((row) => row.ariaDisabled !== "true")?.focus({ preventScroll: true });
  }

  close() {
    this.#abort.abort();
    this.#child?.close();
    this.element.remove();
    if (this.#parent) {
      this.#parent.#child = null;
    } else if (open === this) {
      open = null;
      if (this.#before?.isConnected) this.#before.focus?.({ preventScroll: true });
    }
  }

  #closeAll() {
    if (this.#parent) this.#parent.#closeAll();
    else this.close();
  }

  #row(item) {
    if (item === "-" || item.heading) {
      const line = document.createElement("div");
      line.className = item === "-" ? "menu-line" : "menu-heading";
      line.setAttribute("role", item === "-" ? "separator" : "presentation");
      if (item.heading) line.textContent = item.heading;
      return line;
    }
    const row = newElement("button", {
      type: "button", className: "menu-item", tabIndex: -1,
      role: item.isChecked === undefined ? "menuitem" : "menuitemcheckbox",
    });
    if (item.isChecked !== undefined) row.ariaChecked = String(item.isChecked);
    if (item.isEnabled === false) row.ariaDisabled = "true";
    if (item.isDestructive) row.dataset.tone = "destructive";
    if (item.items) row.ariaHasPopup = "menu";
    const mark = document.createElement("span");
    mark.className = "menu-mark";
    if (item.icon) mark.append(icon(item.icon));
    else if (item.isChecked) mark.textContent = "✓";
    const title = document.createElement("span");
    title.className = "menu-title";
    title.textContent = item.title;
    const key = document.createElement("span");
    key.className = "menu-key";
    key.textContent = item.items ? "›" : item.key ?? "";
    row.append(mark, title, key);
    row.addEventListener("click", () => this.#choose(item, row));
    row.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      row.focus({ preventScroll: true });
      if (item.items) this.#openChild(item, row);
      else this.#child?.close();
    });
    return row;
  }

  #choose(item, row) {
    if (item.isEnabled === false) return;
    if (item.items) {
      this.#openChild(item, row);
      this.#child.focusFirst();
      return;
    }
    this.#closeAll();
    item.run();
  }

  #openChild(item, row) {
    this.#child?.close();
    this.#child = new Menu(item.items, item.title, row, this);
    document.body.append(this.#child.element);
    this.#child.placeBeside(row);
  }

  #key(event) {
    const rows = this.#rows;
    const here = rows.indexOf(document.activeElement);
    const step = (by) => rows[(here + by + rows.length) % rows.length]?.focus();
    const keys = {
      ArrowDown: () => step(1), ArrowUp: () => step(here < 0 ? 0 : -1),
      Home: () => rows[0]?.focus(), End: () => rows.at(-1)?.focus(),
      ArrowRight: () => rows[here]?.ariaHasPopup && rows[here].click(),
      ArrowLeft: () => this.#parent && this.#backToParent(),
      Escape: () => this.#parent ? this.#backToParent() : this.close(),
      Tab: () => this.#closeAll(),
    };
    if (keys[event.key]) {
      keys[event.key]();
    } else if (event.key.length === 1 && event.key !== " " && !event.metaKey && !event.ctrlKey) {
      this.#find(event.key.toLowerCase(), rows, here);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #backToParent() {
    const row = this.#before;
    this.close();
    row?.focus();
  }

  #find(letter, rows, here) {
    const order = [...rows.slice(here + 1), ...rows.slice(0, here + 1)];
    order.find((row) =>
      row.querySelector(".menu-title").textContent.toLowerCase().startsWith(letter))?.focus();
  }
}

/**
 * A value and what is in it, as a tree that opens: arrow keys as in every tree.
 *
 * Which branches are open outlives the value: they are remembered by their names.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";

export class ValueTree {
  element = document.createElement("div");
  #open;
  #root = null;
  #chosen = "";

  /** Its outermost branch is "open" or "closed" at first. */
  constructor(first = "open") {
    this.#open = new Set(first === "open" ? [""] : []);
    this.element.className = "value-tree";
    this.element.setAttribute("role", "tree");
    this.element.addEventListener("click", ({ target }) => this.#click(target));
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the `value` of a result. */
  show(value, name) {
    const shown = JSON.stringify(value);
    if (shown === this.#root) return;
    this.#root = shown;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.ariaLabel = name;
    this.element.replaceChildren(this.#branch(value, "", 1));
    this.#choose(this.#rows.find((row) => row.dataset.path === this.#chosen) ?? this.#rows[0], hadFocus);
  }

  #branch(node, path, level) {
    const item = newElement("div", { role: "treeitem", className: "value-node" });
    item.dataset.path = path;
    item.tabIndex = -1;
    item.setAttribute("aria-level", level);
    const children = Array.isArray(node.children) ? node.children : [];
    const row = document.createElement("div");
    row.className = "value-row";
    row.style.paddingInlineStart = `${(level - 1) * 16}px`;
    row.append(
      piece("value-arrow", children.length > 0 ? "▸" : ""),
      ...(node.name ? [piece("value-name", node.name)] : []),
      piece("value-summary", node.summary || node.type), piece("value-type", node.type));
    item.append(row);
    if (children.length === 0) return item;
    const group = document.createElement("div");
    group.setAttribute("role", "group");
    const head = Number.isInteger(node.head) ? node.head : children.length;
    const left = (node.total ?? children.length) - children.length;
    children.forEach((child, index) => {
      if (index === head && left > 0) group.append(gap(left, level));
      group.append(this.#branch(child, `${path}/${index}:${child.name}`, level + 1));
    });
    if (head >= children.length && left > 0) group.append(gap(left, level));
    item.append(group);
    this.#set(item, this.#open.has(path));
    return item;
  }

  #set(item, isOpen) {
    item.ariaExpanded = String(isOpen);
    item.querySelector(":scope > [role=group]").hidden = !isOpen;
    if (isOpen) this.#open.add(item.dataset.path);
    else this.#open.delete(item.dataset.path);
  }

  get #rows() {
    return [...this.element.querySelectorAll("[role=treeitem]")]
      .filter((item) => !item.parentElement.closest("[role=group][hidden]"));
  }

  #choose(item, withFocus = true) {
    if (!item) return;
    for (const other of this.element.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    item.tabIndex = 0;
    this.#chosen = item.dataset.path;
    if (withFocus) item.focus({ preventScroll: false });
  }

  #click(target) {
    const item = target.closest("[role=treeitem]");
    if (!item) return;
    this.#choose(item);
    if (item.ariaExpanded !== null) this.#set(item, item.ariaExpanded !== "true");
  }

  #key(event) {
    const item = event.target.closest("[role=treeitem]");
    if (!item) return;
    const rows = this.#rows;
    const here = rows.indexOf(item);
    const opens = item.ariaExpanded;
    const keys = {
      ArrowDown: () => this.#choose(rows[here + 1]),
      ArrowUp: () => this.#choose(rows[here - 1]),
      Home: () => this.#choose(rows[0]),
      End: () => this.#choose(rows.at(-1)),
      ArrowRight: () => opens === "false" ? this.#set(item, true) : opens && this.#choose(rows[here + 1]),
      ArrowLeft: () => opens === "true" ? this.#set(item, false)
        : this.#choose(item.parentElement.closest("[role=treeitem]")),
      Enter: () => opens !== null && this.#set(item, opens !== "true"),
    };
    if (!keys[event.key] || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }
}

function piece(className, text) {
  const element = newElement("span", { className, textContent: text });
  return element;
}

function gap(count, level) {
  const element = piece("value-gap", string("results.more", { count }));
  element.style.paddingInlineStart = `${level * 16 + 16}px`;
  return element;
}

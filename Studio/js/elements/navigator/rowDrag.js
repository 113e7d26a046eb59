/**
 * Rows of the navigator that are moved with the pointer: a page among the pages, a file to another
 * folder of its kind.
 *
 * A mouse drags at once. A finger that rests opens the row's menu, and drags when it then moves;
 * one that moves at once scrolls. Escape leaves everything as it was.
 */
import { folderOf } from "../../lib/fileTree.js";

const distance = 5;
const fingerDistance = 10;
const restingTime = 450;
const edge = 28;

export class RowDrag {
  #navigator;
  #actions;
  #openMenu;
  #press = null;
  #target = null;
  #ghost = null;
  #line = document.createElement("div");
  #scrolling = 0;

  /** `openMenu(node, place)` answers with what closes the menu again. */
  constructor(navigator, actions, openMenu) {
    this.#navigator = navigator;
    this.#actions = actions;
    this.#openMenu = openMenu;
    this.#line.className = "drop-line";
    this.#line.hidden = true;
    navigator.tree.append(this.#line);
    const { tree } = navigator;
    tree.addEventListener("pointerdown", (event) => this.#down(event));
    tree.addEventListener("touchmove", (event) => {
      if (this.#press?.isHeld) event.preventDefault();
    }, { passive: false });
    // No click follows on a finger that rested, so the menu stays.
    tree.addEventListener("touchend", (event) => {
      if (this.#swallowed) event.preventDefault();
    }, { passive: false });
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.#end());
    addEventListener("blur", () => this.#end());
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#ghost) return;
      event.preventDefault();
      event.stopPropagation();
      this.#end();
    }, true);
    tree.addEventListener("click", (event) => this.#swallow(event), true);
    tree.addEventListener("contextmenu", (event) => {
      if (this.#press?.isHeld || this.#ghost) event.preventDefault();
      if (this.#press?.isHeld) event.stopPropagation();
    }, true);
  }

  #down(event) {
    const node = this.#navigator.nodeOf(event.target);
    this.#end();
    this.#swallowed = false;
    if (!node || event.button !== 0 || this.#navigator.row(node.key).isNaming) return;
    if (event.target.closest("button")) return;
    const { clientX: x, clientY: y, pointerType, pointerId } = event;
    this.#press = { node, x, y, pointerId, isTouch: pointerType !== "mouse", isHeld: false };
    if (this.#press.isTouch) this.#press.timer = setTimeout(() => this.#hold(), restingTime);
  }

  /** The finger has rested. */
  #hold() {
    const { node, x, y } = this.#press;
    this.#press.isHeld = true;
    this.#swallowed = true;
    this.#press.closeMenu = this.#openMenu(node, { x, y });
  }

  #swallowed = false;

  /** A click that ends a drag, or that follows on a menu, opens nothing. */
  #swallow(event) {
    if (!this.#swallowed) return;
    this.#swallowed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #move(event) {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointerId) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!this.#ghost) {
      if (far < (press.isTouch ? fingerDistance : distance)) return;
      if (press.isTouch && !press.isHeld) return this.#end();
      if (!isMovable(press.node)) return;
      press.closeMenu?.();
      this.#lift(press.node);
    }
    this.#ghost.style.transform = `translate(${event.clientX + 8}px, ${event.clientY + 4}px)`;
    this.#aim(event.clientX, event.clientY);
    this.#scrollAt(event.clientY);
  }

  #lift(node) {
    const row = this.#navigator.row(node.key).element;
    this.#swallowed = true;
    this.#ghost = row.cloneNode(true);
    this.#ghost.className = "file drag-ghost";
    this.#ghost.removeAttribute("data-path");
    this.#ghost.setAttribute("aria-hidden", "true");
    this.#ghost.setAttribute("role", "presentation");
    document.body.append(this.#ghost);
    row.classList.add("dragged");
    document.body.classList.add("dragging-row");
  }

  #aim(x, y) {
    this.#mark(null);
    const element = document.elementFromPoint(x, y);
    const over = this.#navigator.nodeOf(element);
    const { node } = this.#press;
    if (node.kind === "page") this.#aimBetween(over, y);
    else if (over) this.#aimInto(node, over);
  }

  /** Before or after the page under the pointer. */
  #aimBetween(over, y) {
    const pages = this.#navigator.facts.pages;
    const at = pages.findIndex(({ name }) => over && name === over.page);
    if (at < 0) return;
    const row = this.#navigator.row(pages[at].path).element;
    const box = row.getBoundingClientRect();
    const isAfter = over.kind !== "page" || y > box.top + box.height / 2;
    const below = isAfter && pages[at + 1] ? this.#navigator.row(pages[at + 1].path) : null;
    const tree = this.#navigator.tree.getBoundingClientRect();
    const last = [...this.#navigator.tree.querySelectorAll(".file")]
      .filter((one) => this.#navigator.nodeOf(one)?.page === pages[at].name).at(-1);
    const edgeAt = !isAfter ? box.top : below
      ? below.element.getBoundingClientRect().top : last.getBoundingClientRect().bottom;
    this.#line.style.top = `${edgeAt - tree.top}px`;
    this.#line.hidden = false;
    const names = pages.map(({ name }) => name).filter((name) => name !== this.#press.node.page);
    const target = names.indexOf(over.page);
    if (target >= 0) names.splice(target + (isAfter ? 1 : 0), 0, this.#press.node.page);
    this.#target = target >= 0 ? { names } : null;
    if (!this.#target) this.#line.hidden = true;
  }

  /** Into the folder under the pointer, where it takes what is dragged. */
  #aimInto(node, over) {
    const folder = over.kind === "page" ? ownFolder(over, node)
      : over.kind === "file" ? folderOf(over.path) : over.path;
    if (!folder || folder === folderOf(node.path)) return;
    const isSource = this.#navigator.facts.isApplication || /(^|\/)Sources(\/|$)/.test(folder);
    if (isSource !== (node.fileKind !== "resource")) return;
    this.#mark(this.#navigator.row(folder)?.element ?? this.#navigator.row(over.key).element);
    this.#target = { folder };
  }

  #mark(row) {
    this.#target = null;
    this.#line.hidden = true;
    for (const marked of this.#navigator.tree.querySelectorAll(".drop-target")) {
      marked.classList.remove("drop-target");
    }
    row?.classList.add("drop-target");
  }

  /** Near its ends the list scrolls. */
  #scrollAt(y) {
    const { element } = this.#navigator;
    const box = element.getBoundingClientRect();
    const by = y < box.top + edge ? -8 : y > box.bottom - edge ? 8 : 0;
    cancelAnimationFrame(this.#scrolling);
    if (by === 0) return;
    const step = () => {
      element.scrollTop += by;
      this.#scrolling = requestAnimationFrame(step);
    };
    this.#scrolling = requestAnimationFrame(step);
  }

  #up() {
    const target = this.#ghost ? this.#target : null;
    const node = this.#press?.node;
    this.#end();
    if (target?.names) this.#actions.order(target.names);
    if (target?.folder) this.#actions.move(node, target.folder);
    // The click that belongs to this release comes at once, or not at all.
    setTimeout(() => {
      this.#swallowed = false;
    });
  }

  #end() {
    clearTimeout(this.#press?.timer);
    cancelAnimationFrame(this.#scrolling);
    if (this.#ghost) {
      this.#navigator.row(this.#press.node.key)?.element.classList.remove("dragged");
      this.#ghost.remove();
      this.#ghost = null;
      this.#mark(null);
      document.body.classList.remove("dragging-row");
    }
    this.#press = null;
  }
}

function isMovable(node) {
  return node.kind === "file" || (node.kind === "page" && node.base !== "");
}

/** The folder of a page that takes a file. */
function ownFolder(page, node) {
  return page.base === "" ? null
    : `${page.base}/${node.fileKind === "source" ? "Sources" : "Resources"}`;
}

/**
 * The project navigator: the pages, Sources and Resources of the document as a tree.
 *
 * It shows and it is walked through; what can be done to files is in `fileActions.js`, and comes
 * in through `handlers`. Rows are kept by path, so that a document told anew moves nothing and
 * takes no focus away.
 */
import { fileTree, folderOf, visibleNodes, withDescendants } from "../../lib/fileTree.js";
import { editName } from "./nameField.js";
import { NavigatorRow, shownName } from "./navigatorRow.js";

export class Navigator {
  element = document.getElementById("navigator");
  tree = document.createElement("div");
  /** What other parts do: `menu(node, place)`, and `activate(node)` for the row that invites. */
  handlers = { menu: () => {}, activate: () => {} };
  #open;
  #facts = null;
  #nodes = [];
  #rows = new Map();
  #shown = [];
  /** By document and path, whether a node was opened or closed by hand. */
  #turned = new Map();
  #current = null;
  #errors = new Map();
  #focused = null;
  #waiting = new Map();

  constructor(open) {
    this.#open = open;
    this.tree.className = "file-tree";
    this.tree.setAttribute("role", "tree");
    this.tree.dataset.name = "pane.navigator";
    this.element.append(this.tree);
    this.tree.addEventListener("keydown", (event) => this.#key(event));
    this.tree.addEventListener("click", (event) => this.#click(event));
    this.tree.addEventListener("focusin", ({ target }) => this.#focusCame(target));
    this.tree.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    this.element.addEventListener("focus", () => this.#rows.get(this.#focused)?.element.focus());
  }

  /** Shows a document: `{document, pages, files, folders?}`. */
  show(facts) {
    this.#rename(facts.renamed ?? {});
    this.#facts = facts;
    this.#nodes = fileTree(facts);
    this.render();
    for (const [path, ready] of this.#waiting) {
      if (!this.node(path)) continue;
      this.#waiting.delete(path);
      ready(this.node(path));
    }
  }

  set current(path) {
    this.#current = path;
    this.#focused = path;
    // A page that was opened stays unfolded when something else is.
    const page = this.#pages.find(({ base }) => base && path?.startsWith(`${base}/`));
    const key = page && this.#turnKey(page.key);
    if (key && !this.#turned.has(key)) this.#turned.set(key, true);
    this.render();
  }

  /** How many errors each file has. */
  set errors(errors) {
    this.#errors = errors;
    for (const row of this.#rows.values()) row.errors = this.#errorsOf(row.node);
  }

  get facts() {
    return this.#facts;
  }

  /** The node of a path, whether it can be seen or not. */
  node(path) {
    return this.#nodes.flatMap(withDescendants).find(({ key }) => key === path) ?? null;
  }

  /** The node of the row that has, or had last, the focus. */
  get focusedNode() {
    return this.#rows.get(this.#focused)?.node ?? null;
  }

  nodeOf(element) {
    const row = element?.closest?.(".file");
    return row && this.tree.contains(row) ? this.#rows.get(row.dataset.path)?.node ?? null : null;
  }

  row(path) {
    return this.#rows.get(path) ?? null;
  }

  /** The node of a path, as soon as the server has told of it. */
  whenThere(path) {
    const node = this.node(path);
    return node ? Promise.resolve(node)
      : new Promise((ready) => this.#waiting.set(path, ready));
  }

  /** Makes a row be seen, and gives it the focus. */
  focus(path) {
    this.#unfold(path);
    this.#focused = path;
    this.render();
    const row = this.#rows.get(path)?.element;
    row?.scrollIntoView({ block: "nearest" });
    row?.focus();
  }

  /** Lets the person give a node another name; `accept(name)` may throw what is wrong with it. */
  async editName(path, accept) {
    this.focus(path);
    const row = this.#rows.get(path);
    if (!row || row.isNaming) return;
    await editName(row, accept);
    if (this.element.contains(document.activeElement) || document.activeElement === document.body) {
      this.#rows.get(this.#focused)?.element.focus();
    }
  }

  turn(node, isOpen) {
    this.#turned.set(this.#turnKey(node.key), isOpen);
    this.render();
  }

  render() {
    if (!this.#facts) return;
    const had = document.activeElement?.closest?.(".file") ?? null;
    this.#shown = visibleNodes(this.#nodes, (node) => this.#isOpen(node));
    if (!this.#shown.some(({ node }) => node.key === this.#focused)) {
      this.#focused = this.#nearest(this.#focused);
    }
    const kept = new Set(this.#shown.map(({ node }) => node.key));
    for (const [key, row] of this.#rows) {
      if (kept.has(key)) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
    let next = this.tree.firstElementChild;
    for (const seen of this.#shown) next = this.#place(seen, next);
    if (had && this.tree.contains(document.activeElement) === false
      && document.activeElement === document.body) {
      this.#rows.get(this.#focused)?.element.focus({ preventScroll: true });
    }
  }

  #place(seen, next) {
    const { key } = seen.node;
    if (!this.#rows.has(key)) this.#rows.set(key, new NavigatorRow());
    const row = this.#rows.get(key);
    row.show(seen, {
      isOpen: seen.node.children ? this.#isOpen(seen.node) : null,
      isCurrent: key === this.#current, errors: this.#errorsOf(seen.node),
      document: this.#facts.document,
    });
    row.element.tabIndex = key === this.#focused ? 0 : -1;
    row.element.setAttribute("aria-selected", String(key === this.#focused));
    if (row.element === next) return next.nextElementSibling;
    this.tree.insertBefore(row.element, next);
    return next;
  }

  /** A closed folder tells of the errors in it. */
  #errorsOf(node) {
    const nodes = node.children && !this.#isOpen(node) ? withDescendants(node) : [node];
    return nodes.reduce((sum, { path, kind }) =>
      sum + (kind === "folder" ? 0 : this.#errors.get(path) ?? 0), 0);
  }

  get #pages() {
    return this.#nodes.flatMap(withDescendants).filter(({ kind }) => kind === "page");
  }

  #isOpen(node) {
    const turned = this.#turned.get(this.#turnKey(node.key));
    if (turned !== undefined) return turned;
    return node.kind !== "page" && node.role !== "inner";
  }

  #turnKey(key) {
    return `${this.#facts?.document}\n${key}`;
  }

  #unfold(path) {
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) {
      const node = this.node(folder);
      if (node?.children) this.#turned.set(this.#turnKey(folder), true);
      const page = this.#pages.find(({ base }) => base === folder);
      if (page && page.path !== path) this.#turned.set(this.#turnKey(page.key), true);
    }
  }

  /** What is focused instead of a row that is gone. */
  #nearest(path) {
    for (let folder = folderOf(path ?? ""); folder !== ""; folder = folderOf(folder)) {
      if (this.#shown.some(({ node }) => node.key === folder)) return folder;
    }
    return this.#current && this.#shown.some(({ node }) => node.key === this.#current)
      ? this.#current : this.#shown[0]?.node.key ?? null;
  }

  /** A row whose file has another name stays the row it was. */
  #rename(renamed) {
    for (const [old, path] of Object.entries(renamed)) {
      const row = this.#rows.get(old);
      if (row && !this.#rows.has(path)) {
        this.#rows.delete(old);
        this.#rows.set(path, row);
      }
      if (this.#focused === old) this.#focused = path;
      if (this.#current === old) this.#current = path;
    }
  }

  #focusCame(target) {
    const node = this.nodeOf(target);
    if (!node || node.key === this.#focused) return;
    for (const key of [this.#focused, node.key]) {
      const element = this.#rows.get(key)?.element;
      element?.setAttribute("aria-selected", String(key === node.key));
      if (element) element.tabIndex = key === node.key ? 0 : -1;
    }
    this.#focused = node.key;
  }

  #click(event) {
    const node = this.nodeOf(event.target);
    if (!node || this.#rows.get(node.key).isNaming) return;
    if (event.target.closest(".file-more")) {
      this.#rows.get(node.key).element.focus();
      this.handlers.menu(node, event.target.closest(".file-more"));
    } else if (node.children && (node.kind === "folder" || event.target.closest(".file-turn"))) {
      this.turn(node, !this.#isOpen(node));
    } else {
      this.activate(node, event.pointerType ?? "mouse");
    }
  }

  /** Opens a file, or does what the row invites to. */
  activate(node, pointer = "key") {
    if (node.kind === "page" || node.kind === "file") this.#open(node.path, pointer);
    else if (node.children) this.turn(node, !this.#isOpen(node));
    else this.handlers.activate(node);
  }

  #contextMenu(event) {
    const node = this.nodeOf(event.target);
    if (!node || this.#rows.get(node.key).isNaming) return;
    event.preventDefault();
    event.stopPropagation();
    const row = this.#rows.get(node.key).element;
    row.focus();
    const isByKey = event.button === -1 || (event.clientX === 0 && event.clientY === 0);
    this.handlers.menu(node, isByKey ? row : { x: event.clientX, y: event.clientY });
  }

  #key(event) {
    const node = this.nodeOf(event.target);
    if (!node || event.target !== this.#rows.get(node.key).element) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.#shown.findIndex((seen) => seen.node.key === node.key);
    const to = (index) => {
      const { key } = this.#shown[Math.max(0, Math.min(index, this.#shown.length - 1))].node;
      this.focus(key);
    };
    const isOpen = node.children ? this.#isOpen(node) : null;
    const keys = {
      ArrowDown: () => to(at + 1), ArrowUp: () => to(at - 1),
      Home: () => to(0), End: () => to(this.#shown.length - 1),
      PageDown: () => to(at + 10), PageUp: () => to(at - 10),
      ArrowRight: () => isOpen === false ? this.turn(node, true) : isOpen && to(at + 1),
      ArrowLeft: () => isOpen ? this.turn(node, false) : this.#focusParent(at),
      Enter: () => this.activate(node), " ": () => this.activate(node),
    };
    if (keys[event.key]) {
      keys[event.key]();
    } else if (event.key === "F10" && event.shiftKey) {
      this.handlers.menu(node, event.target);
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      this.#find(event.key, at);
    } else {
      return;
    }
    event.preventDefault();
  }

  #focusParent(at) {
    const { parent } = this.#shown[at];
    if (parent) this.focus(parent.key);
  }

  #find(letter, at) {
    const others = [...this.#shown.slice(at + 1), ...this.#shown.slice(0, at + 1)];
    const found = others.find(({ node }) =>
      shownName(node).toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
    if (found) this.focus(found.node.key);
  }
}

import { string } from "../../lib/strings.js";
import { isPicture } from "../../lib/fileTree.js";
import { icon } from "../window/icon.js";

/** One row of the navigator: an element that is kept as long as its file is there. */
export class NavigatorRow {
  element = document.createElement("div");
  node = null;
  parent = null;
  #turn = document.createElement("span");
  #picture = document.createElement("span");
  #name = document.createElement("span");
  #errors = document.createElement("span");
  #more = document.createElement("button");
  #shownPicture = null;

  constructor() {
    this.element.className = "file";
    this.element.tabIndex = -1;
    this.element.setAttribute("role", "treeitem");
    this.#turn.className = "file-turn";
    this.#turn.append(icon("chevron"));
    this.#picture.className = "file-picture";
    this.#name.className = "file-name";
    this.#errors.className = "file-errors";
    this.#more.className = "tool small file-more";
    this.#more.tabIndex = -1;
    this.#more.setAttribute("aria-haspopup", "menu");
    this.#more.append(icon("more"));
    this.element.append(this.#turn, this.#picture, this.#name, this.#errors, this.#more);
  }

  get isNaming() {
    return this.element.classList.contains("renaming");
  }

  /** Puts a field where the name is; the answer puts the name back. */
  replaceName(field) {
    this.element.classList.add("renaming");
    this.#name.replaceWith(field);
    return () => {
      this.element.classList.remove("renaming");
      field.replaceWith(this.#name);
    };
  }

  /** `state` has `isOpen` (null where there is nothing to open), `isCurrent`, `errors`, `documentName`. */
  show({ node, level, parent, place, count }, state) {
    this.node = node;
    this.parent = parent;
    const { element } = this;
    element.dataset.path = node.kind === "invitation" ? node.key : node.path;
    element.dataset.kind = node.kind;
    element.style.setProperty("--level", level - 1);
    element.setAttribute("aria-level", level);
    element.setAttribute("aria-posinset", place);
    element.setAttribute("aria-setsize", count);
    setOrRemove(element, "aria-expanded", state.isOpen);
    this.#name.textContent = shownName(node);
    element.title = node.kind === "invitation" ? "" : node.path;
    this.#showPicture(node, state.document);
    this.isCurrent = state.isCurrent;
    this.errors = state.errors;
    const name = string("navigator.actions", { name: shownName(node) });
    this.#more.ariaLabel = name;
    this.#more.hidden = node.kind === "invitation";
  }

  set isCurrent(isCurrent) {
    setOrRemove(this.element, "aria-current", isCurrent ? true : null);
  }

  set errors(count) {
    const words = count > 0 ? string("navigator.errors", { count }) : "";
    if (this.#errors.textContent !== words) this.#errors.textContent = words;
    this.#errors.hidden = count === 0;
    this.element.ariaLabel = [shownName(this.node), words].filter(Boolean).join(", ");
  }

  #showPicture(node, owner) {
    const address = node.kind === "file" && isPicture(node.path)
      ? pictureAddress(owner, node) : null;
    const shown = address ?? iconOf(node);
    if (shown === this.#shownPicture) return;
    this.#shownPicture = shown;
    this.#picture.replaceChildren(address ? thumbnail(address) : icon(shown));
  }
}

/** Where the server shows a picture of the document. */
export function pictureAddress(owner, { path, stamp }) {
  const query = new URLSearchParams({ document: owner, path });
  if (stamp) query.set("stamp", stamp);
  return `/resource?${query}`;
}

/** What a person reads of a node. */
export function shownName(node) {
  if (node.kind === "invitation") return string("navigator.dropHere");
  if (node.role === "sources") return string("navigator.sources");
  if (node.role === "resources") return string("navigator.resources");
  return node.name;
}

function iconOf(node) {
  if (node.kind === "page") return "page";
  if (node.role === "chapter") return "chapter";
  if (node.kind === "folder") return "folder";
  if (node.kind === "invitation") return "add";
  if (node.fileKind === "source") return "source";
  return isPicture(node.path) ? "resource" : "file";
}

function thumbnail(address) {
  const image = new Image();
  image.loading = "lazy";
  image.decoding = "async";
  image.draggable = false;
  image.alt = "";
  image.addEventListener("error", () => image.replaceWith(icon("resource")), { once: true });
  image.src = address;
  return image;
}

function setOrRemove(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

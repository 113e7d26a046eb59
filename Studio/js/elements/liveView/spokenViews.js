/**
 * What the page's views say of themselves, for those who cannot see them: over the picture lie
 * elements that are not seen, with the views' words and roles, in the order in which they are read.
 *
 * What the page announces is read out by a part of its own that is not seen either.
 *
 * A click on one of them, which is what a screen reader and the Enter key make, is told to the
 * page, as arrow keys are on what can be adjusted, and the key that opens a context menu. Keys move
 * the focus in a menu. Other keys are the page's. Pointers go through to the picture.
 */
import { newElement } from "../../kit/element.js";
import { SpokenFocus } from "./spokenFocus.js";
import { SpokenMenu } from "./spokenMenu.js";

const traits = Object.freeze({
  button: 1n << 0n, link: 1n << 1n, image: 1n << 2n, selected: 1n << 3n, staticText: 1n << 6n,
  notEnabled: 1n << 8n, updatesFrequently: 1n << 9n, adjustable: 1n << 12n, header: 1n << 16n,
  textEntry: 1n << 18n, toggle: 1n << 53n, leadsBack: 1n << 59n, submenu: 1n << 60n,
  menuItem: 1n << 61n, responds: 1n << 62n,
});
const mostAnnounced = 5;
const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement",
  ArrowLeft: "decrement" };

export class SpokenViews {
  #session;
  #liveView;
  #element = document.createElement("div");
  #announced = document.createElement("div");
  #views = new Map();
  #told = { run: null, elements: [] };
  #focus;
  #menu;

  constructor(session, liveView, keys) {
    this.#session = session;
    this.#liveView = liveView;
    this.#element.className = "spoken-views";
    this.#element.dataset.name = "stage.views";
    this.#element.setAttribute("role", "group");
    this.#announced.className = "spoken";
    this.#announced.setAttribute("aria-live", "polite");
    liveView.element.after(this.#element, this.#announced);
    session.on("announcement", ({ run, words }) => this.#announce(run, words));
    session.on("elements", (told) => {
      this.#told = told;
      this.#show();
    });
    session.on("page", () => {
      this.#told = { run: null, elements: [] };
      this.#show();
    });
    liveView.onFit(() => this.#show());
    this.#element.addEventListener("click", ({ target }) => this.#act(target, "activate"));
    this.#element.addEventListener("keydown", (event) => this.#pressed(event));
    this.#element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#act(event.target, "showMenu");
    });
    this.#menu = new SpokenMenu(this.#element);
    keys.listen(this.#element, ["Enter", " ", "ContextMenu"]);
    this.#focus = new SpokenFocus(session, liveView, this.#element);
  }

  /** The same words once more are another line, or nobody would hear them. */
  #announce(run, words) {
    if (run !== this.#liveView.run) return;
    const line = newElement("p", { textContent: words });
    this.#announced.append(line);
    while (this.#announced.childElementCount > mostAnnounced) this.#announced.firstElementChild.remove();
  }

  #show() {
    const { run, elements } = this.#told;
    const isShown = run !== null && run === this.#liveView.run;
    this.#element.hidden = !isShown || elements.length === 0;
    if (!isShown) return;
    const { style } = this.#element;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.#liveView.element;
    style.translate = `${offsetLeft}px ${offsetTop}px`;
    style.width = `${offsetWidth}px`;
    style.height = `${offsetHeight}px`;
    this.#focus.keep(() => this.#replace(elements));
  }

  #replace(elements) {
    const kept = new Set(elements.map(keyOf));
    for (const [key, view] of this.#views) {
      if (kept.has(key)) continue;
      view.remove();
      this.#views.delete(key);
    }
    let next = this.#element.firstElementChild;
    for (const element of elements) {
      const view = this.#view(element);
      this.#describe(view, element);
      if (view === next) next = next.nextElementSibling;
      else this.#element.insertBefore(view, next);
    }
  }

  #view(element) {
    const key = keyOf(element);
    if (!this.#views.has(key)) {
      const view = document.createElement(isButton(element) ? "button" : "div");
      view.className = "spoken-view";
      view.dataset.element = element.identifier;
      this.#views.set(key, view);
    }
    return this.#views.get(key);
  }

  #describe(view, element) {
    const role = roleOf(element);
    set(view, "role", role);
    view.dataset.label = element.label;
    view.classList.toggle("in-menu", has(element, "menuItem"));
    view.classList.toggle("leads-back", has(element, "leadsBack"));
    set(view, "aria-haspopup", has(element, "submenu") ? "menu" : "");
    set(view, "aria-label", labelOf(element, role));
    set(view, "aria-description", element.hint);
    set(view, "aria-disabled", has(element, "notEnabled") ? "true" : "");
    set(view, "aria-level", role === "heading" ? "3" : "");
    set(view, "aria-checked", role === "switch" ? String(element.value === "1") : "");
    set(view, "aria-pressed", role === "button" && has(element, "selected") ? "true" : "");
    const isRange = role === "slider" || role === "progressbar";
    set(view, "aria-valuetext", isRange ? element.value : "");
    set(view, "aria-valuenow", isRange ? String(parseFloat(element.value) || 0) : "");
    if (["slider", "link", "textbox"].includes(role)) view.tabIndex = 0;
    const words = wordsOf(element, role);
    if (view.textContent !== words) view.textContent = words;
    const [x, top, width, height] = element.frame.map((number) => number * this.#liveView.scale);
    // What is scrolled out of sight stays at the edge: the browser scrolls to what has the focus.
    const y = Math.min(Math.max(top, 0), Math.max(0, this.#liveView.element.offsetHeight - 1));
    view.style.translate = `${x}px ${y}px`;
    view.style.width = `${Math.max(1, width)}px`;
    view.style.height = `${Math.max(1, height)}px`;
  }

  #pressed(event) {
    const view = event.target.closest(".spoken-view");
    if (!view) return;
    if (view.getAttribute("role") === "slider" && steps[event.key]) {
      event.preventDefault();
      this.#act(view, steps[event.key]);
    } else if (view.tagName !== "BUTTON" && event.key === "Enter") {
      this.#act(view, "activate");
    }
  }

  #act(target, action) {
    const view = target.closest(".spoken-view");
    if (!view || view.getAttribute("aria-disabled") === "true") return;
    // The keys go to the page, which types them into the field.
    if (view.getAttribute("role") === "textbox") this.#liveView.focus();
    this.#session.send({
      type: "act", run: this.#told.run, element: Number(view.dataset.element), action,
    });
  }
}

function has(element, trait) {
  return (element.traits & traits[trait]) !== 0n;
}

/** What it is to a screen reader; nothing for plain text. */
function roleOf(element) {
  if (has(element, "adjustable")) return "slider";
  if (has(element, "textEntry")) return "textbox";
  if (has(element, "toggle")) return "switch";
  if (isButton(element)) return "button";
  if (has(element, "link")) return "link";
  if (has(element, "header")) return "heading";
  if (has(element, "updatesFrequently") && element.value.endsWith("%")) return "progressbar";
  return has(element, "image") ? "img" : null;
}

/** These have a place of their own for their value. */
const withValue = new Set(["slider", "switch", "textbox", "progressbar"]);

/** Plain text has no name: its words are its content. */
function labelOf({ label, value }, role) {
  if (role === null) return "";
  return withValue.has(role) ? label : [label, value].filter(Boolean).join(", ");
}

/** What stands in the element: plain text, and the text in a field. */
function wordsOf({ label, value }, role) {
  if (role === "textbox") return value;
  return role === null ? [label, value].filter(Boolean).join(", ") : "";
}

/** What can be clicked is another element than what can only be read. */
function keyOf(element) {
  return `${element.identifier} ${isButton(element)}`;
}

function isButton(element) {
  return has(element, "button") || has(element, "responds");
}

function set(view, name, value) {
  if (value) {
    if (view.getAttribute(name) !== value) view.setAttribute(name, value);
  } else if (view.hasAttribute(name)) {
    view.removeAttribute(name);
  }
}

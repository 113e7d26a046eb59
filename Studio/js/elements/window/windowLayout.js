/**
 * Which panes are shown, and how large they are.
 *
 * All of it lies on the root element: `data-<pane>` says "hidden" or "shown", custom properties say
 * the sizes; the style sheets do the rest. Where the window is narrower than 600 px one pane is
 * shown at a time, and the same switches choose it. Editor and live view are never both hidden.
 */
import { Divider } from "./divider.js";

const root = document.documentElement;
const panes = ["navigator", "editor", "assistant", "console"];
const isNarrow = matchMedia("(max-width: 599px)");
const isMedium = matchMedia("(max-width: 899px) and (max-aspect-ratio: 4/3)");

export class WindowLayout {
  #settings;
  #changed;

  /** `changed` is called when a pane has another size. */
  constructor(settings, changed) {
    this.#settings = settings;
    this.#changed = changed;
    this.#makeDividers();
    this.#watch(isNarrow);
    this.#watch(isMedium);
    this.#press();
  }

  /** Takes over the layout of a document. */
  apply({ shown, sizes }) {
    for (const pane of panes) root.dataset[pane] = shown[pane] ?? "shown";
    for (const [name, size] of Object.entries(sizes)) {
      if (Number.isFinite(size)) root.style.setProperty(`--${name}`, `${size}px`);
    }
    this.#press();
    this.#changed();
  }

  toggle(pane) {
    if (isNarrow.matches) return this.#choose(pane);
    const { shown } = this.#settings.layout;
    shown[pane] = this.#isShown(pane) ? "hidden" : "shown";
    if (shown.editor === "hidden" && shown.assistant === "hidden") {
      shown[pane === "editor" ? "assistant" : "editor"] = "shown";
    }
    this.#settings.save();
    this.apply(this.#settings.layout);
  }

  /** Something else gave panes other sizes. */
  refresh() {
    this.#changed();
  }

  /** Makes sure that a pane can be seen. */
  show(pane) {
    if (!this.#isShown(pane)) this.toggle(pane);
  }

  #choose(pane) {
    root.dataset.pane = pane;
    this.#press();
    this.#changed();
  }

  #isShown(pane) {
    if (isNarrow.matches) return (root.dataset.pane ?? "editor") === pane;
    return root.dataset[pane] !== "hidden";
  }

  #press() {
    for (const button of document.querySelectorAll("[data-shows]")) {
      button.setAttribute("aria-pressed", String(this.#isShown(button.dataset.shows)));
    }
  }

  #watch(query) {
    query.addEventListener("change", () => {
      this.#press();
      this.#changed();
    });
  }

  #makeDividers() {
    const element = (name) => document.getElementById(name);
    const width = () => "width";
    const half = () => innerWidth / 2;
    this.#divide(element("navigator-divider"), () => "navigator-width", width, 1,
      () => [140, half()]);
    this.#divide(element("assistant-divider"),
      () => (isMedium.matches ? "assistant-height" : "assistant-width"),
      () => (isMedium.matches ? "height" : "width"), -1,
      () => (isMedium.matches ? [120, innerHeight - 240] : [200, innerWidth - 400]));
    this.#divide(element("console-divider"), () => "console-height", () => "height", -1,
      () => [72, innerHeight - 240]);
    const results = document.createElement("div");
    results.className = "divider vertical results-divider";
    results.dataset.name = "divider.results";
    element("editor").append(results);
    this.#divide(results, () => "results-width", width, -1,
      () => [80, element("editor").clientWidth - 160]);
  }

  #divide(element, name, axis, grows, limits) {
    const size = () => parseFloat(getComputedStyle(root).getPropertyValue(`--${name()}`));
    new Divider(element, {
      axis, grows, limits, size,
      initial: () => {
        root.style.removeProperty(`--${name()}`);
        return size();
      },
      resize: (value, state) => {
        root.style.setProperty(`--${name()}`, `${value}px`);
        this.#settings.layout.sizes[name()] = value;
        if (state === "rest") this.#settings.save();
        this.#changed();
      },
    });
  }
}

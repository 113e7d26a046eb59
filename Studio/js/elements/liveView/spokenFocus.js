/**
 * Keeps the keyboard among the elements of a page that come and go: it moves to the first element
 * of what opens, and back to where it was when that closes. From a text field the Tab key goes on
 * to the element after it.
 */
const mostLost = 20;

export class SpokenFocus {
  #liveView;
  #group;
  /** Elements that had the focus when they went, as `{name, index}`, the last one at the end. */
  #lost = [];
  /** What was there when the focus went to the live view for want of an element; null otherwise. */
  #known = null;
  #text = { run: null, focus: null };

  constructor(session, liveView, group) {
    this.#liveView = liveView;
    this.#group = group;
    const { element } = liveView;
    element.addEventListener("pointerdown", () => this.#forget());
    element.parentElement.addEventListener("keydown", (event) => this.#tabbed(event));
    session.on("textFocus", (told) => { this.#text = told; });
    session.on("page", () => this.#forget());
  }

  /** Replaces elements, and moves the focus if the element that has it goes. */
  keep(replace) {
    if (!this.#isWaiting) this.#known = null;
    const before = this.#known ?? new Set(this.#group.children);
    const focused = this.#focused;
    const place = focused && this.#placeOf(focused);
    replace();
    const isLost = focused !== null && !this.#group.contains(focused);
    const same = isLost && this.#find(place);
    if (same) same.focus({ preventScroll: true });
    else if (isLost || this.#known !== null) this.#place(before);
    else if (this.#isWaiting) this.#goBack();
    if (isLost && !same) this.#lost = [...this.#lost.slice(-mostLost), place];
    if (this.#known === null) this.#lost = this.#lost.filter((lost) => !this.#find(lost));
  }

  get #focused() {
    const { activeElement } = document;
    return this.#group.contains(activeElement) ? activeElement : null;
  }

  /** Whether the live view has the focus of an element that has gone. */
  get #isWaiting() {
    const { element, keyTarget } = this.#liveView;
    return this.#lost.length > 0 && [element, keyTarget].includes(document.activeElement);
  }

  #place(before) {
    this.#known = null;
    if (this.#goBack()) return;
    const fresh = this.#reachable.filter((view) => !before.has(view));
    // In a menu within a menu, the first line leads back.
    const next = fresh.find((view) => !view.classList.contains("leads-back")) ?? fresh[0];
    if (!next) this.#known = before;
    if (next && !this.#liveView.keyTarget) next.focus({ preventScroll: true });
    else this.#liveView.focus();
  }

  /** Moves to the element that had the focus last and is there again; whether there is one. */
  #goBack() {
    const place = this.#lost.findLast((lost) => this.#find(lost));
    if (place) this.#find(place).focus({ preventScroll: true });
    return Boolean(place);
  }

  get #reachable() {
    return [...this.#group.children].filter(
      (view) => view.tabIndex >= 0 && view.getAttribute("aria-disabled") !== "true");
  }

  #placeOf(view) {
    const name = nameOf(view);
    return { name, index: this.#named(name).indexOf(view) };
  }

  #find({ name, index }) {
    const views = this.#named(name);
    return views[Math.min(index, views.length - 1)];
  }

  #named(name) {
    return this.#reachable.filter((view) => nameOf(view) === name);
  }

  #forget() {
    this.#lost = [];
    this.#known = null;
  }

  #tabbed(event) {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!event.target || event.target !== this.#liveView.keyTarget) return;
    const views = this.#reachable;
    const index = views.findIndex((view) => this.#holdsCaret(view));
    const next = index < 0 ? null : views[index + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  }

  #holdsCaret(view) {
    const { run, focus } = this.#text;
    const isTyped = focus && run === this.#liveView.run;
    if (!isTyped || view.getAttribute("role") !== "textbox") return false;
    const [x, y, width, height] = focus.caret;
    const { scale, element } = this.#liveView;
    const [box, outer] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
    const [left, top] = [outer.x + (x + width / 2) * scale, outer.y + (y + height / 2) * scale];
    return left >= box.left - 1 && left <= box.right + 1 && top >= box.top && top <= box.bottom;
  }
}

/**
 * An element that comes back is another one, with the same label. Its value may have changed. What
 * leads back from a menu has the label of the element that opened it.
 */
function nameOf(view) {
  const isWayBack = view.classList.contains("leads-back");
  return `${view.getAttribute("role")} ${view.dataset.label}${isWayBack ? " back" : ""}`;
}

/**
 * Keys in a menu of the page, as on a Mac: arrows, Home and End move the focus between its
 * elements, and so do letters, to the element that begins with what was typed. The right arrow
 * opens a menu within the menu, and the left arrow leads back from it.
 *
 * These two click the element that does it, and so do Enter and the space bar, as on every other.
 */
const pause = 1000;

export class SpokenMenu {
  #group;
  #typed = { text: "", last: -Infinity };

  constructor(group) {
    this.#group = group;
    group.addEventListener("keydown", (event) => this.#pressed(event));
  }

  #pressed(event) {
    const view = event.target.closest(".spoken-view.in-menu");
    if (!view || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      event.preventDefault();
      this.#across(view, event.key)?.click();
      return;
    }
    const next = this.#next(view, event);
    if (next === undefined) return;
    event.preventDefault();
    next?.focus({ preventScroll: true });
  }

  /** What opens the menu within, or leads back from this one. */
  #across(view, key) {
    if (key === "ArrowRight") return view.ariaHasPopup === "menu" ? view : null;
    return this.#choosable.find(({ classList }) => classList.contains("leads-back"));
  }

  /** Undefined if the key is none of the menu's, null if it leads nowhere. */
  #next(view, { key, timeStamp }) {
    const views = this.#choosable;
    const index = views.indexOf(view);
    switch (key) {
      case "ArrowDown": return views[Math.min(index + 1, views.length - 1)];
      case "ArrowUp": return views[Math.max(index - 1, 0)];
      case "Home": case "PageUp": return views.at(0);
      case "End": case "PageDown": return views.at(-1);
      case " ": return this.#isTyping(timeStamp) ? this.#find(views, key, timeStamp) : undefined;
      default: return [...key].length === 1 ? this.#find(views, key, timeStamp) : undefined;
    }
  }

  #isTyping(now) {
    return now - this.#typed.last <= pause;
  }

  #find(views, key, now) {
    const text = (this.#isTyping(now) ? this.#typed.text : "") + key;
    this.#typed = { text, last: now };
    const found = views.find((view) => startsLike(view.dataset.label, text));
    return found ?? null;
  }

  get #choosable() {
    const views = [...this.#group.querySelectorAll(".spoken-view.in-menu")];
    return views.filter((view) => view.getAttribute("aria-disabled") !== "true");
  }
}

/** Whether a title begins with a text, whatever the case and the accents. */
function startsLike(title, text) {
  const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain(title).startsWith(plain(text));
}

/**
 * Whether prose is drawn or shown as it is written: remembered for each document in this browser;
 * until a person chooses, it is what the bundle says.
 */
export class DisplayMode {
  #session;

  constructor(session) {
    this.#session = session;
  }

  get isRendered() {
    return (this.#stored ?? this.#session.document?.display) === "rendered";
  }

  toggle() {
    const next = this.isRendered ? "raw" : "rendered";
    this.#visit[this.#key] = next;
    try {
      localStorage.setItem(this.#key, next);
    } catch {
      // It holds for this visit.
    }
  }

  #visit = {};

  get #key() {
    const { location, name } = this.#session.document ?? {};
    return `lek.display.${location ?? name ?? ""}`;
  }

  get #stored() {
    if (Object.hasOwn(this.#visit, this.#key)) return this.#visit[this.#key];
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }
}

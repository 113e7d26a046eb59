/** Who is told of which event. */
export class Listeners {
  #byEvent = new Map();

  /** The answer stops it. */
  on(event, listener) {
    if (!this.#byEvent.has(event)) this.#byEvent.set(event, new Set());
    this.#byEvent.get(event).add(listener);
    return () => this.#byEvent.get(event).delete(listener);
  }

  tell(event, ...facts) {
    for (const listener of [...this.#byEvent.get(event) ?? []]) listener(...facts);
  }
}

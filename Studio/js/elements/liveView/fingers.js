/**
 * The fingers on the live view, each with a number of its own from `began` to `ended` or
 * `cancelled`. What happens in one task is told together, so that two fingers that come down at
 * once are one event of the page; moves are told at most once a frame, and always before the end.
 */
export class Fingers {
  #liveView;
  #send;
  #fingers = new Map();
  #waiting = [];
  #modifiers = 0;
  #frame = 0;
  #isSending = false;
  #watchers = new Set();
  #channel = new MessageChannel();

  constructor(liveView, send) {
    this.#liveView = liveView;
    this.#send = send;
    this.#channel.port1.onmessage = () => {
      this.#isSending = false;
      this.#flush();
    };
  }

  /** Calls `watcher(phase, identifier, {x, y})` for everything a finger does. */
  onTouch(watcher) {
    this.#watchers.add(watcher);
  }

  /** `key` is whatever the finger is known by to the caller. */
  began(key, place, modifiers) {
    if (this.#liveView.run === null || this.#fingers.has(key)) return;
    const finger = { run: this.#liveView.run, identifier: this.#freeIdentifier(), place };
    this.#fingers.set(key, finger);
    this.#note(finger, "began", place, modifiers);
    this.#sendSoon();
  }

  moved(key, place, modifiers) {
    const finger = this.#fingers.get(key);
    if (!finger) return;
    this.#note(finger, "moved", place, modifiers);
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  }

  /** `phase` is `ended` or `cancelled`. */
  left(key, phase, place, modifiers) {
    const finger = this.#fingers.get(key);
    if (!finger) return;
    this.#fingers.delete(key);
    this.#note(finger, phase, place ?? finger.place, modifiers);
    this.#sendSoon();
  }

  cancelAll() {
    for (const key of [...this.#fingers.keys()]) this.left(key, "cancelled", null, 0);
  }

  has(key) {
    return this.#fingers.has(key);
  }

  #note(finger, phase, place, modifiers) {
    finger.place = place;
    this.#modifiers = modifiers;
    const { run, identifier } = finger;
    for (const watcher of this.#watchers) watcher(phase, identifier, place);
    const last = this.#waiting.findLast((touch) => touch.identifier === identifier);
    if (phase === "moved" && last?.phase === "moved") Object.assign(last, place);
    else this.#waiting.push({ run, phase, identifier, ...place });
  }

  #sendSoon() {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#channel.port2.postMessage(null);
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const run of new Set(waiting.map((touch) => touch.run))) {
      const touches = waiting.filter((touch) => touch.run === run)
        .map(({ phase, identifier, x, y }) => ({ phase, identifier, x, y }));
      this.#send({ type: "touches", run, touches, modifiers: this.#modifiers });
    }
  }

  #freeIdentifier() {
    const taken = new Set([...this.#fingers.values()].map(({ identifier }) => identifier));
    let identifier = 1;
    while (taken.has(identifier)) identifier += 1;
    return identifier;
  }
}

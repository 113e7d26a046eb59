/**
 * A window of a typing model: the studio's own `Session`, in a browser that has only what it uses.
 *
 * Each window has its own globals, which its `Session` finds while it is called.
 */
import assert from "node:assert/strict";

import { Session } from "../../../../Studio/js/session.js";
import { applied } from "../../../../Studio/js/lib/textOperation.js";

/** The window whose session is being called. */
let current = null;
/** A part of the window without any effect. */
const idle = new Proxy(() => undefined, { get: () => idle, set: () => true });

export class ModelWindow {
  offers = [];
  number;
  #connect;
  #listeners;
  #timers = [];
  #session;
  #texts;
  #path;
  /** What it showed first after a reload, until another document is asked for; else null. */
  #only = null;

  /** `connect(window)` returns a connection. */
  constructor(number, connect) {
    this.number = number;
    this.#connect = connect;
    this.#load();
  }

  get path() {
    return this.#path;
  }

  /** The name of the document that it shows. */
  get shown() {
    return this.#session.document?.document;
  }

  get text() {
    return this.#texts.get(this.#path);
  }

  type(letter) {
    const start = `${this.number}:`;
    const lines = this.text.split("\n");
    const text = lines.map((line) => line.startsWith(start) ? line + letter : line).join("\n");
    this.#texts.set(this.#path, text);
    this.#do(() => this.#session.edited(this.#path, text, [], 0));
  }

  /** Shows another document. */
  show(document) {
    this.#only = null;
    this.#do(() => this.#session.attach({ document }));
  }

  reload() {
    this.#do(() => this.#listeners.get("pagehide")());
    this.#load();
    this.#only = undefined;
    this.opened();
  }

  opened() {
    this.#do(() => {
      this.socket.readyState = 1;
      this.socket.onopen();
    });
  }

  hear(messages) {
    this.#do(() => {
      for (const message of messages) this.socket.onmessage({ data: JSON.stringify(message) });
    });
    if (!this.#path) return;
    if (this.#only === undefined) this.#only = this.shown;
    assert.ok([null, this.shown].includes(this.#only), "another document after a reload");
    assert.equal(this.text, this.#session.texts.get(this.#path), "the editor has another text");
  }

  /** The connection is gone; the next one is open at once. */
  reconnect() {
    this.#do(() => {
      this.socket.readyState = 3;
      this.#timers = [];
      this.socket.onclose();
      this.#timers.at(-1)();
    });
    this.opened();
  }

  #load() {
    this.#listeners = new Map();
    this.#texts = new Map();
    this.#path = undefined;
    this.#do(() => {
      this.#session = new Session(this.#parts, "", {});
      this.#session.on("recovery", ({ mine, theirs }) => this.offers.push({ mine, theirs }));
    });
  }

  get #parts() {
    const texts = this.#texts;
    const editor = {
      readTyped() {},
      replace: (path, text) => texts.set(path, text),
      apply: (path, operation) => {
        texts.set(path, applied(operation, texts.get(path)));
        return [];
      },
      open: (path) => { this.#path = path; },
      document: () => null,
    };
    return new Proxy({ editor }, { get: (parts, name) => parts[name] ?? idle });
  }

  /** Calls the session with the globals of this window. */
  #do(work) {
    const former = current;
    current = this;
    try {
      return work();
    } finally {
      current = former;
    }
  }

  #browser = {
    sessionStorage: storage(new Map()),
    localStorage: storage(new Map()),
    location: { search: "" },
    navigator: {},
    performance: { timeOrigin: 0, now: () => 0 },
    crypto: { getRandomValues: () => [this.number] },
    addEventListener: (name, listener) => this.#listeners.set(name, listener),
    setTimeout: (callback) => this.#timers.push(callback),
    clearTimeout: () => {},
    WebSocket: socketOf(this, (window) => this.#connect(window)),
  };

  get browser() {
    return this.#browser;
  }
}

function socketOf(window, connect) {
  return class {
    static OPEN = 1;
    readyState = 0;

    constructor() {
      window.socket = this;
      this.connection = connect(window);
    }

    send(text) {
      this.connection.say(JSON.parse(text));
    }
  };
}

function storage(values) {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

for (const name of [
  "sessionStorage", "localStorage", "location", "navigator", "performance", "crypto",
  "addEventListener", "setTimeout", "clearTimeout", "WebSocket",
]) {
  const own = globalThis[name];
  Object.defineProperty(globalThis, name, {
    get: () => current ? current.browser[name] : own, configurable: true,
  });
}

/**
 * Windows and a server in one process, with a scheduler that chooses each event: a key, the
 * delivery of messages, a save, a lost connection, a reload, the end of the server and the start
 * of another one. Whatever does not depend on each other may happen in any order.
 */
import { createHash } from "node:crypto";

import { ModelConnection } from "./model_connection.js";
import { ModelServer } from "./model_server.js";
import { ModelWindow } from "./model_window.js";

const server = -1;

export class TypingModel {
  server;
  windows = [];
  /** By document, the lines that were typed. */
  expected;
  #connections = [];
  #scripts;
  #faults;
  /** A digest of all that happened to the server and to each window: it determines their state. */
  #histories;

  /**
   * `script` has a list of steps for each window: a letter, or `{show: document}`. `faults` says
   * how often each may happen: `save`, `kill`, `loss` (the server is killed and its journal is
   * lost), `cut` and `reload`. `first` has steps that are done before, as `[window, step]`; every
   * message is delivered between them, and nothing is saved. The journal of a forgetful server has
   * no numbers of edits. A server that starts empty opens no document by itself, except the first
   * time.
   */
  constructor({
    script, faults, first = [], documents = ["A"], isForgetful = false, startsEmpty = false,
  }) {
    const start = script.map((_, number) => `${number}:`);
    const text = `${start.join("\n")}\n`;
    const disk = Object.fromEntries(documents.map((name) => [name, text]));
    this.server = new ModelServer(disk, { isForgetful, startsEmpty });
    this.expected = new Map(documents.map((name) => [name, [...start]]));
    this.#faults = { save: 0, kill: 0, loss: 0, cut: 0, reload: 0, ...faults };
    this.#scripts = script.map((steps) => [...steps]);
    this.#histories = ["", ...script.map(() => "")];
    for (const number of script.keys()) {
      this.windows[number] = new ModelWindow(number, (window) => this.#connect(window));
      this.windows[number].opened();
    }
    this.#flush();
    this.settle();
    for (const [number, step] of first) {
      this.#step(number, step);
      this.#flush();
      this.#deliver();
    }
  }

  /** Two models of one scenario with the same key continue alike. */
  get key() {
    return this.#histories.join();
  }

  /**
   * What may happen now, as `{actor, name, act, detail?}`: `actor` is the number of a window, or
   * -1 for the server. Deliveries come first, faults last.
   */
  get events() {
    return [...this.#deliveries(), ...this.#steps(), ...this.#failures()];
  }

  /** Lets an event happen, and returns its name. */
  do({ actor, name, act, detail }) {
    const what = detail ? `${name} ${JSON.stringify(detail)}` : name;
    act();
    this.#flush();
    const former = this.#histories[actor + 1];
    this.#histories[actor + 1] = createHash("md5").update(former).update(what).digest("base64");
    return what;
  }

  /** Delivers everything, without further faults, and saves. */
  settle() {
    this.#deliver();
    while (!this.server.isSaved) {
      this.server.save();
      this.#flush();
      this.#deliver();
    }
  }

  #deliver() {
    for (let rounds = 0; rounds < 1000; rounds += 1) {
      const [event] = this.#deliveries();
      if (!event) return;
      event.act();
      this.#flush();
    }
    throw new Error("the messages do not end");
  }

  #flush() {
    for (const connection of this.#connections) connection.flush();
  }

  /** A connection is open at once; `opened` tells the window. */
  #connect(window) {
    const connection = new ModelConnection(window);
    for (const other of this.#connections) if (other.owner === window) other.isWindowOpen = false;
    this.#connections = this.#connections.filter(({ isGone }) => !isGone);
    this.#connections.push(connection);
    this.server.opened(connection);
    return connection;
  }

  #deliveries() {
    return this.#connections.flatMap((connection) => [
      ...this.#serverEvents(connection), ...this.#windowEvents(connection),
    ]);
  }

  #serverEvents(connection) {
    const { owner: { number }, toServer, isServerOpen, isWindowOpen } = connection;
    if (!isServerOpen) return [];
    if (toServer.length > 0) {
      const act = () => this.server.hear(connection, toServer.shift());
      return [{ actor: server, name: `the server hears ${number}:`, detail: toServer[0], act }];
    }
    const act = () => this.#closeServer(connection);
    return isWindowOpen ? [] : [{ actor: server, name: `the server loses ${number}`, act }];
  }

  #windowEvents({ owner, toWindow, isServerOpen, isWindowOpen }) {
    if (!isWindowOpen) return [];
    const { number } = owner;
    const events = [];
    if (toWindow.length > 0) {
      const act = () => owner.hear(toWindow.shift());
      events.push({ actor: number, name: `${number} hears`, detail: toWindow[0], act });
    }
    if (!isServerOpen) {
      events.push({ actor: number, name: `${number} reconnects`, act: () => owner.reconnect() });
    }
    return events;
  }

  #closeServer(connection) {
    connection.drop();
    this.server.closed(connection);
  }

  #steps() {
    return this.#scripts.flatMap((script, number) => {
      if (script.length === 0 || this.windows[number].text === undefined) return [];
      const act = () => this.#step(number, script.shift());
      return [{ actor: number, name: `${number} does`, detail: script[0], act }];
    });
  }

  #step(number, step) {
    const window = this.windows[number];
    if (step.show) return window.show(step.show);
    this.expected.get(window.shown)[number] += step;
    return window.type(step);
  }

  #failures() {
    const events = [];
    const add = (kind, actor, name, fail) => {
      if (this.#faults[kind] === 0) return;
      const act = () => {
        this.#faults[kind] -= 1;
        fail();
      };
      events.push({ actor, name, act });
    };
    if (!this.server.isSaved) add("save", server, "the server saves", () => this.server.save());
    add("kill", server, "the server is killed", () => this.#kill(() => this.server.restart()));
    add("loss", server, "the server and its journal are lost", () =>
      this.#kill(() => this.server.start()));
    for (const connection of this.#connections) {
      const { owner, isServerOpen, isWindowOpen } = connection;
      const { number } = owner;
      if (!isWindowOpen) continue;
      if (isServerOpen) {
        add("cut", number, `${number} loses its connection`, () => owner.reconnect());
        add("cut", server, `the server cuts ${number} off`, () => this.#closeServer(connection));
      }
      add("reload", number, `${number} is reloaded`, () => owner.reload());
    }
    return events;
  }

  #kill(begin) {
    for (const connection of this.#connections) connection.drop();
    this.#connections = this.#connections.filter(({ isGone }) => !isGone);
    begin();
  }
}

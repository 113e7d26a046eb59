/**
 * The server of a typing model: what `SessionState` and `OpenDocuments` do with the text of a few
 * documents of one file each. It answers at once, and what it says waits in the connections.
 */
import assert from "node:assert/strict";

import { ModelText } from "./model_text.js";

class ModelDocument {
  constructor(name, epoch, text) {
    this.name = name;
    this.epoch = epoch;
    this.text = new ModelText(text);
    this.version = 0;
    this.savedVersion = 0;
    /** By window, its last edit that was applied. */
    this.sequences = new Map();
    /** By connection, the name of the window. */
    this.windows = new Map();
    this.leavers = new Set();
  }

  get path() {
    return `${this.name}.swift`;
  }

  get isSaved() {
    return this.version === this.savedVersion;
  }

  /** `saved` is the text on disk. */
  facts(window, saved, refused) {
    const { text, revision, restored } = this.text;
    const file = {
      path: this.path, kind: "page", text, revision,
      ...(restored && { restored }), ...(saved !== text && { onDisk: [saved] }),
    };
    return {
      type: "document", document: this.name, epoch: this.epoch, name: this.name,
      location: `/${this.name}`,
      pages: [{ name: this.name, path: this.path }],
      files: [file],
      version: this.version, renamed: {}, sequence: this.sequences.get(window) ?? 0,
      ...(refused !== undefined && { refused }),
    };
  }
}

export class ModelServer {
  /** By document, the text on disk; it outlives a server. */
  disk;
  /** How often a server was started, and how often without a journal. */
  #starts = 0;
  #beginnings = 0;
  #isForgetful;
  #startsEmpty;
  #documents;
  /** Names of those that are open. */
  #open;
  #connections = new Set();
  /** By window, the number of its last edit, in whichever document. */
  #numbers = new Map();

  constructor(disk, { isForgetful, startsEmpty }) {
    this.#isForgetful = isForgetful;
    this.#startsEmpty = startsEmpty;
    this.disk = new Map(Object.entries(disk));
    this.start();
  }

  /** The server is killed, and another one continues with the journal. */
  restart() {
    this.#openFirst();
    for (const { windows, leavers, sequences } of this.#documents.values()) {
      windows.clear();
      leavers.clear();
      if (this.#isForgetful) sequences.clear();
    }
  }

  /** A server without a journal begins with what is on disk. */
  start() {
    this.#beginnings += 1;
    this.#documents = new Map([...this.disk].map(([name, text]) =>
      [name, new ModelDocument(name, `${name} ${this.#beginnings}`, text)]));
    this.#openFirst();
  }

  /** A server opens the others when a window asks for them. */
  #openFirst() {
    this.#starts += 1;
    this.#connections.clear();
    const isEmpty = this.#startsEmpty && this.#starts > 1;
    this.#open = new Set(isEmpty ? [] : [...this.#documents.keys()].slice(0, 1));
  }

  #reopen(name) {
    if (!this.#documents.has(name) || this.#open.has(name)) return;
    this.#open.add(name);
    for (const connection of this.#connections) this.#greet(connection);
  }

  text(name) {
    return this.#documents.get(name).text.text;
  }

  get isSaved() {
    return [...this.#documents.values()].every(({ isSaved }) => isSaved);
  }

  opened(connection) {
    this.#connections.add(connection);
    this.#greet(connection);
  }

  #greet(connection) {
    const documents = [...this.#open].map((document) => ({ document }));
    connection.tell({ type: "studio", epoch: `${this.#starts}`, documents });
  }

  closed(connection) {
    this.#connections.delete(connection);
    this.#documentOf(connection)?.windows.delete(connection);
  }

  hear(connection, message) {
    if (message.type === "attach") this.#attach(connection, message);
    if (message.type === "edit") this.#edit(connection, message);
  }

  /** Writes every text, and says so. */
  save() {
    for (const document of this.#documents.values()) {
      if (document.isSaved) continue;
      this.disk.set(document.name, document.text.text);
      document.savedVersion = document.version;
      this.#broadcast(document, { type: "saved", version: document.version });
      for (const one of document.leavers) one.tell({ type: "leftSaved", document: document.name });
      document.leavers.clear();
    }
  }

  #documentOf(connection) {
    return [...this.#documents.values()].find(({ windows }) => windows.has(connection));
  }

  #broadcast(document, message, except) {
    for (const one of document.windows.keys()) if (one !== except) one.tell(message);
  }

  #attach(connection, { window, document: wanted }) {
    for (const { windows } of this.#documents.values()) {
      for (const [other, name] of windows) {
        if (name !== window || other === connection) continue;
        windows.delete(other);
        other.drop();
      }
    }
    const left = this.#documentOf(connection);
    left?.windows.delete(connection);
    if (left && !left.isSaved) left.leavers.add(connection);
    this.#reopen(wanted);
    const document = this.#documents.get(wanted) ?? [...this.#documents.values()][0];
    document.windows.set(connection, window);
    document.leavers.delete(connection);
    this.#tell(document, connection);
    if (document.isSaved) connection.tell({ type: "saved", version: document.version });
    connection.tell({ type: "page", name: document.name, path: document.path });
  }

  #tell(document, connection, refused) {
    const window = document.windows.get(connection);
    connection.tell(document.facts(window, this.disk.get(document.name), refused));
  }

  #edit(connection, edit) {
    const document = this.#documentOf(connection);
    if (!document) return this.#greet(connection);
    const { sequence } = edit;
    const window = document.windows.get(connection);
    assert.ok(sequence > (this.#numbers.get(window) ?? 0), "a window numbers two edits alike");
    this.#numbers.set(window, sequence);
    const isNew = sequence > (document.sequences.get(window) ?? 0);
    if (edit.document !== document.name || !isNew) {
      return this.#tell(document, connection, sequence);
    }
    if (edit.restores) return this.#restore(document, connection, edit);
    const operation = document.text.apply(edit.operation, edit.base);
    document.sequences.set(window, sequence);
    const change = this.#changed(document, operation);
    connection.tell({ ...change, type: "accepted", sequence });
    return this.#broadcast(document, change, connection);
  }

  #changed(document, operation) {
    document.version += 1;
    return {
      type: "changed", file: document.path, revision: document.text.revision,
      version: document.version, operation, origin: "window",
    };
  }

  #restore(document, connection, { operation, base, sequence, restores }) {
    const window = document.windows.get(connection);
    const { outcome, done } = document.text.restore(operation, base, restores);
    if (outcome === "refused") return this.#tell(document, connection, sequence);
    document.sequences.set(window, sequence);
    if (outcome === "done") {
      this.#broadcast(document, this.#changed(document, done), connection);
    }
    return this.#tell(document, connection);
  }
}

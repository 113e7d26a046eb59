/**
 * What is remembered between visits: a person's settings for all, the layout for each document.
 *
 * The last layout is kept once more under a fixed name, which `first-paint.js` reads before it is
 * known which document this is. Storage may be off or full; then nothing is remembered.
 */
export class Settings {
  #name = "last";
  layout = { shown: {}, sizes: {}, file: null };
  /** Switches of other parts for the sheet of settings: `{name, get, set}`. */
  offers = [];
  #values = readValues();
  #listeners = new Map();

  constructor() {
    this.layout = read("lek.layout.last", this.layout);
    globalThis.addEventListener?.("storage", ({ key }) => {
      if (key === valuesKey) this.#reread();
    });
  }

  /** A setting that holds for all documents, or what it is where nobody has said. */
  value(name, otherwise) {
    return Object.hasOwn(this.#values, name) ? this.#values[name] : otherwise;
  }

  /** Whether the person has said anything about it. */
  has(name) {
    return Object.hasOwn(this.#values, name);
  }

  /** Remembers a setting; `undefined` forgets it. */
  set(name, value) {
    if (value === undefined) delete this.#values[name];
    else this.#values[name] = value;
    try {
      localStorage.setItem(valuesKey, JSON.stringify(this.#values));
    } catch {
      // It holds for this visit.
    }
    this.#tell(name);
  }

  /** Calls `listener(value)` whenever a setting becomes another, in this window or elsewhere. */
  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(listener);
  }

  #tell(name) {
    for (const listener of this.#listeners.get(name) ?? []) listener(this.#values[name]);
  }

  #reread() {
    const before = this.#values;
    this.#values = readValues();
    const names = new Set([...Object.keys(before), ...Object.keys(this.#values)]);
    for (const name of names) if (before[name] !== this.#values[name]) this.#tell(name);
  }

  /** The document is known: its own layout, or what is shown now if it has none. */
  open(name) {
    this.#name = name;
    this.layout = read(`lek.layout.${name}`, { ...this.layout, file: null });
    this.save();
    return this.layout;
  }

  save() {
    write(`lek.layout.${this.#name}`, this.layout);
    write("lek.layout.last", this.layout);
  }

  get theme() {
    try {
      return localStorage.getItem("lek.theme") ?? "system";
    } catch {
      return "system";
    }
  }

  set theme(theme) {
    try {
      localStorage.setItem("lek.theme", theme);
    } catch {
      // It holds for this visit.
    }
  }
}

const valuesKey = "lek.settings";

function readValues() {
  try {
    return { ...JSON.parse(localStorage.getItem(valuesKey)) };
  } catch {
    return {};
  }
}

function read(key, otherwise) {
  try {
    const stored = JSON.parse(localStorage.getItem(key));
    return { shown: { ...stored.shown }, sizes: { ...stored.sizes }, file: stored.file ?? null };
  } catch {
    return otherwise;
  }
}

function write(key, layout) {
  try {
    localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // It holds for this visit.
  }
}

/**
 * What is remembered between visits: the appearance for all, the layout for each document.
 *
 * The last layout is kept once more under a fixed name, which `first-paint.js` reads before it is
 * known which document this is. Storage may be off or full; then nothing is remembered.
 */
export class Settings {
  #name = "last";
  layout = { shown: {}, sizes: {}, file: null };

  constructor() {
    this.layout = read("lek.layout.last", this.layout);
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

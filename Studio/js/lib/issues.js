import { string } from "./strings.js";

/**
 * What is wrong with the page: the compiler's verdict on one version of the text, and the place
 * where a run of it crashed or was stopped. Each replaces only its own kind.
 */
export class Issues {
  #verdict = { version: 0, items: [] };
  #accident = null;

  verdict(version, items) {
    this.#verdict = { version, items };
  }

  /** What a state tells of the run: only a crash or a limit with a line leaves a mark. */
  state({ phase, version, detail }) {
    const { file, line, column, message } = detail ?? {};
    const isAccident = (phase === "crashed" || phase === "stopped") && line > 0;
    this.#accident = !isAccident ? null : {
      version,
      item: {
        severity: phase === "crashed" ? "error" : "warning", file, line, column: column || 1,
        message: message ?? string("diagnostic.stoppedHere"), notes: [], fixIts: [],
      },
    };
  }

  /** All of them, each with the place where its line is now; what is gone is left out. */
  placed(locate) {
    const all = this.#verdict.items.map((item) => ({ item, version: this.#verdict.version }));
    if (this.#accident) all.push(this.#accident);
    return all.flatMap(({ item, version }) => {
      const place = locate(item.file, item.line - 1, version);
      return place ? [{ ...item, version, place }] : [];
    });
  }

  /** Errors by file. */
  get counts() {
    const counts = new Map();
    for (const { severity, file } of this.#verdict.items) {
      if (severity === "error") counts.set(file, (counts.get(file) ?? 0) + 1);
    }
    return counts;
  }

  /** The first error's place. */
  get first() {
    const { items } = this.#verdict;
    const item = items.find(({ severity }) => severity === "error") ?? items[0]
      ?? this.#accident?.item;
    return item ? { file: item.file, line: item.line, column: item.column } : null;
  }
}

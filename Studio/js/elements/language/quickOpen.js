/** Opens a file, or goes to what one declares, by a few letters of its name. */
import { string } from "../../lib/strings.js";
import { showPickList } from "./pickList.js";

export class QuickOpen {
  #studio;
  #asking;
  #definition;
  /** By file, the symbols of one revision. */
  #known = new Map();

  constructor(studio, asking, definition) {
    this.#studio = studio;
    this.#asking = asking;
    this.#definition = definition;
  }

  show() {
    showPickList({
      name: string("quickOpen.name"), placeholder: string("quickOpen.placeholder"),
      items: this.#items(), empty: string("pick.nothing"),
    });
  }

  async #items() {
    const files = (this.#studio.session.document?.files ?? []).filter(({ kind }) => kind !== "resource");
    const symbols = await Promise.all(files.map(({ path }) => this.#symbols(path)));
    return [
      ...files.map(({ path }) => ({
        title: path.split("/").at(-1), detail: path, run: () => this.#studio.open(path),
      })),
      ...files.flatMap(({ path }, index) => symbols[index].map((symbol) => ({
        title: symbol.name, detail: symbol.inside ? `${symbol.inside} — ${path}` : path,
        run: () => this.#definition.show({ file: path, line: symbol.line, column: symbol.column }),
      }))),
    ];
  }

  async #symbols(path) {
    const revision = this.#studio.session.texts.heardRevision(path);
    const known = this.#known.get(path);
    if (known && revision !== null && known.revision === revision) return known.symbols;
    const answer = await this.#asking.quietly(this.#asking.about("symbols", path));
    if (!answer) return known?.symbols ?? [];
    const symbols = flattened(answer.symbols, "");
    this.#known.set(path, { revision, symbols });
    return symbols;
  }
}

function flattened(symbols, inside) {
  return symbols.flatMap(({ name, line, column, children }) =>
    [{ name, line, column, inside }, ...flattened(children, name)]);
}

/** The symbols of the open file: the one the caret is in stands in the jump bar; a list has all. */
import { onLanguage, string } from "../../../lib/strings.js";
import { showFilterMenu } from "../filterMenu.js";

const signs = { class: "C", struct: "S", enum: "E", protocol: "P", extension: "X", type: "T", function: "ƒ",
  case: "c", playground: "▸", constant: "l", variable: "v", mark: "—" };

export class Symbols {
  #studio;

  constructor(studio) {
    this.#studio = studio;
    const { editor } = studio;
    editor.names.onRead(() => this.#show());
    editor.view.on("caret", () => this.#show());
    onLanguage(() => this.#show());
    editor.names.read();
  }

  /** Shows all, to choose from by typing. */
  open() {
    const { editor, jumpBar } = this.#studio;
    editor.names.read();
    const { entries } = editor.names;
    const current = this.#current(entries);
    const items = entries.map((entry) => ({
      title: entry.name, sign: signs[entry.kind], kind: entry.kind, level: entry.level,
      detail: String(entry.line + 1), isCurrent: entry === current,
      run: () => {
        this.#studio.go({ file: editor.path, line: entry.line + 1 });
        editor.view.setCaret({ line: entry.line, ch: entry.column });
      },
    }));
    showFilterMenu(jumpBar.element("symbol"), items, {
      name: string("command.symbols"), placeholder: string("symbols.filter"),
      nothing: string(entries.length > 0 ? "symbols.nothingFits" : "symbols.none"),
    });
  }

  #show() {
    const { editor, jumpBar } = this.#studio;
    const current = this.#current(editor.names.entries);
    const title = current?.name ?? string("symbols.noSymbol");
    jumpBar.symbol = { kind: "symbol", opens: "listbox", title, isQuiet: !current, choose: () => this.open() };
  }

  /** The last one before the caret. */
  #current(entries) {
    const { line } = this.#studio.editor.view.caret;
    return entries.findLast((entry) => entry.line <= line) ?? null;
  }
}

/**
 * Completion: what can stand at the caret, offered while one types.
 *
 * It never stands in the way: keys are typed first and asked about afterwards, an answer that
 * comes too late is not shown, and what is shown already is narrowed down here, without waiting.
 */
import { pass } from "../../codeEditor/codeEditor.js";
import { editorColumn } from "../../lib/columns.js";
import { matchName } from "../../kit/matcher.js";
import { CompletionList } from "./completionList.js";

const wordCharacter = /[\p{L}\p{N}_]/u;
const namesSomething = /\b(let|var|func|class|struct|enum|protocol|actor|typealias|associatedtype|for|import)\s+$/;
const restBeforeExplaining = 120;
/** A list of so many may not be all of them. */
const full = 200;

export class Completion {
  #view;
  #asking;
  #placeholders;
  #list;
  #items = [];
  #start = null;
  #question = 0;
  #explaining = 0;
  #keys = {
    Up: () => this.#list.move(-1), Down: () => this.#list.move(1),
    PageUp: () => this.#list.move(-8), PageDown: () => this.#list.move(8),
    Enter: () => this.#acceptOrPass(), Tab: () => this.#accept(this.#list.chosen),
    Esc: () => this.close(),
  };

  constructor(studio, asking, placeholders) {
    this.#view = studio.editor.view;
    this.#asking = asking;
    this.#placeholders = placeholders;
    this.#list = new CompletionList(this.#view.input, {
      choose: (row) => this.#explainSoon(row), accept: (row) => this.#accept(row),
    });
    this.#view.on("input", (change) => this.#typed(change));
    this.#view.on("changes", () => this.#narrowSoon());
    this.#view.on("caret", () => this.#followCaret());
    this.#view.on("blur", () => this.close());
    this.#view.on("scroll", () => this.#followText());
    this.#view.on("document", () => this.close());
    addEventListener("resize", () => this.close());
  }

  get isOpen() {
    return this.#list.isOpen;
  }

  /** Asks on purpose. */
  ask() {
    this.#askAt(this.#view.caret);
  }

  close() {
    this.#question += 1;
    clearTimeout(this.#explaining);
    if (!this.#list.isOpen) return;
    this.#list.hide();
    this.#view.removeKeys(this.#keys);
  }

  #typed({ text, origin }) {
    if (origin !== "+input" || text.length !== 1 || this.#view.hasSelection) return;
    const caret = this.#view.caret;
    const before = this.#view.line(caret.line).slice(0, caret.ch);
    const kind = this.#view.tokenKindAt(caret) ?? "";
    const isText = /comment|string/.test(kind) && text[0] !== ")";
    if (isText || this.#view.selectedTexts.length > 1) return this.close();
    if (text[0] === ".") {
      if (!/\b\d+\.$/.test(before) && !/\.\.$/.test(before)) this.#askAt(caret);
      return;
    }
    if (!wordCharacter.test(text[0])) return this.close();
    const word = this.#word(caret);
    if (/^\d/.test(word) || namesSomething.test(before.slice(0, before.length - word.length))) {
      return this.close();
    }
    if (!this.#list.isOpen || this.#items.length >= full) this.#askAt(caret);
  }

  /** What of a word stands before the caret. */
  #word(caret) {
    return /[\p{L}\p{N}_]*$/u.exec(this.#view.line(caret.line).slice(0, caret.ch))[0];
  }

  async #askAt(caret) {
    this.#question += 1;
    const question = this.#question;
    const start = { line: caret.line, ch: caret.ch - this.#word(caret).length };
    const answer = await this.#asking.quietly(this.#asking.at("completion", caret));
    if (question !== this.#question || !answer) return;
    const now = this.#view.caret;
    const line = this.#view.line(start.line) ?? "";
    if (now.line !== start.line || now.ch < start.ch) return;
    const told = editorColumn(line, answer.start);
    this.#start = { line: start.line, ch: Math.min(told, start.ch) };
    this.#items = answer.items;
    this.#narrow();
  }

  #narrowSoon() {
    if (this.#list.isOpen) this.#narrow();
  }

  #narrow() {
    const caret = this.#view.caret;
    const typed = this.#view.textIn(this.#start, caret);
    const rows = [];
    for (const [order, item] of this.#items.entries()) {
      const match = matchName(typed, item.filter.replace(/[(:].*$/s, "") || item.label);
      if (match) rows.push({ item, order, ...match });
    }
    rows.sort((one, other) => other.score - one.score || one.order - other.order);
    const isDone = rows.length === 1 && rows[0].item.insert === typed;
    if (rows.length === 0 || isDone || /[^\p{L}\p{N}_]/u.test(typed)) {
      if (this.#list.isOpen) this.close();
      return;
    }
    const place = this.#view.boxOf(this.#start, "window");
    const wasOpen = this.#list.isOpen;
    this.#list.show(rows, place);
    if (!wasOpen) this.#view.addKeys(this.#keys);
  }

  #followCaret() {
    if (!this.#list.isOpen) return;
    const { line, ch } = this.#view.caret;
    if (line !== this.#start.line || ch < this.#start.ch || this.#view.hasSelection) {
      this.close();
    }
  }

  /** The text is scrolled under the list. */
  #followText() {
    if (!this.#list.isOpen) return;
    const place = this.#view.boxOf(this.#start, "window");
    const pane = this.#view.element.getBoundingClientRect();
    if (place.bottom < pane.top || place.top > pane.bottom) this.close();
    else this.#list.place(place);
  }

  #acceptOrPass() {
    const row = this.#list.chosen;
    const typed = this.#view.textIn(this.#start, this.#view.caret);
    if (!row || row.item.insert === typed) {
      this.close();
      return pass;
    }
    return this.#accept(row);
  }

  #accept(row) {
    if (!row) return;
    const from = this.#start;
    const to = this.#view.caret;
    this.close();
    this.#placeholders.insert(row.item.insert, from, to);
    this.#view.focus();
  }

  #explainSoon({ item }) {
    clearTimeout(this.#explaining);
    const question = this.#question;
    this.#explaining = setTimeout(async () => {
      const answer = await this.#asking.quietly(
        this.#asking.at("completionDetail", this.#view.caret, { item: item.item }));
      if (question !== this.#question || this.#list.chosen?.item !== item) return;
      const type = item.detail && item.detail !== "Void" ? ` → ${item.detail}` : "";
      this.#list.explain(item.label + type, answer?.documentation ?? "");
    }, restBeforeExplaining);
  }
}

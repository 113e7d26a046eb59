/**
 * The text being edited: the main code editor, with one document for each file.
 *
 * Every change a person makes is told at once, with the moment of the key that made it. Changes
 * that come from the server are put in without losing the caret, and are not told back.
 */
import { CodeEditor, TextDocument } from "../../codeEditor/codeEditor.js";
import { editorColumn } from "../../lib/columns.js";
import { string } from "../../lib/strings.js";
import { difference, replacements } from "../../lib/textOperation.js";
import { hasSurrogates, loneSurrogates, replacement } from "../../lib/halfCharacters.js";
import { OwnNames } from "./ownNames.js";
import { mouseHabits } from "./typing/carets.js";
import { closingKeys, rememberClosers } from "./typing/closers.js";
import { indentStyle } from "./typing/indentStyle.js";
import { newLine, tab } from "./typing/newLine.js";

const keyIsRecent = 1000;
const theirs = "server";

export class SourceEditor {
  view;
  #documents = new Map();
  #edited;
  #keyTime = 0;
  path = null;
  /** Which playground the files are of. */
  scope = "";
  #readOnly = new Set();

  /** `edited(path, text, change, keyTime)` is called after each change a person made. */
  constructor(element, edited) {
    this.#edited = edited;
    this.view = CodeEditor.main(element, {
      mouse: mouseHabits, gutters: ["diagnostic-gutter", "fold-gutter"],
      coveredAtRight: () => element.querySelector(".results")?.offsetWidth ?? 0,
      keys: {
        Tab: tab, "Shift-Tab": "indentLess", Enter: newLine, "Shift-Enter": newLine,
        "Ctrl-Enter": false, "Cmd-Enter": false, ...closingKeys,
      },
    });
    rememberClosers(this.view);
    this.#lock();
    /** What the open file declares. */
    this.names = new OwnNames(this.view);
    this.view.on("change", (change) => this.#repair(change));
    this.view.on("changes", (changes) => this.#changed(changes));
    element.addEventListener("keydown", (event) => {
      this.readTyped();
      this.#keyTime = performance.timeOrigin + event.timeStamp;
    }, true);
    document.fonts.load(`13px "JetBrains Mono"`).then(() => this.view.refresh());
  }

  /** The document of a file. */
  document(path) {
    const key = `${this.scope}\n${path}`;
    if (!this.#documents.has(key)) {
      this.#documents.set(key, new TextDocument());
    }
    return this.#documents.get(key);
  }

  /** A file has another name; its text, caret and undoing stay. */
  rename(old, path) {
    const document = this.#documents.get(`${this.scope}\n${old}`);
    if (!document) return;
    this.#documents.delete(`${this.scope}\n${old}`);
    this.#documents.set(`${this.scope}\n${path}`, document);
    if (this.path === old) this.path = path;
  }

  /** Paths of files that can only be read. */
  set readOnly(paths) {
    this.#readOnly = paths;
    this.#lock();
  }

  isReadOnly(path) {
    return this.#readOnly.has(path);
  }

  /** Before a file is open, there is nothing that a key could be typed into. */
  #lock() {
    this.view.isReadOnly = this.path === null || this.isReadOnly(this.path);
  }

  /** Reads what a screen keyboard has typed, at once. */
  readTyped() {
    this.view.readTyped();
  }

  open(path) {
    if (this.path === path && this.view.document === this.document(path)) return;
    this.readTyped();
    this.path = path;
    this.view.show(this.document(path));
    this.#lock();
    this.#adoptIndentation();
    this.view.label = string("pane.editor", { file: path });
  }

  /** Puts in a text from the server, where it differs. */
  replace(path, text) {
    const document = this.document(path);
    const old = document.text;
    if (old === text) return;
    if (old === "") {
      document.load(text);
      if (document === this.view.document) this.#adoptIndentation();
      return;
    }
    for (const { start, end, text: piece } of replacements(difference(old, text))) {
      document.replace(piece, document.positionAt(start), document.positionAt(end), theirs);
    }
  }

  /** Does what was done elsewhere; the lines that it replaced, for a history of lines. */
  apply(path, operation) {
    const document = this.document(path);
    const changed = [];
    const change = () => {
      for (const { start, end, text } of replacements(operation)) {
        const from = document.positionAt(start);
        const to = document.positionAt(end);
        document.replace(text, from, to, theirs);
        changed.push(lines({ from, to, text: text.split("\n") }));
      }
    };
    if (document === this.view.document) {
      this.view.batch(change);
      return changed;
    }
    // A document that is not shown knows no operations: one piece is one step to undo.
    const { text } = document;
    const pieces = replacements(operation);
    if (pieces.length > 1) return [replaceAtOnce(document, text, pieces)];
    change();
    return changed;
  }

  text(path) {
    return this.document(path).text;
  }

  /** Puts in text as if the person had typed it. */
  insert(text, line) {
    this.view.document.replace(text, { line, ch: 0 }, undefined, "+insert");
  }

  /** Puts the caret at a place as the compiler counts. */
  go(line, column = 1) {
    const text = this.view.line(line - 1) ?? "";
    const folds = this.view.marksIn({ line: line - 1, ch: 0 }, { line, ch: 0 });
    for (const mark of folds) if (mark.isFold) mark.clear();
    this.view.setCaret(line - 1, editorColumn(text, column));
    this.view.reveal(null, 120);
    this.view.focus();
  }

  refresh() {
    this.view.refresh();
  }

  /**
   * No file can hold half of a character, as a program may paste it: it is replaced before it is told,
   * in the same step of undoing.
   */
  #repair({ text, removed }) {
    if (![...text, ...removed].some(hasSurrogates)) return;
    const whole = this.view.text;
    for (const place of loneSurrogates(whole)) {
      this.view.replace(replacement, this.view.positionAt(place),
        this.view.positionAt(place + 1), theirs);
    }
  }

  #adoptIndentation() {
    this.view.indentation = indentStyle(this.view.text);
  }

  #changed(changes) {
    const own = changes.filter(({ origin }) => origin !== theirs && origin !== "setValue");
    if (own.length === 0) return;
    const now = performance.timeOrigin + performance.now();
    const keyTime = now - this.#keyTime < keyIsRecent ? this.#keyTime : now;
    this.#edited(this.path, this.view.text, own.map(lines), keyTime);
  }
}

/** Does several replacements, the last of the text first, as one; the lines it replaced. */
function replaceAtOnce(document, text, pieces) {
  const { start } = pieces.at(-1);
  const { end } = pieces[0];
  let made = "";
  let place = start;
  for (const piece of [...pieces].reverse()) {
    made += text.slice(place, piece.start) + piece.text;
    place = piece.end;
  }
  const from = document.positionAt(start);
  const to = document.positionAt(end);
  document.replace(made, from, to, theirs);
  return lines({ from, to, text: made.split("\n") });
}

/** Which lines a change took and how many it left in their place. */
function lines({ from, to, text }) {
  return { line: from.line, removed: to.line - from.line + 1, added: text.length };
}

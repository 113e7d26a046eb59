/**
 * The text being edited: CodeMirror, one document for each file.
 *
 * Every change a person makes is told at once, with the moment of the key that made it. Changes
 * that come from the server are put in without losing the caret, and are not told back.
 */
import { editorColumn } from "../../lib/columns.js";
import { string } from "../../lib/strings.js";
import { difference, replacements } from "../../lib/textOperation.js";
import { hasSurrogates, loneSurrogates, replacement } from "../../lib/halfCharacters.js";
import { OwnNames } from "./ownNames.js";
import "./swiftMode.js";
import { mouseHabits } from "./typing/carets.js";
import { indentStyle } from "./typing/indentStyle.js";
import { newLine, tab } from "./typing/newLine.js";

const keyIsRecent = 1000;
const theirs = "server";

export class SourceEditor {
  mirror;
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
    this.mirror = globalThis.CodeMirror(element, {
      mode: "swift", lineNumbers: true, indentUnit: 4, tabSize: 4, matchBrackets: true,
      autoCloseBrackets: true, configureMouse: mouseHabits, inputStyle: inputStyle(),
      styleActiveLine: { nonEmpty: false }, cursorScrollMargin: 40, undoDepth: 1000,
      workTime: 10, workDelay: 30,
      gutters: ["diagnostic-gutter", "CodeMirror-linenumbers", "fold-gutter"],
      extraKeys: {
        Tab: tab, "Shift-Tab": "indentLess", Enter: newLine, "Shift-Enter": newLine,
        "Ctrl-Enter": false, "Cmd-Enter": false,
      },
    });
    /** What the open file declares. */
    this.names = new OwnNames(this.mirror);
    this.mirror.on("change", (_, change) => this.#repair(change));
    this.mirror.on("changes", (_, changes) => this.#changed(changes));
    element.addEventListener("keydown", (event) => {
      this.readTyped();
      this.#keyTime = performance.timeOrigin + event.timeStamp;
    }, true);
    document.fonts.load(`13px "JetBrains Mono"`).then(() => this.mirror.refresh());
  }

  /** The document of a file. */
  document(path) {
    const key = `${this.scope}\n${path}`;
    if (!this.#documents.has(key)) {
      this.#documents.set(key, new globalThis.CodeMirror.Doc("", "swift"));
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

  #lock() {
    this.mirror.setOption("readOnly", this.isReadOnly(this.path));
  }

  /**
   * Reads what a finger's keyboard has typed. CodeMirror reads it a moment later, and loses it where the
   * text is changed or another one is shown before that.
   */
  readTyped() {
    const { input } = this.mirror.display;
    const isDue = (input.readDOMTimeout ?? null) !== null;
    if (isDue && !input.composing) input.updateFromDOM();
  }

  open(path) {
    if (this.path === path && this.mirror.getDoc() === this.document(path)) return;
    this.readTyped();
    this.path = path;
    this.mirror.swapDoc(this.document(path));
    this.#lock();
    this.#adoptIndentation();
    const name = string("pane.editor", { file: path });
    this.mirror.getInputField().setAttribute("aria-label", name);
  }

  /** Puts in a text from the server, where it differs. */
  replace(path, text) {
    const document = this.document(path);
    const old = document.getValue();
    if (old === text) return;
    if (old === "") {
      document.setValue(text);
      document.clearHistory();
      if (document === this.mirror.getDoc()) this.#adoptIndentation();
      return;
    }
    for (const { start, end, text: piece } of replacements(difference(old, text))) {
      document.replaceRange(piece, document.posFromIndex(start), document.posFromIndex(end), theirs);
    }
  }

  /** Does what was done elsewhere; the lines that it replaced, for a history of lines. */
  apply(path, operation) {
    const document = this.document(path);
    const changed = [];
    const change = () => {
      for (const { start, end, text } of replacements(operation)) {
        const from = document.posFromIndex(start);
        const to = document.posFromIndex(end);
        document.replaceRange(text, from, to, theirs);
        changed.push(lines({ from, to, text: text.split("\n") }));
      }
    };
    if (document === this.mirror.getDoc()) {
      this.mirror.operation(change);
      return changed;
    }
    // A document that is not shown knows no operations: one piece is one step to undo.
    const text = document.getValue();
    const pieces = replacements(operation);
    if (pieces.length > 1) return [replaceAtOnce(document, text, pieces)];
    change();
    return changed;
  }

  text(path) {
    return this.document(path).getValue();
  }

  /** Puts in text as if the person had typed it. */
  insert(text, line) {
    this.mirror.getDoc().replaceRange(text, { line, ch: 0 }, undefined, "+insert");
  }

  /** Puts the caret at a place as the compiler counts. */
  go(line, column = 1) {
    const text = this.mirror.getLine(line - 1) ?? "";
    const folds = this.mirror.findMarks({ line: line - 1, ch: 0 }, { line, ch: 0 });
    for (const mark of folds) if (mark.__isFold) mark.clear();
    this.mirror.setCursor(line - 1, editorColumn(text, column));
    this.mirror.scrollIntoView(null, 120);
    this.mirror.focus();
  }

  refresh() {
    this.mirror.refresh();
  }

  /**
   * No file can hold half of a character, as a program may paste it: it is replaced before it is told,
   * in the same step of undoing.
   */
  #repair({ text, removed }) {
    if (![...text, ...removed].some(hasSurrogates)) return;
    const whole = this.mirror.getValue();
    for (const place of loneSurrogates(whole)) {
      this.mirror.replaceRange(replacement, this.mirror.posFromIndex(place),
        this.mirror.posFromIndex(place + 1), theirs);
    }
  }

  #adoptIndentation() {
    const { unit, usesTabs } = indentStyle(this.mirror.getValue());
    this.mirror.setOption("indentUnit", unit);
    this.mirror.setOption("indentWithTabs", usesTabs);
  }

  #changed(changes) {
    const own = changes.filter(({ origin }) => origin !== theirs && origin !== "setValue");
    if (own.length === 0) return;
    const now = performance.timeOrigin + performance.now();
    const keyTime = now - this.#keyTime < keyIsRecent ? this.#keyTime : now;
    this.#edited(this.path, this.mirror.getValue(), own.map(lines), keyTime);
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
  const from = document.posFromIndex(start);
  const to = document.posFromIndex(end);
  document.replaceRange(made, from, to, theirs);
  return lines({ from, to, text: made.split("\n") });
}

/** Which lines a change took and how many it left in their place. */
function lines({ from, to, text }) {
  return { line: from.line, removed: to.line - from.line + 1, added: text.length };
}

/** Fingers select and correct with the browser's own handles, which need real text to hold on to. */
function inputStyle() {
  return matchMedia("(pointer: coarse)").matches ? "contenteditable" : "textarea";
}

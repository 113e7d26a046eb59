/**
 * The text being edited: CodeMirror, one document for each file.
 *
 * Every change a person makes is told at once, with the moment of the key that made it. Changes
 * that come from the server are put in without losing the caret, and are not told back.
 */
import { editorColumn } from "../lib/columns.js";
import { string } from "../lib/strings.js";

const typeName = /^[A-Z][A-Za-z0-9_]*/;
const keyIsRecent = 1000;
const theirs = "server";

export class SourceEditor {
  mirror;
  #documents = new Map();
  #edited;
  #keyTime = 0;
  path = null;

  /** `edited(path, text, change, keyTime)` is called after each change a person made. */
  constructor(element, edited) {
    this.#edited = edited;
    this.mirror = globalThis.CodeMirror(element, {
      mode: "swift", lineNumbers: true, indentUnit: 4, tabSize: 4, matchBrackets: true,
      styleActiveLine: { nonEmpty: false }, cursorScrollMargin: 40, undoDepth: 1000,
      gutters: ["diagnostic-gutter", "CodeMirror-linenumbers"],
      extraKeys: {
        Tab: (mirror) => mirror.execCommand(mirror.somethingSelected() ? "indentMore" : "insertSoftTab"),
        "Shift-Tab": "indentLess", "Ctrl-/": "toggleComment", "Cmd-/": "toggleComment",
        "Ctrl-Enter": false, "Cmd-Enter": false,
      },
    });
    this.mirror.addOverlay({ token: typeToken });
    this.mirror.on("changes", (_, changes) => this.#changed(changes));
    element.addEventListener("keydown", (event) => {
      this.#keyTime = performance.timeOrigin + event.timeStamp;
    }, true);
    document.fonts.load(`13px "JetBrains Mono"`).then(() => this.mirror.refresh());
  }

  /** The document of a file. */
  document(path) {
    if (!this.#documents.has(path)) {
      this.#documents.set(path, new globalThis.CodeMirror.Doc("", "swift"));
    }
    return this.#documents.get(path);
  }

  open(path) {
    if (this.path === path) return;
    this.path = path;
    this.mirror.swapDoc(this.document(path));
    this.mirror.setOption("indentUnit", indentOf(this.mirror.getValue()));
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
      return;
    }
    const { start, oldEnd, newEnd } = difference(old, text);
    document.replaceRange(text.slice(start, newEnd), document.posFromIndex(start),
      document.posFromIndex(oldEnd), theirs);
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
    this.mirror.setCursor(line - 1, editorColumn(text, column));
    this.mirror.scrollIntoView(null, 120);
    this.mirror.focus();
  }

  refresh() {
    this.mirror.refresh();
  }

  #changed(changes) {
    const own = changes.filter(({ origin }) => origin !== theirs && origin !== "setValue");
    if (own.length === 0) return;
    const now = performance.timeOrigin + performance.now();
    const keyTime = now - this.#keyTime < keyIsRecent ? this.#keyTime : now;
    this.#edited(this.path, this.mirror.getValue(), own.map(lines), keyTime);
  }
}

/** By how much a text indents its lines: by the least that one of them is. */
function indentOf(text) {
  const found = [...text.matchAll(/^( +)(?=[^\s*/])/gm)].map(([, spaces]) => spaces.length);
  return found.length > 0 ? Math.min(8, Math.max(2, Math.min(...found))) : 4;
}

/** Which lines a change took and how many it left in their place. */
function lines({ from, to, text }) {
  return { line: from.line, removed: to.line - from.line + 1, added: text.length };
}

/** Names of types begin with a capital letter; the mode itself knows only a few. */
function typeToken(stream) {
  if (stream.match(typeName)) return "type-name";
  if (!stream.eatWhile(/[A-Za-z0-9_]/)) stream.next();
  return null;
}

/** The piece in which two texts differ. */
function difference(old, text) {
  let start = 0;
  const shorter = Math.min(old.length, text.length);
  while (start < shorter && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  return { start, oldEnd: old.length - end, newEnd: text.length - end };
}

/**
 * What a Swift text declares, in its order: types, functions, properties outside of functions,
 * marks and headings; and every name it declares anywhere.
 *
 * It reads the pieces of `tokens.js` alone, so it needs no compiler and works on half-typed text.
 */
import { LineStream } from "./lineStream.js";
import { readToken, startState } from "./tokens.js";
import { typeWords } from "./words.js";

const landmark = /^\/\/\s*(MARK|TODO|FIXME):\s*(-\s*)?(.*?)\s*$/;
const heading = /^\s*(?:\/\/:|\/\*:)?\s*(#{1,3})\s+(.+?)\s*(?:\*\/)?$/;
const kinds = { class: "class", actor: "class", struct: "struct", enum: "enum", protocol: "protocol",
  extension: "extension", typealias: "type", associatedtype: "type", func: "function",
  init: "function", deinit: "function", subscript: "function", macro: "function", case: "case",
  operator: "function", let: "constant", var: "variable" };

/** `{entries: [{kind, name, line, column, level}], names}`; lines and columns count from 0. */
export function outline(text) {
  const reader = new Reader();
  text.split("\n").forEach((line, number) => {
    const stream = new LineStream(line);
    if (line === "") return;
    reader.block(line, number);
    while (!stream.eol()) {
      stream.start = stream.pos;
      const style = readToken(stream, reader.state);
      reader.piece(style, stream.current(), stream, number);
    }
  });
  return { entries: reader.entries, names: reader.names };
}

class Reader {
  state = startState();
  entries = [];
  names = new Set();
  /** What each open block belongs to: an entry that lists its contents, or nothing. */
  #blocks = [];
  #pending = null;
  #keyword = null;

  piece(style, text, stream, line) {
    if (style === null) return this.#bracket(text);
    if (style === "comment landmark") return this.#mark(landmark.exec(text), line, stream.start);
    if (style === "comment prose") return this.#heading(heading.exec(text), line, stream.start);
    if (style === "keyword") return this.#word(text, stream, line);
    if (style.includes("def")) {
      this.#declare(style === "keyword def" ? text : this.#keyword, text, stream, line);
    }
    return undefined;
  }

  /** `#Playground("name") {`, at the beginning of a line. */
  block(text, line) {
    const found = /^#Playground\b(?:\s*\(\s*"([^"]*)"\s*\))?/.exec(text);
    if (!found || this.#blocks.length > 0) return;
    const name = found[1] ?? "#Playground";
    this.entries.push({ kind: "playground", name, line, column: 0, level: 0 });
  }

  #bracket(text) {
    if (text === "{") {
      this.#blocks.push(this.#pending);
      this.#pending = null;
    } else if (text === "}") {
      this.#blocks.pop();
    }
  }

  #word(text, stream, line) {
    if (kinds[text]) this.#keyword = text;
    if (text !== "extension") return;
    const [, name] = /^\s*([^{:]*?)\s*(?:[{:]|where\b|$)/.exec(stream.string.slice(stream.pos));
    this.#add("extension", name, stream, line);
  }

  #declare(keyword, name, stream, line) {
    const kind = kinds[keyword];
    if (!kind || (keyword === "extension" && this.#pending?.kind === kind)) return;
    if (!typeWords.has(keyword) && name !== keyword) this.names.add(name);
    const hasLabels = kind === "function" && name !== "deinit";
    const labels = hasLabels ? labelsIn(stream.string.slice(stream.pos)) : "";
    this.#add(kind, name.replaceAll("`", "") + labels, stream, line);
  }

  #add(kind, name, stream, line) {
    if (this.#blocks.some((block) => block === null)) {
      this.#pending = null;
      return;
    }
    const entry = { kind, name, line, column: stream.start, level: this.#blocks.length };
    this.entries.push(entry);
    this.#pending = /^(?:class|struct|enum|protocol|extension)$/.test(kind) ? entry : null;
  }

  #mark(found, line, column) {
    if (!found || this.#blocks.some((block) => block === null)) return;
    const [, word, , name] = found;
    const title = word === "MARK" ? name : `${word}: ${name}`;
    if (title) this.entries.push({ kind: "mark", name: title, line, column, level: this.#blocks.length });
  }

  #heading(found, line, column) {
    if (!found) return;
    this.entries.push({ kind: "mark", name: found[2], line, column, level: 0 });
  }
}

/** `(_:in:)` of `(_ card: Card, in hand: Hand) -> …`. */
function labelsIn(rest) {
  const open = rest.indexOf("(");
  if (open < 0 || /[={]/.test(rest.slice(0, open))) return "";
  let depth = 0;
  let expects = false;
  let labels = "";
  for (const [piece] of rest.slice(open).matchAll(/[([{<]|->|[)\]}>]|,|[\p{L}_`][\p{L}\p{N}_`]*/gu)) {
    if (piece === "->") continue;
    if ("([{<".includes(piece)) depth += 1;
    else if (")]}>".includes(piece)) depth -= 1;
    else if (depth === 1 && expects && piece !== ",") labels += `${piece}:`;
    expects = depth === 1 && (piece === "," || (piece === "(" && labels === ""));
    if (depth === 0) break;
  }
  return `(${labels})`;
}

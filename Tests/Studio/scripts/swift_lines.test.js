/** Lines of Swift are read and colored without an editor. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { coloredElements, coloredLines } from "../../../Studio/js/codeEditor/coloring.js";
import { LineStream, columnOf } from "../../../Studio/js/lib/swift/lineStream.js";
import { outline } from "../../../Studio/js/lib/swift/outline.js";

const text = "struct Card {\n\tlet face = \"\\(1 + 2)\" // 🂡\n\n"
  + "  /* of\n two */ func flip(to side: Side) {}\n}";

test("a stream is read from its beginning to its end", () => {
  const stream = new LineStream("a🂡");
  assert.ok(stream.sol());
  assert.equal(stream.peek(), "a");
  assert.equal(stream.next(), "a");
  assert.equal(stream.current(), "a");
  stream.start = stream.pos;
  stream.skipToEnd();
  assert.equal(stream.current(), "🂡");
  assert.ok(stream.eol() && stream.next() === undefined && stream.peek() === undefined);
});

test("tabs go to the next stop", () => {
  assert.deepEqual(
    [columnOf("\ta"), columnOf(" \ta"), columnOf("a\tb", 2), columnOf("  "), columnOf("")],
    [4, 4, 4, 2, 0]);
  const stream = new LineStream("\t a b");
  stream.start = 3;
  assert.deepEqual([stream.indentation(), stream.column()], [5, 6]);
});

test("colored lines are the lines of the text", () => {
  const lines = coloredLines(text).map((line) => line.map((piece) => piece.text).join(""));
  assert.equal(lines.join("\n"), text);
  const styles = coloredLines(text).flat().map(({ text: piece, style }) => [piece, style]);
  assert.deepEqual(styles[0], ["struct", "keyword"]);
  assert.ok(styles.some(([piece, style]) => piece === "// 🂡" && style === "comment"));
  assert.ok(styles.some(([piece, style]) => piece === " two */" && style === "comment"));
});

test("each styled piece is an element with the editor's classes", () => {
  globalThis.document = { createElement: (name) => ({ name }) };
  assert.deepEqual(coloredElements("let\n// MARK: a"), [
    { name: "span", className: "cm-keyword", textContent: "let" }, "\n",
    { name: "span", className: "cm-comment cm-landmark", textContent: "// MARK: a" }]);
});

test("an outline needs no editor", () => {
  const entries = outline(text).entries
    .map(({ kind, name, line, column }) => [kind, name, line, column]);
  assert.deepEqual(entries, [
    ["struct", "Card", 0, 7], ["constant", "face", 1, 5], ["function", "flip(to:)", 4, 13]]);
});

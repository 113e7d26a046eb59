/** docs/code-editor.md names all that Studio/js/codeEditor offers to others, and nothing else. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const files = ["editableText", "shownText", "swiftText", "codeEditor", "textDocument"];
const member = /^ {2}(?:static )?(?:get |set )?([a-z]\w*)\(.*\{$/gm;
// What a comment says to be for the folder alone, and what only the library calls.
const inside = new Set([
  "constructor", "content", "range", "languageDataAt", "indentationAt", "wrapping",
]);

function offered() {
  const found = new Set();
  for (const file of files) {
    for (const [, name] of read(`Studio/js/codeEditor/${file}.js`).matchAll(member)) {
      if (!inside.has(name)) found.add(name);
    }
  }
  return found;
}

const page = read("docs/code-editor.md");
const rows = page.split("\n").filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ")[0]);
const named = new Set(rows.join(" ").match(/`[^`]+`/g).map((words) =>
  /^`(?:\w+\.)?(\w+)/.exec(words)[1]));

test("the page names every member", () => {
  assert.deepEqual([...offered()].filter((name) => !named.has(name)), []);
});

test("the page names nothing that is not there", () => {
  const known = offered();
  assert.deepEqual([...named].filter((name) => !known.has(name)), []);
});

test("the page is one page", () => {
  assert.ok(page.split("\n").length <= 60);
});

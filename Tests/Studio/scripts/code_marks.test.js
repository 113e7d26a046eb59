/** The marks of a book's code: what is to be edited, and which lines are for the app alone. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { codeMarks, placeholdersIn } from "../../../Studio/js/lib/codeMarks.js";

/** `strings` are the lines where nothing is a comment. */
function marks(text, strings = []) {
  return codeMarks(text.split("\n"), (line) => !strings.includes(line));
}

test("whole lines lie between two marks", () => {
  const found = marks("//#-code-completion(everything, hide)\n//#-editable-code Tap here\nwalk()\n\n"
    + "  //#-end-editable-code\nlet x = 1");
  assert.deepEqual(found.lines, [0, 1, 4]);
  assert.equal(found.regions.length, 1);
  const [region] = found.regions;
  assert.ok(region.isWhole);
  assert.equal(region.placeholder, "Tap here");
  assert.deepEqual([region.from, region.to], [{ line: 2, ch: 0 }, { line: 3, ch: 0 }]);
});

test("within a line the marks stand around it", () => {
  const text = "let a = /*#-editable-code a number*/12/*#-end-editable-code*/ + 1";
  const found = marks(text);
  assert.deepEqual(found.lines, []);
  assert.equal(found.regions.length, 1);
  const [region] = found.regions;
  assert.ok(!region.isWhole);
  assert.equal(region.placeholder, "a number");
  assert.equal(text.slice(region.from.ch, region.to.ch), "12");
  assert.equal(text.slice(region.open.start, region.open.end), "/*#-editable-code a number*/");
});

test("one that is not closed goes on to the end", () => {
  const { regions } = marks("//#-editable-code\na\nb");
  assert.equal(regions.length, 1);
  assert.deepEqual(regions[0].to, { line: 2, ch: 1 });
  assert.equal(regions[0].close, null);
});

test("what is no comment is no mark", () => {
  assert.deepEqual(marks("let a = \"//#-editable-code\"", [0]), { lines: [], regions: [] });
  assert.deepEqual(marks("//#-end-editable-code\n//#-hidden-code"), { lines: [0], regions: [] });
});

test("placeholders show their words", () => {
  const found = placeholdersIn("f(<#T##pace##Double#>, <#name#>) <##>");
  assert.deepEqual(found.map(({ start, end, words }) => [start, end, words]), [[2, 21, "pace"], [23, 31, "name"]]);
});

/** Two texts, line by line: each line is shown once, in order, and equal ones side by side. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { comparedLines, differingPiece } from "../../../Studio/js/lib/lineComparison.js";
import { Chance } from "./chance.js";

function compared(left, right) {
  return comparedLines(left, right).map((row) => [row.kind, row.left?.text ?? null, row.right?.text ?? null]);
}

test("equal texts have only equal lines", () => {
  assert.deepEqual(compared("a\nb", "a\nb"), [["same", "a", "a"], ["same", "b", "b"]]);
});

test("changed, removed and added lines", () => {
  assert.deepEqual(compared("a\nb\nc\nd", "a\nB\nd\ne"), [
    ["same", "a", "a"], ["changed", "b", "B"], ["removed", "c", null], ["same", "d", "d"],
    ["added", null, "e"]]);
});

test("where in a line they differ", () => {
  assert.deepEqual([...differingPiece("let a = 4", "let a = 16")], [8, 9, 10]);
  assert.deepEqual([...differingPiece("aa", "aaa")], [2, 2, 3]);
});

for (const seed of [0, 1, 2]) {
  test(`nothing is left out and nothing comes twice: ${seed}`, () => {
    const chance = new Chance(seed);
    const texts = [0, 1].map(() => Array.from({ length: 1 + chance.below(29) }, () => chance.of("abcd")));
    const rows = compared(texts[0].join("\n"), texts[1].join("\n"));
    for (const side of [0, 1]) {
      assert.deepEqual(rows.map((row) => row[side + 1]).filter((text) => text !== null), texts[side]);
    }
    assert.ok(rows.every(([kind, left, right]) => kind !== "same" || left === right));
  });
}

test("texts too long to search are still compared", () => {
  const [left, right] = ["a", "b"].map((name) =>
    Array.from({ length: 3000 }, (_, line) => `${name}${line}`).join("\n"));
  assert.equal(compared(left, right).length, 3000);
});

// What stands beside a line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { resultText } from "../../../Studio/js/lib/resultText.js";

test("a value stands there, or how often there was one", () => {
  assert.equal(resultText({ count: 1, summary: "5" }), "5");
  assert.equal(resultText({ count: 1, summary: "a\n  b" }), "a b");
  assert.equal(resultText({ count: 3, summary: "5" }), "(3 times)");
});

test("a body that ran once says so", () => {
  assert.equal(resultText({ count: 1, summary: "" }), "(once)");
  assert.equal(resultText({ count: 2, summary: "" }), "(2 times)");
});

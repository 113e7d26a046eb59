/** Values of each kind are mixed and added as docs/wire-format.md says. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { blend, repeated, sum } from "../../../Studio/js/rendering/blending.js";

test("a number is mixed, also beyond its ends", () => {
  assert.equal(blend("opacity", 0, 1, 0.25), 0.25);
  assert.equal(blend("opacity", 0, 1, 1.5), 1.5);
});

test("a count stays whole, and not below 0", () => {
  assert.equal(blend("instanceCount", 1, 4, 0.4), 2);
  assert.equal(blend("instanceCount", 1, 4, 0.6), 3);
  assert.equal(blend("instanceCount", 4, 0, 1.5), 0);
  assert.equal(sum("instanceCount", 2, 3), 5);
  assert.equal(repeated("instanceCount", 1, 2, 3), 7);
});

test("numbers that belong together are mixed one by one", () => {
  assert.deepEqual(blend("position", [0, 10], [4, 20], 0.5), [2, 15]);
  assert.deepEqual(blend("lineDashPattern", [1], [3], 0.5), [2]);
});

test("lists of other lengths, choices and flags change half-way", () => {
  assert.deepEqual(blend("locations", [0], [0, 1], 0.49), [0]);
  assert.deepEqual(blend("locations", [0], [0, 1], 0.5), [0, 1]);
  assert.equal(blend("lineCap", 0, 2, 0.49), 0);
  assert.equal(blend("isHidden", false, true, 0.5), true);
});

test("no color is the other one, seen through", () => {
  assert.deepEqual(blend("backgroundColor", null, [1, 0, 0, 1], 0.5), [1, 0, 0, 0.5]);
  assert.equal(blend("backgroundColor", null, null, 0.5), null);
});

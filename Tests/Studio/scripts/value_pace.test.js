/** Values are shown as they come, and ten times a second where they keep on coming. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { ValuePace } from "../../../Studio/js/elements/results/valuePace.js";

/** The moments, of those at which values came, at which they could be shown at once. */
function shown(moments) {
  const pace = new ValuePace();
  return moments.filter((now) => {
    if (pace.delay(now) > 0) return false;
    pace.shown(now);
    return true;
  });
}

/** Moments 20 ms apart, up to one. */
function every20(end) {
  return Array.from({ length: end / 20 }, (_, index) => index * 20);
}

test("a run's values are shown as they come", () => {
  assert.deepEqual(shown([0, 10, 20, 30, 40]), [0, 10, 20, 30, 40]);
});

test("values that keep on coming are shown ten times a second", () => {
  const late = shown(every20(2000)).filter((moment) => moment >= 1000);
  assert.ok(late[0] <= 1100);
  assert.deepEqual(late.slice(1).map((moment, index) => moment - late[index]), late.slice(1).map(() => 100));
});

test("after a rest they are shown as they come again", () => {
  assert.deepEqual(shown([...every20(1000), 1400, 1420, 1440]).slice(-3), [1400, 1420, 1440]);
});

/** Menus, cards and lists stay inside the window. */
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  placeAbove, placeBelow, placeBeside, put, within,
} from "../../../Studio/js/kit/placement.js";
import { Chance } from "./chance.js";

Object.assign(globalThis, { innerWidth: 1000, innerHeight: 600 });
const size = { width: 200, height: 100 };
const at = (left, top) => ({ left, right: left + 50, top, bottom: top + 20 });

test("below the anchor while it fits, else above", () => {
  const below = (top, options) => placeBelow(at(40, top), size, { gap: 4, ...options });
  assert.deepEqual(below(100), { left: 40, top: 124, isBelow: true });
  assert.deepEqual(below(468), { left: 40, top: 492, isBelow: true });
  assert.deepEqual(below(469), { left: 40, top: 365, isBelow: false });
  assert.deepEqual(below(470, { edge: 1 }), { left: 40, top: 494, isBelow: true });
});

test("above the anchor while it fits, else below", () => {
  assert.deepEqual(placeAbove(at(40, 110), size, { margin: 4 }), { left: 40, top: 6 });
  assert.deepEqual(placeAbove(at(40, 107), size, { margin: 4 }), { left: 40, top: 131 });
});

test("beside a row, to the right while it fits", () => {
  assert.deepEqual(placeBeside(at(40, 100), size), { left: 86, top: 96 });
  assert.deepEqual(placeBeside(at(900, 590), size), { left: 704, top: 496 });
});

test("what is wider or higher than the window begins at its margin", () => {
  assert.equal(within(500, 2000, 4), 4);
  assert.equal(placeBelow(at(0, 500), { width: 10, height: 900 }).top, 8);
});

for (const seed of [0, 1, 2]) {
  test(`nothing leaves the window, nor covers the anchor where there is room: ${seed}`, () => {
    const chance = new Chance(seed);
    for (let count = 0; count < 500; count += 1) {
      const anchor = at(chance.below(950), chance.below(580));
      for (const place of [placeBelow(anchor, size), placeBeside(anchor, size)]) {
        const both = JSON.stringify([anchor, place]);
        assert.ok(place.left >= 4 && place.left + size.width <= 996, both);
        assert.ok(place.top >= 4 && place.top + size.height <= 596, both);
      }
      for (const { top } of [placeBelow(anchor, size), placeAbove(anchor, size)]) {
        assert.ok(top >= anchor.bottom || top + size.height <= anchor.top, JSON.stringify(anchor));
      }
    }
  });
}

test("elements stand on whole points", () => {
  const element = { style: {} };
  put(element, { left: 10.6, top: 3.2 });
  assert.deepEqual(element.style, { left: "11px", top: "3px" });
});

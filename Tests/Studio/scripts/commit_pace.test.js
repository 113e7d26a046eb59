/** Commits that come quicker than frames are applied once a frame, together. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { CommitPace } from "../../../Studio/js/elements/liveView/commitPace.js";

let said, pace, asked, last;

beforeEach(() => {
  said = [];
  asked = new Map();
  last = 0;
  globalThis.document = { hidden: false };
  globalThis.requestAnimationFrame = (draw) => {
    last += 1;
    asked.set(last, draw);
    return last;
  };
  globalThis.cancelAnimationFrame = (number) => asked.delete(number);
  pace = new CommitPace((arrivals) => said.push(arrivals.map(({ commit }) => commit)));
});

/** The browser draws a frame; what is asked for meanwhile comes in the next. */
function frame() {
  const drawn = asked;
  asked = new Map();
  for (const [number, draw] of drawn) draw(number);
}

test("the first is applied at once and the rest before the next frame", () => {
  for (const commit of ["a", "b", "c"]) pace.take(commit, 0);
  said.push("frame");
  frame();
  assert.deepEqual(said, [["a"], "frame", ["b", "c"]]);
});

test("while they keep coming each waits for its frame", () => {
  for (const commit of ["a", "b"]) pace.take(commit, 0);
  frame();
  for (const commit of ["c", "d"]) pace.take(commit, 0);
  said.push("frame");
  frame();
  assert.deepEqual(said, [["a"], ["b"], "frame", ["c", "d"]]);
});

test("after a frame without any the next is applied at once", () => {
  pace.take("a", 0);
  frame();
  frame();
  pace.take("b", 0);
  assert.deepEqual(said, [["a"], ["b"]]);
});

test("what waits is applied when something else may be about it", () => {
  for (const commit of ["a", "b"]) pace.take(commit, 0);
  pace.flush();
  said.push("something else");
  frame();
  assert.deepEqual(said, [["a"], ["b"], "something else"]);
});

test("a window that draws no frames keeps nothing waiting", () => {
  document.hidden = true;
  for (const commit of ["a", "b"]) pace.take(commit, 0);
  assert.deepEqual(said, [["a"], ["b"]]);
});

test("a few wait and no more", () => {
  for (let number = 0; number < 12; number += 1) pace.take(number, 0);
  assert.deepEqual(said, [[0], [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
});

test("nothing is applied after the end", () => {
  for (const commit of ["a", "b"]) pace.take(commit, 0);
  pace.end();
  frame();
  pace.take("of another picture", 0);
  assert.deepEqual(said, [["a"], ["of another picture"]]);
});

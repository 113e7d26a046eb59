/** What may wait lets the picture of its run come first. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { AfterPicture } from "../../../Studio/js/lib/afterPicture.js";

/** What is said in a case that begins by waiting for run 7's picture. */
function begun(patience = 60_000) {
  const said = [];
  const later = new AfterPicture(patience);
  later.expect(7);
  return { said, later };
}

test("what belongs to the run waits for its picture", () => {
  const { said, later } = begun();
  later.do(7, () => said.push("value"));
  later.do(6, () => said.push("of another run"));
  said.push("picture");
  later.stands(7);
  later.do(7, () => said.push("late value"));
  assert.deepEqual(said, ["of another run", "picture", "value", "late value"]);
});

test("another run's picture is not waited for", () => {
  const { said, later } = begun();
  later.do(7, () => said.push("value"));
  later.stands(6);
  assert.deepEqual(said, []);
  later.stands(7);
});

test("what waited for a run that was replaced is dropped", () => {
  const { said, later } = begun();
  later.do(7, () => said.push("old value"));
  later.expect(8);
  later.do(8, () => said.push("new value"));
  later.stands(8);
  assert.deepEqual(said, ["new value"]);
});

test("a picture that never comes is not waited for for ever", async () => {
  const { said, later } = begun(5);
  await new Promise((done) => later.do(7, () => {
    said.push("value");
    done();
  }));
  assert.deepEqual(said, ["value"]);
});

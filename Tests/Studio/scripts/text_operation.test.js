/** What is done to texts: composing, transforming, and windows that come to the same text. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { differenceByLines } from "../../../Studio/js/lib/lineDifference.js";
import { SharedText } from "../../../Studio/js/lib/sharedText.js";
import {
  applied, changesNothing, composed, difference, replacements, transformed,
} from "../../../Studio/js/lib/textOperation.js";
import { Texts } from "../../../Studio/js/lib/texts.js";
import { Chance } from "./chance.js";

const letters = [..."ab2-\n🂡å"];

function textBy(chance, most = 12) {
  return Array.from({ length: chance.below(most) }, () => chance.of(letters)).join("");
}

function textsBy(chance, cases, count, most) {
  return Array.from({ length: cases }, () => Array.from({ length: count }, () => textBy(chance, most)));
}

test("a piece is found and done", () => {
  assert.deepEqual(difference("let a = 4", "let a = 42"), [9, "2"]);
  assert.equal(applied([5, "abc", -2, 10], "x".repeat(17)), `xxxxxabc${"x".repeat(10)}`);
  assert.ok(changesNothing([9]));
  assert.ok(!changesNothing([9, "2"]));
});

test("what is replaced is told from the end", () => {
  assert.deepEqual(replacements([2, "a", -1, 3, -2]), [
    { start: 6, end: 8, text: "" }, { start: 2, end: 3, text: "a" }]);
});

test("no character is cut in two", () => {
  assert.deepEqual(difference("🂡", "🂢"), ["🂢", -2]);
});

for (const seed of [0, 1, 2]) {
  test(`two ways come to the same text: ${seed}`, () => {
    for (const [start, mine, theirs] of textsBy(new Chance(seed), 60, 3)) {
      const [after, before] = transformed(difference(start, mine), difference(start, theirs));
      assert.equal(applied(after, theirs), applied(before, mine), JSON.stringify([start, mine, theirs]));
    }
  });

  test(`one operation does what two do: ${seed}`, () => {
    for (const [start, middle, end] of textsBy(new Chance(seed), 60, 3)) {
      assert.equal(applied(composed(difference(start, middle), difference(middle, end)), start), end);
    }
  });

  test(`a difference by lines makes the same text: ${seed}`, () => {
    const cases = [...textsBy(new Chance(seed), 200, 2, 30), ["", "a\n"], ["a\n", ""], ["a", "a\n"]];
    for (const [old, text] of cases) assert.equal(applied(differenceByLines(old, text), old), text);
  });
}

/** Others typed above and below it meanwhile; the server tells only what the text is now. */
test("what was typed while the connection was gone stays where it was meant", () => {
  const shared = new SharedText("one\ntwo and more\nthree\n", 1);
  shared.edit("one\ntwo\nthree\n");
  shared.edit("one\ntwo!\nthree\n");
  shared.rejoin("zero\none\ntwo and more\nthree and four\n", 3, 0);
  assert.equal(shared.text, "zero\none\ntwo!\nthree and four\n");
});

test("what came while the connection was gone is not on disk yet", () => {
  const texts = new Texts();
  const files = (text, revision, onDisk) => [{ path: "a", text, revision, onDisk }];
  texts.receive({ files: files("1", 0), version: 1, sequence: 0 }, "first", 0);
  texts.cut();
  texts.receive({ files: files("12", 1, ["1"]), version: 2, sequence: 0 }, "first", 0);
  texts.saved(1);
  assert.deepEqual(texts.unsaved, ["a"]);
  texts.saved(2);
  assert.deepEqual(texts.unsaved, []);
});

test("what is brought back waits for its answer, whatever else the server tells", () => {
  const texts = new Texts();
  const tell = (epoch, text, revision, others = {}) => {
    const files = [{ path: "a", text, revision, restored: others.restored }];
    return texts.receive({ files, version: revision, sequence: 0, ...others }, epoch, 0).messages;
  };
  tell("first", "1\n", 0);
  texts.edit("a", "12\n", 0);
  texts.accepted({ file: "a", revision: 1, version: 1 }, 0);
  texts.cut();
  const [{ sequence, restores }] = tell("second", "1\n", 0);
  assert.deepEqual(restores, { epoch: "first", revision: 1 });
  // Another window has restored it and typed on.
  tell("second", "123\n", 2, { restored: restores });
  assert.equal(texts.get("a"), "12\n");
  tell("second", "123\n", 2, { restored: restores, refused: sequence });
  assert.equal(texts.get("a"), "123\n");
  assert.ok(texts.isHeard);
});

/** A server that transforms, and windows that hear of each other when it pleases chance. */
class Exchange {
  server = { text: "start", done: [] };
  windows = [0, 1].map(() => ({ text: new SharedText("start", 0), inbox: [], outbox: [], sequence: 0 }));
  #chance;

  constructor(chance) {
    this.#chance = chance;
  }

  type(window) {
    const { text } = window.text;
    const from = this.#chance.below(text.length + 1);
    const to = Math.min(text.length, from + this.#chance.below(4));
    window.text.edit(text.slice(0, from) + "xyz2\n".slice(0, this.#chance.below(6)) + text.slice(to));
    this.#flush(window);
  }

  #flush(window) {
    const edit = window.text.send(window.sequence + 1);
    if (!edit) return;
    window.sequence += 1;
    window.outbox.push(edit);
  }

  serve(window) {
    const edit = window.outbox.shift();
    if (!edit) return;
    const { server } = this;
    let { operation } = edit;
    for (const earlier of server.done.slice(edit.base)) [, operation] = transformed(earlier, operation);
    server.text = applied(operation, server.text);
    server.done.push(operation);
    const revision = server.done.length;
    for (const other of this.windows) other.inbox.push(other === window ? { revision } : { revision, operation });
  }

  hear(window) {
    const message = window.inbox.shift();
    if (!message) return;
    if (message.operation) {
      window.text.changed(message.operation, message.revision);
      return;
    }
    window.text.accepted(message.revision);
    this.#flush(window);
  }
}

for (const seed of [0, 1, 2, 3]) {
  test(`windows that type at once end with the server's text: ${seed}`, () => {
    const chance = new Chance(seed);
    const exchange = new Exchange(chance);
    for (let step = 0; step < 400; step += 1) {
      const does = ["type", "serve", "hear"][chance.below(3)];
      exchange[does](exchange.windows[chance.below(2)]);
    }
    for (let step = 0; step < 2000; step += 1) {
      for (const window of exchange.windows) {
        exchange.serve(window);
        exchange.hear(window);
      }
    }
    for (const { text } of exchange.windows) assert.equal(text.text, exchange.server.text);
    assert.ok(exchange.server.done.length > 20);
  });
}

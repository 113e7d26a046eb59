/** Texts that two made of one, put together again; and what a window types again for a server that counts anew. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { merged } from "../../../Studio/js/lib/merging.js";
import { Texts } from "../../../Studio/js/lib/texts.js";
import { Chance } from "./chance.js";

test("lines that one changed are that one's", () => {
  assert.equal(merged("a\nb\nc\n", "a1\nb\nc\n", "a\nb\nc3\n"), "a1\nb\nc3\n");
  assert.equal(merged("a\nb\nc\n", "new\na\nb\nc\n", "a\nb\n"), "new\na\nb\n");
  assert.equal(merged("a\nb\n", "a\nb\n", "c\n"), "c\n");
});

test("what both did alike is done once", () => {
  assert.equal(merged("a\nb\n", "a 1\nb\nnew\n", "a 1\nb 2\nnew\n"), "a 1\nb 2\nnew\n");
});

test("one line that both changed is for a person", () => {
  assert.equal(merged("a\nb\n", "a 1\nb\n", "a 2\nb\n"), null);
  assert.equal(merged("a\n", "a\none\n", "a\nother\n"), null);
  assert.equal(merged("a\nb\n", "b\n", "a 1\nb\n"), null);
});

test("of one line, what was typed further is the whole", () => {
  assert.equal(merged("a\nb\n", "a 12\nb\n", "a 123 4\nb 5\n"), "a 123 4\nb 5\n");
  assert.equal(merged("a\nb\n", "a 123 4\nb\n", "a 12\nb\n"), "a 123 4\nb\n");
  // What one took out is not there because the other put something in.
  assert.equal(merged("a 12\n", "a\n", "a 123\n"), null);
});

for (const seed of [0, 1, 2]) {
  test(`each one's lines are in the whole: ${seed}`, () => {
    const chance = new Chance(seed);
    for (let round = 0; round < 100; round += 1) {
      const base = Array.from({ length: 8 }, (_, line) => `line ${line}`);
      const owner = base.map(() => chance.below(3));
      const by = (number) => base.map((line, place) => owner[place] === number ? `${line}, ${number}` : line);
      const whole = base.map((line, place) => owner[place] ? `${line}, ${owner[place]}` : line);
      assert.equal(merged(base.join("\n"), by(1).join("\n"), by(2).join("\n")), whole.join("\n"));
    }
  });
}

const told = (text, more = {}) => ({
  document: "d", version: 0, sequence: 0, files: [{ path: "a", text, revision: 0, ...more }],
});

/** A window that was told a text by a studio, which it believes to be on disk. */
function window(text) {
  const texts = new Texts();
  texts.receive(told(text), "first", 0);
  return texts;
}

/** The server has done what was sent. */
function hear(texts, message, revision) {
  texts.accepted({ file: "a", revision, version: revision, sequence: message.sequence }, 0);
}

test("what is typed while another studio begins goes into a text that others have gone on with", () => {
  const texts = window("0:\n1:\n");
  texts.cut();
  texts.edit("a", "0: mine\n1:\n", 0);
  const { messages, offers } = texts.receive(told("0:\n1: theirs\n", { revision: 4 }), "second", 0);
  assert.equal(texts.get("a"), "0: mine\n1: theirs\n");
  assert.deepEqual(offers, []);
  // The former server may have accepted it, and another window may bring it.
  const restores = { epoch: "first", revision: 0, hasUnanswered: true };
  assert.deepEqual(messages.map(({ base, restores }) => [base, restores]), [[4, restores]]);
});

test("an edit without an answer that another window has restored is not sent again", () => {
  const texts = window("0:\n1:\n");
  texts.edit("a", "0: d\n1:\n", 0);
  texts.edit("a", "0: dd\n1:\n", 0);
  const { messages: [first] } = texts.receive(told("0:\n1:\n"), "second", 0);
  assert.deepEqual(first.operation, [2, " d", 4]);
  const restored = { epoch: "first", revision: 1 };
  const newest = told("0: d\n1:\n", { revision: 1, restored });
  const { messages } = texts.receive({ ...newest, refused: first.sequence }, "second", 0);
  assert.deepEqual(messages.map(({ base, operation, restores }) => [base, operation, restores]),
    [[1, [4, "d", 4], undefined]]);
});

test("what is typed while a text is restored stays behind it when the connection is lost", () => {
  const texts = window("0:\n");
  hear(texts, texts.edit("a", "0: one\n", 0), 1);
  texts.receive(told("0:\n"), "second", 0);
  texts.edit("a", "0: one two\n", 0);
  texts.cut();
  const { messages } = texts.receive(told("0:\n"), "second", 0);
  assert.deepEqual(messages.map(({ operation, restores }) => [operation, restores]),
    [[[2, " one", 1], { epoch: "first", revision: 1 }]]);
  assert.equal(texts.get("a"), "0: one two\n");
});

test("what is restored in several lines leaves what lies between them alone", () => {
  const texts = window("0:\n1:\n2:\n");
  hear(texts, texts.edit("a", "0: one\n1:\n2: two\n", 0), 1);
  const { messages } = texts.receive(told("0:\n1:\n2:\n"), "second", 0);
  assert.deepEqual(messages[0].operation, [2, " one", 6, " two", 1]);
});

test("what others have brought back already is not typed twice", () => {
  const texts = window("0:\n1:\n");
  hear(texts, texts.edit("a", "0: mine\n1:\n", 0), 1);
  texts.cut();
  texts.edit("a", "0: mine and more\n1:\n", 0);
  const restored = { epoch: "first", revision: 1 };
  const { offers } = texts.receive(told("0: mine\n1: theirs\n", { revision: 2, restored }), "second", 0);
  assert.equal(texts.get("a"), "0: mine and more\n1: theirs\n");
  assert.deepEqual(offers, []);
});

test("what a server had heard and nobody can tell to be there is for a person", () => {
  const texts = window("0:\n1:\n");
  hear(texts, texts.edit("a", "0: mine\n1:\n", 0), 1);
  const { offers } = texts.receive(told("0: another\n1:\n"), "second", 0);
  assert.deepEqual(offers, [{ file: "a", mine: "0: mine\n1:\n", theirs: "0: another\n1:\n" }]);
});

test("an edit on its way is in the other studio's text, or nobody can tell", () => {
  for (const [theirs, made, offers] of [
    ["0: one\n1: theirs\n", "0: one two\n1: theirs\n", 0],
    ["0: another\n1:\n", "0: another\n1:\n", 1],
    ["elsewhere\n", "elsewhere\n", 1],
  ]) {
    const texts = window("0:\n1:\n");
    texts.edit("a", "0: one\n1:\n", 0);
    texts.edit("a", "0: one two\n1:\n", 0);
    assert.equal(texts.receive(told(theirs), "second", 0).offers.length, offers, theirs);
    assert.equal(texts.get("a"), made);
  }
});

test("an edit on its way that others have typed over is for a person", () => {
  const texts = window("0:\n1:\n");
  texts.edit("a", "0: one\n1:\n", 0);
  assert.equal(texts.receive(told("elsewhere\n"), "second", 0).offers.length, 1);
});

test("a text that was on disk before the window knew of it is gone on with", () => {
  const texts = window("0:\n1:\n");
  const kept = [];
  for (const [revision, word] of [" one", " two", " three"].entries()) {
    const text = texts.get("a").replace(/^0:.*/, (line) => line + word);
    hear(texts, texts.edit("a", text, 0), revision + 1);
    kept.push(text);
  }
  const { messages, offers } = texts.receive(told(kept[1]), "second", 0);
  assert.deepEqual(offers, []);
  assert.equal(texts.get("a"), "0: one two three\n1:\n");
  assert.deepEqual(messages.map(({ restores }) => restores), [{ epoch: "first", revision: 3 }]);
});

test("and so it is where others have typed since", () => {
  const texts = window("0:\n1:\n");
  for (const [revision, line] of ["0: one", "0: one two"].entries()) {
    hear(texts, texts.edit("a", `${line}\n1:\n`, 0), revision + 1);
  }
  const { offers } = texts.receive(told("0: one\n1: theirs\n", { revision: 1 }), "second", 0);
  assert.deepEqual(offers, []);
  assert.equal(texts.get("a"), "0: one two\n1: theirs\n");
});

test("what is saved while one types on is known to be on disk", () => {
  const texts = window("0:\n");
  hear(texts, texts.edit("a", "0: one\n", 0), 1);
  hear(texts, texts.edit("a", "0: one two\n", 0), 2);
  texts.saved(1);
  assert.deepEqual(texts.unsaved, ["a"]);
  const { offers } = texts.receive(told("0: one\n"), "second", 0);
  assert.deepEqual([texts.get("a"), offers], ["0: one two\n", []]);
});

test("texts that were kept are what they were", () => {
  const texts = window("0:\n1:\n");
  const sent = texts.edit("a", "0: one\n1:\n", 0);
  texts.edit("a", "0: one two\n1:\n", 0);
  const again = Texts.from(JSON.parse(JSON.stringify(texts.state)));
  again.countOn(sent.sequence);
  // The server has done the first edit, and others have typed.
  const files = [{ path: "a", text: "0: one\n1: theirs\n", revision: 2 }];
  const { messages } = again.receive({ document: "d", version: 2, sequence: 1, files }, "first", 0);
  assert.equal(again.get("a"), "0: one two\n1: theirs\n");
  assert.deepEqual(messages.map(({ base, sequence }) => [base, sequence]), [[2, 2]]);
});

test("what a window had heard of another that types it again is not brought back as well", () => {
  const texts = new Texts();
  texts.receive(told("// 0:\n// 1:\n"), "former");
  // The first window's edit, which that window does not know to be heard.
  texts.changed({ file: "a", revision: 1, version: 1, operation: [5, " 22ca", 7], origin: "window" });
  const again = texts.receive(told("// 0:\n// 1:\n"), "new");
  assert.deepEqual(again.messages.map(({ restores }) => restores), [{ epoch: "former", revision: 1 }]);
  // Meanwhile the first has typed all of it again, and this one types too.
  texts.edit("a", "// 0: 22ca\n// 1: mine\n", 0);
  const newest = told("// 0: 22caw7 123\n// 1:\n", { revision: 1 });
  const outcome = texts.receive({ ...newest, version: 1, refused: again.messages[0].sequence }, "new");
  assert.equal(texts.get("a"), "// 0: 22caw7 123\n// 1: mine\n");
  assert.deepEqual(outcome.offers, []);
  assert.deepEqual(outcome.messages.map(({ operation }) => operation), [[22, " mine", 1]]);
});

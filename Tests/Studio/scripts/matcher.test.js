/** Which names fit a few typed letters, and which fits best. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { matchItem, matchName, matchTitle } from "../../../Studio/js/kit/matcher.js";
import { Chance } from "./chance.js";

test("a name is fitted by its beginning, its parts, a piece, then letters anywhere", () => {
  const scores = ["set", "SET", "sS", "State", "stte"]
    .map((typed) => matchName(typed, "setState")?.score);
  assert.deepEqual(scores, [4, 3, 2, 1, 0.5]);
  assert.deepEqual(matchName("sS", "setState").letters, [0, 3]);
  assert.equal(matchName("t", "setState"), null);
  assert.equal(matchName("ett", "setState"), null);
  assert.deepEqual(matchName("", "setState"), { score: 0, letters: [] });
});

for (const [typed, better, worse] of [
  ["rc", "Run to the caret", "Source"], ["con", "Console", "Clear the console"],
  ["vc", "ViewController.swift", "Device.swift"], ["ab", "ab", "ab longer"],
]) {
  test(`beginnings of words count more in a title: ${typed}`, () => {
    assert.ok((matchTitle(typed, better)?.score ?? -1) > (matchTitle(typed, worse)?.score ?? -1));
  });
}

test("accents may be left out of a title", () => {
  assert.deepEqual(matchTitle("execucao", "Execução").letters, [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.equal(matchTitle("execuxao", "Execução"), null);
});

test("an item costs less the nearer its beginning the letters are", () => {
  const names = ["flipCard", "a flip", "backflip", "faded list in parts", "other"];
  const costs = names.map((name) => matchItem("flip", name));
  assert.equal(costs.pop(), null);
  assert.deepEqual(costs.toSorted((one, other) => one - other), costs);
  assert.equal(matchItem("flip", "flip"), matchItem("flip", "flipCard"));
  assert.ok(matchItem("fc", "flipCard") < matchItem("fp", "flipCard"));
});

for (const seed of [0, 1, 2]) {
  test(`letters that are told are the typed ones, in order: ${seed}`, () => {
    const chance = new Chance(seed);
    const letter = () => chance.of([..."abAB c.é"]);
    const word = (most) => Array.from({ length: chance.below(most) }, letter).join("");
    for (let count = 0; count < 2000; count += 1) {
      const [typed, name] = [word(5), word(14)];
      for (const found of [matchName(typed, name), matchTitle(typed, name)]) {
        if (!found) continue;
        const letters = found.letters.map((place) => name[place].toLowerCase()).join("");
        assert.ok([typed, typed.replaceAll(" ", "")].some((one) => plain(one) === plain(letters)));
        assert.deepEqual(found.letters.toSorted((one, other) => one - other), found.letters);
      }
    }
  });
}

function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

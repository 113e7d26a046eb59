/**
 * Every letter is there once, whatever is lost and in whatever order things happen.
 *
 * The first tests run every schedule of a short script, the others schedules that chance makes of a
 * longer one. `LEK_SCHEDULES=20000` sets how many of those.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { Chance } from "./chance.js";
import { everySchedule, someSchedules } from "./typing_model/schedules.js";

const rounds = Number(process.env.LEK_SCHEDULES ?? 200);
const documents = ["A", "B"];

const short = {
  "nothing is lost": { script: [["a"], ["c"]], faults: { save: 1 } },
  "the server is killed": { script: [["d", "d"], []], faults: { kill: 1 } },
  "the journal is lost with it": { script: [["d"], []], faults: { loss: 1, save: 1 } },
  "a connection is lost": { script: [["d"], []], faults: { cut: 1 } },
  "a window is reloaded": { script: [["d", "d"], []], faults: { reload: 1 } },
  "a window is reloaded between two documents": {
    documents, script: [["d", { show: "B" }, "e"]], faults: { reload: 1 },
  },
  "it is reloaded twice": { documents, script: [[{ show: "B" }, "e"]], faults: { reload: 2 } },
  "it is reloaded when the server is killed": {
    documents, script: [[{ show: "B" }, "e"]], faults: { reload: 1, kill: 1 },
  },
  "the journal is lost after a window left a document": {
    documents, script: [["d", { show: "B" }, "e"]], faults: { loss: 1 },
  },
  "… and the next server opens nothing by itself": {
    documents, script: [["d", { show: "B" }]], faults: { loss: 1 }, startsEmpty: true,
  },
  "… and the next server saves it before it tells the other document": {
    documents, first: [[0, "d"], [0, { show: "B" }]], script: [["e"]],
    faults: { loss: 1, save: 1 },
  },
  "the journal is lost after a window came to an unsaved text": {
    documents, first: [[1, { show: "B" }], [0, "e"], [1, { show: "A" }]], script: [[], ["d"]],
    faults: { loss: 1 },
  },
  "a window is reloaded while it restores what two have typed": {
    first: [[0, "e"], [1, "d"]], script: [[], []], faults: { loss: 1, reload: 1 },
  },
};

for (const [name, scenario] of Object.entries(short)) {
  test(`every schedule: ${name}`, () => {
    const { problem, schedule, ends } = everySchedule(scenario);
    assert.equal(problem, undefined, `${problem?.message}\n${schedule?.join("\n")}`);
    assert.ok(ends > 1);
  });
}

test("every schedule finds a letter that is there twice", () => {
  const scenario = { script: [["d"], []], faults: { kill: 1 }, isForgetful: true };
  assert.match(everySchedule(scenario).problem.message, /has "0:dd\\n1:\\n", not "0:d\\n1:\\n"/);
});

const switching = [["d", { show: "B" }, "d", "d", { show: "A" }, "d"], ["e", { show: "B" }, "e"]];
const long = {
  "two kills": { script: [["d", "d", "d"], ["e", "e"]], faults: { kill: 2, save: 2 } },
  "three windows": {
    script: [["d", "d", "d"], ["e", "e"], ["f"]], faults: { kill: 2, save: 2, cut: 1, reload: 1 },
  },
  "two documents": { documents, script: switching, faults: { cut: 1, reload: 1, save: 2 } },
  "two documents and kills": {
    documents, script: switching, faults: { kill: 2, cut: 1, reload: 1, save: 2 },
  },
  "three documents and lost journals": {
    documents: ["A", "B", "C"], startsEmpty: true,
    script: [["d", { show: "B" }, "d", { show: "C" }, "d", { show: "A" }, "d"]],
    faults: { loss: 2, save: 2, cut: 1, reload: 1 },
  },
  "the journal is lost": { script: [["d", "d", "d"], ["e", "e"]], faults: { loss: 1, save: 2 } },
};

for (const [name, scenario] of Object.entries(long)) {
  test(`schedules by chance: ${name}`, () => {
    const { problem, schedule, round } = someSchedules(scenario, rounds, new Chance(1));
    assert.equal(problem, undefined, `${round}: ${problem?.message}\n${schedule?.join("\n")}`);
  });
}

/** How the live view of a document is seen: as the server says, until the user chooses. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { StageSettings } from "../../../Studio/js/elements/liveView/stageSettings.js";

const usual = {
  isChosen: false, size: null, orientation: "upright", appearance: "light", pace: "usual",
  textSize: "large", direction: "leftToRight",
};
const pad = { ...usual, size: { width: 820, height: 1180 }, orientation: "turned" };
let kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
};

beforeEach(() => { kept = new Map(); });

function window(location = "/Walk.swiftpm") {
  let hear = null;
  const session = {
    document: { location }, sent: [], on(_, listener) { hear = listener; },
    send(message) { this.sent.push(message); },
  };
  const settings = new StageSettings(session);
  return { settings, session, hear: (told) => hear(told) };
}

test("a document is seen as the server says, and nothing of that is kept", () => {
  const { settings, session, hear } = window();
  hear(pad);
  assert.deepEqual(settings.current.size, { width: 820, height: 1180 });
  assert.equal(settings.current.orientation, "turned");
  hear(usual);
  assert.equal(settings.current.size, null);
  assert.deepEqual(session.sent, []);
  assert.equal(kept.size, 0);
});

test("what the user chooses holds, also where it is the page's own size", () => {
  const one = window();
  one.hear(pad);
  one.settings.change({ size: null, orientation: "upright" });
  assert.equal(one.session.sent.at(-1).size, null);
  const reloaded = window();
  reloaded.hear(pad);
  assert.equal(reloaded.settings.current.size, null);
  assert.equal(reloaded.session.sent.length, 1);
  reloaded.hear(usual);
  assert.equal(reloaded.session.sent.length, 1);
});

test("another document is seen as the server says of it", () => {
  const { settings, session, hear } = window();
  hear(usual);
  settings.change({ appearance: "dark" });
  session.document = { location: "/Other.swiftpm" };
  hear(pad);
  assert.equal(settings.current.appearance, "light");
  assert.equal(settings.current.size.width, 820);
  assert.equal(session.sent.length, 1);
});

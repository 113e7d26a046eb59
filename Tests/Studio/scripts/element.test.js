/** New elements with their properties and children. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { newElement } from "../../../Studio/js/kit/element.js";

globalThis.document = {
  createElement: (name) => ({
    name, done: [], children: [],
    setAttribute(key, value) { this.done.push(`attribute ${key}=${value}`); },
    set type(value) { this.done.push(`type=${value}`); },
    set value(value) { this.done.push(`value=${value}`); },
    append(...children) { this.children.push(...children); },
  }),
};

test("properties are set in their order, the role as an attribute", () => {
  const element = newElement("input", { type: "range", value: 3, role: "slider", tabIndex: -1 });
  assert.equal(element.name, "input");
  assert.deepEqual(element.done, ["type=range", "value=3", "attribute role=slider"]);
  assert.equal(element.tabIndex, -1);
  assert.deepEqual(element.children, []);
});

test("children are elements and words", () => {
  const child = newElement("b");
  assert.deepEqual(newElement("p", {}, child, " words").children, [child, " words"]);
});

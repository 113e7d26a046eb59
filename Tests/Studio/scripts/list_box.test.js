/** A list in which keys choose a row while the focus stays in a field. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { ListBox } from "../../../Studio/js/kit/listBox.js";

class FakeElement {
  children = [];
  attributes = {};
  scrolled = [];

  constructor(id) {
    this.id = id;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  replaceChildren(...children) {
    this.children = children;
  }

  scrollIntoView({ block }) {
    this.scrolled.push(block);
  }
}

function made(count, options) {
  const [element, field] = [new FakeElement("list"), new FakeElement("field")];
  const rows = Array.from({ length: count }, (_, index) => new FakeElement(`row-${index}`));
  const box = new ListBox(element, field, options);
  box.show(rows);
  const chosen = () => {
    const selected = rows.filter((row) => row.attributes["aria-selected"] === "true");
    assert.deepEqual(selected, box.row ? [box.row] : []);
    assert.equal(field.attributes["aria-activedescendant"], box.row?.id);
    return box.index;
  };
  const press = (...keys) => keys.map((key) => box.key({ key }) && chosen());
  return { box, element, field, rows, chosen, press };
}

test("the first row is chosen, and its field says so", () => {
  const { element, rows, chosen } = made(3);
  assert.equal(chosen(), 0);
  assert.equal(element.attributes.role, "listbox");
  assert.deepEqual(rows.map(({ attributes }) => attributes.role), ["option", "option", "option"]);
});

test("arrows go around the ends, page keys stop there", () => {
  const keys = ["ArrowUp", "ArrowDown", "PageDown", "PageDown", "ArrowDown", "PageUp"];
  assert.deepEqual(made(12).press(...keys), [11, 0, 8, 11, 0, 0]);
});

test("a list may stop at its ends, and have other pages", () => {
  const stopping = made(5, { goesAround: false });
  assert.deepEqual(stopping.press("ArrowUp", "PageDown", "ArrowDown"), [0, 4, 4]);
  assert.deepEqual(made(5, { page: 2 }).press("PageDown", "PageDown", "PageUp"), [2, 4, 2]);
});

test("other keys are left to others, and an empty list leaves all", () => {
  assert.deepEqual(made(3).press("Enter", "a"), [false, false]);
  const { box, press, chosen } = made(0);
  assert.deepEqual(press("ArrowDown"), [false]);
  box.step(1);
  assert.equal(chosen(), -1);
});

test("rows are scrolled to as they are chosen, unless a pointer does it", () => {
  const { box, rows } = made(3);
  box.choose(2, null);
  box.choose(1, "center");
  assert.deepEqual(rows.map(({ scrolled }) => scrolled), [["nearest"], ["center"], []]);
});

test("new rows take the place of the old ones", () => {
  const { box, field, element } = made(3);
  box.choose(2);
  box.show([new FakeElement("other")], 5);
  assert.deepEqual(
    [box.row, field.attributes["aria-activedescendant"], element.children.length],
    [null, undefined, 1]);
});

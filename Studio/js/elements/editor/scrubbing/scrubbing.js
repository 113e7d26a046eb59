/**
 * Numbers, booleans and colours that change under the finger.
 *
 * With Alt a number is dragged, a boolean flipped and a colour picked where it stands; without, a
 * click shows a handle that does the same. Placing the caret and selecting stay what they are.
 */
import { inEditor } from "../../../codeEditor/codeEditor.js";
import { colorCall, flipped, scrubbableAt } from "../../../lib/swift/scrubbables.js";
import { pickColor } from "../../markup/colorPicker.js";
import { dragNumber } from "./numberDrag.js";
import { Scrub } from "./scrub.js";
import { ScrubHandle } from "./scrubHandle.js";
import { ScrubKeys } from "./scrubKeys.js";

const factor = 10;

export function installScrubbing(studio) {
  const { commands, editor: { view } } = studio;
  const find = (position) => literalAt(view, position);
  const handle = new ScrubHandle(studio, find, (...press) => use(studio, ...press, () => handle.hide()));
  const keys = new ScrubKeys(studio, find);
  const add = (name, key, steps) => commands.add({
    name, keys: [key], group: "editor", within: inEditor, repeats: true,
    isEnabled: () => keys.isPossible, run: () => keys.step(steps),
  });
  add("literalUp", "alt+ArrowUp", 1);
  add("literalDown", "alt+ArrowDown", -1);
  add("literalFarUp", "alt+shift+ArrowUp", factor);
  add("literalFarDown", "alt+shift+ArrowDown", -factor);
  takePresses(studio, find);
}

/** The scrubbable literal at a place of the text, with its line. */
function literalAt(view, { line, ch }) {
  const isCode = (start) => {
    const { type } = view.tokenAt({ line, ch: start + 1 }, true);
    return !/\b(?:comment|string|regex)\b/.test(type ?? "");
  };
  const found = scrubbableAt(view.line(line) ?? "", ch, isCode);
  if (!found) return null;
  const marks = view.marksIn({ line, ch: found.start }, { line, ch: found.end });
  return marks.some(({ element }) => element) ? null : { ...found, line };
}

function use(studio, place, event, anchor, ended = () => {}) {
  if (place.kind === "number") return dragNumber(studio, place, event, ended);
  if (place.kind === "boolean") {
    const scrub = new Scrub(studio, place);
    scrub.show(flipped(place.written));
    scrub.keep();
    return ended();
  }
  const scrub = new Scrub(studio, place);
  return pickColor(place.color, {
    anchor, code: colorCall, write: (text) => scrub.show(text), closed: () => {
      scrub.keep();
      ended();
      studio.editor.view.focus();
    },
  });
}

/** Presses with Alt, before the editor makes a column of them. */
function takePresses(studio, find) {
  const { view } = studio.editor;
  const wrapper = view.element;
  const under = (event) => {
    const place = view.positionUnder({ left: event.clientX, top: event.clientY }, "window");
    return place.outside ? null : find(place);
  };
  let isTaken = false;
  wrapper.addEventListener("pointerdown", (event) => {
    isTaken = false;
    if (!event.altKey || event.button !== 0 || event.ctrlKey || event.metaKey) return;
    const place = under(event);
    if (!place || event.target.closest(".scrub-handle")) return;
    isTaken = true;
    event.preventDefault();
    event.stopPropagation();
    const box = view.boxOf({ line: place.line, ch: place.start }, "window");
    use(studio, place, event, { getBoundingClientRect: () => new DOMRect(box.left, box.top, 1, box.bottom - box.top) });
  }, true);
  wrapper.addEventListener("mousedown", (event) => {
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  showPossible(view, wrapper, under);
}

/** With Alt held, what is under the pointer shows that it can be changed. */
function showPossible(view, wrapper, under) {
  let mark = null;
  const clear = () => {
    mark?.clear();
    mark = null;
  };
  wrapper.addEventListener("pointermove", (event) => {
    const place = event.altKey && event.buttons === 0 ? under(event) : null;
    const known = mark?.find();
    if (place && known?.from.line === place.line && known.from.ch === place.start) return;
    clear();
    if (!place) return;
    const { line, start, end, kind } = place;
    mark = view.mark({ line, ch: start }, { line, ch: end },
      { className: `scrubbable scrubbable-${kind}` });
  });
  wrapper.addEventListener("pointerleave", clear);
  addEventListener("keyup", ({ key }) => {
    if (key === "Alt") clear();
  });
}

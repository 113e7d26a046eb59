/**
 * A pointer that drags a number: to the right is more, to the left less, with Shift ten times as
 * much. Escape and a lost pointer leave what was written.
 */
import { stepped } from "../../../lib/swift/scrubbables.js";
import { Scrub } from "./scrub.js";

/** Points of the way for one step. */
const stride = 2;
const factor = 10;

export function dragNumber(studio, place, down, ended = () => {}) {
  const scrub = new Scrub(studio, place);
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  let steps = 0;
  let x = down.clientX;
  const end = (how) => {
    if (abort.signal.aborted) return;
    abort.abort();
    delete document.documentElement.dataset.scrubs;
    scrub[how]();
    ended();
  };
  document.documentElement.dataset.scrubs = "";
  // The raw one comes as the hand moves, the other with the next frame; not every browser has both.
  for (const type of ["pointerrawupdate", "pointermove"]) {
    addEventListener(type, (event) => {
      if (event.pointerId !== down.pointerId) return;
      if (event.cancelable) event.preventDefault();
      steps += ((event.clientX - x) / stride) * (event.shiftKey ? factor : 1);
      x = event.clientX;
      scrub.show(stepped(place.written, Math.trunc(steps)));
    }, options);
  }
  for (const [type, how] of [["pointerup", "keep"], ["pointercancel", "cancel"]]) {
    addEventListener(type, (event) => {
      if (event.pointerId === down.pointerId) end(how);
    }, options);
  }
  addEventListener("blur", () => end("cancel"), { signal: abort.signal });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end("cancel");
  }, options);
}

/**
 * Alt with the arrows changes the literal at the caret. What is pressed until Alt is let go, or a
 * moment has passed, is one change.
 */
import { flipped, stepped } from "../../../lib/swift/scrubbables.js";
import { Scrub } from "./scrub.js";

const rest = 800;

export class ScrubKeys {
  #studio;
  #find;
  #scrub = null;
  #place = null;
  #steps = 0;
  #timer = 0;

  /** `find(position)` answers with the scrubbable literal at a place of the text. */
  constructor(studio, find) {
    this.#studio = studio;
    this.#find = find;
    const { view } = studio.editor;
    addEventListener("keyup", ({ key }) => {
      if (key === "Alt") this.#end("keep");
    }, true);
    addEventListener("keydown", (event) => {
      if (!this.#scrub || event.key === "Alt" || event.key === "Shift") return;
      if (event.altKey && /^Arrow(?:Up|Down)$/.test(event.key)) return;
      const isEscape = event.key === "Escape";
      if (isEscape) event.preventDefault();
      this.#end(isEscape ? "cancel" : "keep");
    }, true);
    addEventListener("pointerdown", () => this.#end("keep"), true);
    view.on("blur", () => this.#end("keep"));
    view.on("document", () => this.#end("keep"));
  }

  get isPossible() {
    return this.#scrub !== null || this.#found() !== null;
  }

  step(steps) {
    if (!this.#scrub) this.#begin();
    if (!this.#scrub) return;
    this.#steps += steps;
    const { kind, written } = this.#place;
    this.#scrub.show(kind === "boolean" ? flipped(this.#scrub.text) : stepped(written, this.#steps));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end("keep"), rest);
  }

  #found() {
    const place = this.#find(this.#studio.editor.view.caret);
    return place && place.kind !== "color" ? place : null;
  }

  #begin() {
    this.#place = this.#found();
    if (!this.#place) return;
    this.#steps = 0;
    this.#scrub = new Scrub(this.#studio, this.#place);
  }

  #end(how) {
    if (!this.#scrub) return;
    clearTimeout(this.#timer);
    const scrub = this.#scrub;
    this.#scrub = null;
    scrub[how]();
    const { line, start } = this.#place;
    this.#studio.editor.view.setCaret({ line, ch: start + scrub.text.length });
  }
}

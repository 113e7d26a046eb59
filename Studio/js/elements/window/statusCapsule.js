import { newElement } from "../../kit/element.js";
import { describe } from "../../lib/status.js";
import { string } from "../../lib/strings.js";
import { icon } from "./icon.js";

/** How long a state has to last before a screen reader hears of it. */
const spokenAfter = 600;
/** From when on it is said how long something takes. */
const longAfter = 2000;

/** The one place that says what is happening. */
export class StatusCapsule {
  /** Called by a click where the state leads to no place. */
  showDetails = () => {};
  /** What a screen reader hears after the state: the first error. */
  spokenDetail = "";
  #element = document.getElementById("status");
  #spoken = document.getElementById("spoken");
  #name = "";
  #state = { phase: "connecting" };
  #since = performance.now();
  #connection = "open";
  #notes = new Map();
  #timer = 0;
  #clock = 0;

  /** `go` is called with a place, or "firstError", when the capsule leads somewhere. */
  constructor(go) {
    this.#element.addEventListener("click", () => {
      const { target } = this.#description;
      if (target) go(target);
      else this.showDetails();
    });
    new ResizeObserver(() => this.#fit()).observe(this.#element);
    this.render();
  }

  set name(name) {
    this.#name = name;
    this.render();
  }

  get state() {
    return this.#state;
  }

  set state(state) {
    if (state.phase !== this.#state.phase || state.run !== this.#state.run) {
      this.#since = performance.now();
    }
    this.#state = state;
    this.render();
  }

  set connection(connection) {
    this.#connection = connection;
    this.render();
  }

  /** Adds words behind the state, by a name under which they are taken away again. */
  setNote(name, text) {
    if ((this.#notes.get(name) ?? "") === text) return;
    if (text) this.#notes.set(name, text);
    else this.#notes.delete(name);
    this.render();
  }

  get #description() {
    const isOpen = this.#connection === "open";
    return describe(isOpen ? this.#state : { phase: this.#connection });
  }

  render() {
    const { text, tone, progress, target, isAlone } = this.#description;
    this.#element.dataset.tone = tone;
    this.#element.dataset.progress = progress;
    this.#element.toggleAttribute("data-target", target !== null);
    this.#showIcon(tone);
    const words = [text, ...(isAlone ? [] : this.#notes.values())].join(" · ");
    this.#show(words, isAlone);
    this.#countTime(progress === "shown", words);
    const hint = string(target ? "status.showPlace" : "status.showDetails");
    this.#element.title = `${this.#place.textContent}\n${hint}`;
    this.#speak(this.#place.textContent);
  }

  get #place() {
    return this.#element.getElementsByClassName("capsule-text")[0];
  }

  #show(words, isAlone) {
    const place = this.#place;
    place.replaceChildren();
    if (this.#name && !isAlone) {
      const whole = document.createElement("span");
      const name = document.createElement("b");
      whole.className = "capsule-name";
      name.textContent = this.#name;
      whole.append(name, " ▸ ");
      place.append(whole);
    }
    const said = newElement("span", { className: "capsule-words" });
    place.append(said);
    this.#say(words);
  }

  #say(words) {
    const [said] = this.#place.getElementsByClassName("capsule-words");
    const [first, ...others] = words.split(" · ");
    said.replaceChildren(first, ...others.map((other) => {
      const more = document.createElement("span");
      more.className = "capsule-more";
      more.textContent = ` · ${other}`;
      return more;
    }));
    this.#fit();
  }

  /** What stands behind a point says more: where there is no room it is left out, the first first. */
  #fit() {
    const place = this.#place;
    const parts = [...place.getElementsByClassName("capsule-more")];
    for (const part of parts) part.hidden = false;
    for (const part of parts) part.hidden = place.scrollWidth > place.clientWidth;
  }

  /** Says how long something takes that takes long. */
  #countTime(isBusy, words) {
    clearInterval(this.#clock);
    if (!isBusy) return;
    this.#clock = setInterval(() => {
      const time = performance.now() - this.#since;
      if (time < longAfter) return;
      this.#say(`${words} · ${string("status.seconds", { seconds: Math.round(time / 1000) })}`);
    }, 1000);
  }

  #showIcon(tone) {
    const [place] = this.#element.getElementsByClassName("capsule-icon");
    if (place.dataset.tone === tone) return;
    place.dataset.tone = tone;
    place.replaceChildren(...(tone === "error" || tone === "warning" ? [icon(tone)] : []));
  }

  #speak(text) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const whole = this.spokenDetail
        ? string("status.spoken", { state: text, detail: this.spokenDetail }) : text;
      if (this.#spoken.textContent !== whole) this.#spoken.textContent = whole;
    }, spokenAfter);
  }
}

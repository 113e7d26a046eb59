import { describe } from "../lib/status.js";
import { string } from "../lib/strings.js";
import { icon } from "./icon.js";

/** How long a state has to last before a screen reader hears of it. */
const spokenAfter = 600;

/** The one place that says what is happening. */
export class StatusCapsule {
  #element = document.getElementById("status");
  #spoken = document.getElementById("spoken");
  #name = "";
  #state = { phase: "connecting" };
  #connection = "open";
  #timer = 0;

  /** `go` is called with a place, or "firstError", when the capsule leads somewhere. */
  constructor(go) {
    this.#element.addEventListener("click", () => {
      const { target } = this.#description;
      if (target) go(target);
    });
    this.render();
  }

  set name(name) {
    this.#name = name;
    this.render();
  }

  set state(state) {
    this.#state = state;
    this.render();
  }

  set connection(connection) {
    this.#connection = connection;
    this.render();
  }

  get #description() {
    return describe(this.#connection === "lost" ? { phase: "lost" } : this.#state);
  }

  render() {
    const { text, tone, progress, target, isAlone } = this.#description;
    this.#element.dataset.tone = tone;
    this.#element.dataset.progress = progress;
    this.#element.toggleAttribute("data-target", target !== null);
    this.#showIcon(tone);
    const [place] = this.#element.getElementsByClassName("capsule-text");
    place.replaceChildren();
    if (this.#name && !isAlone) {
      const name = document.createElement("b");
      name.textContent = this.#name;
      place.append(name, " ▸ ");
    }
    place.append(text);
    const hint = target ? `\n${string("status.showPlace")}` : "";
    this.#element.title = place.textContent + hint;
    this.#speak(place.textContent);
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
      if (this.#spoken.textContent !== text) this.#spoken.textContent = text;
    }, spokenAfter);
  }
}

/**
 * The keyboard while the live view has the focus. Tab, the browser's function keys and what the
 * studio itself takes stay where they are; everything else is the page's.
 */
import { usageOf } from "../../lib/keyUsages.js";
import { modifiersOf } from "../../lib/modifiers.js";

const keypadModifier = 32;

export class KeyInput {
  #liveView;
  #send;
  #held = new Map();

  constructor(liveView, send) {
    this.#liveView = liveView;
    this.#send = send;
    liveView.element.tabIndex = 0;
    this.listen(liveView.element);
  }

  /** Takes the keys of another element that stands for the live view, without some. */
  listen(element, except = []) {
    element.addEventListener("keydown", (event) => {
      if (!except.includes(event.key)) this.#pressed(event);
    });
    element.addEventListener("keyup", (event) => this.#released(event));
    element.addEventListener("focusout", ({ relatedTarget }) => {
      if (!element.contains(relatedTarget)) this.#cancelAll();
    });
  }

  #pressed(event) {
    const usage = usageOf(event.code);
    const { run } = this.#liveView;
    if (usage === null || run === null || event.isComposing || event.defaultPrevented) return;
    if (event.key === "Tab" || /^F\d+$/.test(event.key)) return;
    const isText = event.currentTarget instanceof HTMLTextAreaElement;
    if (isText && isForBrowser(event)) return;
    if (isPages(event, isText)) event.preventDefault();
    this.#held.set(usage, run);
    this.#tell(run, "down", {
      usage, characters: charactersOf(event), charactersIgnoringModifiers: plainCharactersOf(event),
    }, event);
  }

  #released(event) {
    const usage = usageOf(event.code);
    const run = this.#held.get(usage);
    if (run === undefined) return;
    this.#held.delete(usage);
    event.preventDefault();
    this.#tell(run, "up", { usage }, event);
    // While Command is held, the system keeps the release of other keys to itself.
    if (event.key === "Meta" && this.#held.size > 0) this.#cancelAll();
  }

  #cancelAll() {
    for (const run of new Set(this.#held.values())) this.#send({ type: "key", run, phase: "cancelled" });
    this.#held.clear();
  }

  #tell(run, phase, key, event) {
    const keypad = event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD ? keypadModifier : 0;
    this.#send({ type: "key", run, phase, ...key, modifiers: modifiersOf(event) | keypad });
  }
}

/** What an input method makes text of, and the key that pastes: both come as text. */
function isForBrowser(event) {
  const isPaste = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === "KeyV";
  return isPaste || event.key === "Dead" || event.key === "Process" || event.keyCode === 229;
}

/** With Control and Command the browser has its own say, but not on commands of a text. */
function isPages(event, isText) {
  if (!event.ctrlKey && !event.metaKey) return true;
  if (event.ctrlKey && event.altKey) return isText;
  return isText && /^(Key[ABIUYZ]|Arrow.*|Backspace|Delete|Home|End)$/.test(event.code);
}

/** Only what types something has characters; the page knows the names of the others. */
function charactersOf({ key }) {
  return [...key].length === 1 ? key : "";
}

function plainCharactersOf(event) {
  const digit = /^Digit(\d)$/.exec(event.code);
  return digit ? digit[1] : charactersOf(event).toLowerCase();
}

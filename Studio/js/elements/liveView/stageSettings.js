/**
 * How the live views of a document are seen: `size` (null for the page's own), `orientation`,
 * `appearance`, `pace`, `textSize`, `direction`, as the wire has them, and `showsTouches` and
 * `mutes`, which are this browser's alone.
 *
 * The server keeps what some window has chosen as long as it runs; a browser remembers it for each
 * document, and says it to a server that has heard of nothing. Until the user chooses, the server
 * decides: an app has the size that its manifest names.
 */
import { sizeBounds } from "../../lib/devices.js";

const usual = Object.freeze({
  size: null, orientation: "upright", appearance: "light", pace: "usual", textSize: "large",
  direction: "leftToRight", showsTouches: false, mutes: false,
});
const own = ["showsTouches", "mutes"];
/** The sizes of Dynamic Type, the smallest first. */
export const textSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5",
];
const choices = {
  orientation: ["upright", "turned"], appearance: ["light", "dark"], pace: ["usual", "slow"],
  textSize: textSizes, direction: ["leftToRight", "rightToLeft"],
};

export class StageSettings {
  #session;
  #listeners = new Set();
  #key = null;
  /** Whether a user has chosen how this document is seen. */
  #isChosen = false;
  current = usual;

  constructor(session) {
    this.#session = session;
    session.on("stage", (told) => this.#hear(told));
  }

  /** Calls `listener(settings)` now and whenever they are others. */
  onChange(listener) {
    this.#listeners.add(listener);
    listener(this.current);
  }

  /** The person chooses. */
  change(changes) {
    this.#become({ ...this.current, ...changes });
    this.#isChosen = true;
    this.#keep();
    if (Object.keys(changes).some((name) => !own.includes(name))) this.#say();
  }

  #hear(told) {
    const heard = checked(told);
    const { document } = this.#session;
    const key = `lek.stage.${document?.location ?? document?.name}`;
    if (key !== this.#key) {
      this.#key = key;
      const kept = this.#kept();
      this.#isChosen = kept !== null;
      this.#become(kept ?? heard);
    }
    if (!told.isChosen && this.#isChosen) {
      if (!isSame(this.current, heard)) this.#say();
      return;
    }
    const { showsTouches, mutes } = this.current;
    this.#become({ ...heard, showsTouches, mutes });
    if (told.isChosen) this.#keep();
    this.#isChosen = told.isChosen;
  }

  #say() {
    const { size, orientation, appearance, pace, textSize, direction } = this.current;
    this.#session.send({ type: "stage", size, orientation, appearance, pace, textSize, direction });
  }

  #become(settings) {
    this.current = Object.freeze(settings);
    for (const listener of this.#listeners) listener(this.current);
  }

  /** What was chosen for this document; null if nothing was. */
  #kept() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key));
      return kept === null ? null : checked(kept);
    } catch {
      return null;
    }
  }

  #keep() {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.current));
    } catch {
      // It holds for this visit.
    }
  }
}

function isSame(one, other) {
  return Object.keys(choices).every((name) => one[name] === other[name])
    && one.size?.width === other.size?.width && one.size?.height === other.size?.height;
}

/** Whatever it was, it is settings now. */
function checked(found) {
  const settings = { ...usual, showsTouches: found.showsTouches === true, mutes: found.mutes === true };
  for (const [name, values] of Object.entries(choices)) {
    if (values.includes(found[name])) settings[name] = found[name];
  }
  const { width, height } = found.size ?? {};
  if (isSide(width) && isSide(height)) settings.size = { width, height };
  return settings;
}

/** Whether a number can be a side of a live view. */
export function isSide(number) {
  return Number.isFinite(number) && number >= sizeBounds.least && number <= sizeBounds.most;
}

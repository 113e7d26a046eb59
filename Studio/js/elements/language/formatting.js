/** The text as swift-format lays it out; on demand, or whenever one saves. */
import { matches } from "../../lib/keys.js";

export class Formatting {
  #studio;
  #asking;

  constructor(studio, asking) {
    this.#studio = studio;
    this.#asking = asking;
    const { settings } = studio;
    settings.offers.push({
      name: "formatOnSave", get: () => this.isOnSave,
      set: (isOn) => settings.set("formatOnSave", isOn),
    });
    addEventListener("keydown", (event) => {
      if (this.isOnSave && matches("mod+s", event)) this.format();
    }, true);
  }

  /** Whether saving formats the open file. */
  get isOnSave() {
    return this.#studio.settings.value("formatOnSave", false);
  }

  async format() {
    const { path } = this.#studio.editor;
    if (path) await this.#asking.loudly(this.#asking.about("format", path));
  }
}

/** A text of a model's server: `SharedText` and `Restoration` in Sources/Host/StudioServer. */
import { applied, transformed } from "../../../../Studio/js/lib/textOperation.js";

export class ModelText {
  text;
  revision = 0;
  /** What earlier servers had accepted, as far as windows restored it: `{epoch, revision}`. */
  restored = null;
  #operations = [];

  constructor(text) {
    this.text = text;
  }

  /** Applies an operation that was made on revision `base`, and returns the transformed one. */
  apply(operation, base) {
    const later = this.#operations.slice(base);
    const done = later.reduce((mine, earlier) => transformed(earlier, mine)[1], operation);
    this.text = applied(done, this.text);
    this.revision += 1;
    this.#operations.push(done);
    return done;
  }

  /** Applies an edit that restores text. `outcome` is `done`, `known` or `refused`. */
  restore(operation, base, source) {
    const { restored } = this;
    const isKnown = restored?.epoch === source.epoch && restored.revision >= source.revision;
    if (isKnown && !source.hasUnanswered) return { outcome: "known" };
    if (base !== this.revision) return { outcome: "refused" };
    const done = this.apply(operation, base);
    const { epoch, revision } = source;
    if (!restored || (restored.epoch === epoch && !isKnown)) this.restored = { epoch, revision };
    return { outcome: "done", done };
  }
}

/** Which changes are one step to undo. */

/** Milliseconds in which typed changes are one step. */
const pause = 1250;

export class UndoSteps {
  #last = { origin: null, time: 0, batch: 0 };

  changed(origin, batch) {
    this.#last = { origin, time: Date.now(), batch };
  }

  /** Whether a change belongs to the step of the last one: of one batch, or going on with it. */
  joins(origin, batch, isInBatch) {
    const { origin: last, time, batch: lastBatch } = this.#last;
    if (lastBatch === batch && isInBatch) return true;
    if (!origin || origin !== last) return false;
    return origin.startsWith("*") || (origin.startsWith("+") && Date.now() - time < pause);
  }
}

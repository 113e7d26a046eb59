/**
 * A text that other windows change too.
 *
 * `text` is what stands in the editor. The server knows `confirmed`; between the two lie the edit
 * that is on its way and the one that waits until that is accepted. What others did comes in between.
 */
import { differenceByLines } from "./lineDifference.js";
import { applied, changesNothing, composed, difference, transformed } from "./textOperation.js";

const mostKnown = 300;

export class SharedText {
  text;
  confirmed;
  revision;
  /** On its way: `{operation, sequence, restores}`. */
  outstanding = null;
  /** What another server had heard and this one has not: `{operation, restores}`; said before all else. */
  #lost = null;
  #waiting = null;
  /** From which texts `lost` was found, for the case that others are faster. */
  plan = null;
  /** The newest text that is known to be on disk. */
  saved;
  /** The texts that the server had since that, as `{version, text}`: one of them may be on disk by now. */
  #since = [];

  constructor(text, revision) {
    this.text = text;
    this.confirmed = text;
    this.saved = text;
    this.revision = revision;
  }

  /** One that was kept as its `state`. */
  static from({ text, confirmed, revision, saved, outstanding, plan, lost, waiting }) {
    const shared = new SharedText(text, revision);
    Object.assign(shared, { confirmed, saved, outstanding, plan });
    shared.#lost = lost;
    shared.#waiting = waiting;
    return shared;
  }

  /** All of it, to be kept. */
  get state() {
    const { text, confirmed, revision, saved, outstanding } = this;
    const plan = this.plan && { ...this.plan, maybeSaved: [confirmed] };
    return {
      text, confirmed, revision, saved, outstanding, plan, lost: this.#lost, waiting: this.#waiting,
    };
  }

  /** Whether the server has not heard all of it. */
  get isPending() {
    return this.outstanding !== null || this.#lost !== null || this.#waiting !== null;
  }

  /** The texts that the server may have: without what is on its way, and with it. */
  get heard() {
    return this.outstanding
      ? [this.confirmed, applied(this.outstanding.operation, this.confirmed)] : [this.confirmed];
  }

  /** What the server has now is of this version. */
  note(version) {
    this.#since.push({ version, text: this.confirmed });
    if (this.#since.length > mostKnown) this.#since.shift();
  }

  /** The texts of a version are on disk. */
  savedAs(version) {
    const known = this.#since.filter((one) => one.version <= version);
    if (known.length === 0) return;
    this.saved = known.at(-1).text;
    this.#since = this.#since.filter((one) => one.version > version);
  }

  /** The server told its text, which is of this version, and the others that may be on disk. */
  told(text, version, others = []) {
    const [saved, ...since] = [...others, text];
    this.saved = saved;
    // What is being written is on disk before any text that the server saves later.
    this.#since = since.map((one) => ({ version: one === text ? version : 0, text: one }));
  }

  /** All that the server has is on disk. */
  savedAll() {
    this.saved = this.confirmed;
    this.#since = [];
  }

  /** The texts that may be on disk, as far as they are known here, from the oldest. */
  get maybeSaved() {
    return [this.saved, ...this.#since.map(({ text }) => text)];
  }

  /** The operations that the server has not accepted yet, in their order. */
  get ahead() {
    return [this.outstanding?.operation, this.#lost?.operation, this.#waiting].filter(Boolean);
  }

  /** The person made another text of it. */
  edit(text) {
    this.#add(difference(this.text, text), text);
  }

  /** Types a text that differs in several lines, and leaves what lies between them alone. */
  editLines(text) {
    this.#add(differenceByLines(this.text, text), text);
  }

  #add(operation, text) {
    this.text = text;
    if (changesNothing(operation)) return;
    this.#waiting = this.#waiting ? composed(this.#waiting, operation) : operation;
  }

  /** What may be sent now, as the next of the window's edits; nothing while another is on its way. */
  send(sequence) {
    if (this.outstanding) return null;
    const { operation, restores } = this.#lost ?? { operation: this.#waiting };
    if (!operation) return null;
    if (this.#lost) this.#lost = null;
    else this.#waiting = null;
    this.outstanding = { operation, sequence, restores };
    return { base: this.revision, operation, sequence, restores };
  }

  /** The server did what was on its way. */
  accepted(revision) {
    if (!this.outstanding) return;
    this.confirmed = applied(this.outstanding.operation, this.confirmed);
    this.revision = revision;
    this.outstanding = null;
    if (!this.#lost) this.plan = null;
  }

  /**
   * Somebody else did something; what that is to the text in the editor. While a text is brought
   * back that others may bring back too, it is nothing: the server tells the whole then.
   */
  changed(operation, revision) {
    if (this.outstanding?.restores) return null;
    return this.#follow(operation, revision);
  }

  #follow(operation, revision) {
    this.confirmed = applied(operation, this.confirmed);
    this.revision = revision;
    let theirs = operation;
    if (this.outstanding) {
      const [after, mine] = transformed(theirs, this.outstanding.operation);
      this.outstanding.operation = mine;
      theirs = after;
    }
    if (this.#lost) {
      const [after, mine] = transformed(theirs, this.#lost.operation);
      this.#lost = { ...this.#lost, operation: mine };
      theirs = after;
    }
    if (this.#waiting) {
      const [after, mine] = transformed(theirs, this.#waiting);
      this.#waiting = mine;
      theirs = after;
    }
    this.text = applied(theirs, this.text);
    return theirs;
  }

  /**
   * The server tells its text anew; it has done the window's edits up to a sequence, but for the
   * one that it has `refused`. What it has not done is kept; if `isLost` is true for its sequence,
   * it is sent again, and otherwise it is still on its way. What is brought back is answered with
   * the whole text, so until then the window keeps its own.
   */
  rejoin(text, revision, sequence, isLost = () => true, refused = null) {
    const sent = this.outstanding?.sequence ?? null;
    if (this.outstanding?.restores && sent > sequence && !isLost(sent)) return;
    if (sent !== null && sent !== refused && sent <= sequence) {
      this.confirmed = applied(this.outstanding.operation, this.confirmed);
      this.outstanding = null;
    }
    if (this.outstanding && isLost(this.outstanding.sequence)) {
      const { operation, restores } = this.outstanding;
      if (restores && text === this.confirmed) this.#lost = { operation, restores };
      else this.#waiting = this.#waiting ? composed(operation, this.#waiting) : operation;
      this.outstanding = null;
    }
    this.#follow(differenceByLines(this.confirmed, text), revision);
    if (this.#waiting && changesNothing(this.#waiting)) this.#waiting = null;
    if (!this.broughtBack) this.plan = null;
  }

  /** What a server had heard that has ended, as `{text, restores}`; nothing where none has. */
  get broughtBack() {
    const lost = this.outstanding?.restores ? this.outstanding : this.#lost;
    return lost && { text: applied(lost.operation, this.confirmed), restores: lost.restores };
  }

  /**
   * The text that the server of an epoch may have, as `{text, restores}`. It includes an edit
   * without an answer: another window may have received that edit and restore it.
   */
  knownTo(epoch) {
    const restores = { epoch, revision: this.revision };
    if (this.outstanding) restores.hasUnanswered = true;
    return { text: this.heard.at(-1), restores };
  }

  /** The server counts anew, and its text is another; the person's own stands to be sent. */
  begin(text, revision) {
    const mine = this.text;
    this.text = text;
    this.confirmed = text;
    this.revision = revision;
    this.outstanding = null;
    this.#lost = null;
    this.#waiting = null;
    return mine;
  }

  /** Another server had heard this text, as its revision there: `restores` is `{epoch, revision}`. */
  restore({ text, restores }, plan = null) {
    const operation = differenceByLines(this.text, text);
    this.text = text;
    this.plan = plan;
    if (!changesNothing(operation)) this.#lost = { operation, restores };
  }

  /** Whether the server refused what was brought back, because its text is another by now. */
  mustRestoreAnew(text, sequence, isLost, refused) {
    const sent = this.outstanding?.sequence;
    if (!this.outstanding?.restores || !this.plan || text === this.confirmed) return false;
    return (sent === refused || sent > sequence) && isLost(sent);
  }

  /** The server's text is this one; the person's own, which is the answer, stands to be brought back anew. */
  restoreAnew(text, revision) {
    const mine = this.text;
    Object.assign(this, { text, confirmed: text, revision, outstanding: null });
    this.#lost = null;
    this.#waiting = null;
    return mine;
  }
}

/**
 * Sends what was typed into a document that the window left, if the page was reloaded before the
 * server received it.
 *
 * The window asks for that document and sends its edits, and shows nothing meanwhile: whoever types
 * during a reload types into the document that the window stays at.
 */
export class Delivery {
  #memory;
  #send;
  #keepingOf;
  /** Documents whose texts need a decision, which the user makes when the window shows them. */
  #postponed = new Set();
  /** The document that is asked for, and what `WindowMemory` has of it. */
  #document = null;
  #left = null;
  /** The studio's greeting, and the `Attaching` that asks. */
  #studio;
  #attaching;

  /**
   * `send(message)` sends an edit; `keepingOf(place)` returns the `TypedKeeping` of a document.
   */
  constructor(memory, send, keepingOf) {
    this.#memory = memory;
    this.#send = send;
    this.#keepingOf = keepingOf;
  }

  get isActive() {
    return this.#document !== null;
  }

  /** Asks for such a document, if there is one besides that which is shown next; whether it has. */
  begin(studio, attaching) {
    this.#studio = studio;
    this.#attaching = attaching;
    this.#document = this.#memory.unheard.find((name) => this.#canSendTo(name)) ?? null;
    if (this.isActive) attaching.visit(this.#document);
    return this.isActive;
  }

  #canSendTo(name) {
    if (name === this.#attaching.wanted.document || this.#postponed.has(name)) return false;
    return this.#studio.documents.some(({ document }) => document === name);
  }

  /** A message about the document that was asked for; `time` is that of edits. */
  hear(message, time) {
    switch (message.type) {
      case "document": return this.#receive(message, time);
      case "accepted": return this.#goOn([this.#left?.texts.accepted(message, time)]);
      case "changed": return void this.#left?.texts.changed(message);
      case "saved": return this.#left?.texts.saved(message.version);
      default: return undefined;
    }
  }

  #receive(document, time) {
    if (document.document !== this.#document) return this.#postpone();
    this.#left ??= this.#memory.take(document.document);
    const { texts } = this.#left;
    const former = texts.state;
    const epoch = document.epoch ?? this.#studio.epoch;
    const { messages, offers } = texts.receive(document, epoch, time);
    if (offers.length === 0) return this.#goOn(messages);
    this.#left.texts = texts.constructor.from(former);
    return this.#postpone();
  }

  #goOn(messages) {
    for (const message of messages) if (message) this.#send(message);
    if (this.#left?.texts.isHeard) this.#end();
  }

  #postpone() {
    this.#postponed.add(this.#document);
    this.#end();
  }

  #end() {
    const left = this.#left;
    this.interrupt();
    if (left) this.#keepingOf(left.place).keep(left.texts);
    if (!this.begin(this.#studio, this.#attaching)) this.#attaching.goOn();
  }

  /** The connection or the page ends: what is left is held on to. */
  interrupt() {
    if (this.#left) this.#memory.leave(this.#document, this.#left.texts, this.#left.place);
    this.#document = null;
    this.#left = null;
  }
}

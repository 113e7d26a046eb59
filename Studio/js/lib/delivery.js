/**
 * Sends what was typed into documents that the window has left, if the studio may lack it: the page
 * was reloaded before the studio received it, or another studio runs, without the former one's
 * journal.
 *
 * The window asks for such a document and sends its edits. Meanwhile it shows what it showed
 * before, or nothing after a reload: whoever types then types into the document that the window
 * stays at.
 */
export class Delivery {
  #memory;
  #send;
  #keepingOf;
  #ended;
  /** The document that is asked for, and what `WindowMemory` has of it. */
  #document = null;
  #left = null;
  /** The studio's greeting, and the `Attaching` that asks. */
  #studio;
  #attaching;

  /**
   * `send(message)` sends an edit; `keepingOf(place)` returns the `TypedKeeping` of a document;
   * `ended()` is called when there is no more to send.
   */
  constructor(memory, { send, keepingOf, ended }) {
    this.#memory = memory;
    this.#send = send;
    this.#keepingOf = keepingOf;
    this.#ended = ended;
  }

  get isActive() {
    return this.#document !== null;
  }

  /** Asks for such a document, if there is one besides that which is shown next; whether it has. */
  begin(studio, attaching) {
    this.#studio = studio;
    this.#attaching = attaching;
    this.#document = this.#next;
    if (this.isActive) attaching.visit(this.#document);
    return this.isActive;
  }

  get #next() {
    const { epoch, documents } = this.#studio;
    // A studio without an open document does not answer if it cannot open this one.
    if (documents.length === 0) return null;
    const isOpen = (name) => documents.some(({ document }) => document === name);
    const { document: shown } = this.#attaching.wanted;
    return this.#memory.undelivered(epoch, isOpen).find((name) => name !== shown) ?? null;
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
    if (!this.#left?.texts.isHeard) return;
    this.#left.server = this.#studio.epoch;
    this.#end();
  }

  /** The user decides about its texts, when the window shows it. */
  #postpone() {
    const document = this.#document;
    this.interrupt();
    this.#memory.postpone(document, this.#studio.epoch);
    this.#continue();
  }

  #end() {
    const { place, texts } = this.#left;
    this.interrupt();
    this.#keepingOf(place).keep(texts);
    this.#continue();
  }

  #continue() {
    if (!this.begin(this.#studio, this.#attaching)) this.#ended();
  }

  /** The connection or the page ends: what is left is held on to. */
  interrupt() {
    if (this.#left) this.#memory.leave(this.#document, this.#left);
    this.#document = null;
    this.#left = null;
  }
}

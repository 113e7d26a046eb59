/**
 * Which document and page the window shows, and how it changes to another document.
 *
 * **Always holds**: a window asks for another document only when the server has heard all that was typed
 * into the one it shows. What is typed after that waits for the answer; if the answer is the other
 * document, the window asks for its own once more, says what was typed, and then goes on.
 */

/** What is said to a window whatever document it shows. */
const ofTheStudio = new Set(["studio", "ending", "uploaded", "uploadFailed", "leftSaved"]);

export const isOfTheStudio = ({ type }) => ofTheStudio.has(type);

export class Attaching {
  /** What the window shows or has asked for: `{document?, page?}`. */
  wanted;
  /** What it asks for as soon as all that was typed has been heard. */
  #next = null;
  #hasAsked = false;
  #isAnswered = false;
  /** Whether the last `document` is not what the window shows; its messages do not count. */
  #isReturning = false;
  #ask;

  /** `ask(wanted)` sends the message. */
  constructor(wanted, ask) {
    this.wanted = wanted;
    this.#ask = ask;
  }

  /** What the window is to show next. */
  set next(wanted) {
    this.#next = wanted;
  }

  get hasAsked() {
    return this.#hasAsked;
  }

  get isReturning() {
    return this.#isReturning;
  }

  /** Whether it has asked, and the document has come. */
  get isAnswered() {
    return this.#isAnswered;
  }

  /** Whether it has asked, and the document has not come yet. */
  get isWaiting() {
    return this.#hasAsked && !this.#isAnswered;
  }

  /** The connection is another one, or gone. */
  begin() {
    this.#hasAsked = false;
    this.#isAnswered = false;
    this.#isReturning = false;
  }

  /**
   * The studio has greeted this connection. `unheard` is what the window shows, if the server has not
   * heard all of it: that comes before what was asked for.
   */
  greeted(unheard) {
    if (unheard) {
      if (this.wanted.document !== unheard.document) this.#next ??= this.wanted;
      this.#send(unheard);
      return;
    }
    this.#next ??= this.wanted;
    this.goOn();
  }

  /** All that was typed has been heard. */
  goOn() {
    if (!this.#next) return;
    this.wanted = this.#next;
    this.#next = null;
    this.#send(this.wanted);
  }

  /** Whether a message of the server is for what the window shows. `documents` are those that are open. */
  hears(message, unheard, documents) {
    if (message.type !== "document") return !this.#isReturning || isOfTheStudio(message);
    this.#isAnswered = true;
    const { document } = message;
    this.#isReturning = unheard !== null && document !== unheard.document
      && documents.some((open) => open.document === unheard.document);
    if (!this.#isReturning) return true;
    this.#next ??= this.wanted.document === document ? this.wanted : { document };
    this.#send(unheard);
    return false;
  }

  /** Asks for a document that the window only sends edits to. */
  visit(document) {
    this.#isReturning = true;
    this.#send({ document });
  }

  #send(wanted) {
    this.#hasAsked = true;
    this.#isAnswered = false;
    this.#ask(wanted);
  }
}

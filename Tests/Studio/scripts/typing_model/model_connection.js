/**
 * A connection of a typing model. It keeps the order of messages, and loses what was not delivered
 * when it is closed. Each side learns by itself that it is closed.
 */
export class ModelConnection {
  owner;
  toServer = [];
  /** Lists of messages: what the server says in one event is delivered in one. */
  toWindow = [];
  isServerOpen = true;
  isWindowOpen = true;
  #said = [];

  /** `owner` is the window. */
  constructor(owner) {
    this.owner = owner;
  }

  get isGone() {
    return !this.isServerOpen && !this.isWindowOpen;
  }

  say(message) {
    if (this.isServerOpen) this.toServer.push(message);
  }

  tell(message) {
    if (this.isServerOpen) this.#said.push(message);
  }

  /** The server closes it; what it said before is still delivered. */
  drop() {
    this.isServerOpen = false;
    this.toServer = [];
  }

  /** The event is over in which the server said something. */
  flush() {
    if (this.#said.length > 0) this.toWindow.push(this.#said);
    this.#said = [];
  }
}

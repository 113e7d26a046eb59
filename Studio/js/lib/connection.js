/**
 * The socket to the server, which comes back by itself.
 *
 * While it is down nothing is queued here: whoever has something to say that must not be lost
 * (the texts) says it again when the server has sent its `document`.
 */
export class Connection {
  #address;
  #handlers;
  #socket = null;
  #attempts = 0;

  /** `handlers` has `text`, `binary` and `changed` ("open" or "lost"). */
  constructor(address, handlers) {
    this.#address = address;
    this.#handlers = handlers;
    this.#open();
  }

  /** Whether the message was handed to an open socket. */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Whether the bytes were handed to an open socket. */
  sendBytes(bytes) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(bytes);
    return true;
  }

  /** What was handed over and has not gone out yet. */
  get unsentBytes() {
    return this.#socket?.bufferedAmount ?? 0;
  }

  #open() {
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#handlers.changed("open");
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.#handlers.binary(data);
      this.#handlers.text(JSON.parse(data));
    };
    socket.onclose = () => {
      this.#handlers.changed("lost");
      const pause = Math.min(4000, 200 * 2 ** this.#attempts);
      this.#attempts += 1;
      setTimeout(() => this.#open(), pause);
    };
  }
}

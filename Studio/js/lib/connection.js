/**
 * The socket to the server, which comes back by itself.
 *
 * While it is down nothing is queued here: whoever has something to say that must not be lost
 * (the texts) says it again when the server has sent its `document`. A server that was started
 * again has another key and refuses this window until the browser has opened its new address.
 */
export class Connection {
  #address;
  #handlers;
  #socket = null;
  #attempts = 0;

  /** `handlers` has `text`, `binary` and `changed` ("open", "lost" or "refused"). */
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
      wasOpen = true;
      this.#handlers.changed("open");
    };
    socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.#handlers.binary(data);
      this.#handlers.text(JSON.parse(data));
    };
    let wasOpen = false;
    socket.onclose = async () => {
      this.#handlers.changed(!wasOpen && await isRefused() ? "refused" : "lost");
      const pause = Math.min(4000, 200 * 2 ** this.#attempts);
      this.#attempts += 1;
      setTimeout(() => this.#open(), pause);
    };
  }
}

/** Whether the server answers, but no longer knows this browser's key. */
async function isRefused() {
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).status === 403;
  } catch {
    return false;
  }
}

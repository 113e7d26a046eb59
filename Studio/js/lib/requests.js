import { string } from "./strings.js";

/** Why a request could not be done, in words for the person. */
export class RequestProblem extends Error {}

/** What was asked of the server and not answered yet. */
export class Requests {
  #send;
  #waiting = new Map();
  #last = 0;

  /** `send(message)` says whether the message was sent. */
  constructor(send) {
    this.#send = send;
  }

  /** Asks, and answers with the fields of the answer; what cannot be done is thrown. */
  ask(message) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      if (this.#send({ ...message, id })) this.#waiting.set(id, { resolve, reject });
      else reject(new RequestProblem(string("request.noConnection")));
    });
  }

  answered({ id, isDone, message, type, ...fields }) {
    const request = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (isDone) request?.resolve(fields);
    else request?.reject(new RequestProblem(message));
  }

  /** The connection is gone, and with it all answers. */
  forget() {
    for (const { reject } of this.#waiting.values()) {
      reject(new RequestProblem(string("request.noConnection")));
    }
    this.#waiting.clear();
  }
}

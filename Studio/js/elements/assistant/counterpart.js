/**
 * The counterpart of a source file: its interface, asked of the server when the file is shown and
 * after it has been edited. The last one stays until the next is there.
 */
const pause = 500;

export class Counterpart {
  #session;
  #show;
  #path = null;
  #asked = 0;
  #timer = 0;

  /** `show({path, text, lines})`, or `show({path, problem})`. */
  constructor(session, show) {
    this.#session = session;
    this.#show = show;
    const again = ({ file }) => {
      if (file !== this.#path) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), pause);
    };
    session.on("accepted", again);
    session.on("changed", again);
  }

  /** Follows a file; none for null. */
  set path(path) {
    if (path === this.#path) return;
    this.#path = path;
    clearTimeout(this.#timer);
    this.#asked += 1;
    if (path) this.#ask();
  }

  async #ask() {
    this.#asked += 1;
    const number = this.#asked;
    const path = this.#path;
    try {
      const { text, lines } = await this.#session.request({ type: "interface", file: path });
      if (number === this.#asked) this.#show({ path, text, lines: lines ?? [] });
    } catch (problem) {
      if (number === this.#asked) this.#show({ path, problem: problem.message });
    }
  }
}

/**
 * Asks the server about a place of a text, when it has heard all that was typed there.
 */
import { compilerColumn } from "../../lib/columns.js";
import { RequestProblem } from "../../lib/requests.js";

const patience = 2000;

export class Asking {
  #studio;

  constructor(studio) {
    this.#studio = studio;
  }

  /**
   * The answer about a position of the open file; null where there is none worth a word. What the
   * person should know is thrown as a `RequestProblem`.
   */
  async at(type, position, more = {}) {
    const { editor } = this.#studio;
    const text = editor.view.line(position.line) ?? "";
    return this.about(type, editor.path, {
      line: position.line + 1, column: compilerColumn(text, position.ch), ...more,
    });
  }

  /** The answer about a file. */
  async about(type, file, more = {}) {
    // A key that was just read is an edit only when the editor has ended its operation.
    await null;
    const revision = await this.#heard(file);
    if (revision === null) return null;
    try {
      return await this.#studio.session.request({ type, file, revision, ...more });
    } catch (problem) {
      if (problem instanceof RequestProblem && !problem.message) return null;
      throw problem;
    }
  }

  /** The same, for what nobody asked on purpose: no problem is worth a word. */
  async quietly(question) {
    try {
      return await question;
    } catch (problem) {
      if (problem instanceof RequestProblem) return null;
      throw problem;
    }
  }

  /** The same, for what a person asked for: a problem is shown. */
  async loudly(question) {
    try {
      return await question;
    } catch (problem) {
      if (!(problem instanceof RequestProblem)) throw problem;
      this.#studio.notices.add(problem.message);
      return null;
    }
  }

  #heard(file) {
    const { session } = this.#studio;
    const now = session.texts.heardRevision(file);
    if (now !== null) return Promise.resolve(now);
    return new Promise((resolve) => {
      const finish = (revision) => {
        stop();
        clearTimeout(timer);
        resolve(revision);
      };
      const timer = setTimeout(() => finish(null), patience);
      const stop = session.on("accepted", () => {
        const revision = session.texts.heardRevision(file);
        if (revision !== null) finish(revision);
      });
    });
  }
}

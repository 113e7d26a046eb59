/** The Swift of a text, read line by line and no further than it is asked for. */
import { LineStream } from "../lib/swift/lineStream.js";
import { readToken, startState } from "../lib/swift/tokens.js";

export class LineTokens {
  /** The states before lines, from the first one on. */
  #states = [startState()];

  /** What was read of the lines behind `line`, counted from 0, is out of date. */
  changed(line) {
    this.#states.length = Math.min(this.#states.length, line + 1);
  }

  /** The state before a line of a document. */
  before(document, line) {
    while (this.#states.length <= line) {
      const number = this.#states.length;
      const state = copied(this.#states[number - 1]);
      readLine(document.line(number).text, state, () => {});
      this.#states.push(state);
    }
    return this.#states[line];
  }

  /** The pieces of a line: `{string, start, end, type, state}`, the state behind each. */
  of(document, line) {
    const state = copied(this.before(document, line));
    const found = [];
    readLine(document.line(line + 1).text, state, (stream, type) => found.push({
      string: stream.current(), start: stream.start, end: stream.pos, type, state: copied(state),
    }));
    return found;
  }

  /** The state at a place of a line. */
  at(document, line, ch) {
    const state = copied(this.before(document, line));
    readLine(document.line(line + 1).text.slice(0, ch), state, () => {});
    return state;
  }
}

function copied(state) {
  return { ...state };
}

function readLine(text, state, take) {
  const stream = new LineStream(text);
  while (!stream.eol()) {
    stream.start = stream.pos;
    const type = readToken(stream, state);
    take(stream, type);
  }
}

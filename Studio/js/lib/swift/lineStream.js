/**
 * One line of text that `tokens.js` reads from left to right; a token is from `start` to `pos`.
 *
 * The editor gives its own stream, with the same members, to the same readers.
 */
export const tabSize = 4;

export class LineStream {
  pos = 0;
  start = 0;

  constructor(string) {
    this.string = string;
  }

  eol() {
    return this.pos >= this.string.length;
  }

  sol() {
    return this.pos === 0;
  }

  peek() {
    return this.string.charAt(this.pos) || undefined;
  }

  next() {
    if (this.eol()) return undefined;
    this.pos += 1;
    return this.string.charAt(this.pos - 1);
  }

  skipToEnd() {
    this.pos = this.string.length;
  }

  current() {
    return this.string.slice(this.start, this.pos);
  }

  column() {
    return columnOf(this.string, this.start);
  }

  indentation() {
    return columnOf(this.string);
  }
}

/** The column, with tabs expanded, of an index of a line; of its first word where none is given. */
export function columnOf(line, index = line.search(/[^\s\u00a0]/)) {
  const end = index < 0 ? line.length : index;
  let column = 0;
  for (const character of line.slice(0, end)) {
    column += character === "\t" ? tabSize - (column % tabSize) : character.length;
  }
  return column;
}

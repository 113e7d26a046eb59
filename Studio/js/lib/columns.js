/**
 * Columns of a line: the compiler counts bytes of UTF-8 from 1, the editor UTF-16 units from 0.
 * A column inside a character is the character's beginning; one behind the end is the end.
 */
export function editorColumn(text, column) {
  let bytes = 1;
  let index = 0;
  for (const character of text) {
    bytes += byteCount(character.codePointAt(0));
    if (bytes > column) break;
    index += character.length;
  }
  return index;
}

/** The compiler's column of an index of the editor. */
export function compilerColumn(text, index) {
  let column = 1;
  for (const character of text.slice(0, index)) column += byteCount(character.codePointAt(0));
  return column;
}

function byteCount(point) {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

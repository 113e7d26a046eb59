/** Swift that is shown outside of an editor, in the editor's colors. */
import { LineStream } from "../lib/swift/lineStream.js";
import { readToken, startState } from "../lib/swift/tokens.js";

/** The pieces of each line of a text, as `{text, style}`. */
export function coloredLines(text) {
  const state = startState();
  return text.split("\n").map((line) => {
    const stream = new LineStream(line);
    const pieces = [];
    while (!stream.eol()) {
      const style = readToken(stream, state);
      pieces.push({ text: stream.current(), style });
      stream.start = stream.pos;
    }
    return pieces;
  });
}

/** A piece as an element, or as plain text where it has no style. */
export function coloredPiece(text, style) {
  if (!style) return text;
  const element = document.createElement("span");
  element.className = style.split(" ").map((name) => `cm-${name}`).join(" ");
  element.textContent = text;
  return element;
}

/** A whole text. */
export function coloredElements(text) {
  return coloredLines(text).flatMap((pieces, index) => [
    ...(index > 0 ? ["\n"] : []), ...pieces.map((piece) => coloredPiece(piece.text, piece.style))]);
}

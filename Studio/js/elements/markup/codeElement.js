/** Code that is shown and not run, coloured as the editor colours it. */
import { newElement } from "../../kit/element.js";
import { coloredLines, coloredPiece } from "../../codeEditor/codeEditor.js";

const swiftNames = new Set(["", "swift"]);
const typeName = /^[A-Z]\w*$/;
const longest = 20000;

export function codeElement(text, language) {
  const element = newElement("pre", { className: "prose-code" });
  const shown = text.replace(/\n$/, "");
  const isSwift = swiftNames.has(language.toLowerCase()) && shown.length <= longest;
  element.append(...(isSwift ? pieces(shown) : [shown]));
  return element;
}

function* pieces(text) {
  for (const [index, line] of coloredLines(text).entries()) {
    if (index > 0) yield "\n";
    for (const { text: word, style } of line) yield piece(word, style);
  }
}

function piece(word, style) {
  return coloredPiece(word, style && typeName.test(word) ? `${style} type-name` : style);
}

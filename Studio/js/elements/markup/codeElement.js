/** Code that is shown and not run, coloured as the editor colours it. */
const swiftNames = new Set(["", "swift"]);
const typeName = /^[A-Z]\w*$/;
const longest = 20000;

export function codeElement(text, language) {
  const element = document.createElement("pre");
  element.className = "prose-code";
  const shown = text.replace(/\n$/, "");
  const isSwift = swiftNames.has(language.toLowerCase()) && shown.length <= longest;
  element.append(...(isSwift ? pieces(shown) : [shown]));
  return element;
}

function* pieces(text) {
  const { CodeMirror } = globalThis;
  const mode = CodeMirror.getMode({ indentUnit: 4 }, "swift");
  const state = CodeMirror.startState(mode);
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (index > 0) yield "\n";
    if (line === "") mode.blankLine?.(state);
    const stream = new CodeMirror.StringStream(line, 4);
    while (!stream.eol()) {
      const style = mode.token(stream, state);
      const word = stream.current();
      stream.start = stream.pos;
      yield piece(word, style);
    }
  }
}

function piece(word, style) {
  if (!style) return word;
  const element = document.createElement("span");
  element.className = style.split(" ").map((name) => `cm-${name}`).join(" ");
  if (typeName.test(word)) element.classList.add("cm-type-name");
  element.textContent = word;
  return element;
}

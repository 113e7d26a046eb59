const view = `
let liveView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
liveView.backgroundColor = .white
PlaygroundPage.current.liveView = liveView
`;
const imports = ["UIKit", "PlaygroundSupport"];

/** Writes what a page needs to have a live view: the imports it lacks, and a view at its end. */
export function insertLiveView(editor) {
  const document = editor.view.document;
  const text = document.text;
  const has = (name) => new RegExp(`^\\s*import\\s+${name}\\b`, "m").test(text);
  const missing = imports.filter((name) => !has(name));
  editor.view.batch(() => {
    const end = document.lastLine;
    document.replace((text.endsWith("\n") || text === "" ? "" : "\n") + view,
      { line: end, ch: document.line(end).length }, undefined, "+insert");
    if (missing.length > 0) {
      const lines = missing.map((name) => `import ${name}\n`).join("");
      document.replace(lines, { line: 0, ch: 0 }, undefined, "+insert");
    }
  });
  editor.go(document.lineCount);
}

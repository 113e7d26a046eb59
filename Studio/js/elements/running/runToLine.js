/**
 * Runs the page as far as a line: a blue button over the number of the line under the pointer, and
 * a key for the caret's line. The line where the last run ended stays marked until the next.
 */
import { lineNumbers } from "../../codeEditor/codeEditor.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";

const building = "building";

export function installRunToLine(studio) {
  new RunToLine(studio);
}

class RunToLine {
  #studio;
  #button = document.createElement("button");
  #line = 0;
  /** The line a run was asked to end at, and its mark once the run has begun. */
  #asked = null;
  #marked = null;
  #run = null;

  constructor(studio) {
    this.#studio = studio;
    const { view } = studio.editor;
    this.#button.className = "run-to-line";
    this.#button.tabIndex = -1;
    this.#button.dataset.name = "command.runToHere";
    this.#button.hidden = true;
    this.#button.append(icon("run"));
    this.#button.addEventListener("pointerdown", (event) => event.preventDefault());
    this.#button.addEventListener("click", () => this.#runTo(this.#line));
    document.getElementById("editor").append(this.#button);
    this.#listen(view);
    studio.commands.add({
      name: "runToHere", keys: ["mod+shift+Enter"], group: "run",
      isEnabled: () => this.#isPossible,
      run: () => this.#runTo(view.caret.line),
    });
    studio.session.on("state", (state) => this.#follow(state));
    studio.session.on("page", () => this.#unmark());
  }

  /** Only the page's own text has an end that a run can be told. */
  get #isPossible() {
    const { editor, session } = this.#studio;
    return session.page !== null && editor.path === session.page;
  }

  #listen(view) {
    const editor = document.getElementById("editor");
    editor.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#follows(event);
    });
    editor.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") this.#hide();
    });
    // A finger shows it with one tap and uses it with the next.
    view.on("gutter", (line, gutter) => {
      if (gutter === lineNumbers && this.#isPossible) this.#showAt(line);
    });
    for (const event of ["scroll", "changes", "document"]) view.on(event, () => this.#hide());
  }

  #follows({ clientX, clientY, target }) {
    if (target.closest(".run-to-line")) return;
    const column = this.#column;
    const isOver = column && clientX >= column.left - 2 && clientX <= column.right + 2;
    const { view } = this.#studio.editor;
    const line = isOver && this.#isPossible ? view.lineUnder(clientY, "window") : -1;
    const isOnText = line >= 0 && clientY < view.topOf(line + 1, "window");
    if (isOnText && line <= view.lastLine) this.#showAt(line);
    else this.#hide();
  }

  get #column() {
    return this.#studio.editor.view.numbersColumn?.getBoundingClientRect();
  }

  #showAt(line) {
    const { view } = this.#studio.editor;
    const editor = document.getElementById("editor").getBoundingClientRect();
    const column = this.#column;
    const top = view.boxOf({ line, ch: 0 }, "window").top;
    this.#line = line;
    this.#button.hidden = false;
    this.#button.ariaLabel = string("run.toLine", { line: line + 1 });
    this.#button.title = string("run.toLine", { line: line + 1 });
    this.#button.style.top = `${Math.round(top - editor.top)}px`;
    this.#button.style.left = `${Math.round(column.left - editor.left)}px`;
    this.#button.style.width = `${Math.round(column.width)}px`;
  }

  #hide() {
    this.#button.hidden = true;
  }

  #runTo(line) {
    const document = this.#studio.editor.view.document;
    this.#asked = { document, handle: document.lineHandle(line) };
    this.#hide();
    this.#studio.commands.run("run", line + 1);
  }

  /** The next run after the asking is the one that ends there. */
  #follow({ phase, run }) {
    if (run === this.#run || phase !== building) return;
    this.#run = run;
    this.#unmark();
    if (!this.#asked) return;
    const { document, handle } = this.#asked;
    this.#asked = null;
    this.#marked = { document, handle };
    document.addLineClass(handle, "gutter", "run-ends-here");
    const line = document.lineNumber(handle);
    if (line !== null) {
      this.#studio.status.setNote("line", string("status.toLine", { line: line + 1 }));
    }
  }

  #unmark() {
    this.#studio.status.setNote("line", "");
    this.#marked?.document.removeLineClass(this.#marked.handle, "gutter", "run-ends-here");
    this.#marked = null;
  }
}

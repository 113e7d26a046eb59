/** Does the compiler's proposals, each as one step of undoing. */
import { editsOf, together } from "../../../lib/fixIts.js";
import { string } from "../../../lib/strings.js";

export class Fixing {
  #studio;

  constructor(studio) {
    this.#studio = studio;
  }

  /** The proposals about an issue that can be done now, as `{title, run}`. */
  proposals(issue) {
    return allOf(issue).flatMap((fixIts) => {
      const edits = this.#edits(fixIts, issue.version);
      if (!edits) return [];
      return [{ title: titleOf(fixIts, edits, this.#studio.editor), run: () => this.#do(edits) }];
    });
  }

  /** Whether an issue has proposals for a text that is not this one any more. */
  isOutOfDate(issue) {
    return allOf(issue).some((fixIts) => !this.#edits(fixIts, issue.version));
  }

  /** Issues of the open file that propose one thing to do there. */
  get fixable() {
    const { editor, session } = this.#studio;
    return session.placedIssues.flatMap((issue) => {
      if (issue.file !== editor.path || issue.fixIts.length === 0) return [];
      const edits = this.#edits(issue.fixIts, issue.version);
      return edits?.size === 1 && edits.has(editor.path) ? [edits.get(editor.path)] : [];
    });
  }

  fixAll() {
    const { editor } = this.#studio;
    const edits = together(this.fixable);
    if (edits.length > 0) this.#do(new Map([[editor.path, edits]]));
  }

  #edits(fixIts, version) {
    const { editor, session } = this.#studio;
    return editsOf(fixIts, version,
      (file, line, at) => session.locate(file, line, at),
      (file, line) => editor.document(file).line(line));
  }

  #do(edits) {
    const { editor, open } = this.#studio;
    const shown = editor.path;
    for (const [file, list] of edits) {
      if (file !== editor.path) open(file);
      editor.view.batch(() => {
        for (const { from, to, text } of list) editor.view.replace(text, from, to, "fixIt");
      });
    }
    if (edits.has(shown) && editor.path !== shown) open(shown);
    editor.view.focus();
  }
}

/** What is proposed about an issue: by itself, and by each of its notes. */
function allOf({ fixIts, notes }) {
  return [fixIts, ...notes.map((note) => note.fixIts ?? [])].filter(({ length }) => length > 0);
}

/** What a proposal does, in words. */
function titleOf(fixIts, edits, editor) {
  if (fixIts.length > 1) {
    const words = fixIts.map(({ replacement }) => replacement.trim()).filter(Boolean);
    return string("fixIt.several", { text: short(words.join(" … ")) });
  }
  const [[file, [{ from, to, text }]]] = edits;
  const old = editor.document(file).textIn(from, to);
  if (old === "") return string("fixIt.insert", { text: short(text) });
  if (text === "") return string("fixIt.remove", { old: short(old) });
  return string("fixIt.replace", { old: short(old), text: short(text) });
}

function short(text) {
  const line = text.trim().replace(/\s*\n\s*/g, " ⏎ ");
  return line.length > 48 ? `${line.slice(0, 47)}…` : line;
}

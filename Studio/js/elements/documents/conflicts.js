/**
 * Files that have two texts, one of the person's and another that came from elsewhere, until the
 * person has chosen.
 *
 * A `conflict` is the server's: the file changed on disk while there were edits that were not
 * saved; neither is written over the other. A `recovery` is this window's: what it had typed when
 * the studio went away is not what the file holds now. A `leftover` is another window's, which is
 * gone. Whatever is chosen, the other text is one step of undoing away.
 */
import { difference, replacements } from "../../lib/textOperation.js";

export class Conflicts {
  #studio;
  #open = new Map();
  #changed;

  /** `changed` is called when there are others than before. */
  constructor(studio, changed) {
    this.#studio = studio;
    this.#changed = changed;
    const { session } = studio;
    for (const kind of ["recovery", "leftover"]) session.on(kind, (offer) => this.#recover(kind, offer));
    session.on("conflict", ({ file, mine, theirs }) => this.#add("conflict", { file, mine, theirs }));
    session.on("document", ({ renamed }) => this.#tellAnew(renamed ?? {}));
  }

  /** Those of the document, as `{kind, file, mine, theirs}`. */
  get all() {
    return [...this.#open.values()].filter(({ document }) =>
      document === this.#studio.session.document?.document);
  }

  /** Both texts as they are now. */
  texts({ kind, file, mine, theirs }) {
    return { file, theirs, mine: kind === "conflict" ? this.#studio.editor.text(file) : mine };
  }

  async keepMine(one) {
    const { editor, session } = this.#studio;
    this.#studio.open(one.file);
    if (one.kind !== "conflict") {
      typeInto(editor, one.file, one.mine);
      return this.#settle(one);
    }
    if (!await this.#resolve(one, "mine")) return;
    const mine = session.texts.get(one.file);
    editor.replace(one.file, one.theirs);
    editor.replace(one.file, mine);
  }

  async takeTheirs(one) {
    // The open file's change is one step of undoing.
    this.#studio.open(one.file);
    if (one.kind === "conflict") await this.#resolve(one, "theirs");
    else this.#settle(one);
  }

  #settle(one) {
    one.settle?.();
    this.#remove(one);
  }

  async #resolve(one, keep) {
    const { session, notices } = this.#studio;
    try {
      await session.request({ type: "resolveConflict", file: one.file, keep });
      this.#remove(one);
      return true;
    } catch (refusal) {
      notices.add(refusal.message);
      return false;
    }
  }

  /** The file's text is shown; what was typed is one step of undoing away. */
  #recover(kind, { file, mine, theirs, settle }) {
    const { editor, session } = this.#studio;
    const known = this.#open.get(`${session.document.document}\n${file}`);
    if (known?.kind === kind && known.mine === mine) return;
    editor.replace(file, mine);
    editor.replace(file, theirs);
    this.#add(kind, { file, mine, theirs, settle });
  }

  #add(kind, texts) {
    const { document } = this.#studio.session.document;
    this.#open.set(`${document}\n${texts.file}`, { kind, document, ...texts });
    this.#changed();
  }

  #remove({ document, file }) {
    this.#open.delete(`${document}\n${file}`);
    this.#changed();
  }

  /** A document told anew ends its conflicts; those that are left are told again after it. */
  #tellAnew(renamed) {
    for (const one of this.all) {
      const file = renamed[one.file] ?? one.file;
      this.#remove(one);
      if (one.kind !== "conflict" && this.#studio.session.file(file)) {
        this.#add(one.kind, { ...one, file });
      }
    }
    this.#changed();
  }
}

/** Puts a text in as if the person had typed what is other in it. */
function typeInto(editor, path, text) {
  const document = editor.document(path);
  editor.view.batch(() => {
    for (const { start, end, text: piece } of replacements(difference(document.text, text))) {
      document.replace(
        piece, document.positionAt(start), document.positionAt(end), "+recovered");
    }
  });
}

/** What is done to whole playgrounds: made, opened, closed, gone to. */
import { showNewPlaygroundSheet } from "./newPlaygroundSheet.js";
import { showOpenSheet } from "./openSheet.js";
import { downloadPictures } from "./samplePictures.js";
import { currentLanguage } from "../../lib/strings.js";

export class DocumentCommands {
  #studio;
  /** By document, the page that was looked at last. */
  #pages = new Map();

  constructor(studio) {
    this.#studio = studio;
    const { session, commands } = studio;
    session.on("page", ({ name }) => this.#pages.set(session.document?.document, name));
    const add = (name, keys, run, isEnabled = () => true) =>
      commands.add({ name, keys, run, isEnabled, group: "files" });
    const isOpen = () => this.documents.length > 0;
    add("newPlayground", ["mod+alt+n"], () => this.make());
    add("openPlayground", ["mod+o"], () => this.choose());
    add("closePlayground", ["mod+alt+w"], () => this.close(this.current), isOpen);
    add("downloadPictures", [], downloadPictures);
    const hasOthers = () => this.documents.length > 1;
    add("nextTab", ["mod+alt+PageDown", "mod+shift+]"], () => this.step(1), hasOthers);
    add("previousTab", ["mod+alt+PageUp", "mod+shift+["], () => this.step(-1), hasOthers);
  }

  /** The open documents, as `{document, name, location}`. */
  get documents() {
    return this.#studio.session.studio?.documents ?? [];
  }

  get recents() {
    return this.#studio.session.studio?.recents ?? [];
  }

  /** The playgrounds we ship, as `{identifier}`. */
  get examples() {
    return this.#studio.session.studio?.examples ?? [];
  }

  get current() {
    return this.#studio.session.document?.document ?? null;
  }

  async make(template = null) {
    const made = await showNewPlaygroundSheet(this.#studio, template);
    if (made) this.#studio.session.attach({ document: made.document, page: made.page });
  }

  async choose() {
    const opened = await showOpenSheet(this.#studio, (location) => this.#ask(location));
    if (opened) this.#studio.session.attach(opened);
  }

  /** Opens the playground at a place; what cannot be is said. */
  open(location) {
    return this.#attach(this.#ask(location));
  }

  /** Opens the person's own copy of a playground we ship, made in the window's language. */
  openExample(name) {
    const wish = { type: "openExample", name, language: currentLanguage() };
    return this.#attach(this.#studio.session.request(wish));
  }

  async #attach(opening) {
    try {
      const { document, page } = await opening;
      this.#studio.session.attach({ document, page });
    } catch (refusal) {
      this.#studio.notices.add(refusal.message);
    }
  }

  async #ask(location) {
    const { document, page } =
      await this.#studio.session.request({ type: "openPlayground", location });
    return { document, page };
  }

  async close(document) {
    const { session, notices } = this.#studio;
    try {
      if (document === this.current) await session.heard();
      await session.request({ type: "closePlayground", document });
    } catch (refusal) {
      notices.add(refusal.message);
    }
  }

  /** Shows a document that is open, at the page that was looked at last. */
  show(document) {
    if (document === this.current) return;
    const page = this.#pages.get(document);
    this.#studio.session.attach({ document, ...(page ? { page } : {}) });
  }

  step(by) {
    const { documents } = this;
    const at = documents.findIndex(({ document }) => document === this.current);
    this.show(documents[(at + by + documents.length) % documents.length].document);
  }
}

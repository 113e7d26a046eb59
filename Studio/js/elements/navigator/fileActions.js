/**
 * What a person can do to the files and pages of the document, from the navigator and from menus.
 *
 * Each asks the server, which tells the document anew; what cannot be done is said in a notice, or
 * under the field where the name was typed. What is deleted can be had back.
 */
import { folderOf, freeName, withDescendants } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";
import { shownName } from "./navigatorRow.js";

const newSource = "import Foundation\n";
const newAppSource = "import SwiftUI\n";

export class FileActions {
  #studio;
  #session;
  #navigator;
  #orders = Promise.resolve();

  constructor(studio) {
    this.#studio = studio;
    this.#session = studio.session;
    this.#navigator = studio.navigator;
  }

  get facts() {
    return this.#session.document;
  }

  /** The folder that a new source goes into where none is chosen. */
  get usualFolder() {
    return this.facts.isApplication ? folderOf(this.facts.pages[0].path) : "Sources";
  }

  /** Makes a file, and takes its name at once. */
  async newFile(folder) {
    const { isApplication } = this.facts;
    const isSource = isApplication || /(^|\/)Sources($|\/)/.test(folder);
    const paths = this.facts.files.map(({ path }) => path);
    const wanted = string(isSource ? "files.newSource" : "files.newText");
    const answer = await this.#attempt({
      type: "addFile", folder, name: freeName(wanted, folder, paths),
      ...(isSource ? { text: isApplication ? newAppSource : newSource } : {}),
    });
    if (!answer) return;
    await this.#nameNew(answer.path);
  }

  /** Makes a page, and takes its name at once. */
  async newPage(after = this.#session.lookedAt?.name) {
    const names = this.facts.pages.map(({ name }) => `/${name}`);
    const answer = await this.#attempt({
      type: "addPage", name: freeName(string("files.newPage"), "", names),
      ...(after ? { after } : {}),
    });
    if (!answer) return;
    await this.#nameNew(answer.path);
  }

  async addFolder(folder) {
    const answer = await this.#attempt({ type: "addFolder", folder });
    if (!answer) return;
    await this.#navigator.whenThere(answer.path);
    this.#navigator.focus(answer.path);
  }

  /** Takes another name; answers with the path that the person is at then, or null elsewhere. */
  async rename(node) {
    if (!this.canRename(node)) return null;
    this.#studio.layout.show("navigator");
    let path = node.path;
    await this.#navigator.editName(node.key, async (name) => {
      ({ path } = await this.#session.request(node.kind === "page"
        ? { type: "renamePage", page: node.page, name }
        : { type: "renameFile", path: node.path, name }));
    });
    await this.#navigator.whenThere(path);
    // Who has clicked elsewhere meanwhile stays there.
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body
      && !this.#navigator.element.contains(activeElement);
    if (isElsewhere) return null;
    if (path !== node.path) this.#navigator.focus(path);
    return path;
  }

  canRename(node) {
    return node.kind === "file" || (node.kind === "page" && node.base !== "");
  }

  canDelete(node) {
    if (node.kind === "page") return this.facts.pages.length > 1;
    return node.kind === "file" || (node.role === "inner" && filesIn(node).length > 0);
  }

  /** Deletes, and offers to take that back. */
  async remove(node) {
    if (!this.canDelete(node)) return;
    const wasShown = this.#studio.settings.layout.file === node.path;
    const undone = [];
    if (node.kind === "page") {
      const answer = await this.#attempt({ type: "deletePage", page: node.page });
      if (answer) undone.push(answer.undo);
    } else {
      for (const { path } of filesIn(node)) {
        const answer = await this.#attempt({ type: "deleteFile", path });
        if (!answer) break;
        undone.push(answer.undo);
      }
    }
    if (undone.length === 0) return;
    const name = shownName(node);
    const words = undone.length === 1 ? string("files.deleted", { name })
      : string("files.deletedMany", { name, count: undone.length });
    this.#studio.notices.add(words, {
      title: string("files.undo"), run: () => this.#putBack(undone, wasShown),
    });
  }

  async #putBack(tokens, wasShown) {
    let last = null;
    for (const undo of tokens) {
      const answer = await this.#attempt({ type: "undoDelete", undo });
      if (!answer) return;
      last = answer.path;
    }
    const key = this.facts.pages.find(({ path }) => folderOf(path) === last)?.path ?? last;
    const node = await this.#navigator.whenThere(key);
    if (wasShown) this.#studio.open(node.path);
    this.#navigator.focus(node.key);
  }

  /** Moves a file to another folder. */
  async move(node, folder) {
    if (folderOf(node.path) === folder) return;
    const answer = await this.#attempt({ type: "moveFile", path: node.path, folder });
    if (!answer) return;
    await this.#navigator.whenThere(answer.path);
    this.#navigator.focus(answer.path);
  }

  async moveContentsUp(folder) {
    await this.#attempt({ type: "moveContentsUp", folder });
  }

  /** Moves a page up or down; by how many places. Steps in a row are done one after the other. */
  step(node, by) {
    this.#orders = this.#orders.then(() => {
      const names = this.facts.pages.map(({ name }) => name);
      const at = names.indexOf(node.page);
      const to = Math.max(0, Math.min(at + by, names.length - 1));
      if (at < 0 || to === at) return null;
      names.splice(to, 0, ...names.splice(at, 1));
      return this.order(names);
    });
    return this.#orders;
  }

  /** Orders the pages, and waits until the document is told so. */
  async order(names) {
    if (names.join("\n") === this.facts.pages.map(({ name }) => name).join("\n")) return;
    const told = new Promise((resolve) => {
      const stop = this.#session.on("document", () => {
        stop();
        resolve();
      });
      setTimeout(resolve, 2000);
    });
    if (await this.#attempt({ type: "orderPages", pages: names })) await told;
  }

  /** Asks; what cannot be done is said. Null then. */
  async #attempt(message) {
    try {
      return await this.#session.request(message);
    } catch (refusal) {
      this.#studio.notices.add(refusal.message);
      return null;
    }
  }

  async #nameNew(path) {
    this.#studio.layout.show("navigator");
    const node = await this.#navigator.whenThere(path);
    const named = await this.rename(node);
    if (named === null) return;
    this.#studio.open(named);
    this.#studio.editor.view.focus();
  }
}

function filesIn(node) {
  return withDescendants(node).filter(({ kind }) => kind === "file");
}

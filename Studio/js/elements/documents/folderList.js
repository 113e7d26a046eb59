/**
 * The folders of the computer the studio runs on: one folder's contents at a time, to go down
 * and up in, with the pointer or with keys.
 */
import { newElement } from "../../kit/element.js";
import { ListBox } from "../../kit/listBox.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";

export class FolderList {
  element = document.createElement("div");
  location = "";
  #session;
  #options;
  #up = document.createElement("button");
  #where = document.createElement("span");
  #list = document.createElement("ul");
  #entries = [];
  #parent = null;
  #box = new ListBox(this.#list, this.#list, { goesAround: false });
  #asked = 0;

  /**
   * `shows` lists the kinds of entries; `moved(location)` is told where it is, `selected(entry)`
   * and `taken(entry)` of a playground that was chosen once or for good.
   */
  constructor(session, { shows, moved = () => {}, selected = () => {}, taken = () => {} }) {
    this.#session = session;
    this.#options = { shows, moved, selected, taken };
    this.element.className = "folder-list";
    const head = document.createElement("div");
    head.className = "folder-head";
    this.#up.type = "button";
    this.#up.className = "tool small";
    this.#up.ariaLabel = string("folders.up");
    this.#up.title = string("folders.up");
    this.#up.append(icon("up"));
    this.#up.addEventListener("click", () => this.goUp());
    head.append(this.#up, this.#where);
    this.#list.tabIndex = 0;
    this.#list.ariaLabel = string("folders.label");
    this.#list.addEventListener("keydown", (event) => this.#key(event));
    this.#list.addEventListener("click", ({ target }) => this.#click(target));
    this.#list.addEventListener("dblclick", ({ target }) => this.#take(this.#indexOf(target)));
    this.element.append(head, this.#list);
  }

  get selected() {
    return this.#entries[this.#box.index] ?? null;
  }

  focus() {
    this.#list.focus();
  }

  /** Goes to a folder; what is wrong with it is thrown. */
  async show(location, select = null) {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#session.request({ type: "listFolder", location });
    if (asked !== this.#asked) return;
    this.location = answer.location;
    this.#parent = answer.parent ?? null;
    this.#entries = answer.entries.filter(({ kind }) => this.#options.shows.includes(kind));
    this.#up.disabled = this.#parent === null;
    this.#where.textContent = answer.location;
    this.#where.title = answer.location;
    this.#render();
    const at = this.#entries.findIndex(({ name }) => name === select);
    this.#select(at >= 0 ? at : this.#entries.length > 0 ? 0 : -1, "quietly");
    this.#options.moved(this.location);
  }

  goUp() {
    if (this.#parent !== null) this.#go(this.#parent, this.location.split("/").pop());
  }

  /** The place of an entry. */
  place({ name }) {
    return `${this.location.replace(/\/$/, "")}/${name}`;
  }

  #go(location, select) {
    this.show(location, select).catch(({ message }) => this.#say(message));
  }

  #say(words) {
    const row = newElement("li", {
      className: "folder-words", role: "presentation", textContent: words,
    });
    this.#box.show([]);
    this.#list.append(row);
  }

  #render() {
    if (this.#entries.length === 0) return this.#say(string("folders.empty"));
    this.#box.show(this.#entries.map(({ name, kind }, index) => {
      const row = document.createElement("li");
      row.className = "folder-row";
      row.id = `folder-row-${index}`;
      const words = newElement("span", {
        textContent: kind === "playground" ? name.replace(/\.playground$/, "") : name,
      });
      row.append(icon(kind === "playground" ? "playground" : "folder"), words);
      if (kind === "folder") row.append(icon("chevron"));
      return row;
    }), -1);
    this.#list.scrollTop = 0;
  }

  #select(index, how = "aloud") {
    this.#box.choose(index);
    if (how === "aloud") this.#options.selected(this.selected);
  }

  #indexOf(target) {
    return [...this.#list.children].indexOf(target.closest(".folder-row"));
  }

  #click(target) {
    const index = this.#indexOf(target);
    if (index < 0) return;
    this.#select(index);
    if (this.selected.kind === "folder") this.#take(index);
  }

  #take(index) {
    const entry = this.#entries[index];
    if (!entry) return;
    if (entry.kind === "folder") this.#go(this.place(entry));
    else this.#options.taken(entry);
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.#entries.length - 1;
    const to = (index) => last >= 0 && this.#select(Math.max(0, Math.min(index, last)));
    const keys = {
      ArrowDown: () => to(this.#box.index + 1), ArrowUp: () => to(this.#box.index - 1),
      Home: () => to(0), End: () => to(last),
      PageDown: () => to(this.#box.index + 8), PageUp: () => to(this.#box.index - 8),
      ArrowRight: () => this.selected?.kind === "folder" && this.#take(this.#box.index),
      ArrowLeft: () => this.goUp(), Backspace: () => this.goUp(),
      Enter: () => this.#take(this.#box.index),
    };
    if (keys[event.key]) keys[event.key]();
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) this.#find(event.key.toLowerCase());
    else return;
    event.preventDefault();
  }

  #find(letter) {
    const order = this.#entries.map((_, index) =>
      (this.#box.index + 1 + index) % this.#entries.length);
    const found = order.find((index) =>
      this.#entries[index].name.toLowerCase().startsWith(letter));
    if (found !== undefined) this.#select(found);
  }
}

/**
 * Every command and every file, found by a few letters.
 *
 * The focus stays in the field; the arrow keys move through the list, Return does it. What was
 * chosen last goes first.
 */
import { newElement } from "../../kit/element.js";
import { ListBox } from "../../kit/listBox.js";
import { matchTitle } from "../../kit/matcher.js";
import { currentLanguage, string } from "../../lib/strings.js";

const mostRows = 100;
const mostRecent = 8;

export function installPalette(studio) {
  const { commands } = studio;
  commands.add({
    name: "palette", keys: ["mod+shift+p", "F1"], group: "window", run: () => new Palette(studio),
  });
}

class Palette {
  #studio;
  #dialog = document.createElement("dialog");
  #field = document.createElement("input");
  #list = document.createElement("ul");
  #items;
  #rows = [];
  #box = new ListBox(this.#list, this.#field);

  constructor(studio) {
    this.#studio = studio;
    this.#items = [...commandItems(studio), ...fileItems(studio)];
    this.#build();
    this.#fill();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#field.focus();
  }

  #build() {
    const dialog = this.#dialog;
    dialog.className = "palette";
    dialog.ariaLabel = this.#studio.commands.title("palette");
    this.#field.type = "text";
    this.#field.placeholder = string("palette.hint");
    this.#field.autocomplete = "off";
    this.#field.spellcheck = false;
    for (const [name, value] of Object.entries({
      role: "combobox", "aria-expanded": "true", "aria-controls": "palette-list",
      "aria-label": string("palette.hint"), "aria-autocomplete": "list",
    })) this.#field.setAttribute(name, value);
    this.#list.id = "palette-list";
    this.#list.ariaLabel = string("palette.results");
    dialog.append(this.#field, this.#list);
    this.#field.addEventListener("input", () => this.#fill());
    this.#field.addEventListener("keydown", (event) => this.#key(event));
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
  }

  #fill() {
    const typed = this.#field.value;
    const found = this.#items
      .map((item) => ({ item, match: matchTitle(typed, item.title) }))
      .filter(({ match }) => match !== null);
    if (typed.trim()) found.sort((a, b) => b.match.score - a.match.score);
    this.#rows = found.slice(0, mostRows);
    this.#box.show(this.#rows.map((row, index) => this.#row(row, index)));
    if (this.#rows.length === 0) this.#list.append(nothing());
  }

  #row({ item, match }, index) {
    const row = document.createElement("li");
    row.id = `palette-row-${index}`;
    row.className = "palette-row";
    const title = document.createElement("span");
    title.className = "palette-title";
    title.append(...marked(item.title, match.letters));
    const detail = document.createElement("span");
    detail.className = "palette-detail";
    detail.textContent = item.detail;
    row.append(title, detail);
    row.addEventListener("pointermove", () => this.#box.choose(index));
    row.addEventListener("click", () => this.#choose(index));
    return row;
  }

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Enter") this.#choose(this.#box.index);
    else if (!this.#box.key(event)) return;
    event.preventDefault();
  }

  #choose(index) {
    const chosen = this.#rows[index]?.item;
    if (!chosen) return;
    // At once, not when the browser says it is closed: the next key may come before that.
    this.#dialog.close();
    this.#dialog.remove();
    chosen.run();
  }
}

function commandItems({ commands, settings }) {
  const recent = settings.value("recentCommands", []);
  const rank = (name) => (recent.indexOf(name) + mostRecent + 1) % (mostRecent + 1);
  const place = (name) => (recent.includes(name) ? rank(name) : mostRecent + 1);
  return commands.all
    .filter(({ name, isEnabled }) => name !== "palette" && isEnabled())
    .map(({ name }) => ({
      title: commands.title(name), detail: commands.keyName(name), name,
      run: () => {
        const names = [name, ...recent.filter((other) => other !== name)];
        settings.set("recentCommands", names.slice(0, mostRecent));
        commands.run(name);
      },
    }))
    .sort((a, b) => place(a.name) - place(b.name) || a.title.localeCompare(b.title, currentLanguage()));
}

function fileItems({ session, open, editor }) {
  return (session.document?.files ?? []).filter(({ text }) => text !== undefined)
    .map(({ path }) => ({
      title: path, detail: string("palette.file"),
      run: () => {
        open(path);
        editor.view.focus();
      },
    }));
}

function marked(title, at) {
  const places = new Set(at);
  return [...title].length !== title.length ? [title] : title.split("").map((letter, index) => {
    if (!places.has(index)) return letter;
    const mark = newElement("b", { textContent: letter });
    return mark;
  });
}

function nothing() {
  const row = newElement("li", {
    className: "palette-nothing", textContent: string("palette.nothing"),
  });
  return row;
}

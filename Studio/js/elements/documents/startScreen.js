import { newElement } from "../../kit/element.js";
import { onLanguage, string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { exampleGallery } from "./exampleGallery.js";
import { TemplateGallery } from "./templateGallery.js";

const root = document.documentElement;

/** What is seen while no playground is open: what one can begin with, and what was open lately. */
export class StartScreen {
  #studio;
  #commands;
  #element = document.createElement("main");
  #told = "";

  constructor(studio, commands) {
    this.#studio = studio;
    this.#commands = commands;
    this.#element.className = "start-screen";
    this.#element.hidden = true;
    document.querySelector("main.window").after(this.#element);
    studio.session.on("studio", () => this.render());
    onLanguage(() => studio.session.studio && this.render());
  }

  get isShown() {
    return !this.#element.hidden;
  }

  render() {
    const isShown = this.#commands.documents.length === 0;
    if (isShown) this.#fill();
    if (isShown === this.isShown) return;
    this.#element.hidden = !isShown;
    root.dataset.start = isShown ? "shown" : "hidden";
    if (!isShown) return;
    document.title = "Lekplats";
    this.#studio.status.name = "";
  }

  #fill() {
    const { recents, templates, examples = [] } = this.#studio.session.studio;
    const told = JSON.stringify([recents, templates, examples, root.lang]);
    if (told === this.#told) return;
    this.#told = told;
    const gallery = new TemplateGallery(templates, {
      kind: "button", choose: (template) => this.#commands.make(template),
    });
    const begin = section(string("start.begin"), gallery.element);
    begin.classList.add("start-begin");
    if (examples.length > 0) begin.append(this.#examples(examples));
    const open = newElement("button", { className: "plain-button" });
    open.textContent = string("start.open");
    open.addEventListener("click", () => this.#commands.choose());
    const lately = section(string("start.recent"), this.#recents(recents ?? []), open);
    lately.classList.add("start-recent");
    const inner = document.createElement("div");
    inner.className = "start-inner";
    const title = document.createElement("h1");
    title.textContent = string("start.title");
    inner.append(title, begin, lately);
    this.#element.replaceChildren(inner);
  }

  #examples(examples) {
    const ours = section(
      string("start.examples"),
      exampleGallery(examples, (name) => this.#commands.openExample(name)));
    ours.classList.add("start-examples");
    return ours;
  }

  #recents(recents) {
    if (recents.length === 0) {
      const words = newElement("p", { textContent: string("start.noRecents") });
      return words;
    }
    const list = document.createElement("ul");
    for (const recent of recents) {
      const item = document.createElement("li");
      const button = newElement("button", { className: "recent-row", title: recent.location });
      const name = document.createElement("span");
      name.className = "recent-name";
      name.textContent = recent.name;
      const place = document.createElement("span");
      place.className = "recent-place";
      place.textContent = recent.location.slice(0, recent.location.lastIndexOf("/")) || "/";
      button.append(icon("playground"), name, place);
      button.addEventListener("click", () => this.#commands.open(recent.location));
      item.append(button);
      list.append(item);
    }
    return list;
  }
}

function section(title, ...content) {
  const element = document.createElement("section");
  const heading = newElement("h2", { textContent: title });
  element.append(heading, ...content);
  element.ariaLabel = title;
  return element;
}

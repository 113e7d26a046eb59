import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { templatePicture } from "./templatePictures.js";

/** What can be begun with where the studio has told nothing of its templates. */
const always = [{ identifier: "empty" }];

/** The name and the words of a template, in the person's language where it is one of ours. */
function words({ identifier, name, summary }, what) {
  const key = `template.${identifier}.${what}`;
  const found = string(key);
  return found === key ? (what === "name" ? name : summary) ?? "" : found;
}

/**
 * Templates as cards, each with a small drawing. `kind` is `radio`, where one is chosen, or
 * `button`, where one is taken at once; `choose(identifier)` is told.
 */
export class TemplateGallery {
  element = document.createElement("div");
  chosen = null;
  #cards = new Map();
  #choose;
  #kind;

  constructor(told, { kind, choose = () => {}, chosen = null }) {
    const templates = told?.length > 0 ? told : always;
    this.#choose = choose;
    this.#kind = kind;
    this.element.className = "template-gallery";
    if (kind === "radio") {
      this.element.setAttribute("role", "radiogroup");
      this.element.ariaLabel = string("new.template");
      this.element.addEventListener("keydown", (event) => this.#key(event));
    }
    for (const template of templates) this.#add(template);
    const first = this.#cards.has(chosen) ? chosen : templates[0]?.identifier;
    if (kind === "radio" && first) this.#select(first);
  }

  #add(template) {
    const card = newElement("button", { type: "button" });
    card.className = "template-card";
    card.dataset.template = template.identifier;
    const name = document.createElement("span");
    name.className = "template-name";
    name.textContent = words(template, "name");
    const summary = document.createElement("span");
    summary.className = "template-summary";
    summary.textContent = words(template, "summary");
    card.append(templatePicture(template.identifier), name, summary);
    if (this.#kind === "radio") card.setAttribute("role", "radio");
    card.addEventListener("click", () => {
      if (this.#kind === "radio") this.#select(template.identifier);
      this.#choose(template.identifier);
    });
    this.#cards.set(template.identifier, card);
    this.element.append(card);
  }

  #select(identifier) {
    this.chosen = identifier;
    for (const [one, card] of this.#cards) {
      card.ariaChecked = String(one === identifier);
      card.tabIndex = one === identifier ? 0 : -1;
    }
  }

  #key(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...this.#cards.keys()];
    const next = all[(all.indexOf(this.chosen) + step + all.length) % all.length];
    this.#select(next);
    this.#cards.get(next).focus();
  }
}

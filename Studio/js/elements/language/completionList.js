/** The list of what can stand at the caret, and beside it what is known of the chosen one. */
import { newElement } from "../../kit/element.js";
import { ListBox } from "../../kit/listBox.js";
import { placeBelow, put } from "../../kit/placement.js";
import { string } from "../../lib/strings.js";
import { documentationElements } from "./documentation.js";

const letters = {
  method: "M", function: "ƒ", initializer: "I", property: "P", variable: "V", type: "T",
  protocol: "Pr", module: "{}", enumeration: "E", case: "C", keyword: "K", operator: "±", other: "·",
};
const most = 60;
const gap = 4;
let count = 0;

export class CompletionList {
  element = document.createElement("div");
  #list = document.createElement("ul");
  #side = document.createElement("div");
  #input;
  #choose;
  #accept;
  #rows = [];
  #box;

  /** `choose(row)` is called when another row is chosen, `accept(row)` when one is clicked. */
  constructor(input, { choose, accept }) {
    this.#input = input;
    this.#choose = choose;
    this.#accept = accept;
    this.element.className = "completion";
    this.element.hidden = true;
    this.#list.className = "completion-list";
    this.#box = new ListBox(this.#list, input);
    this.#list.id = "completion-list";
    this.#side.className = "completion-side";
    this.#side.hidden = true;
    this.element.append(this.#list, this.#side);
    // The caret stays in the text.
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    document.body.append(this.element);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get chosen() {
    return this.#rows[this.#box.index] ?? null;
  }

  /** Shows rows `{item, letters}` under a place of the window. */
  show(rows, place) {
    const wasOpen = this.isOpen;
    this.#rows = rows.slice(0, most);
    this.#list.ariaLabel = string("completion.name");
    this.element.hidden = false;
    this.#box.show(this.#rows.map((row, index) => this.#row(row, index)), 0, null);
    if (!wasOpen) {
      this.#list.scrollTop = 0;
      this.#side.hidden = true;
    }
    this.place(place);
    this.#input.setAttribute("aria-controls", this.#list.id);
    this.#box.choose(0);
    if (this.chosen) this.#choose(this.chosen);
  }

  hide() {
    this.element.hidden = true;
    this.#rows = [];
    this.#input.removeAttribute("aria-activedescendant");
    this.#input.removeAttribute("aria-controls");
  }

  move(by) {
    this.#box.step(by);
    if (this.chosen) this.#choose(this.chosen);
  }

  /** Says more about the chosen row. */
  explain(declaration, documentation) {
    const parts = [];
    if (declaration) {
      const code = newElement("pre", {
        className: "documentation-declaration", textContent: declaration,
      });
      parts.push(code);
    }
    parts.push(...documentationElements(documentation));
    this.#side.replaceChildren(...parts);
    this.#side.hidden = false;
    this.#placeSide();
  }

  #row({ item, letters: meant }, index) {
    const row = document.createElement("li");
    row.className = "completion-row";
    row.id = `completion-${(count += 1)}`;
    const kind = document.createElement("span");
    kind.className = "completion-kind";
    kind.dataset.kind = item.kind;
    kind.textContent = letters[item.kind] ?? letters.other;
    kind.ariaHidden = "true";
    const label = document.createElement("span");
    label.className = "completion-label";
    label.append(...boldened(item.label, meant));
    if (item.isDeprecated) label.dataset.deprecated = "";
    const detail = document.createElement("span");
    detail.className = "completion-detail";
    detail.textContent = item.detail === "Void" ? "" : item.detail;
    row.append(kind, label, detail);
    row.addEventListener("click", () => {
      this.#accept(this.#rows[index]);
    });
    return row;
  }

  /** Under a place of the window, or over it where there is more room. */
  place(anchor) {
    const { offsetWidth: width, offsetHeight: height } = this.#list;
    const place = placeBelow(anchor, { width, height }, { margin: gap });
    put(this.element, place);
    this.element.dataset.side = place.isBelow ? "below" : "above";
  }

  #placeSide() {
    const list = this.#list.getBoundingClientRect();
    const fits = list.right + gap + this.#side.offsetWidth < innerWidth - gap;
    const before = list.left - gap - this.#side.offsetWidth;
    if (!fits && before < gap) {
      this.#side.hidden = true;
      return;
    }
    this.#side.style.left = `${fits ? list.width + gap : -this.#side.offsetWidth - gap}px`;
  }
}

/** The name with the letters that were typed in bold. */
function boldened(label, meant) {
  const parts = [];
  const wanted = new Set(meant);
  let run = "";
  let isBold = false;
  const end = () => {
    if (!run) return;
    const part = isBold ? document.createElement("b") : document.createTextNode("");
    part.textContent = run;
    parts.push(part);
    run = "";
  };
  for (let index = 0; index < label.length; index += 1) {
    if (wanted.has(index) !== isBold) {
      end();
      isBold = wanted.has(index);
    }
    run += label[index];
  }
  end();
  return parts;
}

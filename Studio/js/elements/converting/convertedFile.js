import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { comparisonTable, countChanges } from "../documents/comparisonTable.js";

let count = 0;

/** One file of a conversion: whether it is wanted, what cannot be converted, and what changes. */
export class ConvertedFile {
  element = document.createElement("section");
  file;
  revision;
  #box = document.createElement("input");

  /** `text` is what the file holds now; `go(place)` leads to a line of it. */
  constructor({ file, revision, text: converted, problems }, { text, age, go }) {
    this.file = file;
    this.revision = revision;
    this.element.className = "converted-file";
    const changes = countChanges(text, converted);
    this.#box.disabled = changes === 0;
    this.#box.checked = changes > 0;
    this.element.append(this.#head(age, changes, problems.length));
    if (problems.length > 0) this.element.append(this.#problems(problems, go));
    if (changes > 0) this.element.append(this.#comparison(text, converted));
  }

  get isChosen() {
    return this.#box.checked;
  }

  #head(age, changes, problems) {
    const head = document.createElement("label");
    head.className = "converted-head";
    this.#box.type = "checkbox";
    const name = newElement("b", { id: `converted-file-${(count += 1)}`, textContent: this.file });
    const words = document.createElement("span");
    words.textContent = [
      ...(age ? [string("convert.age", { age })] : []),
      changes === 0 ? string("convert.unchanged") : string("convert.changes", { count: changes }),
      ...(problems > 0 ? [string("convert.problems", { count: problems })] : []),
    ].join(" · ");
    this.element.setAttribute("aria-labelledby", name.id);
    head.append(this.#box, name, words);
    return head;
  }

  #problems(problems, go) {
    const list = newElement("ul", { className: "converted-problems" });
    for (const { line, column, message } of problems) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      const place = newElement("span", { textContent: string("issue.line", { line }) });
      button.append(place, message);
      button.addEventListener("click", () => go({ file: this.file, line, column }));
      item.append(button);
      list.append(item);
    }
    return list;
  }

  #comparison(text, converted) {
    const frame = newElement("div", {
      className: "comparison", tabIndex: 0, role: "region",
      ariaLabel: string("convert.label", { file: this.file }),
    });
    frame.append(comparisonTable(
      text, converted, [string("convert.before"), string("convert.after")]));
    return frame;
  }
}

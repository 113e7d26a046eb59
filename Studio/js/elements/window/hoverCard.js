import { newElement } from "../../kit/element.js";
import { placeBelow, put } from "../../kit/placement.js";
import { string } from "../../lib/strings.js";
import { quickLook } from "../results/quickLook.js";

const lookSize = [396, 150];

/** More about what the pointer rests on. */
export class HoverCard {
  #element = document.getElementById("hover-card");

  showResult(beside, result, pictures) {
    if (!result) return;
    const rows = [["results.type", result.type]];
    if (result.count > 1) {
      rows.push(["results.first", result.first], ["results.last", result.last]);
      if (Number.isFinite(result.min)) rows.push(["results.range", `${result.min}, ${result.max}`]);
    } else {
      rows.push(["results.value", result.summary]);
    }
    const list = document.createElement("dl");
    for (const [key, value] of rows) {
      if (value === undefined || value === null || value === "") continue;
      const term = document.createElement("dt");
      const words = document.createElement("dd");
      term.textContent = string(key);
      words.textContent = value;
      list.append(term, words);
    }
    const look = quickLook(result.quickLook, pictures, lookSize);
    this.#show(beside, ...(look ? [look, list] : [list]));
  }

  showText(beside, text) {
    const words = newElement("p", { className: "message", textContent: text });
    this.#show(beside, words);
  }

  hide() {
    this.#element.hidden = true;
  }

  #show(beside, ...content) {
    this.#element.replaceChildren(...content);
    this.#element.hidden = false;
    const own = this.#element.getBoundingClientRect();
    put(this.#element, placeBelow(beside.getBoundingClientRect(), own, { gap: 4, edge: 0 }));
  }
}

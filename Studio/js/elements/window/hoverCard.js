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
    const words = document.createElement("p");
    words.className = "message";
    words.textContent = text;
    this.#show(beside, words);
  }

  hide() {
    this.#element.hidden = true;
  }

  #show(beside, ...content) {
    this.#element.replaceChildren(...content);
    this.#element.hidden = false;
    const place = beside.getBoundingClientRect();
    const own = this.#element.getBoundingClientRect();
    const left = Math.max(8, Math.min(place.left, innerWidth - own.width - 8));
    const below = place.bottom + 4;
    const top = below + own.height < innerHeight ? below : place.top - own.height - 4;
    this.#element.style.left = `${Math.round(left)}px`;
    this.#element.style.top = `${Math.round(top)}px`;
  }
}

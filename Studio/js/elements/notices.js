import { string } from "../lib/strings.js";
import { icon } from "./icon.js";

const most = 4;

/** What the person should know, over the window until it is closed; the same is said once. */
export class Notices {
  #element = document.getElementById("notices");

  add(text) {
    for (const notice of this.#element.children) if (notice.dataset.text === text) return;
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.dataset.text = text;
    notice.setAttribute("role", "alert");
    const words = document.createElement("p");
    words.textContent = text;
    notice.append(icon("warning"), words, this.#closeButton(notice));
    this.#element.append(notice);
    while (this.#element.childElementCount > most) this.#element.firstElementChild.remove();
  }

  #closeButton(notice) {
    const button = document.createElement("button");
    button.className = "tool small";
    button.ariaLabel = string("notice.close");
    button.append(icon("close"));
    button.addEventListener("click", () => notice.remove());
    return button;
  }
}

import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { icon } from "./icon.js";

const most = 4;

/**
 * What the person should know, over the window until it is closed; the same is said once. A notice
 * may offer something to do: `{title, run}`.
 */
export class Notices {
  #element = document.getElementById("notices");

  add(text, action = null) {
    const same = [...this.#element.children].find(({ dataset }) => dataset.text === text);
    if (same && !action) return;
    // What it offers is another thing than before, though it reads the same.
    same?.remove();
    const notice = document.createElement("div");
    notice.className = "notice";
    notice.dataset.text = text;
    notice.setAttribute("role", "alert");
    const words = newElement("p", { textContent: text });
    notice.append(icon(action ? "info" : "warning"), words);
    if (action) notice.append(this.#actionButton(notice, action));
    notice.append(this.#closeButton(notice));
    this.#element.append(notice);
    while (this.#element.childElementCount > most) this.#element.firstElementChild.remove();
  }

  #actionButton(notice, { title, run }) {
    const button = document.createElement("button");
    button.className = "plain-button";
    button.textContent = title;
    button.addEventListener("click", () => {
      notice.remove();
      run();
    });
    return button;
  }

  #closeButton(notice) {
    const button = newElement("button", {
      className: "tool small", ariaLabel: string("notice.close"),
    }, icon("close"));
    button.addEventListener("click", () => notice.remove());
    return button;
  }
}

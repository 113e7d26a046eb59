/**
 * A page that is gone leaves its last picture, a little fainter, with words over it and a way to
 * begin again.
 */
import { newElement } from "../../kit/element.js";
import { onLanguage, string } from "../../lib/strings.js";

const words = { crashed: "stage.crashed", stopped: "stage.stopped" };

export class StoppedNote {
  #session;
  #liveView;
  #element = document.createElement("div");
  #text = document.createElement("p");
  #phase = null;
  #detail = {};

  constructor(session, liveView) {
    this.#session = session;
    this.#liveView = liveView;
    this.#element.className = "stopped-note";
    this.#element.hidden = true;
    const again = newElement("button", { className: "plain-button" });
    again.dataset.string = "stage.restart";
    again.textContent = string("stage.restart");
    again.addEventListener("click", () => session.send({ type: "run" }));
    this.#element.append(this.#text, again);
    document.getElementById("backdrop").append(this.#element);
    session.on("state", ({ phase, detail }) => {
      if (phase === "building") return;
      this.#phase = phase;
      this.#detail = detail ?? {};
      this.#show();
    });
    session.on("page", () => {
      this.#phase = null;
      this.#show();
    });
    liveView.onFit(() => this.#show());
    onLanguage(() => this.#show());
  }

  #show() {
    const isGone = this.#phase in words && this.#liveView.run !== null;
    this.#liveView.element.classList.toggle("gone", isGone);
    this.#element.hidden = !isGone;
    if (!isGone) return;
    const { message, line } = this.#detail;
    this.#text.textContent = this.#phase === "crashed" && line > 0
      ? string("stage.crashedAt", { line }) : string(words[this.#phase]);
    this.#text.title = message ?? "";
  }
}

/**
 * Results shown under their lines: a card below each pinned line, which follows its value.
 *
 * A card's height is the person's, once he has dragged its lower edge; else it is that of what is
 * in it, up to a limit. It is never higher than half of the editor.
 */
import { newElement } from "../../kit/element.js";
import { handlesItsEvents } from "../../codeEditor/codeEditor.js";
import { string } from "../../lib/strings.js";
import { Divider } from "../window/divider.js";
import { icon } from "../window/icon.js";
import { ResultDetail, titleOf } from "./resultDetail.js";

const [least, most] = [56, 1200];

export class InlineResults {
  #pins;
  #results;
  #pictures;
  /** By identifier: what stands under the line. */
  #cards = new Map();

  constructor(pins, results, pictures) {
    this.#pins = pins;
    this.#results = results;
    this.#pictures = pictures;
    results.onChange(() => this.#fill());
  }

  /** Puts a card under each pinned line, and takes away the others. */
  render() {
    const wanted = new Map(this.#pins.all.map((pin) => [pin.id, pin]));
    for (const [id, card] of this.#cards) {
      const pin = wanted.get(id);
      if (pin && pin.handle === card.handle) continue;
      if (!pin) {
        card.observer.disconnect();
        this.#cards.delete(id);
      }
      card.widget.clear();
      card.handle = null;
    }
    for (const pin of wanted.values()) this.#put(pin);
    this.#fill();
    this.#results.render();
  }

  #put({ id, handle, facts }) {
    const card = this.#cards.get(id) ?? this.#make(id);
    this.#cards.set(id, card);
    if (Number.isFinite(facts.height)) card.body.style.height = `${facts.height}px`;
    if (card.handle === handle) return;
    card.handle = handle;
    card.widget = this.#pins.document.addLineElement(handle, card.element, {
      noHScroll: true, handleMouseEvents: true, className: "inline-result-line",
    });
  }

  #make(id) {
    const element = newElement("div", { className: "inline-result", role: "group" });
    element.setAttribute(handlesItsEvents, "true");
    const title = document.createElement("span");
    title.className = "inline-title";
    const close = newElement("button", { type: "button", className: "tool small" });
    close.ariaLabel = close.title = string("results.unkeep");
    close.append(icon("close"));
    const head = document.createElement("div");
    head.className = "inline-head";
    head.append(title, close);
    const body = document.createElement("div");
    body.className = "inline-body";
    const edge = document.createElement("div");
    edge.className = "divider horizontal inline-edge";
    edge.ariaLabel = string("results.inlineHeight");
    element.append(head, body, edge);
    const card = { element, title, body, handle: null, widget: null, detail: null };
    close.addEventListener("click", () => this.#pins.remove(card.handle));
    card.detail = new ResultDetail(this.#pictures, [560, 320]);
    body.append(card.detail.element);
    card.observer = new ResizeObserver(() => {
      card.widget?.changed();
      this.#results.render();
    });
    card.observer.observe(element);
    this.#divide(id, card, edge);
    return card;
  }

  #divide(id, card, edge) {
    const { body } = card;
    new Divider(edge, {
      axis: () => "height", grows: 1, limits: () => [least, most],
      size: () => body.getBoundingClientRect().height,
      initial: () => {
        body.style.height = "";
        return body.getBoundingClientRect().height;
      },
      resize: (height, state) => {
        body.style.height = `${height}px`;
        if (state !== "rest") return;
        const width = Math.round(body.getBoundingClientRect().width);
        this.#pins.resize(id, { width, height });
      },
    });
  }

  #fill() {
    for (const card of this.#cards.values()) {
      const row = card.handle && this.#results.of(card.handle);
      card.element.classList.toggle("stale", row?.isStale ?? true);
      if (!row) {
        if (!card.title.textContent) card.title.textContent = string("results.noneYet");
        continue;
      }
      const title = titleOf(row.shown);
      if (card.title.textContent !== title) {
        card.title.textContent = title;
        card.element.ariaLabel = string("results.inlineOf", { title });
      }
      card.detail.show(row.shown);
    }
  }
}

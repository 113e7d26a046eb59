/**
 * The timeline of a page, below its live view: the values it captures and those that are pinned,
 * with their graphs, and a slider along the time of the run.
 *
 * A place's history says what it was after each so many passes, not when; so the slider's moment is
 * a share of each place's own passes, from its first to its last.
 */
import { placeOf } from "../../lib/resultText.js";
import { string } from "../../lib/strings.js";
import { HistoryGraph } from "../results/historyGraph.js";
import { ResultDetail, titleOf } from "../results/resultDetail.js";

const capture = /\b(?:XCPCaptureValue|captureValue)\s*\(/;
const steps = 1000;

export class TimelinePane {
  element = document.createElement("div");
  #results;
  #pictures;
  #go;
  #list = document.createElement("div");
  #slider = document.createElement("input");
  #moment = document.createElement("output");
  #cards = new Map();

  /** `go(line)` shows a line of the page. */
  constructor(results, pictures, go) {
    this.#results = results;
    this.#pictures = pictures;
    this.#go = go;
    this.element.className = "timeline";
    this.element.setAttribute("role", "region");
    this.element.dataset.name = "timeline.name";
    this.#list.className = "timeline-cards";
    this.#slider.type = "range";
    this.#slider.max = steps;
    this.#slider.value = steps;
    this.#slider.dataset.name = "timeline.moment";
    this.#slider.addEventListener("input", () => this.#tellMoment());
    const bar = document.createElement("div");
    bar.className = "timeline-bar";
    bar.append(this.#slider, this.#moment);
    this.element.append(this.#list, bar);
    this.element.hidden = true;
    results.onChange(() => this.render());
  }

  /** The share of all passes that is looked at. */
  get #share() {
    return Number(this.#slider.value) / steps;
  }

  render() {
    const items = this.#items();
    const names = new Set(items.map(({ name }) => name));
    for (const [name, card] of this.#cards) {
      if (names.has(name)) continue;
      card.element.remove();
      this.#cards.delete(name);
    }
    items.forEach((item, index) => this.#show(item, index));
    this.element.hidden = items.length === 0;
    this.element.classList.toggle("has-history", items.some(({ result }) => result.count > 1));
    this.#tellMoment();
  }

  /** What is captured or pinned, from top to bottom. */
  #items() {
    const { document: page, pins } = this.#results;
    if (!page) return [];
    const pinned = new Set(pins?.all.map(({ handle }) => handle));
    const found = [];
    for (const handle of this.#results.handles) {
      const isCapture = capture.test(page.textOf(handle));
      if (!isCapture && !pinned.has(handle)) continue;
      const row = this.#results.of(handle);
      const line = page.lineNumber(handle) + 1;
      const captured = isCapture ? row.items.filter(({ name }) => name) : [];
      const shown = captured.length > 0 ? captured : pinned.has(handle) ? [row.shown] : [];
      for (const result of shown) {
        found.push({ name: `${placeOf(result)} ${result.name}`, line, result, isStale: row.isStale });
      }
    }
    return found.sort((one, other) => one.line - other.line);
  }

  #show({ name, line, result, isStale }, index) {
    const card = this.#cards.get(name) ?? this.#make();
    this.#cards.set(name, card);
    card.line = line;
    card.result = result;
    card.element.classList.toggle("stale", isStale);
    card.title.textContent = titleOf(result);
    card.place.textContent = string("timeline.line", { line });
    card.place.ariaLabel = string("timeline.goToLine", { line });
    card.detail.show(result);
    const there = this.#list.children[index];
    if (there !== card.element) this.#list.insertBefore(card.element, there ?? null);
  }

  #make() {
    const element = document.createElement("article");
    const head = document.createElement("header");
    const title = document.createElement("h3");
    const value = document.createElement("span");
    const place = document.createElement("button");
    element.className = "timeline-card";
    value.className = "timeline-value";
    place.type = "button";
    place.className = "timeline-place";
    const detail = new ResultDetail(this.#pictures, [360, 200], "closed");
    head.append(title, value, place);
    element.append(head, detail.element);
    const card = { element, title, value, place, detail, line: 1, result: null };
    place.addEventListener("click", () => this.#go(card.line));
    return card;
  }

  #tellMoment() {
    const share = this.#share;
    for (const { value, detail, result } of this.#cards.values()) {
      value.textContent = valueAt(result, share);
      detail.moment = share < 1 ? share : null;
    }
    const words = share === 1 ? string("timeline.now")
      : string("timeline.share", { percent: Math.round(share * 100) });
    this.#moment.textContent = words;
    this.#slider.setAttribute("aria-valuetext", words);
  }
}

/** What a place's value was at a share of its passes. */
function valueAt(result, share) {
  const text = (words) => String(words ?? "").replace(/\s*\n\s*/g, " ");
  if (result.count < 2 || share === 1) return text(result.last ?? result.summary);
  const number = HistoryGraph.canShow(result) ? HistoryGraph.valueAt(result, share) : null;
  if (number !== null) return number;
  return share === 0 ? text(result.first) : "…";
}

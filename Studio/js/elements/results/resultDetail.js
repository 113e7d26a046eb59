/**
 * All that is known of a result: its picture or colour, its history, what is in it, its words.
 *
 * Shown in Quick Look, under a line and in the timeline alike. Shown again with a newer result it
 * keeps what the person opened, scrolled to or selected, where that is still there.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { HistoryGraph, numberText } from "./historyGraph.js";
import { quickLook } from "./quickLook.js";
import { ValueTree } from "./valueTree.js";

const mostValues = 500;

export class ResultDetail {
  element = document.createElement("div");
  #pictures;
  #room;
  #graph = null;
  #tree = null;
  #trees;
  #isList = false;
  #said = "";

  /** Pictures are no larger than `room`: [width, height]; trees are "open" or "closed" at first. */
  constructor(pictures, room, trees = "open") {
    this.#pictures = pictures;
    this.#room = room;
    this.#trees = trees;
    this.element.className = "result-detail";
  }

  set moment(share) {
    if (this.#graph) this.#graph.moment = share;
  }

  show(result) {
    const said = JSON.stringify(result);
    if (said === this.#said) return;
    this.#said = said;
    const parts = [...this.#look(result), ...this.#history(result), ...this.#inside(result)];
    if (parts.length === 0) parts.push(words(result));
    else if (result.quickLook?.kind === "color") parts.push(components(result.quickLook));
    const kept = [...this.element.children];
    if (parts.length !== kept.length || parts.some((part, index) => part !== kept[index])) {
      this.element.replaceChildren(...parts);
    }
  }

  #look({ quickLook: look }) {
    const room = look?.kind === "color" ? [64, 64] : this.#room;
    const element = quickLook(look, this.#pictures, room);
    if (!element) return [];
    const place = newElement("div", { className: "detail-look" }, element);
    return [place];
  }

  #history(result) {
    if (result.count < 2) return [];
    if (!HistoryGraph.canShow(result)) return [ends(result)];
    this.#graph ??= new HistoryGraph();
    this.#graph.show(result);
    return [this.#views(result), this.#isList ? list(result) : this.#graph.element];
  }

  /** Two ways to see a history. */
  #views(result) {
    const bar = newElement("div", { className: "detail-views", role: "group" });
    for (const isList of [false, true]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = string(isList ? "results.asList" : "results.asGraph");
      button.ariaPressed = String(isList === this.#isList);
      button.addEventListener("click", () => {
        this.#isList = isList;
        this.#said = "";
        this.show(result);
        this.element.querySelectorAll(".detail-views button")[isList ? 1 : 0].focus();
      });
      bar.append(button);
    }
    return bar;
  }

  #inside({ value, name, type, count }) {
    if (!(value?.children?.length > 0)) return [];
    this.#tree ??= new ValueTree(this.#trees);
    this.#tree.show(value, name || type);
    if (count < 2) return [this.#tree.element];
    const caption = document.createElement("p");
    caption.className = "detail-caption";
    caption.textContent = string("results.ofPass", { pass: value.pass, count });
    return [caption, this.#tree.element];
  }
}

/** What is copied of a result. */
export function copiedText(result) {
  const values = (result.history ?? []).filter(Number.isFinite);
  return result.count > 1 && values.length > 1
    ? values.map(numberText).join("\n") : unquoted(wordsOf(result));
}

/** A long text is whole in `value`; beside its line stands its beginning. */
function wordsOf({ value, summary }) {
  return value && !(value.children?.length > 0) ? value.summary : summary;
}

/** A name for the place of a result, in words: "squares: [Int]". */
export function titleOf({ name, type }) {
  return name ? `${name}: ${type}` : String(type);
}

function words(result) {
  const text = document.createElement("pre");
  text.className = "detail-text";
  text.tabIndex = 0;
  text.textContent = unquoted(wordsOf(result));
  return text;
}

/** A text as it is, without the quotes and escapes it is written with. */
function unquoted(summary) {
  const text = String(summary ?? "");
  if (/^".*"…$/s.test(text)) return `${unquoted(text.slice(0, -1))}…`;
  if (!/^".*"$/s.test(text)) return text;
  try {
    return JSON.parse(text.replace(/\\u\{([0-9a-fA-F]{1,6})\}/g, (_, digits) =>
      JSON.stringify(String.fromCodePoint(parseInt(digits, 16))).slice(1, -1))
      .replace(/\\'/g, "'").replace(/\\0/g, "\\u0000").replace(/\n/g, "\\n"));
  } catch {
    return text;
  }
}

function ends(result) {
  const rows = document.createElement("dl");
  rows.className = "detail-rows";
  for (const [key, text] of [["results.first", result.first], ["results.last", result.last]]) {
    row(rows, string(key), String(text ?? ""));
  }
  return rows;
}

function components({ red, green, blue, alpha }) {
  const rows = document.createElement("dl");
  rows.className = "detail-rows";
  for (const [name, part] of Object.entries({ red, green, blue, alpha })) {
    if (!Number.isFinite(part)) continue;
    const of255 = name === "alpha" ? "" : ` · ${Math.round(Math.min(Math.max(part, 0), 1) * 255)}`;
    row(rows, string(`results.${name}`), `${numberText(Math.round(part * 1000) / 1000)}${of255}`);
  }
  return rows;
}

function row(rows, name, text) {
  const term = document.createElement("dt");
  const value = document.createElement("dd");
  term.textContent = name;
  value.textContent = text;
  rows.append(term, value);
}

function list(result) {
  const items = newElement("ol", {
    className: "detail-values", tabIndex: 0, ariaLabel: string("results.values"),
  });
  const numbers = result.history.filter(Number.isFinite);
  const isWhole = numbers.length === result.count;
  for (const number of numbers.slice(-mostValues)) {
    const item = newElement("li", { textContent: numberText(number) });
    items.append(item);
  }
  if (isWhole) items.start = Math.max(1, numbers.length - mostValues + 1);
  else items.classList.add("thinned");
  return items;
}

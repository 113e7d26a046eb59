/**
 * The values beside the lines.
 *
 * The column lies in what the editor scrolls, so the two cannot come apart. A result belongs to a
 * line of the editor's text, not to a number: it moves with its line. When a run begins, what is
 * there becomes stale; it stays until the new run says something about the line or has had its say.
 */
import { newElement } from "../../kit/element.js";
import { handlesItsEvents } from "../../codeEditor/codeEditor.js";
import { placeOf, resultText, sparkline } from "../../lib/resultText.js";
import { string } from "../../lib/strings.js";
import { graph, icon } from "../window/icon.js";
import { quickLook } from "./quickLook.js";
import { ValuePace } from "./valuePace.js";

const graphSize = [48, 12];
const lookSize = [32, 14];
/** So many milliseconds a text has stood when its change is marked. */
const calm = 1000;

export class ResultsColumn {
  #editor;
  #hoverCard;
  #pictures;
  #element = document.createElement("div");
  #surface = document.createElement("div");
  /** By line handle: what stands there. */
  #rows = new Map();
  #document = null;
  #frame = 0;
  #pace = new ValuePace();
  #next = null;
  #listeners = new Set();
  /** What the buttons of a row do: `{look(line, element), keep(line), isKept(line)}`. */
  actions = null;
  /** Which results are pinned (pinnedResults.js). */
  pins = null;

  constructor(editor, hoverCard, pictures) {
    this.#editor = editor;
    this.#hoverCard = hoverCard;
    this.#pictures = pictures;
    this.#element.className = "results";
    this.#element.dataset.name = "pane.results";
    this.#element.setAttribute("role", "list");
    this.#element.setAttribute(handlesItsEvents, "true");
    this.#surface.className = "results-surface";
    this.#element.append(this.#surface);
    editor.view.scroller.append(this.#element);
    const events = ["viewport", "geometry", "changes", "refresh", "document", "fold", "unfold"];
    for (const event of events) editor.view.on(event, () => this.#schedule());
    editor.view.on("document", () => this.#makeRoom());
  }

  /** The document whose results these are. */
  set document(document) {
    if (document === this.#document) return;
    for (const [handle, row] of this.#rows) this.#drop(handle, row);
    this.#document = document;
    this.#makeRoom();
    this.#schedule();
  }

  /** A file beside the page has no results: its code gets the room of the column. */
  #makeRoom() {
    const { view } = this.#editor;
    const isBeside = this.#document !== null && view.document !== this.#document;
    const { classList } = view.element.parentElement;
    if (classList.contains("without-results") === isBeside) return;
    classList.toggle("without-results", isBeside);
    view.refresh();
  }

  get document() {
    return this.#document;
  }

  /** Calls `listener()` after results have come, gone or turned stale. */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** All that is known beside a line, by its handle: `{shown, items, isStale, element}`. */
  of(handle) {
    const row = this.#rows.get(handle);
    if (!row) return null;
    const items = [...row.places.values()];
    return { shown: outermost(items), items, isStale: row.isStale, element: row.element };
  }

  /** The handles of the lines that have results, in no order. */
  get handles() {
    return this.#rows.keys();
  }

  /** Lines have another height. */
  render() {
    this.#schedule();
  }

  /**
   * Adds results of a run; `locate` tells where a line of their version is now. Of a run under the finger pictures
   * come later: until then the old ones stand.
   */
  add(run, items, locate, { isUnderFinger = false } = {}) {
    for (const item of items) {
      const place = locate(item.line - 1);
      const handle = place && this.#document.lineHandle(place.line);
      if (!handle) continue;
      const row = this.#rows.get(handle) ?? this.#make(handle);
      if (row.run !== run) {
        row.run = run;
        row.before = row.places;
        row.places = new Map();
      }
      const before = row.before.get(placeOf(item));
      const keepsLook = isUnderFinger && !item.quickLook && before?.type === item.type;
      row.places.set(placeOf(item), keepsLook ? { ...item, quickLook: before.quickLook } : item);
      row.isStale = place.touched;
      row.isChanged = true;
    }
    this.#showSoon();
  }

  /** The text is newer than these results. */
  becomeStale() {
    for (const row of this.#rows.values()) row.isStale = true;
    this.#schedule();
  }

  /** Lines of which this run had nothing to say have no result. */
  keepOnly(run) {
    for (const [handle, row] of this.#rows) if (row.run !== run) this.#drop(handle, row);
    this.#schedule();
  }

  /** What stands beside a line, counted from 1. */
  beside(line) {
    const handle = this.#document?.lineHandle(line - 1);
    const row = handle && this.#rows.get(handle);
    return row ? { text: row.text, isStale: row.isStale } : null;
  }

  #make(handle) {
    const row = {
      run: null, places: new Map(), before: new Map(), text: null, isStale: false, isChanged: true, element: null,
      changedAt: -Infinity,
    };
    this.#rows.set(handle, row);
    return row;
  }

  #drop(handle, row) {
    row.element?.remove();
    this.#rows.delete(handle);
  }

  #showSoon() {
    const now = performance.now();
    const delay = this.#frame ? 0 : this.#pace.delay(now);
    if (delay > 0) {
      this.#next ??= setTimeout(() => {
        this.#next = null;
        this.#showSoon();
      }, delay);
      return;
    }
    if (!this.#frame) this.#pace.shown(now);
    this.#schedule();
  }

  #schedule() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#render();
      for (const listener of this.#listeners) listener();
    });
  }

  #render() {
    const { view } = this.#editor;
    const isShown = view.document === this.#document;
    const { from, to } = view.viewport;
    const { height, clientHeight } = view.scrollInfo;
    const shown = [];
    for (const [handle, row] of this.#rows) {
      const line = this.#document.lineNumber(handle);
      if (line === null) {
        this.#drop(handle, row);
      } else if (!isShown || line < from || line >= to || this.#isFolded(handle)) {
        row.element?.remove();
      } else {
        shown.push({ row, line, top: view.topOf(line, "local") });
      }
    }
    // All is measured before any of it is written: otherwise each row would have the browser lay out all anew.
    this.#surface.style.height = `${Math.max(height, clientHeight)}px`;
    for (const { row, line, top } of shown) this.#show(row, line, top);
  }

  /** Whether the line is out of sight behind one before it. */
  #isFolded(handle) {
    return this.#document.isHidden(handle);
  }

  #show(row, line, top) {
    row.element ??= this.#makeElement(row);
    if (row.isChanged) this.#fill(row);
    const label = string("results.spoken", { line: line + 1, text: row.text });
    if (row.element.ariaLabel !== label) row.element.ariaLabel = label;
    row.element.dataset.line = line + 1;
    row.element.style.top = `${top}px`;
    row.element.classList.toggle("stale", row.isStale);
    if (!row.element.parentNode) this.#element.append(row.element);
  }

  #makeElement(row) {
    const element = newElement("div", { className: "result", role: "listitem" });
    element.addEventListener("mouseenter", () => {
      if (document.querySelector(".quick-look-card")) return;
      this.#hoverCard.showResult(element, row.shown, this.#pictures);
    });
    element.addEventListener("mouseleave", () => this.#hoverCard.hide());
    element.addEventListener("animationend", () => element.classList.remove("changed"));
    element.addEventListener("click", ({ target }) => {
      if (!this.actions) return;
      this.#hoverCard.hide();
      const line = Number(element.dataset.line);
      if (!target.closest(".result-keep")) return this.actions.look(line, element);
      this.actions.keep(line);
      this.#offer(element);
    });
    element.addEventListener("pointerenter", () => this.#offer(element));
    return element;
  }

  /** The buttons are made when the pointer comes: there may be a thousand rows. */
  #offer(element) {
    if (!this.actions) return;
    element.querySelector(".result-actions")?.remove();
    const isKept = this.actions.isKept(Number(element.dataset.line));
    const buttons = newElement("span", { className: "result-actions" });
    buttons.append(
      actionButton("result-look", "look", string("results.look")),
      actionButton("result-keep", "inline", string(isKept ? "results.unkeep" : "results.keep"),
        isKept));
    element.append(buttons);
  }

  #fill(row) {
    row.isChanged = false;
    row.shown = outermost(row.places.values());
    const text = resultText(row.shown);
    const words = newElement("span", { className: "result-text", textContent: text });
    const points = row.shown.count > 1 ? sparkline(row.shown.history, ...graphSize) : null;
    const look = quickLook(row.shown.quickLook, this.#pictures, lookSize);
    const parts = [look, words, points && graph(points, ...graphSize)];
    const buttons = row.element.querySelector(".result-actions");
    row.element.replaceChildren(...parts.filter(Boolean), ...(buttons ? [buttons] : []));
    if (row.text !== null && row.text !== text) this.#flash(row);
    row.text = text;
  }

  /** What changes all the time does not flash all the time: the browser would draw each frame of it. */
  #flash(row) {
    const { element, changedAt } = row;
    row.changedAt = performance.now();
    if (row.changedAt - changedAt < calm) return;
    element.classList.remove("changed");
    requestAnimationFrame(() => element.classList.add("changed"));
  }
}

/** Reached with the pointer alone: the keyboard has commands for the line of the caret. */
function actionButton(className, picture, words, isPressed = null) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `result-action ${className}`;
  button.tabIndex = -1;
  button.ariaLabel = words;
  button.title = words;
  if (isPressed !== null) button.ariaPressed = String(isPressed);
  button.append(icon(picture));
  return button;
}

/**
 * The whole of a statement rather than a part of it: what was passed least often (a closure's body
 * runs more often than the line it stands on), then what ends last, then what begins first.
 */
export function outermost(results) {
  return [...results].reduce((best, next) => {
    const order = best.count - next.count
      || next.endLine - best.endLine || next.endColumn - best.endColumn
      || best.line - next.line || best.column - next.column;
    return order > 0 ? next : best;
  });
}

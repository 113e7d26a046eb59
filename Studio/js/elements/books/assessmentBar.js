/**
 * Below the editor: how the page's task was solved, as the page says it.
 *
 * A message where it is solved, with the way to the next page; else hints, one after another, and then
 * the solution. What a run has said stays until the next one says something, or has nothing to say.
 */
import { onLanguage, string } from "../../lib/strings.js";
import { blockElements } from "../markup/blockElements.js";
import { pageOf } from "../markup/destinations.js";
import { followToPage } from "../markup/spanElements.js";
import { icon } from "../window/icon.js";

export class AssessmentBar {
  #session;
  #view;
  #element = document.createElement("div");
  #told = null;
  #run = null;
  /** How many of the hints are open, and whether the solution is. */
  #open = { hints: 1, solution: false };
  #isPutAway = false;

  constructor({ session, editor }) {
    this.#session = session;
    this.#view = editor.view;
    this.#element.className = "assessment";
    this.#element.setAttribute("role", "status");
    this.#element.hidden = true;
    document.querySelector(".source-panes").after(this.#element);
    session.on("assessment", (told) => this.#hear(told));
    for (const end of ["liveView", "noLiveView"]) session.on(end, ({ run }) => this.#ended(run));
    session.on("page", () => this.#show(null));
    session.on("document", () => this.#render());
    onLanguage(() => this.#render());
  }

  #hear(told) {
    this.#run = told.run;
    this.#show(told.outcome === null ? null : told);
  }

  /** The top level of a run is over, and it has said nothing. */
  #ended(run) {
    if (run !== this.#run) this.#show(null);
  }

  #show(told) {
    if (words(told) !== words(this.#told)) {
      this.#open = { hints: 1, solution: false };
      this.#isPutAway = false;
    }
    this.#told = told;
    this.#render();
  }

  #render() {
    const isShown = this.#told !== null && !this.#isPutAway;
    const wasHidden = this.#element.hidden;
    this.#element.hidden = !isShown;
    if (isShown) this.#fill(this.#told);
    if (isShown || !wasHidden) this.#view.refresh();
  }

  #fill(told) {
    const isPassed = told.outcome === "passed";
    this.#element.dataset.outcome = told.outcome;
    this.#element.ariaLabel = string(`assessment.${told.outcome}`);
    const close = this.#button("assessment.hide", () => {
      this.#isPutAway = true;
      this.#render();
      this.#view.focus();
    });
    close.className = "tool small";
    close.title = close.ariaLabel = string("assessment.hide");
    close.replaceChildren(icon("close"));
    const text = document.createElement("div");
    text.className = "assessment-text prose";
    text.append(this.#heading(`assessment.${told.outcome}`),
      ...isPassed ? this.#blocks(told.message) : this.#help(told));
    const actions = document.createElement("div");
    actions.className = "assessment-actions";
    actions.append(...isPassed ? this.#onward() : this.#moreHelp(told));
    text.append(actions);
    actions.hidden = actions.childElementCount === 0;
    this.#element.replaceChildren(icon(isPassed ? "passed" : "hint"), text, close);
  }

  #help({ hints, solution }) {
    const open = hints.slice(0, this.#open.hints).flatMap((hint, index) => [
      this.#heading("assessment.hint", { number: index + 1, count: hints.length }, "h4"),
      ...this.#blocks(hint)]);
    const isSolutionOpen = solution !== null && this.#open.solution;
    return isSolutionOpen
      ? [...open, this.#heading("assessment.solution", {}, "h4"), ...this.#blocks(solution)] : open;
  }

  #moreHelp({ hints, solution }) {
    if (this.#open.hints < hints.length) {
      return [this.#button("assessment.nextHint", () => this.#reveal({ hints: this.#open.hints + 1 }))];
    }
    if (solution === null || this.#open.solution) return [];
    return [this.#button("assessment.showSolution", () => this.#reveal({ solution: true }))];
  }

  #reveal(more) {
    Object.assign(this.#open, more);
    this.#render();
    (this.#element.querySelector(".assessment-actions button")
      ?? this.#element.querySelector("button"))?.focus();
    this.#element.scrollTop = this.#element.scrollHeight;
  }

  /** To the next page, if there is one. */
  #onward() {
    const link = { leads: "next" };
    const page = pageOf(link, this.#session, this.#session.page);
    if (page === null) return [];
    return [this.#button(
      "assessment.nextPage", () => followToPage(link, this.#session, this.#session.page), { page })];
  }

  #blocks(blocks) {
    return blockElements(blocks ?? [], {
      session: this.#session, file: this.#session.page, first: 1,
      resized: () => this.#view.refresh(),
    });
  }

  #heading(key, values = {}, name = "h3") {
    const heading = document.createElement(name);
    heading.className = "prose-heading";
    heading.textContent = string(key, values);
    return heading;
  }

  #button(key, run, values = {}) {
    const button = document.createElement("button");
    button.className = "plain-button";
    button.textContent = string(key, values);
    button.addEventListener("click", run);
    return button;
  }
}

function words(told) {
  return told && JSON.stringify([told.outcome, told.message, told.hints, told.solution]);
}

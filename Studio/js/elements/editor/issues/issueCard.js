/**
 * A card with all that is said about a line: messages, notes that lead to other places, and what the
 * compiler proposes, as buttons. It takes the focus; Escape and a click elsewhere close it.
 */
import { newElement } from "../../../kit/element.js";
import { placeBelow, put } from "../../../kit/placement.js";
import { string } from "../../../lib/strings.js";
import { icon } from "../../window/icon.js";

export class IssueCard {
  #studio;
  #fixing;
  #element = document.createElement("div");
  #abort = null;

  constructor(studio, fixing) {
    this.#studio = studio;
    this.#fixing = fixing;
    this.#element.className = "issue-card";
    this.#element.setAttribute("role", "dialog");
    this.#element.tabIndex = -1;
    this.#element.hidden = true;
    this.#element.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(this.#element);
  }

  show(beside, issues) {
    this.#element.ariaLabel = string("issue.card");
    this.#element.replaceChildren(...issues.map((issue) => this.#issue(issue)), ...this.#all());
    this.#element.hidden = false;
    const own = this.#element.getBoundingClientRect();
    put(this.#element, placeBelow(beside.getBoundingClientRect(), own, { gap: 4, edge: 0 }));
    const first = this.#element.querySelector(".issue-fix button") ?? this.#element.querySelector("button");
    (first ?? this.#element).focus({ preventScroll: true });
    this.#abort?.abort();
    this.#abort = new AbortController();
    const options = { capture: true, signal: this.#abort.signal };
    addEventListener("pointerdown", ({ target }) => {
      if (!this.#element.contains(target)) this.close();
    }, options);
    addEventListener("wheel", ({ target }) => {
      if (!this.#element.contains(target)) this.close();
    }, { ...options, passive: true });
    addEventListener("resize", () => this.close(), options);
  }

  close() {
    if (this.#element.hidden) return;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.hidden = true;
    this.#abort?.abort();
    if (hadFocus) this.#studio.editor.view.focus();
  }

  #issue(issue) {
    const part = newElement("div", { className: "issue" });
    part.dataset.severity = issue.severity;
    const message = document.createElement("p");
    message.textContent = issue.message;
    const body = document.createElement("div");
    body.className = "issue-body";
    body.append(message, ...issue.notes.map((note) => this.#note(note, issue)));
    const proposals = this.#fixing.proposals(issue);
    for (const { title, run } of proposals) body.append(this.#fix(title, run));
    if (proposals.length === 0 && this.#fixing.isOutOfDate(issue)) {
      const words = newElement("p", {
        className: "issue-note", textContent: string("fixIt.outOfDate"),
      });
      body.append(words);
    }
    part.append(icon(issue.severity), body);
    return part;
  }

  #note({ message, file, line }, issue) {
    const place = this.#studio.session.locate(file, line - 1, issue.version);
    const note = document.createElement(place ? "button" : "p");
    note.className = "issue-note";
    note.textContent = message;
    if (!place) return note;
    const where = newElement("span", {
      textContent: string("issue.line", { line: place.line + 1 }),
    });
    note.append(" ", where);
    note.addEventListener("click", () => {
      this.close();
      this.#studio.go({ file, line: place.line + 1 });
    });
    return note;
  }

  #fix(title, run) {
    const row = newElement("div", { className: "issue-fix" });
    const words = newElement("span", { textContent: title });
    const button = document.createElement("button");
    button.className = "plain-button";
    button.textContent = string("fixIt.do");
    button.ariaLabel = string("fixIt.doThis", { title });
    button.addEventListener("click", () => {
      this.close();
      run();
    });
    row.append(words, button);
    return row;
  }

  #all() {
    const { length } = this.#fixing.fixable;
    if (length < 2) return [];
    const button = document.createElement("button");
    button.className = "plain-button issue-all";
    button.textContent = string("fixIt.all", { count: length });
    button.addEventListener("click", () => {
      this.close();
      this.#fixing.fixAll();
    });
    return [button];
  }

  #key(event) {
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowDown") this.#step(1);
    else if (event.key === "ArrowUp") this.#step(-1);
    else if (event.key === "Tab") this.#step(event.shiftKey ? -1 : 1);
    else return this.#leaveTo(event);
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  }

  /** Other keys are meant for the text: they close the card, and are typed there. */
  #leaveTo(event) {
    const { key, ctrlKey, metaKey } = event;
    if (["Enter", " ", "Shift", "Control", "Alt", "Meta"].includes(key)) return;
    this.close();
    if (key.toLowerCase() !== "a" || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    this.#studio.editor.view.selectAll();
  }

  #step(by) {
    const buttons = [...this.#element.querySelectorAll("button")];
    const here = buttons.indexOf(document.activeElement);
    buttons[(here + by + buttons.length) % buttons.length]?.focus();
  }
}

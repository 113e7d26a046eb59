/**
 * The assistant at the right of the editor: what belongs to the file that is edited.
 *
 * It follows the editor: the timeline of a page or an app, with its live view, or the counterpart
 * of a source file. The user may keep it at one of the two, or at another file, Manual, where it
 * stays.
 * The choice is remembered for each document.
 */
import { onLanguage, string } from "../../lib/strings.js";
import { showFile } from "../navigator/fileSight.js";
import { icon } from "../window/icon.js";
import { showMenu } from "../window/menu.js";
import { Counterpart } from "./counterpart.js";
import { SecondEditor } from "./secondEditor.js";
import { TimelinePane } from "./timelinePane.js";

export class AssistantPane {
  #studio;
  #element = document.getElementById("assistant");
  #switch = document.createElement("button");
  #words = document.createElement("span");
  #problem = document.createElement("p");
  /** A file without text. */
  #sight = document.createElement("div");
  #second;
  #timeline;
  #counterpart;
  /** `{kind: "follow" | "timeline" | "counterpart"}` or `{kind: "manual", path}`. */
  #choice = { kind: "follow" };

  constructor(studio) {
    const { editor, session, results, liveView } = studio;
    this.#studio = studio;
    this.#second = new SecondEditor(editor, session);
    this.#timeline = new TimelinePane(results, liveView.pictures, (line) => {
      studio.go({ file: session.page, line });
    });
    this.#counterpart = new Counterpart(session, (found) => this.#showInterface(found));
    this.#build();
    studio.onOpen(() => this.render());
    session.on("document", () => this.#recall());
    session.on("page", () => this.render());
    onLanguage(() => this.render());
  }

  /** Shows what is chosen, for the file that is open. */
  render() {
    const shown = this.#shown;
    const before = this.#element.dataset.assistant;
    this.#element.dataset.assistant = shown.kind;
    this.#counterpart.path = shown.kind === "counterpart" ? shown.path : null;
    this.#problem.hidden = true;
    const { session } = this.#studio;
    const isText = session.texts.has(shown.path);
    this.#second.element.hidden = shown.kind === "timeline" || !isText;
    this.#sight.hidden = shown.kind !== "manual" || isText;
    if (!this.#sight.hidden) showFile(this.#sight, session, session.file(shown.path));
    else if (shown.kind === "manual") {
      this.#second.edit(shown.path, string("assistant.editorOf", { file: shown.path }));
    }
    this.#describe(shown);
    if (before !== shown.kind) {
      this.#second.refresh();
      this.#studio.liveView.render();
    }
  }

  refresh() {
    this.#second.refresh();
  }

  choose(choice) {
    this.#choice = { ...choice, document: this.#choice.document };
    remember(this.#studio.session.document?.location, choice);
    this.#studio.layout.show("assistant");
    this.render();
  }

  openMenu() {
    this.#studio.layout.show("assistant");
    showMenu(this.#switch, this.#items(), { name: string("assistant.choose") });
  }

  /** What the choice comes to now. */
  get #shown() {
    const { session, editor } = this.#studio;
    const { kind, path } = this.#choice;
    if (kind === "manual" && session.file(path)) return { kind, path };
    const isPage = session.file(editor.path)?.kind === "page";
    const isText = session.texts.has(editor.path);
    // Every file of an app belongs to what the live view shows.
    const followsPage = isPage || session.document?.isApplication;
    const wantsCounterpart = kind === "counterpart" || (kind === "follow" && !followsPage);
    return wantsCounterpart && isText
      ? { kind: "counterpart", path: editor.path } : { kind: "timeline", path: session.page };
  }

  #build() {
    const bar = this.#element.querySelector(".assistant-bar");
    this.#switch.type = "button";
    this.#switch.className = "assistant-switch";
    this.#switch.id = "assistant-switch";
    this.#switch.ariaHasPopup = "menu";
    this.#switch.append(icon("assistant"), this.#words);
    this.#switch.addEventListener("click", () => this.openMenu());
    bar.querySelector("h2")?.replaceWith(this.#switch);
    if (!this.#switch.isConnected) bar.prepend(this.#switch);
    this.#problem.className = "assistant-problem";
    this.#problem.hidden = true;
    this.#sight.className = "assistant-file";
    this.#sight.hidden = true;
    this.#element.append(this.#timeline.element, this.#problem, this.#second.element, this.#sight);
    this.#element.dataset.assistant = "timeline";
    new ResizeObserver(() => this.#second.refresh()).observe(this.#element);
    this.#describe({ kind: "timeline", path: null });
  }

  #describe({ kind, path }) {
    const words = string(`assistant.${kind}`);
    const file = path && kind !== "timeline" ? path.split("/").at(-1) : null;
    this.#words.textContent = file ? `${words} ▸ ${file}` : words;
    this.#switch.title = string("assistant.choose");
    this.#switch.ariaLabel = string("assistant.shows", { what: this.#words.textContent });
  }

  #items() {
    const { session } = this.#studio;
    const { kind, path } = this.#choice;
    const item = (name) => ({
      title: string(`assistant.${name}`), isChecked: kind === name, run: () => this.choose({ kind: name }),
    });
    const files = session.document?.files ?? [];
    return [
      item("follow"), "-", item("timeline"), item("counterpart"),
      {
        title: string("assistant.manual"),
        items: files.map((file) => ({
          title: file.path, isChecked: kind === "manual" && file.path === path,
          run: () => this.choose({ kind: "manual", path: file.path }),
        })),
      },
    ];
  }

  #showInterface({ path, text, lines, problem }) {
    if (this.#shown.kind !== "counterpart") return;
    if (problem !== undefined) {
      this.#problem.textContent = problem;
      this.#problem.hidden = false;
      this.#second.element.hidden = true;
      return;
    }
    this.#problem.hidden = text.trim() !== "";
    this.#problem.textContent = string("assistant.nothingDeclared");
    this.#second.element.hidden = text.trim() === "";
    if (this.#second.element.hidden) return;
    this.#second.read(text, string("assistant.interfaceOf", { file: path }), (line) => {
      if (lines[line] > 0) this.#studio.go({ file: path, line: lines[line] });
    });
  }

  /** Another document has a choice of its own; a file that got another name stays chosen. */
  #recall() {
    const { document } = this.#studio.session;
    const renamed = document.renamed?.[this.#choice.path];
    if (this.#choice.document !== document.document) {
      this.#choice = { ...recalled(document.location), document: document.document };
    } else if (renamed) {
      this.#choice.path = renamed;
    }
    this.render();
  }
}

const kinds = new Set(["follow", "timeline", "counterpart", "manual"]);

/** Storage may be off; then nothing is remembered. */
function recalled(location) {
  try {
    const { kind, path } = JSON.parse(localStorage.getItem(`lek.assistant.${location}`)) ?? {};
    return kinds.has(kind) ? { kind, path } : { kind: "follow" };
  } catch {
    return { kind: "follow" };
  }
}

function remember(location, { kind, path }) {
  try {
    localStorage.setItem(`lek.assistant.${location}`, JSON.stringify({ kind, path }));
  } catch {
    // It holds for this visit.
  }
}

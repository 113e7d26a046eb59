/**
 * What is above the console: which lines are shown, what is looked for in them, and buttons to
 * copy and clear; and the badge of the toolbar's button when something goes wrong unseen.
 */
import { newElement } from "../../kit/element.js";
import { limitName } from "../../lib/status.js";
import { string } from "../../lib/strings.js";
import { showMenu } from "../window/menu.js";

const filters = ["all", "output", "errors"];
const byId = (identifier) => document.getElementById(identifier);

export function installConsole(studio) {
  const { console: drawer, commands, settings } = studio;
  drawer.go = studio.go;
  drawer.keepsEarlier = settings.value("consoleKeepsEarlier", true);
  addFilters(drawer);
  addSearch(drawer);
  const badge = new Badge(studio);
  drawer.changed = (isError) => {
    showCount(drawer);
    badge.heard(isError);
  };
  wrap(settings.value("consoleWraps", true));
  addCommands(studio);
  byId("console-more").addEventListener("click", () => showMenu(byId("console-more"), [
    item(commands, "copyConsole"), item(commands, "findInConsole"), "-",
    { ...item(commands, "wrapConsole"), isChecked: settings.value("consoleWraps", true) },
    { ...item(commands, "keepEarlierRuns"), isChecked: drawer.keepsEarlier },
    "-", item(commands, "clearConsole"),
  ], { name: string("console.title") }));
  listen(studio, badge);
}

function item(commands, name) {
  return { title: commands.title(name), key: commands.keyName(name), run: () => commands.run(name) };
}

function addFilters(drawer) {
  const buttons = filters.map((filter) => {
    const button = newElement("button", { className: "segment" });
    button.dataset.string = `console.filter.${filter}`;
    button.addEventListener("click", () => {
      drawer.filter = filter;
      press();
    });
    return button;
  });
  const press = () => buttons.forEach((button, index) =>
    button.setAttribute("aria-pressed", String(drawer.filter === filters[index])));
  byId("console-filter").append(...buttons);
  press();
}

function addSearch(drawer) {
  const field = byId("console-search");
  field.addEventListener("input", () => drawer.look(field.value));
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter") drawer.find(event.shiftKey ? -1 : 1);
    if (event.key !== "Escape") return;
    field.value = "";
    drawer.look("");
    byId("console").focus();
  });
}

function showCount({ search }) {
  const { query, places, current } = search;
  byId("console-count").textContent = !query ? "" : places.length === 0
    ? string("console.foundNothing")
    : string("console.found", { number: Math.max(0, current) + 1, count: places.length });
}

function wrap(wraps) {
  byId("console").dataset.wrap = wraps ? "on" : "off";
}

function addCommands({ commands, console: drawer, settings, notices, layout }) {
  const add = (name, keys, run, rest = {}) =>
    commands.add({ name, keys, run, group: "console", ...rest });
  add("copyConsole", ["mod+shift+c"], async () => {
    try {
      await navigator.clipboard.writeText(drawer.selectedText ?? drawer.text);
    } catch {
      notices.add(string("console.cannotCopy"));
    }
  }, { within: ".console" });
  add("selectConsole", ["mod+a"], () => drawer.selectAll(), { within: "#console" });
  add("findInConsole", ["mod+f"], () => {
    layout.show("console");
    byId("console-search").focus();
    byId("console-search").select();
  }, { within: ".console" });
  add("wrapConsole", [], () => {
    settings.set("consoleWraps", !settings.value("consoleWraps", true));
    wrap(settings.value("consoleWraps", true));
  });
  add("keepEarlierRuns", [], () => {
    drawer.keepsEarlier = !drawer.keepsEarlier;
    settings.set("consoleKeepsEarlier", drawer.keepsEarlier);
  });
}

/** Errors of the compiler and crashes are said in the console too. */
function listen({ session, console: drawer }, badge) {
  let epoch = null;
  let verdict = [];
  let state = {};
  const judge = () => {
    if (state.phase === "failed") drawer.setVerdict(state.run, verdict.map(wrong));
  };
  session.on("studio", (studio) => {
    if (epoch !== null && studio.epoch !== epoch) drawer.becomeOld();
    epoch = studio.epoch;
  });
  session.on("page", () => {
    verdict = [];
    badge.clear();
  });
  session.on("diagnostics", ({ items }) => {
    verdict = items.filter(({ severity }) => severity === "error");
    judge();
  });
  session.on("runStarted", ({ run }) => {
    drawer.begin(run);
    drawer.setVerdict(run, []);
  });
  session.on("state", (now) => {
    state = now;
    judge();
    const accident = accidentOf(now);
    if (accident) drawer.addAccident(now.run, accident);
  });
}

/** What a state tells of a bad end, if it was one. */
function accidentOf({ phase, detail }) {
  const { limit, message = "" } = detail ?? {};
  if (phase === "crashed") return wrong({ ...detail, message: string("console.crashed", { message }) });
  if (phase !== "stopped" || !limit) return null;
  return wrong({ ...detail, message: string("status.stoppedBy", { limit: limitName(limit) }) });
}

function wrong({ message, file, line, column }) {
  return { text: message, place: line > 0 ? { file, line, column: column || 1 } : null };
}

/** Something went wrong while the console was not seen. */
class Badge {
  #button = byId("show-console");
  #studio;

  constructor(studio) {
    this.#studio = studio;
    new ResizeObserver(() => this.#isSeen && this.clear()).observe(byId("console"));
  }

  get #isSeen() {
    return byId("console").clientHeight > 0;
  }

  heard(isError) {
    if (!isError || this.#isSeen || this.#button.dataset.badge) return;
    this.#button.dataset.badge = "error";
    const name = this.#studio.commands.title("console");
    this.#button.ariaLabel = string("console.newErrors", { name });
  }

  clear() {
    if (!this.#button.dataset.badge) return;
    delete this.#button.dataset.badge;
    this.#button.ariaLabel = this.#studio.commands.title("console");
  }
}

/**
 * Running: at every edit or when the person says, again, to a line, and stopping.
 *
 * Which of the two modes holds is a matter of the document, and the server's; what the person chose
 * last is remembered, and said when another document is opened. Where edits do not run the page,
 * the window shows that what it shows is of an older text.
 */
import { onLanguage, string } from "../../lib/strings.js";
import { showMenu } from "../window/menu.js";
import { openWithLongPress } from "../window/longPress.js";

const byId = (identifier) => document.getElementById(identifier);
const underWay = ["building", "running", "live"];

export function installRunModes(studio) {
  new RunModes(studio);
}

class RunModes {
  #studio;
  #phase = "";
  #document = null;
  #isAutomatic = true;
  /** The version that the last run is made of, and that of the newest edit it does not have. */
  #runVersion = 0;
  #newestVersion = 0;

  constructor(studio) {
    this.#studio = studio;
    const { session, settings } = studio;
    this.#addCommands();
    session.on("document", (document) => this.#receive(document));
    session.on("page", () => {
      this.#newestVersion = 0;
    });
    session.on("state", (state) => this.#follow(state));
    onLanguage(() => this.#show());
    for (const type of ["accepted", "changed"]) {
      session.on(type, ({ file, version }) => this.#edited(file, version));
    }
    settings.on("runsAutomatically", (isOn) => this.#set(isOn ?? true));
    settings.on("pause", (milliseconds) =>
      session.send({ type: "pause", milliseconds: milliseconds ?? null }));
    const open = () => showMenu(byId("run"), this.#items(), { name: string("run.options") });
    byId("run-options").addEventListener("click", open);
    openWithLongPress(byId("run"), open);
  }

  #addCommands() {
    const { commands, session, settings } = this.#studio;
    const add = (name, keys, run, isEnabled) =>
      commands.add({ name, keys, run, group: "run", isEnabled });
    add("restart", ["mod+shift+."], () => this.#restart(), () => underWay.includes(this.#phase));
    add("runAutomatically", [], () => settings.set("runsAutomatically", true));
    add("runManually", [], () => settings.set("runsAutomatically", false));
    session.on("connection", ({ connection }) => {
      if (connection === "lost") this.#document = null;
    });
  }

  #restart() {
    this.#studio.session.send({ type: "stop" });
    this.#studio.commands.run("run");
  }

  #items() {
    const { commands } = this.#studio;
    const item = (name) => ({
      title: commands.title(name), key: commands.keyName(name), run: () => commands.run(name),
      isEnabled: commands.isEnabled(name) && (name !== "stop" || underWay.includes(this.#phase)),
    });
    return [
      item("run"), item("runToHere"), item("restart"), item("stop"),
      ...(commands.isEnabled("resetApp") ? [item("resetApp")] : []), "-",
      { ...item("runAutomatically"), isChecked: this.#isAutomatic },
      { ...item("runManually"), isChecked: !this.#isAutomatic },
    ];
  }

  /** A document that was not open before hears what the person wants. */
  #receive(facts) {
    const { session, settings } = this.#studio;
    this.#isAutomatic = facts.isAutomatic;
    const isOther = facts.document !== this.#document;
    this.#document = facts.document;
    if (isOther) {
      const wanted = settings.value("runsAutomatically", facts.isAutomatic);
      if (wanted !== facts.isAutomatic) this.#set(wanted);
      const pause = settings.value("pause", null);
      if (settings.has("pause") && pause !== (facts.pause ?? null)) {
        session.send({ type: "pause", milliseconds: pause });
      }
    }
    this.#show();
  }

  #set(isOn) {
    this.#isAutomatic = isOn;
    this.#studio.session.send({ type: "automatic", isOn });
    this.#show();
  }

  #follow({ phase, version }) {
    this.#phase = phase;
    this.#runVersion = version;
    this.#show();
  }

  #edited(file, version) {
    const { session } = this.#studio;
    const facts = session.file(file);
    const concerns = file === session.page
      || (facts?.kind === "source" && (!facts.page || facts.page === session.lookedAt?.name));
    if (!concerns) return;
    this.#newestVersion = version;
    this.#show();
  }

  #show() {
    const isOutdated = !this.#isAutomatic && this.#newestVersion > this.#runVersion;
    const button = byId("run");
    if (isOutdated) button.dataset.outdated = "true";
    else delete button.dataset.outdated;
    document.documentElement.dataset.runs = this.#isAutomatic ? "automatically" : "manually";
    this.#studio.status.setNote("outdated", isOutdated ? string("status.outdated") : "");
  }
}

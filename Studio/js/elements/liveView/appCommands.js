/**
 * The menus that an app has beside its views (`commands` of SwiftUI), as a menu of the bar under
 * the live view. The button is there while the app offers commands.
 */
import { newElement } from "../../kit/element.js";
import { menusOf } from "../../rendering/commandsDecoder.js";
import { string } from "../../lib/strings.js";
import { showMenu } from "../window/menu.js";
import { stageIcon } from "./stageIcons.js";

export function installAppCommands(studio) {
  new AppCommands(studio);
}

class AppCommands {
  #session;
  #liveView;
  #button = newElement("button", { className: "tool small", hidden: true });
  #told = { run: null, commands: [] };

  constructor({ session, liveView, commands, label }) {
    this.#session = session;
    this.#liveView = liveView;
    commands.add({
      name: "appCommands", keys: ["mod+alt+m"], group: "liveView",
      isEnabled: () => this.#isOffered, run: () => this.#open(),
    });
    this.#addButton(label);
    session.on("commands", (told) => {
      this.#told = told;
      this.#show();
    });
    session.on("page", () => {
      this.#told = { run: null, commands: [] };
      this.#show();
    });
    liveView.onFit(() => this.#show());
  }

  #addButton(label) {
    this.#button.dataset.command = "appCommands";
    this.#button.setAttribute("aria-haspopup", "menu");
    this.#button.append(stageIcon("commands"));
    document.querySelector(".stage-bar .stage-gap").after(this.#button);
    label(this.#button.parentElement);
  }

  /** Whether what is shown offers commands. */
  get #isOffered() {
    const { run, commands } = this.#told;
    return run !== null && run === this.#liveView.run && commands.length > 0;
  }

  #show() {
    this.#button.hidden = !this.#isOffered;
  }

  #open() {
    showMenu(this.#button, this.#items(menusOf(this.#told.commands)), {
      name: string("command.appCommands"),
    });
  }

  #items(lines) {
    const { run } = this.#told;
    return lines.map((line) => {
      const { kind, title, keys, isEnabled, isDestructive } = line;
      if (kind === "divider") return "-";
      if (kind === "heading") return { heading: title };
      if (kind === "menu") return { title, items: this.#items(line.items) };
      return {
        title, key: keys, isEnabled, isDestructive, ...(line.isOn ? { isChecked: true } : {}),
        run: () => this.#session.send({ type: "command", run, command: line.identifier }),
      };
    });
  }
}

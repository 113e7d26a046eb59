import { string } from "../../lib/strings.js";
import { commandItems, showMenu } from "../window/menu.js";
import { exampleName } from "./exampleGallery.js";
import { showInvitation } from "./inviteSheet.js";

const mostRecents = 12;

/** The toolbar's File menu. */
export class FileMenu {
  #studio;
  #documents;
  #button = document.getElementById("file-menu");

  constructor(studio, documents) {
    this.#studio = studio;
    this.#documents = documents;
    studio.commands.add({ name: "invite", group: "files", run: () => showInvitation(studio) });
    this.#button.addEventListener("click", () => this.#show());
    this.#button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.#show();
    });
  }

  #show() {
    const { commands } = this.#studio;
    const items = (...names) => commandItems(commands, names);
    const made = items("newPlayground", "newPage", "newFile");
    const examples = this.#examples();
    const titles = ["fileMenu.playground", "fileMenu.page", "fileMenu.file"];
    showMenu(this.#button, [
      { title: string("fileMenu.new"),
        items: made.map((item, index) => ({ ...item, title: string(titles[index]) })) },
      "-",
      { ...items("openPlayground")[0], title: string("fileMenu.open") },
      { title: string("fileMenu.recent"), items: this.#recents() },
      ...(examples.length > 0 ? [{ title: string("fileMenu.example"), items: examples }] : []),
      "-",
      { ...items("save")[0], title: string("fileMenu.save") },
      { ...items("closePlayground")[0], title: string("fileMenu.close") },
      "-",
      { ...items("downloadPictures")[0], title: string("fileMenu.pictures") },
      { ...items("invite")[0], title: string("fileMenu.invite") },
    ], { name: string("fileMenu.title") });
  }

  #examples() {
    return this.#documents.examples.map((example) => ({
      title: exampleName(example), icon: "playground",
      run: () => this.#documents.openExample(example.identifier),
    }));
  }

  #recents() {
    const recents = this.#documents.recents.slice(0, mostRecents);
    if (recents.length === 0) {
      return [{ title: string("fileMenu.noRecents"), isEnabled: false, run: () => {} }];
    }
    return recents.map(({ name, location }) => ({
      title: name, key: lastFolder(location), icon: "playground",
      run: () => this.#documents.open(location),
    }));
  }
}

function lastFolder(location) {
  return location.split("/").at(-2) ?? "";
}

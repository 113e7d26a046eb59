/**
 * Files from the person's computer, dropped into the navigator or chosen in a dialog.
 *
 * They go into the folder under the pointer; where there is none, Swift files go into Sources and
 * the rest into Resources. A folder stays a folder; where it holds pictures, a notice offers to
 * move them up to where a page finds them by name.
 */
import { newElement } from "../../kit/element.js";
import { chosenFiles, droppedFiles } from "../../lib/droppedFiles.js";
import { folderOf, isPicture } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";
import { Uploads } from "./uploads.js";

export class FileDrop {
  #studio;
  #navigator;
  #uploads;
  #marked = null;

  constructor(studio) {
    this.#studio = studio;
    this.#navigator = studio.navigator;
    this.#uploads = new Uploads(studio);
    const { element } = this.#navigator;
    element.addEventListener("dragenter", (event) => this.#over(event));
    element.addEventListener("dragover", (event) => this.#over(event));
    element.addEventListener("dragleave", ({ relatedTarget }) => {
      if (!element.contains(relatedTarget)) this.#mark(null);
    });
    element.addEventListener("drop", (event) => this.#drop(event));
    // Missed by a little, the browser would leave the studio and show the file.
    for (const type of ["dragover", "drop"]) {
      addEventListener(type, (event) => {
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "none";
      });
    }
  }

  /** Lets the person choose files for a folder. */
  chooseFiles(folder) {
    const input = newElement("input", { type: "file" });
    input.multiple = true;
    if (/(^|\/)Sources(\/|$)/.test(folder)) input.accept = ".swift";
    input.hidden = true;
    input.addEventListener("change", () => {
      input.remove();
      this.#send(folder, chosenFiles(input.files));
    });
    input.addEventListener("cancel", () => input.remove());
    document.body.append(input);
    input.click();
  }

  #over(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    this.#mark(this.#navigator.nodeOf(event.target));
  }

  async #drop(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const node = this.#navigator.nodeOf(event.target);
    this.#mark(null);
    const files = await droppedFiles(event.dataTransfer);
    if (node && folderFor(node)) return this.#send(folderFor(node), files);
    const base = node?.base ? `${node.base}/` : "";
    const isSource = ({ path }) => /\.swift$/i.test(path);
    await this.#send(`${base}Sources`, files.filter(isSource));
    await this.#send(`${base}Resources`, files.filter((one) => !isSource(one)));
  }

  async #send(folder, files) {
    const paths = await this.#uploads.add(folder, files);
    if (paths.length > 0) this.#offerMovingUp(folder, paths);
    if (paths.length !== 1) return;
    await this.#navigator.whenThere(paths[0]);
    this.#navigator.focus(paths[0]);
  }

  #offerMovingUp(folder, paths) {
    if (!/(^|\/)Resources$/.test(folder)) return;
    const below = paths.filter((path) => isPicture(path) && folderOf(path) !== folder)
      .map((path) => path.slice(folder.length + 1).split("/")[0]);
    for (const name of new Set(below)) {
      this.#studio.notices.add(string("upload.folder", { name }), {
        title: string("upload.moveUp"),
        run: () => this.#studio.session.request({ type: "moveContentsUp", folder: `${folder}/${name}` })
          .catch(({ message }) => this.#studio.notices.add(message)),
      });
    }
  }

  #mark(node) {
    const folder = node && folderFor(node);
    const row = folder ? this.#navigator.row(folder)?.element : null;
    const marked = node === null ? null : row ?? this.#navigator.row(node.key)?.element ?? null;
    this.#marked?.classList.remove("drop-target");
    this.#marked = marked;
    marked?.classList.add("drop-target");
  }
}

/** The folder that files dropped on a row go into; none for a page, which has two. */
function folderFor(node) {
  if (node.kind === "folder" || node.kind === "invitation") return node.path;
  return node.kind === "file" ? folderOf(node.path) : null;
}

function hasFiles({ dataTransfer }) {
  return dataTransfer?.types.includes("Files") ?? false;
}

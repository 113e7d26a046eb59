/**
 * Going to where a thing is declared.
 *
 * What a framework declares has no text in the playground: its interface is shown, to read.
 */
import { newElement } from "../../kit/element.js";
import { CodeEditor } from "../../codeEditor/codeEditor.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";

export class Definition {
  #studio;
  #asking;

  constructor(studio, asking) {
    this.#studio = studio;
    this.#asking = asking;
    const { view } = studio.editor;
    view.on("mousedown", (event) => {
      const isAsked = event.button === 0 && !event.altKey && !event.shiftKey
        && (/Mac/.test(navigator.platform) ? event.metaKey : event.ctrlKey);
      if (!isAsked) return;
      const place = view.positionUnder({ left: event.clientX, top: event.clientY }, "window");
      if (place.outside) return;
      event.preventDefault();
      this.goTo(place);
    });
  }

  /** Goes to the declaration of what stands at a position; at the caret where none is named. */
  async goTo(position = this.#studio.editor.view.caret) {
    const answer = await this.#asking.loudly(this.#asking.at("definition", position));
    if (!answer) return;
    const [place] = answer.places;
    if (place) this.show(place);
    else if (answer.interface) this.#showInterface(answer.interface);
    else this.#studio.notices.add(string("definition.none"));
  }

  /** Goes to a place; the way back leads here, however near it is. */
  show(place) {
    const { editor, go } = this.#studio;
    editor.view.tell("leaving");
    go(place);
  }

  #showInterface({ module, text, line }) {
    const content = newElement("div", { className: "interface editor" });
    showDialog({ title: string("definition.interface", { module }), content, className: "interface-sheet" });
    CodeEditor.reader(content, text, {
      label: string("definition.interface", { module }), line: line - 1,
      leave: () => content.closest("dialog").close(),
    });
  }
}

/** An empty page offers something to begin with; the first letter that is typed takes it away. */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { starters } from "./starterTexts.js";

export function installEmptyPage(studio) {
  const { editor, session } = studio;
  const card = makeCard(studio);
  document.getElementById("editor").append(card);
  const show = () => {
    const isPage = session.page !== null && editor.path === session.page;
    card.hidden = !isPage || editor.view.text.trim() !== "";
  };
  studio.onOpen(show);
  for (const event of ["changes", "document"]) editor.view.on(event, show);
  session.on("page", show);
  session.on("document", show);
}

function makeCard({ editor }) {
  const card = newElement("div", { className: "starters", hidden: true, role: "group" });
  card.dataset.name = "starters.title";
  card.append(words("p", "starters-title", "starters.title"), words("p", "", "starters.hint"));
  for (const [name, text] of Object.entries(starters)) {
    const button = newElement("button", {
      className: "starter",
    }, words("b", "", `starters.${name}`), words("span", "", `starters.${name}.detail`));
    button.addEventListener("click", () => {
      const { view } = editor;
      view.replace(text, { line: 0, ch: 0 }, view.positionAt(Infinity), "+insert");
      view.setCaret(view.lastLine, 0);
      view.focus();
    });
    card.append(button);
  }
  return card;
}

function words(kind, className, key) {
  const element = newElement(kind, { className });
  element.dataset.string = key;
  element.textContent = string(key);
  return element;
}

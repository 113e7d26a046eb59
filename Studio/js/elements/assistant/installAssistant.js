import { AssistantPane } from "./assistantPane.js";

/** The assistant, and its commands. */
export function installAssistant(studio) {
  const { commands, layout } = studio;
  const pane = new AssistantPane(studio);
  const add = (name, keys, run) => commands.add({ name, keys, run, group: "assistant" });
  const editorShown = () => layout.show("editor");
  add("assistantMenu", ["mod+alt+a"], () => pane.openMenu());
  add("editorOnly", [], () => {
    editorShown();
    if (document.documentElement.dataset.assistant !== "hidden") layout.toggle("assistant");
  });
  add("editorWithAssistant", ["mod+alt+Enter"], () => {
    editorShown();
    layout.show("assistant");
  });
  for (const kind of ["follow", "timeline", "counterpart"]) {
    add(`assistant${kind[0].toUpperCase()}${kind.slice(1)}`, [], () => pane.choose({ kind }));
  }
}

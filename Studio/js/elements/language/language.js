/** What the language knows of the text: completion, documentation, declarations, names, layout. */
import { inEditor } from "../../codeEditor/codeEditor.js";
import { Asking } from "./asking.js";
import { Completion } from "./completion.js";
import { Definition } from "./definition.js";
import { Formatting } from "./formatting.js";
import { HoverDocumentation } from "./hoverDocumentation.js";
import { Placeholders } from "./placeholders.js";
import { QuickOpen } from "./quickOpen.js";
import { showReferences } from "./references.js";
import { Rename } from "./rename.js";
import { SignatureHelp } from "./signatureHelp.js";

/** The first run goes first; then there is time to get ready for the first question. */
const settledPhases = new Set(["live", "finished", "failed", "crashed", "stopped"]);

export function installLanguage(studio) {
  const { session, editor, commands } = studio;
  const asking = new Asking(studio);
  const placeholders = new Placeholders(editor.view);
  const completion = new Completion(studio, asking, placeholders);
  const signature = new SignatureHelp(studio, asking);
  const hover = new HoverDocumentation(studio, asking, {
    isBusy: () => completion.isOpen, shows: () => signature.hide(),
  });
  const definition = new Definition(studio, asking);
  const rename = new Rename(studio, asking);
  const formatting = new Formatting(studio, asking);
  const quickOpen = new QuickOpen(studio, asking, definition);

  const within = inEditor;
  const add = (name, keys, run, more = {}) =>
    commands.add({ name, keys, run, group: "language", ...more });
  add("complete", ["ctrl+space"], () => completion.ask(), { within });
  add("documentation", ["mod+F1"], () => hover.showAtCaret(), { within });
  add("signature", ["mod+shift+space"], () => signature.ask(), { within });
  add("definition", ["F12", "ctrl+mod+j"], () => definition.goTo(), { within });
  add("references", ["shift+F12"], () => showReferences(studio, asking, definition), { within });
  add("renameSymbol", ["F2"], () => rename.open(), { within });
  add("format", ["alt+shift+f", "ctrl+shift+i"], () => formatting.format());
  add("quickOpen", ["mod+shift+o"], () => quickOpen.show());

  let warmed = null;
  session.on("state", ({ phase }) => {
    const { document } = session;
    if (!document || warmed === document.document || !settledPhases.has(phase)) return;
    warmed = document.document;
    asking.quietly(asking.about("symbols", editor.path));
  });
}

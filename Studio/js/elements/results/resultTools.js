/**
 * What can be done with the values beside the lines: Quick Look, and showing one under its line;
 * with the pointer in the column, and with keys for the line of the caret.
 */
import { editorColumn } from "../../lib/columns.js";
import { string } from "../../lib/strings.js";
import { CaretResult } from "./caretResult.js";
import { InlineResults } from "./inlineResults.js";
import { PinnedResults } from "./pinnedResults.js";
import { QuickLookCard } from "./quickLookCard.js";

export function installResults(studio) {
  const { session, editor, results, commands, liveView, notices } = studio;
  const { view } = editor;
  let inline = null;
  const pins = new PinnedResults(session, editor, () => inline?.render());
  inline = new InlineResults(pins, results, liveView.pictures);
  const card = new QuickLookCard(results, liveView.pictures, () => view.focus());
  new CaretResult(results, editor);
  results.pins = pins;

  const handleOf = (line) => results.document?.lineHandle(line - 1) ?? null;
  const isKept = (line) => pins.of(handleOf(line)) !== null;
  const keep = (line) => {
    const handle = handleOf(line);
    const row = handle && results.of(handle);
    if (handle && pins.of(handle)) pins.remove(handle);
    else if (row && pins.document === results.document) pins.add(handle, row.shown, editorColumn);
    else notices.add(string("results.noneHere"));
  };
  const look = (line, element) => card.open(handleOf(line), element, {
    keep: { isKept: isKept(line), run: () => keep(line) },
  });
  results.actions = { look, keep, isKept };

  const caretLine = () => view.caret.line + 1;
  const hasResult = () =>
    view.document === results.document && results.beside(caretLine()) !== null;
  commands.add({
    name: "quickLook", keys: ["mod+alt+y"], group: "results", isEnabled: hasResult,
    run: () => {
      view.reveal(null);
      const row = results.of(handleOf(caretLine()));
      if (row?.element?.isConnected) look(caretLine(), row.element);
    },
  });
  commands.add({
    name: "keepResult", keys: ["mod+alt+i"], group: "results",
    isEnabled: () => hasResult() || isKept(caretLine()), run: () => keep(caretLine()),
  });
}

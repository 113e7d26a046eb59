/** Every place where a thing is used, as a list to go from. */
import { string } from "../../lib/strings.js";
import { showPickList } from "./pickList.js";

export async function showReferences(studio, asking, definition) {
  const { editor } = studio;
  const answer = await asking.loudly(asking.at("references", editor.view.caret));
  if (!answer) return;
  if (answer.places.length === 0) {
    studio.notices.add(string("references.none"));
    return;
  }
  const items = answer.places.map((place) => ({
    title: editor.document(place.file).line(place.line - 1)?.trim() ?? "",
    detail: `${place.file}:${place.line}`,
    run: () => definition.show(place),
  }));
  const name = string("references.name", { count: items.length });
  showPickList({ name, placeholder: name, items, empty: string("pick.nothing") });
}

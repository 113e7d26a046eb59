import { MalformedFrame } from "../lib/byteReader.js";

/** A page tells of no more; what a stranger tells of more is left out. */
const most = 500;
const longest = 200;
const deepest = 16;
const smallest = 15;
const kinds = ["command", "menu", "divider", "heading"];

/** The lines of the app's menus, in order: the payload of a frame. */
export function decodeCommands(reader) {
  return reader.list(smallest, () => {
    const depth = Math.min(reader.u8(), deepest);
    const kind = kinds[reader.u8()];
    if (!kind) throw new MalformedFrame("a line of a menu is of no kind");
    const line = {
      depth, kind, identifier: reader.u32(), title: reader.string().slice(0, longest),
      keys: reader.string().slice(0, longest),
    };
    const state = reader.u8();
    return {
      ...line, isEnabled: (state & 1) !== 0, isOn: (state & 2) !== 0,
      isDestructive: (state & 4) !== 0,
    };
  }).slice(0, most);
}

/**
 * The menus that lines make: a menu has its lines as `items`. Where there is only one menu, its
 * lines stand in its place.
 */
export function menusOf(lines) {
  const root = { items: [] };
  const open = [root];
  for (const line of lines) {
    open.length = Math.min(open.length, line.depth + 1);
    const entry = line.kind === "menu" ? { ...line, items: [] } : line;
    open.at(-1).items.push(entry);
    if (line.kind === "menu") open.push(entry);
  }
  const [only, ...others] = root.items;
  if (others.length > 0 || only?.kind !== "menu") return root.items;
  return [{ kind: "heading", title: only.title }, ...only.items];
}

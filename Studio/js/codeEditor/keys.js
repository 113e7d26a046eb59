/** Names of keys, such as `Shift-Tab`, `Up` and, for a character, `'}'`; and what they do. */
import { EditorView, Prec } from "./library.js";

/** A key handler answers with this to leave the key to others. */
export const pass = Symbol("pass");

const names = {
  ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right", Escape: "Esc",
  " ": "Space",
};

function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const held = [[shiftKey, "Shift-"], [metaKey, "Cmd-"], [ctrlKey, "Ctrl-"], [altKey, "Alt-"]];
  return held.map(([isHeld, word]) => (isHeld ? word : "")).join("") + name;
}

/** Not the library's: with Caps Lock it takes Shift-Ctrl-Z for Ctrl-Z. */
const undoing = {
  "Ctrl-Z": "undo", "Cmd-Z": "undo", "Ctrl-Y": "redo", "Shift-Ctrl-Z": "redo",
  "Shift-Cmd-Z": "redo",
};

export class Keys {
  #before = [];
  #behind = [];
  #own;
  #editor;

  /** `own` are those of an editor: functions that get it, names of commands, or false for none. */
  constructor(editor, own = {}) {
    this.#editor = editor;
    this.#own = own;
  }

  add(keys, isBehind) {
    if (isBehind) this.#behind.push(keys);
    else this.#before.unshift(keys);
  }

  remove(keys) {
    this.#before = this.#before.filter((one) => one !== keys);
    this.#behind = this.#behind.filter((one) => one !== keys);
  }

  get extensions() {
    const listen = (maps) => EditorView.domEventHandlers({
      keydown: (event) => !event.isComposing && this.#press(event, maps()),
    });
    return [
      Prec.highest(listen(() => [...this.#before, this.#own, undoing])),
      Prec.lowest(listen(() => this.#behind)),
      // A screen keyboard tells characters, and no keys.
      Prec.highest(EditorView.inputHandler.of((_, __, ___, text) =>
        this.#isDone(`'${text}'`, [...this.#before, this.#own]))),
    ];
  }

  /** Whether something was done for a key that was pressed. */
  #press(event, maps) {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    return this.#isDone(nameOf(event), maps)
      || (isCharacter && this.#isDone(`'${event.key}'`, maps));
  }

  #isDone(name, maps) {
    for (const map of maps) {
      if (!Object.hasOwn(map, name)) continue;
      const found = map[name];
      if (found === false) return false;
      if (typeof found === "string") {
        this.#editor.perform(found);
        return true;
      }
      if (found(this.#editor) !== pass) return true;
    }
    return false;
  }
}

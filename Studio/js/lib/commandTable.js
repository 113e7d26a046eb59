/**
 * Every command of the window: its name, its keys, what it does, and when it can be given.
 *
 * Parts add their own. Menus, buttons, the keyboard and the list of shortcuts all ask here, so a
 * command has one name, one key and one meaning wherever it is met.
 */
import { keyName, matches } from "./keys.js";
import { string } from "./strings.js";

export class CommandTable {
  #commands = new Map();

  /**
   * Adds a command. `name` is its key in the catalogue too, as `command.<name>`; `keys` is a list
   * of keys such as "mod+alt+1"; `group` orders the list of shortcuts; `within` is a selector the
   * focus must lie in for the keys to count; `isEnabled` says whether it can be given now;
   * `title` answers its name where that changes; one that `repeats` is given again and again while
   * its key is held.
   */
  add({
    name, keys = [], group = "window", within = null, run, isEnabled = () => true, title,
    repeats = false,
  }) {
    if (this.#commands.has(name)) throw new Error(`The command ${name} is there already.`);
    this.#commands.set(name, { name, keys, group, within, run, isEnabled, title, repeats });
  }

  get all() {
    return [...this.#commands.values()];
  }

  has(name) {
    return this.#commands.has(name);
  }

  repeats(name) {
    return this.#commands.get(name)?.repeats ?? false;
  }

  isEnabled(name) {
    return this.#commands.get(name)?.isEnabled() ?? false;
  }

  run(name, ...values) {
    const command = this.#commands.get(name);
    if (command?.isEnabled()) command.run(...values);
  }

  /** The command whose key this is, if any; what counts only somewhere goes first. */
  for(event) {
    const found = this.all.filter(({ keys, within }) =>
      keys.some((key) => matches(key, event)) && (!within || event.target.closest?.(within)));
    return (found.find(({ within }) => within) ?? found[0])?.name ?? null;
  }

  /** What a person reads: "Run again". */
  title(name) {
    return this.#commands.get(name)?.title?.() ?? string(`command.${name}`);
  }

  /** How a person reads the command's first key, or nothing. */
  keyName(name) {
    const [key] = this.#commands.get(name)?.keys ?? [];
    return key ? keyName(key) : "";
  }
}

/**
 * The texts of the open document: what stands in the editor, and what of it the server has heard
 * and has on disk.
 *
 * What was typed while the connection was gone, or was not on disk when the server ended, is sent
 * again. Only where others have changed the same lines in a file meanwhile, and the server counts
 * anew, is that for the person to decide: then it is an offer.
 */
import { apart, holds, merged } from "./merging.js";
import { SharedText } from "./sharedText.js";

export class Texts {
  /** The newest version the server has told. */
  version = 0;
  savedVersion = 0;
  #texts = new Map();
  /** By path, the version of the newest operation. */
  #versions = new Map();
  #epoch = null;
  /** The document that the texts belong to; every edit names it. */
  #document = undefined;
  #sequence;
  /** Whether what was on its way may never have arrived. */
  #isCut = false;
  /** Whether edits wait for the server's next `document`. */
  #isHeld = false;

  /** Edits are counted on from `sequence`: a window counts all its edits, whichever document they are of. */
  constructor(sequence = 0) {
    this.#sequence = sequence;
  }

  /** Texts that were kept as their `state`. What was on its way then may never have arrived. */
  static from({ epoch, version, savedVersion, versions, texts }) {
    const made = new Texts();
    Object.assign(made, { version, savedVersion });
    made.#epoch = epoch;
    made.#versions = new Map(versions);
    made.#texts = new Map(texts.map(([path, state]) => [path, SharedText.from(state)]));
    made.#isCut = true;
    return made;
  }

  /** All of them, to be kept. */
  get state() {
    return {
      epoch: this.#epoch, version: this.version, savedVersion: this.savedVersion,
      versions: [...this.#versions], texts: [...this.#texts].map(([path, { state }]) => [path, state]),
    };
  }

  /** The window has made so many edits, of whichever document. */
  countOn(sequence) {
    this.#sequence = Math.max(this.#sequence, sequence);
  }

  /** The number of the window's last edit. */
  get sequence() {
    return this.#sequence;
  }

  /** What tells this opening of the document from every other one. */
  get epoch() {
    return this.#epoch;
  }

  get paths() {
    return [...this.#texts.keys()];
  }

  get(path) {
    return this.#texts.get(path)?.text;
  }

  has(path) {
    return this.#texts.has(path);
  }

  /** The revision of a text that the server knows, and what was done to it here since. */
  standing(path) {
    const text = this.#texts.get(path);
    return text ? { revision: text.revision, ahead: text.ahead } : null;
  }

  /** Paths of texts that are not on disk as they stand in the editor. */
  get unsaved() {
    return [...this.#texts.keys()].filter((path) => !this.isOnDisk(path));
  }

  get isSaved() {
    return this.unsaved.length === 0;
  }

  /** Whether all that was typed has been heard. */
  get isHeard() {
    return [...this.#texts.values()].every(({ isPending }) => !isPending);
  }

  /** The revision that stands in the editor; none while the server has not heard all of it. */
  heardRevision(path) {
    const text = this.#texts.get(path);
    return text && !text.isPending ? text.revision : null;
  }

  isOnDisk(path) {
    const text = this.#texts.get(path);
    return !text || text.text === text.saved;
  }

  /** Whether a text is another than it was in a version. */
  isNewer(path, version) {
    return (this.#versions.get(path) ?? 0) > version || Boolean(this.#texts.get(path)?.isPending);
  }

  /** The person typed; the message that says so, if one may be sent now. */
  edit(path, text, keyTime) {
    const shared = this.#texts.get(path);
    if (!shared) return null;
    shared.edit(text);
    return this.#send(path, keyTime);
  }

  /** An edit was done; the next one, if something was typed meanwhile. */
  accepted({ file, revision, version }, keyTime) {
    this.#texts.get(file)?.accepted(revision);
    this.#texts.get(file)?.note(version);
    this.#note(file, version);
    return this.#send(file, keyTime);
  }

  /** Somebody else did something; what that is to the text in the editor, if anything. */
  changed({ file, revision, version, operation, origin }) {
    const shared = this.#texts.get(file);
    this.#note(file, version);
    if (!shared) return null;
    const theirs = shared.changed(operation, revision);
    shared.note(version);
    if (origin === "disk" && !shared.isPending) shared.savedAll();
    return theirs;
  }

  saved(version) {
    this.savedVersion = Math.max(this.savedVersion, version);
    for (const [path, shared] of this.#texts) {
      if ((this.#versions.get(path) ?? 0) <= version) shared.savedAll();
      else shared.savedAs(version);
    }
  }

  /** All that the server has heard is on disk. */
  heardIsSaved() {
    for (const shared of this.#texts.values()) shared.savedAll();
  }

  /** From now on edits wait until the server has told its texts. */
  hold() {
    this.#isHeld = true;
  }

  /** The connection is gone, and with it perhaps what was on its way. */
  cut() {
    this.#isCut = true;
  }

  /**
   * The server told its texts: which to show anew, which edits to send, and what the person has
   * to decide about, as `{file, mine, theirs}`.
   */
  receive({ document, files, version, sequence, renamed, refused }, epoch, keyTime) {
    const isSame = epoch === this.#epoch;
    const former = this.#epoch;
    this.#epoch = epoch;
    this.#document = document;
    this.#sequence = Math.max(this.#sequence, sequence ?? 0);
    this.#isHeld = false;
    const isCut = this.#isCut;
    this.#isCut = false;
    const fate = { sequence: sequence ?? 0, isCut, refused };
    this.version = isSame ? Math.max(this.version, version) : version;
    if (!isSame) {
      this.#versions.clear();
      this.savedVersion = 0;
    }
    this.#rename(renamed ?? {});
    const outcome = { changed: [], messages: [], offers: [] };
    const present = files.filter(({ text }) => text !== undefined);
    for (const path of [...this.#texts.keys()]) {
      if (!present.some((file) => file.path === path)) this.#texts.delete(path);
    }
    for (const file of present) {
      if (!this.#texts.has(file.path)) this.#add(file, outcome);
      else if (isSame) this.#rejoin(file, version, fate, outcome);
      else this.#begin(file, former, outcome);
      this.#noteOnDisk(file, version);
      const message = this.#send(file.path, keyTime);
      if (message) outcome.messages.push(message);
    }
    return outcome;
  }

  #add({ path, text, revision }, { changed }) {
    this.#texts.set(path, new SharedText(text, revision));
    changed.push(path);
  }

  #rejoin({ path, text, revision, restored }, version, fate, { changed, offers }) {
    const shared = this.#texts.get(path);
    const { sequence, isCut, refused } = fate;
    const { text: before, confirmed } = shared;
    const isLost = (sent) => isCut || sent === refused;
    if (shared.mustRestoreAnew(text, sequence, isLost, refused)) {
      const mine = shared.restoreAnew(text, revision);
      if (mine !== text && !typedAgain(shared, { ...shared.plan, mine, restored })) {
        offers.push({ file: path, mine, theirs: text });
      }
    } else {
      shared.rejoin(text, revision, sequence, isLost, refused);
    }
    if (shared.confirmed !== confirmed) this.#note(path, version);
    if (shared.text !== before) changed.push(path);
  }

  #begin({ path, text, revision, restored }, former, { changed, offers }) {
    const shared = this.#texts.get(path);
    const { saved, maybeSaved, text: mine, heard: told } = shared;
    const heard = shared.broughtBack ?? shared.knownTo(former);
    shared.begin(text, revision);
    if (mine === text) return;
    if (mine !== saved && typedAgain(shared, { maybeSaved, told, heard, mine, restored })) {
      if (shared.text !== mine) changed.push(path);
      return;
    }
    changed.push(path);
    if (mine !== saved) offers.push({ file: path, mine, theirs: text });
  }

  /** The server says of a text that is not on disk which others may be there. */
  #noteOnDisk({ path, text, onDisk }, version) {
    this.#texts.get(path).told(text, version, onDisk);
    if (onDisk) this.#note(path, version);
  }

  #rename(renamed) {
    for (const [old, path] of Object.entries(renamed)) {
      const shared = this.#texts.get(old);
      if (!shared) continue;
      this.#texts.delete(old);
      this.#texts.set(path, shared);
      this.#versions.set(path, this.#versions.get(old) ?? 0);
    }
  }

  #note(path, version) {
    this.version = Math.max(this.version, version);
    this.#versions.set(path, version);
  }

  #send(path, keyTime) {
    const message = this.#isHeld ? null : this.#texts.get(path)?.send(this.#sequence + 1);
    if (!message) return null;
    this.#sequence += 1;
    return { type: "edit", document: this.#document, file: path, ...message, keyTime };
  }
}

/**
 * Types again what a text of another server lacks; returns whether that is clear. That text was
 * made
 * of one that the window knows: of those that may have been on disk, or of `told`, the confirmed
 * one
 * and the one with the edit on its way. `restored` says how far windows have restored what the
 * former
 * server had received; it does not say whether that includes an edit without an answer.
 */
function typedAgain(shared, { maybeSaved, told, heard, mine, restored }) {
  const theirs = shared.text;
  const { epoch, revision, hasUnanswered = false } = heard.restores;
  const isRestored = !hasUnanswered && restored?.epoch === epoch && restored.revision >= revision;
  const later = [heard.text, ...told];
  const known = new Set(isRestored ? later : [...maybeSaved, ...later]);
  const first = isRestored ? heard.text : maybeSaved[0];
  const base = nearest([...known].filter((one) => holds(theirs, first, one)), theirs);
  const whole = merged(base, theirs, mine);
  const hasHeard = isRestored || base === heard.text;
  const back = hasHeard ? theirs : merged(base, theirs, heard.text);
  if (whole === null || back === null) return false;
  shared.restore({ text: back, restores: heard.restores }, { maybeSaved, told, heard });
  shared.editLines(whole);
  return true;
}

/** Of some texts the one that differs least from another, and of several the last. */
function nearest(texts, other) {
  const distances = texts.map((text) => apart(text, other));
  return texts[distances.lastIndexOf(Math.min(...distances))];
}

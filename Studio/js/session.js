/**
 * What the server says goes to the parts of the window, and what the person does goes to the
 * server. It knows the order of things: which document and page the window shows, which run, which
 * version a verdict belongs to. How anything looks it does not know.
 *
 * Long because it is the one place where all messages meet.
 */
import { AfterPicture } from "./lib/afterPicture.js";
import { Attaching, isOfTheStudio } from "./lib/attaching.js";
import { Connection } from "./lib/connection.js";
import { Delivery } from "./lib/delivery.js";
import { Issues } from "./lib/issues.js";
import { LineHistories } from "./lib/lineHistories.js";
import { Requests } from "./lib/requests.js";
import { inOwnWords } from "./lib/serverWords.js";
import { playFrame } from "./lib/pageFrames.js";
import { Texts } from "./lib/texts.js";
import { TypedKeeping } from "./lib/typedKeeping.js";
import { WindowMemory } from "./lib/windowMemory.js";
import { live } from "./lib/windowLives.js";

/** Results may still be on their way when a run is said to have begun to live or to have ended. */
const resultsPatience = 250;
/** What was typed and not heard of for so long is kept in the browser. */
const keepingPatience = 300;
const settled = new Set(["live", "finished", "crashed", "stopped"]);
/** Of a run that has not shown itself yet, or just has. */
const passing = new Set(["building", "running", "live"]);

export class Session {
  texts = new Texts();
  issues = new Issues();
  traces = [];
  refusedFrames = 0;
  /** The studio as the server told it last: open documents, recents, templates. */
  studio = null;
  /** The document as the server told it last. */
  document = null;
  /** The page that the window looks at: `{name, path}`. */
  lookedAt = null;
  #parts;
  #connection;
  #memory = new WindowMemory();
  #attaching;
  #delivery = new Delivery(this.#memory, {
    send: (message) => this.send(message), keepingOf: (place) => this.#keepingOf(place),
    ended: () => this.#attaching.greeted(this.#unheard),
  });
  /** The epoch of the studio that told the document last. */
  #server;
  #lines = new LineHistories();
  #keyTime = 0;
  #keeping = null;
  #keepTimer = 0;
  #run = null;
  /** Runs that show a literal while it is changed. */
  #scrubbedRuns = new Set();
  #afterPicture = new AfterPicture(resultsPatience);
  #listeners = new Map();
  #requests = new Requests((message) => this.send(message));
  /** Who waits until all that was typed has been heard. */
  #listening = [];
  /** A run that waits: `{line?}`. */
  #runsSoon = null;
  #isEnding = false;

  /** `wanted` is `{document?, page?}`: what the window is to show first. */
  constructor(parts, address, wanted = {}) {
    this.#parts = parts;
    // The server takes an edit for one of the document that was asked for last, so it waits for that.
    this.#attaching = new Attaching(this.#memory.shown ?? wanted, (asked) => {
      this.texts.hold();
      this.#memory.count(this.texts);
      this.send({ type: "attach", window: this.#memory.name, ...asked });
    });
    live(this.#memory.name);
    addEventListener("pagehide", () => this.#endPage());
    // What the page held on to was given to the one that came after it.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    this.#connection = new Connection(address, {
      text: (message) => this.#hear(message),
      binary: (buffer) => this.#receiveFrame(buffer),
      changed: (connection) => {
        parts.status.connection = connection;
        this.#emit("connection", { connection });
        this.#delivery.interrupt();
        this.#attaching.begin();
        if (connection === "lost") {
          this.#isEnding = false;
          this.texts.cut();
          this.#requests.forget();
          this.#stopListening();
        }
      },
    });
  }

  /** Says something; whether there was a connection to say it on. */
  send(message) {
    return this.#connection.send(message);
  }

  /** The first picture of a run stands on the screen. */
  painted(run, time) {
    this.send({ type: "painted", run, time });
    this.#afterPicture.stands(run);
  }

  /** Sends bytes: a piece of an upload. */
  sendBytes(bytes) {
    return this.#connection.sendBytes(bytes);
  }

  /** How much of that has not gone out yet. */
  get unsentBytes() {
    return this.#connection.unsentBytes;
  }

  /** Calls `listener(message)` for every message of a type; the answer ends that. */
  on(type, listener) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(listener);
    return () => this.#listeners.get(type).delete(listener);
  }

  /**
   * Asks for something, and answers with what the server says to it; what cannot be done is thrown
   * as a `RequestProblem` (lib/requests.js) with words for the person.
   */
  request(message) {
    return this.#requests.ask(message);
  }

  /** Shows another document, or another page of it, once all that was typed has been heard. */
  attach(wanted) {
    this.#parts.editor.readTyped();
    this.#attaching.next = wanted;
    this.#goOn();
  }

  /** What the window shows, where the server has not heard all of it. */
  get #unheard() {
    if (!this.document || this.texts.isHeard) return null;
    const { document } = this.document;
    const { wanted } = this.#attaching;
    return { document, page: wanted.document === document ? wanted.page : this.lookedAt?.name };
  }

  /** Whether the server has heard all that was typed. */
  get #isHeard() {
    return this.texts.isHeard && !this.#delivery.isActive;
  }

  /** Does what waits until all that was typed has been heard. */
  #goOn() {
    if (!this.#isHeard) return;
    if (this.#attaching.isAnswered && this.#delivery.begin(this.studio, this.#attaching)) return;
    this.#stopListening();
    if (this.#runsSoon) this.run(this.#runsSoon.line);
    this.#attaching.goOn();
    if (!this.#isEnding) return;
    // The studio ends, and waits for this.
    this.#isEnding = false;
    this.send({ type: "silent" });
  }

  /** Waits until the server has heard all that was typed, or is gone. */
  heard() {
    this.#parts.editor.readTyped();
    if (this.#isHeard) return Promise.resolve();
    return new Promise((resolve) => this.#listening.push(resolve));
  }

  #stopListening() {
    for (const resolve of this.#listening.splice(0)) resolve();
  }

  /** Runs the page, or as far as a line, once all that was typed has been heard. */
  run(line) {
    if (!this.#isHeard) {
      this.#runsSoon = { line };
      return;
    }
    this.#runsSoon = null;
    this.send({ type: "run", ...(line ? { line } : {}) });
  }

  /** Looks at another page of the document. */
  look(name) {
    if (name === this.lookedAt?.name) return;
    if (!this.#delivery.isActive && this.send({ type: "look", page: name })) return;
    // The page is asked for with the document when the connection or the window is back.
    this.#attaching.wanted = { ...this.#attaching.wanted, page: name };
  }

  /** Whether a document is open; the last one that was may still be remembered here. */
  get isOpen() {
    return this.document !== null && this.studio?.documents.length > 0;
  }

  /** The path of the page's file. */
  get page() {
    return this.lookedAt?.path ?? null;
  }

  /** What the server knows of a file: its kind, and the page it belongs to. */
  file(path) {
    return this.document?.files.find((file) => file.path === path) ?? null;
  }

  /** A person changed a file. */
  edited(path, text, changes, keyTime) {
    this.#keyTime = keyTime;
    this.#lines.edited(path, changes);
    this.#send(path, this.texts.edit(path, text, keyTime));
    this.#showSaved();
    this.#keepSoon();
    if (this.#concernsPage(path)) this.#parts.results.becomeStale();
  }

  #send(path, message) {
    if (!message) return;
    this.#connection.send(message);
    this.#lines.sent(path);
  }

  #hear(heard) {
    const message = inOwnWords(heard);
    if (message.type === "answer") return this.#requests.answered(message);
    if (this.#delivery.isActive && !isOfTheStudio(message)) {
      this.#delivery.hear(message, now());
      return;
    }
    if (message.type === "document" || message.type === "changed") this.#parts.editor.readTyped();
    if (!this.#attaching.hears(message, this.#unheard, this.studio?.documents ?? [])) {
      // Edits that came after the window had asked for the other document were refused with it.
      if (message.type === "document") this.texts.cut();
      return;
    }
    if (message.type !== "state") return this.#take(message);
    // What a run is doing on the way to its picture is told when that stands, if the person waits for the picture alone.
    if (passing.has(message.phase)) return this.#afterPicture.do(message.run, () => this.#take(message));
    this.#afterPicture.stands(message.run);
    this.#take(message);
  }

  #take(message) {
    if (Object.hasOwn(this.#handlers, message.type)) this.#handlers[message.type](message);
    this.#emit(message.type, message);
  }

  #emit(type, message) {
    for (const listener of this.#listeners.get(type) ?? []) listener(message);
  }

  #handlers = {
    studio: (studio) => {
      this.studio = studio;
      if (this.#attaching.hasAsked) return;
      if (this.#delivery.begin(studio, this.#attaching)) return;
      this.#attaching.greeted(this.#unheard);
    },
    document: (document) => this.#receiveDocument(document),
    page: (page) => this.#receivePage(page),
    accepted: (accepted) => {
      const { file, version } = accepted;
      this.#lines.accepted(file, version);
      this.#send(file, this.texts.accepted(accepted, this.#keyTime));
      this.#showSaved();
      this.#goOn();
    },
    ending: () => {
      this.#isEnding = true;
      this.#goOn();
    },
    changed: (changed) => this.#receiveChange(changed),
    state: (state) => this.#receiveState(state),
    scrubbed: ({ run }) => {
      this.#parts.console.forget((other) => this.#scrubbedRuns.has(other));
      this.#scrubbedRuns = new Set([run]);
      this.#afterPicture.expect(run);
    },
    runStarted: ({ run }) => {
      this.#run = run;
      if (!this.#scrubbedRuns.has(run)) this.#parts.results.becomeStale();
      this.#parts.liveView.begin(run);
      if (this.#scrubbedRuns.has(run)) this.#parts.liveView.holdBack(run);
    },
    followed: ({ run }) => this.#parts.liveView.release(run),
    liveView: ({ run, width, height }) => this.#parts.liveView.resize(run, width, height),
    noLiveView: ({ run }) => {
      this.#afterPicture.stands(run);
      this.#parts.liveView.showNone(run);
      this.#settleSoon(run);
    },
    diagnostics: ({ version, items }) => {
      this.issues.verdict(version, items);
      this.showIssues();
    },
    results: ({ version, run, items }) => {
      const history = this.#lines.of(this.page);
      const isUnderFinger = this.#scrubbedRuns.has(run);
      this.#afterPicture.do(run, () => this.#parts.results.add(
        run, items, (line) => this.#locateResult(history, line, version), { isUnderFinger }));
    },
    console: ({ run, items }) => this.#parts.console.add(run, items),
    leftSaved: ({ document }) => {
      // It may come before the document that the window goes to.
      if (document === this.document?.document) this.texts.heardIsSaved();
      const place = this.#memory.saved(document);
      if (place) this.#keepingOf(place).forget();
    },
    saved: ({ version }) => {
      this.texts.saved(version);
      this.#showSaved();
      this.#keepSoon();
    },
    problem: ({ message }) => this.#parts.notices.add(message),
    trace: (trace) => {
      this.traces.push(trace);
      this.#parts.showTrace(this.#run, trace);
    },
  };

  #receiveDocument(document) {
    const isOther = this.document?.document !== document.document;
    if (isOther) this.#enter(document);
    const { wanted } = this.#attaching;
    this.#attaching.wanted = { document: document.document, page: this.lookedAt?.name ?? wanted.page };
    this.document = document;
    this.#server = this.studio?.epoch;
    const formerEpoch = this.texts.epoch;
    const { changed, messages, offers } = this.texts.receive(
      document, document.epoch ?? this.studio?.epoch ?? "", now());
    // Another server counts versions from the beginning.
    if (this.texts.epoch !== formerEpoch) this.#lines.clear();
    this.#lines.toldAnew(this.texts.version, document.renamed ?? {});
    // After a reload the editor has none of the texts that the window held on to.
    for (const path of isOther ? this.texts.paths : changed) {
      this.#parts.editor.replace(path, this.texts.get(path));
      this.#lines.of(path).clear();
    }
    for (const message of messages) this.#connection.send(message);
    // The keys go into it from now on, and no longer into the document that was left.
    const first = document.pages.find(({ name }) => name === wanted.page) ?? document.pages[0];
    if (isOther) this.#parts.editor.open(first.path);
    this.#parts.showDocument(document, isOther);
    this.#showSaved();
    for (const offer of offers) this.#emit("recovery", offer);
    this.#goOn();
    if (isOther) this.#offerLeftBehind();
    this.#keepSoon();
  }

  /** Another document than before. */
  #enter(document) {
    if (this.document) this.#leave();
    this.texts = this.#memory.enter(document.document);
    this.issues = new Issues();
    this.#lines.clear();
    this.lookedAt = null;
    this.#keeping = this.#keepingOf(document.location ?? document.name);
    this.#parts.editor.scope = document.document;
  }

  /** What of the document that is left is not on disk yet is held on to. */
  #leave() {
    this.#keep();
    this.#memory.leave(this.document.document, {
      texts: this.texts, place: this.#keeping.place, server: this.#server,
    });
  }

  /** The page ends; the next one in this tab may be the same window again. */
  #endPage() {
    this.#parts.editor.readTyped();
    if (this.document) this.#leave();
    this.#delivery.interrupt();
    const { wanted } = this.#attaching;
    // A studio that was started again opens it when the window asks for it.
    const isOpen = this.#attaching.isWaiting
      || this.studio?.documents.some(({ document }) => document === wanted.document);
    this.#memory.keep(isOpen ? wanted : null);
  }

  /** Offers what other windows had typed into the document, and are gone. */
  async #offerLeftBehind() {
    const { texts } = this;
    const offers = await this.#keeping.leftBehind(texts);
    if (this.texts !== texts) return;
    for (const offer of offers) this.#emit("leftover", offer);
  }

  #keepingOf(place) {
    return new TypedKeeping(place, this.#memory.name);
  }

  #receivePage({ name, path }) {
    const isOther = this.lookedAt?.path !== path;
    this.lookedAt = { name, path };
    this.#attaching.wanted = { ...this.#attaching.wanted, page: name };
    const { results, console: printed, liveView, editor } = this.#parts;
    this.issues = new Issues();
    this.showIssues();
    results.keepOnly(null);
    results.document = editor.document(path);
    if (isOther) {
      printed.clear();
      liveView.leave();
    }
    this.#parts.showPage(this.lookedAt);
  }

  #receiveChange(change) {
    const operation = this.texts.changed(change);
    if (!operation) return;
    const { file, version } = change;
    const history = this.#lines.of(file);
    for (const lines of this.#parts.editor.apply(file, operation)) history.add(version, lines);
    this.#showSaved();
    if (this.#concernsPage(file)) this.#parts.results.becomeStale();
  }

  #receiveState(state) {
    this.#parts.status.state = state;
    this.#parts.showPhase(state.phase);
    this.issues.state(state);
    this.showIssues();
    if (settled.has(state.phase)) this.#settleSoon(state.run);
  }

  /** Where a line of a file's older version is now, counted from 0: see `LineHistory`. */
  locate(file, line, version) {
    return this.texts.has(file) ? this.#lines.of(file).locate(line, version) : null;
  }

  /** All that is wrong, each with the place where its line is now. */
  get placedIssues() {
    return this.issues.placed((file, line, version) => this.locate(file, line, version));
  }

  /** Shows what is wrong where it is now. */
  showIssues() {
    const items = this.placedIssues;
    const { editor, marks, navigator } = this.#parts;
    marks.show(items.map((item) => ({ ...item, document: editor.document(item.file) })));
    navigator.errors = this.issues.counts;
  }

  #showSaved() {
    this.#parts.jumpBar.isSaved = this.texts.isSaved;
  }

  /** Keeps in the browser what stays unsaved for a moment. */
  #keepSoon() {
    this.#keepTimer ||= setTimeout(() => this.#keep(), keepingPatience);
  }

  #keep() {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = 0;
    this.#keeping?.keep(this.texts);
  }

  /** Whether what the page shows is made of a file. */
  #concernsPage(path) {
    const file = this.file(path);
    if (!file) return false;
    return file.path === this.page
      || (file.kind === "source" && (!file.page || file.page === this.lookedAt?.name));
  }

  #locateResult(history, line, version) {
    const place = history.locate(line, version);
    const touched = this.document.files.some(({ path }) =>
      this.#concernsPage(path) && this.texts.isNewer(path, version));
    return place && { ...place, touched };
  }

  /** Lines and console texts of earlier runs go when this one has had its say. */
  #settleSoon(run) {
    setTimeout(() => {
      if (run !== this.#run) return;
      this.#parts.results.keepOnly(run);
      this.#parts.console.keepOnly(run);
    }, resultsPatience);
  }

  #receiveFrame(buffer) {
    if (this.#attaching.isReturning || this.#delivery.isActive) return;
    if (!playFrame(buffer, this.#parts.liveView, (name, message) => this.#emit(name, message))) {
      this.refusedFrames += 1;
    }
  }
}

/** On the clock of `keyTime`. */
export function now() {
  return performance.timeOrigin + performance.now();
}

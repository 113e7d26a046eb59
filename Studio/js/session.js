/**
 * What the server says goes to the parts of the window, and what the person does goes to the
 * server. It knows the order of things: which run is shown, which version a verdict belongs to.
 * How anything looks it does not know.
 */
import { Connection } from "./lib/connection.js";
import { FrameKind, openFrame } from "./lib/frames.js";
import { Issues } from "./lib/issues.js";
import { LineHistory } from "./lib/lineHistory.js";
import { Texts } from "./lib/texts.js";
import { MalformedFrame } from "./lib/byteReader.js";
import { decodeCommit, decodeFont, decodePicture } from "./rendering/layerTreeDecoder.js";

/** Results may still be on their way when a run is said to have begun to live or to have ended. */
const resultsPatience = 250;
const settled = new Set(["live", "finished", "crashed", "stopped"]);

export class Session {
  texts = new Texts();
  issues = new Issues();
  traces = [];
  refusedFrames = 0;
  #parts;
  #connection;
  #histories = new Map();
  #page = null;
  #files = new Set();
  #run = null;

  constructor(parts, address) {
    this.#parts = parts;
    this.#connection = new Connection(address, {
      text: (message) => this.#handlers[message.type]?.(message),
      binary: (buffer) => this.#receiveFrame(buffer),
      changed: (connection) => { parts.status.connection = connection; },
    });
  }

  send(message) {
    return this.#connection.send(message);
  }

  /** A person changed a file. */
  edited(path, text, changes, keyTime) {
    this.#connection.send(this.texts.edit(path, text, keyTime));
    const history = this.#history(path);
    for (const change of changes) history.add(this.texts.version, change);
    this.#parts.jumpBar.isSaved = this.texts.isSaved;
    if (path === this.#page) this.#parts.results.becomeStale();
  }

  get page() {
    return this.#page;
  }

  #handlers = {
    document: (document) => this.#receiveDocument(document),
    state: (state) => this.#receiveState(state),
    runStarted: ({ run }) => {
      this.#run = run;
      this.#parts.results.becomeStale();
      this.#parts.liveView.begin(run);
    },
    liveView: ({ run, width, height }) => this.#parts.liveView.resize(run, width, height),
    noLiveView: ({ run }) => {
      this.#parts.liveView.showNone(run);
      this.#settleSoon(run);
    },
    diagnostics: ({ version, items }) => {
      this.issues.verdict(version, items);
      this.showIssues();
    },
    results: ({ version, run, items }) => {
      const history = this.#history(this.#page);
      this.#parts.results.add(run, items, (line) => this.#locateResult(history, line, version));
    },
    console: ({ run, items }) => this.#parts.console.add(run, items),
    saved: ({ version }) => {
      this.texts.saved(version);
      this.#parts.jumpBar.isSaved = this.texts.isSaved;
    },
    problem: ({ message }) => this.#parts.notices.add(message),
    trace: (trace) => {
      this.traces.push(trace);
      this.#parts.showTrace(this.#run, trace);
    },
  };

  #receiveDocument(document) {
    this.#page = document.page;
    this.#files = new Set(document.files.filter(({ text }) => text !== undefined)
      .map(({ path }) => path));
    const { changed, messages } = this.texts.receive(document, now());
    for (const path of changed) {
      this.#parts.editor.replace(path, this.texts.get(path));
      this.#history(path).clear();
    }
    for (const message of messages) this.#connection.send(message);
    this.#parts.results.document = this.#parts.editor.document(document.page);
    this.#parts.showDocument(document);
  }

  #receiveState(state) {
    this.#parts.status.state = state;
    this.#parts.showPhase(state.phase);
    this.issues.state(state);
    this.showIssues();
    if (settled.has(state.phase)) this.#settleSoon(state.run);
  }

  /** Shows what is wrong where it is now. */
  showIssues() {
    const items = this.issues.placed((file, line, version) =>
      this.#files.has(file) ? this.#history(file).locate(line, version) : null);
    const { editor, marks, navigator } = this.#parts;
    marks.show(items.map((item) => ({ ...item, document: editor.document(item.file) })));
    navigator.errors = this.issues.counts;
  }

  #locateResult(history, line, version) {
    const place = history.locate(line, version);
    return place && { ...place, touched: version !== this.texts.version };
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
    try {
      const { run, kind, reader } = openFrame(buffer);
      if (kind === FrameKind.commit) this.#parts.liveView.commit(run, decodeCommit(reader));
      if (kind === FrameKind.picture) this.#parts.liveView.picture(run, decodePicture(reader));
      if (kind === FrameKind.font) this.#parts.liveView.font(decodeFont(reader));
    } catch (error) {
      if (!(error instanceof MalformedFrame)) throw error;
      this.refusedFrames += 1;
      console.warn("A frame of the page was refused:", error.message);
    }
  }

  #history(path) {
    if (!this.#histories.has(path)) this.#histories.set(path, new LineHistory());
    return this.#histories.get(path);
  }
}

/** On the clock of `keyTime`. */
export function now() {
  return performance.timeOrigin + performance.now();
}

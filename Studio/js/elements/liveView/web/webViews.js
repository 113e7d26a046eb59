/**
 * The web views of a live view: each document is a frame in the layer of its view, where it moves,
 * is clipped and fades with it. All of them end with the run.
 */
import { WebFocus } from "./webFocus.js";
import { WebFrame } from "./webFrame.js";

const mostViews = 16;

export class WebViews {
  #session;
  #liveView;
  #run = null;
  #frames = new Map();
  #places = [];

  constructor(session, liveView) {
    this.#session = session;
    this.#liveView = liveView;
    session.on("runStarted", ({ run }) => this.#begin(run));
    session.on("page", () => this.#begin(null));
    session.on("web", ({ run, web }) => run === this.#run && this.#do(web));
    session.on("webPlaces", ({ run, places }) => run === this.#run && this.#place(places));
    addEventListener("message", ({ source, data }) => this.#isReady(source, data));
    new WebFocus(liveView.element, () => [...this.#frames.values()].map(({ element }) => element));
  }

  #begin(run) {
    for (const frame of this.#frames.values()) frame.end();
    this.#frames.clear();
    this.#places = [];
    this.#run = run;
  }

  #do({ view, action, document, question, source }) {
    const frame = this.#frames.get(view);
    if (action === "evaluate") return frame?.evaluate(question, source);
    frame?.end();
    this.#frames.delete(view);
    if (action === "end" || this.#frames.size >= mostViews) return;
    const run = this.#run;
    this.#frames.set(view, new WebFrame(document, (word) =>
      run === this.#run && this.#session.send({ type: "web", run, view, ...word })));
    this.#attach();
  }

  #place(places) {
    this.#places = places;
    this.#attach();
  }

  /** A frame that stands where it should is left alone: one that is moved begins anew. */
  #attach() {
    const placed = new Set();
    for (const { view, layer } of this.#places) {
      const frame = this.#frames.get(view);
      const element = this.#liveView.layerElement(this.#run, layer);
      if (!frame || !element || placed.has(frame)) continue;
      placed.add(frame);
      if (frame.element.parentNode === element) continue;
      element.classList.add("web-layer");
      element.append(frame.element);
    }
    for (const frame of this.#frames.values()) if (!placed.has(frame)) frame.element.remove();
  }

  #isReady(source, data) {
    if (data !== "ready" || source === null) return;
    for (const frame of this.#frames.values()) {
      if (frame.element.contentWindow === source) frame.ready();
    }
  }
}

/**
 * The live view on its backdrop: its own point size, centred, scaled down to fit.
 *
 * A run builds its picture aside; the last picture stays until the first commit of the new run is
 * whole (its pictures decoded, or a moment has passed), and then the two change places at once.
 * A run that ends without a live view, and only that, takes the picture away.
 */
import { FontStore } from "../../rendering/fontStore.js";
import { LayerTreePlayer } from "../../rendering/layerTreePlayer.js";
import { PictureStore } from "../../rendering/pictureStore.js";
import { string } from "../../lib/strings.js";
import { CommitPace } from "./commitPace.js";

const margin = 20;
const picturePatience = 150;
const beginningPatience = 120;
/** Milliseconds after which whatever a run begins with has ended. */
const farAhead = 3_600_000;

export class LiveView {
  #frame = document.getElementById("live-view");
  #backdrop = document.getElementById("backdrop");
  #invitation = document.getElementById("no-live-view");
  #caption = document.getElementById("live-view-size");
  #pictures = new PictureStore();
  #fonts = new FontStore();
  #painted;
  #shown = null;
  #pace = new CommitPace((arrivals) => {
    this.#shown.player.applyAll(arrivals);
    this.#fitToRoot(this.#shown);
  });
  #coming = null;
  #fitted = new Set();
  scale = 1;
  /** What takes the keys in the view's place, if anything does. */
  keyTarget = null;

  /** `painted(run)` is called when the first picture of a run stands on the screen. */
  constructor(painted) {
    this.#painted = painted;
    new ResizeObserver(() => this.#fit()).observe(this.#backdrop);
  }

  get element() {
    return this.#frame;
  }

  /** From now on keys are the page's. */
  focus() {
    (this.keyTarget ?? this.#frame).focus({ preventScroll: true });
  }

  /** The pictures that the page has sent. */
  get pictures() {
    return this.#pictures;
  }

  /** The run whose picture is shown. */
  get run() {
    return this.#shown?.run ?? null;
  }

  /** The size of what is shown, in points; nothing where nothing is. */
  get size() {
    return this.#shown?.fitted ?? null;
  }

  /** The page's time that is seen now, in seconds. */
  get pageTime() {
    return this.#shown?.player.pageTime(performance.now()) ?? 0;
  }

  /** What shows a layer of a run; nothing where there is none. */
  layerElement(run, identifier) {
    return this.#scene(run)?.player.layer(identifier)?.element ?? null;
  }

  /** Calls `listener` whenever something else is shown, or in another size. */
  onFit(listener) {
    this.#fitted.add(listener);
  }

  /** Where a pointer is, in the live view's points. */
  placeOf({ clientX, clientY }) {
    const { left, top } = this.#frame.getBoundingClientRect();
    return { x: (clientX - left) / this.scale, y: (clientY - top) / this.scale };
  }

  get middle() {
    const { width, height } = this.#frame.getBoundingClientRect();
    return { x: width / this.scale / 2, y: height / this.scale / 2 };
  }

  get runningAnimations() {
    return this.#shown?.player.runningAnimations ?? 0;
  }

  begin(run) {
    this.#coming?.player.end();
    this.#coming = { run, player: new LayerTreePlayer(this.#pictures, this.#fonts), size: null };
  }

  /** The run follows a literal: it is shown once it has made all that it begins with, and as it is then. */
  holdBack(run) {
    const scene = this.#scene(run);
    if (!scene) return;
    scene.isHeldBack = true;
    scene.player.ahead = farAhead;
  }

  /** The run has made what it begins with. */
  release(run) {
    const scene = this.#coming?.run === run ? this.#coming : null;
    if (!scene?.isHeldBack) return;
    scene.isHeldBack = false;
    if (scene.player.commits > 0) this.#showSoon(scene);
  }

  resize(run, width, height) {
    const scene = this.#scene(run);
    if (!scene) return;
    scene.size = { width, height };
    if (scene === this.#shown) this.#fit();
  }

  commit(run, commit) {
    const scene = this.#scene(run);
    if (!scene) return;
    if (scene === this.#shown) return this.#pace.take(commit, performance.now());
    scene.player.apply(commit, performance.now());
    this.#showSoon(scene);
  }

  /** Applies the commits that wait for a frame: what comes next may be about their layers. */
  catchUp() {
    this.#pace.flush();
  }

  picture(run, picture) {
    this.#pictures.add(picture, run, (hash) => {
      this.#shown?.player.pictureIsReady(hash);
      this.#coming?.player.pictureIsReady(hash);
    });
  }

  font(font) {
    this.#fonts.add(font);
  }

  /** Another page is looked at: nothing of the last one stays. */
  leave() {
    this.#coming?.player.end();
    this.#coming = null;
    this.#clear();
    this.#invitation.hidden = true;
  }

  /** The run has no live view, so far: a page may still set one later. */
  showNone(run) {
    if (this.#coming?.run !== run && this.run !== run) return;
    if (this.#coming?.run !== run) this.begin(run);
    this.#clear();
    this.#invitation.hidden = false;
  }

  #clear() {
    this.#pace.end();
    this.#shown?.player.end();
    this.#shown = null;
    this.#frame.replaceChildren();
    this.#frame.hidden = true;
    delete this.#frame.dataset.liveView;
    this.#caption.textContent = "";
    this.#tellFitted();
  }

  render() {
    this.#fit();
  }

  #scene(run) {
    if (this.#coming?.run === run) return this.#coming;
    return this.#shown?.run === run ? this.#shown : null;
  }

  #showSoon(scene) {
    if (scene.isHeldBack) {
      scene.patience ??= setTimeout(() => this.release(scene.run), beginningPatience);
      return undefined;
    }
    const awaited = scene.player.awaitedPictures;
    if (awaited.length === 0) return this.#show(scene);
    if (scene.isAwaited) return;
    scene.isAwaited = true;
    const patience = new Promise((resolve) => setTimeout(resolve, picturePatience));
    Promise.race([Promise.all(awaited), patience]).then(() => this.#show(scene));
  }

  #show(scene) {
    if (this.#coming !== scene) return;
    this.#coming = null;
    scene.player.ahead = 0;
    this.#pace.end();
    this.#shown?.player.end();
    this.#shown = scene;
    this.#invitation.hidden = true;
    this.#frame.hidden = false;
    this.#frame.dataset.liveView = scene.run;
    this.#fit();
    this.#frame.replaceChildren(scene.player.stage);
    afterPaint(() => this.#painted(scene.run));
  }

  #fitToRoot(scene) {
    const { width, height } = this.#size(scene);
    if (width !== scene.fitted?.width || height !== scene.fitted?.height) this.#fit();
  }

  #size({ size, player }) {
    const bounds = player.root?.model.bounds;
    return size ?? { width: bounds?.[2] ?? 0, height: bounds?.[3] ?? 0 };
  }

  #fit() {
    const scene = this.#shown;
    if (!scene) return;
    const { width, height } = this.#size(scene);
    scene.fitted = { width, height };
    if (!(width > 0 && height > 0)) return;
    const room = this.#room();
    const most = Math.min((room.width - 2 * margin) / width, (room.height - 2 * margin) / height);
    this.scale = Math.max(0.05, Math.min(1, most));
    const { style } = this.#frame;
    style.width = `${width * this.scale}px`;
    style.height = `${height * this.scale}px`;
    const radius = Math.max(0, scene.player.root?.model.cornerRadius ?? 0);
    style.borderRadius = `${Math.min(radius, width, height) * this.scale}px`;
    const stage = scene.player.stage.style;
    stage.width = `${width}px`;
    stage.height = `${height}px`;
    stage.transform = this.scale === 1 ? "none" : `scale(${this.scale})`;
    this.#describe(width, height);
    this.#tellFitted();
  }

  /** What of the backdrop the bar below leaves. */
  #room() {
    const { paddingBottom } = getComputedStyle(this.#backdrop);
    const { clientWidth: width, clientHeight: height } = this.#backdrop;
    return { width, height: height - (parseFloat(paddingBottom) || 0) };
  }

  #tellFitted() {
    for (const listener of this.#fitted) listener();
  }

  #describe(width, height) {
    const values = { width, height, percent: Math.round(this.scale * 100) };
    this.#caption.textContent = string(
      values.percent < 100 ? "liveView.scaled" : "liveView.size", values);
    this.#frame.setAttribute("role", "img");
    this.#frame.setAttribute("aria-label", string("liveView.label", values));
  }
}

/** The next frame has been drawn when the task that follows it begins. */
function afterPaint(then) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then();
    channel.port2.postMessage(null);
  });
}

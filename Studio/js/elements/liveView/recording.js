/**
 * Pictures of the live view, still and moving. The server draws them, from what the page has sent,
 * at the moments of the page's time that are seen here.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";

const lastSeconds = 5;
const mostSeconds = 20;

export class LiveViewRecording {
  #session;
  #liveView;
  #notices;
  #button = null;
  #from = null;
  #timer = 0;

  constructor({ session, liveView, notices }) {
    this.#session = session;
    this.#liveView = liveView;
    this.#notices = notices;
  }

  get isOn() {
    return this.#from !== null;
  }

  /** The button that says whether something is being recorded. */
  showOn(button) {
    this.#button = button;
    this.#show();
  }

  async savePicture() {
    await this.#tell(async () => this.#save(await this.#picture(), "png"));
  }

  async copyPicture() {
    await this.#tell(async () => {
      // The clipboard takes a promise: what is copied belongs to the click that asked for it.
      const item = new ClipboardItem({ "image/png": this.#picture() });
      await navigator.clipboard.write([item]);
      this.#say("stage.copied");
    });
  }

  async saveLastMoments() {
    const to = this.#liveView.pageTime;
    await this.#tell(async () =>
      this.#save(await this.#film(this.#liveView.run, Math.max(0, to - lastSeconds), to), "gif"));
  }

  /** Begins to record, or ends it and saves. */
  async toggle() {
    if (!this.isOn) {
      this.#from = { run: this.#liveView.run, time: this.#liveView.pageTime };
      this.#timer = setTimeout(() => this.toggle(), mostSeconds * 1000);
      this.#show();
      return;
    }
    const { run, time } = this.#from;
    const to = this.#liveView.pageTime;
    this.#from = null;
    clearTimeout(this.#timer);
    this.#show();
    await this.#tell(async () => this.#save(await this.#film(run, time, to), "gif"));
  }

  #show() {
    this.#button?.classList.toggle("recording", this.isOn);
    this.#button?.setAttribute("aria-pressed", String(this.isOn));
  }

  #picture() {
    const { run, pageTime } = this.#liveView;
    return this.#ask({ type: "picture", run, time: pageTime }, "image/png");
  }

  #film(run, from, to) {
    return this.#ask({ type: "film", run, from, to }, "image/gif");
  }

  async #ask(message, type) {
    const { bytes } = await this.#session.request(message);
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    return new Blob([data], { type });
  }

  #save(blob, ending) {
    const link = newElement("a", { href: URL.createObjectURL(blob) });
    const moment = new Date().toISOString().slice(0, 19).replaceAll(":", ".").replace("T", " ");
    link.download = `${this.#session.document?.name ?? "Lekplats"} ${moment}.${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** What cannot be done is said; where it takes longer, the button shows that it is under way. */
  async #tell(work) {
    this.#button?.setAttribute("aria-busy", "true");
    try {
      await work();
    } catch (problem) {
      this.#notices.add(string("stage.noPicture", { reason: problem.message }));
    } finally {
      this.#button?.removeAttribute("aria-busy");
    }
  }

  #say(key) {
    document.getElementById("spoken").textContent = string(key);
  }
}

/**
 * One document of a web view, in a closed frame of its own: an origin that is nobody's, no network,
 * no windows, no forms. What it says is a stranger's, and bounded here in kind, size and number.
 */
const kinds = new Set(["finished", "answer", "failure", "message", "link", "alert"]);
const longest = 100_000;
/** So many words a second, after a reserve; the rest is not heard. */
const rate = 30;
const reserve = 60;
/** A frame that is moved begins anew; a document that says so all the time is not believed. */
const readyPause = 1000;
const mostQuestions = 100;

export class WebFrame {
  element = document.createElement("iframe");
  #document;
  #tell;
  #port = null;
  #waiting = [];
  #words = reserve;
  #last = performance.now();
  #readyAt = -Infinity;

  /** `tell(word)` hears what the document says. */
  constructor(document, tell) {
    this.#document = document;
    this.#tell = tell;
    this.element.className = "web-frame";
    this.element.setAttribute("sandbox", "allow-scripts");
    this.element.setAttribute("referrerpolicy", "no-referrer");
    this.element.setAttribute("allow", "camera 'none'; microphone 'none'; geolocation 'none'");
    this.element.tabIndex = -1;
    this.element.title = "";
    this.element.src = "/studio/web-frame.html";
  }

  /** The frame's own text is there, and waits for the document. */
  ready() {
    const now = performance.now();
    if (now - this.#readyAt < readyPause) return;
    this.#readyAt = now;
    this.#port?.close();
    const channel = new MessageChannel();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }) => this.#heard(data);
    const { markup, startScripts, endScripts, handlers } = this.#document;
    const told = { markup, startScripts, endScripts, handlers };
    this.element.contentWindow.postMessage(told, "*", [channel.port2]);
    for (const question of this.#waiting.splice(0)) this.#port.postMessage(question);
  }

  evaluate(question, source) {
    if (this.#port) this.#port.postMessage({ question, source });
    else if (this.#waiting.length < mostQuestions) this.#waiting.push({ question, source });
  }

  end() {
    this.#port?.close();
    this.#port = null;
    this.element.remove();
  }

  #heard(word) {
    if (typeof word !== "object" || word === null || !kinds.has(word.kind) || !this.#admits()) return;
    const { kind, question = 0, name = "", text = "" } = word;
    if (typeof name !== "string" || typeof text !== "string") return;
    if (name.length + text.length > longest) return;
    if (!Number.isInteger(question) || question < 0 || question > 0xffff_ffff) return;
    this.#tell({ load: this.#document.load, kind, question, name, text });
  }

  #admits() {
    const now = performance.now();
    this.#words = Math.min(reserve, this.#words + ((now - this.#last) / 1000) * rate);
    this.#last = now;
    if (this.#words < 1) return false;
    this.#words -= 1;
    return true;
  }
}

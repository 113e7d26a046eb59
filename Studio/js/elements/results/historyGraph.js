/**
 * The values a place has taken, as a line: with the least and the greatest, and what it was under
 * the pointer. With the keyboard the arrows walk along it.
 */
import { string } from "../../lib/strings.js";

const svg = "http://www.w3.org/2000/svg";
const [width, height, inset] = [1000, 100, 3];

export class HistoryGraph {
  element = document.createElement("div");
  #plot = document.createElementNS(svg, "svg");
  #line = document.createElementNS(svg, "polyline");
  #cursor = document.createElement("div");
  #dot = document.createElement("div");
  #readout = document.createElement("div");
  #most = document.createElement("span");
  #least = document.createElement("span");
  #numbers = [];
  #count = 0;
  #index = null;
  #share = null;

  constructor() {
    this.element.className = "history-graph";
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "slider");
    this.element.ariaLabel = string("results.graph");
    this.#plot.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#plot.setAttribute("preserveAspectRatio", "none");
    this.#plot.setAttribute("aria-hidden", "true");
    this.#plot.append(this.#line);
    this.#cursor.className = "graph-cursor";
    this.#dot.className = "graph-dot";
    this.#readout.className = "graph-readout";
    this.#most.className = "graph-most";
    this.#least.className = "graph-least";
    const area = document.createElement("div");
    area.className = "graph-area";
    area.append(this.#plot, this.#cursor, this.#dot);
    this.element.append(this.#most, area, this.#least, this.#readout);
    area.addEventListener("pointermove", (event) => {
      const box = area.getBoundingClientRect();
      this.#point((event.clientX - box.left) / Math.max(1, box.width));
    });
    area.addEventListener("pointerleave", () => this.#rest());
    this.element.addEventListener("blur", () => this.#rest());
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#rest();
  }

  /** Whether a result has a history that makes a line. */
  static canShow(result) {
    return result.count > 1 && numbersOf(result).length > 1;
  }

  show(result) {
    this.#numbers = numbersOf(result);
    this.#count = result.count;
    const low = Math.min(...this.#numbers);
    const high = Math.max(...this.#numbers);
    const span = high - low;
    this.#range = { low, span };
    this.#line.setAttribute("points", this.#numbers.map((number, index) =>
      `${(this.#x(index) * width).toFixed(1)},${(this.#y(number) * height).toFixed(1)}`).join(" "));
    this.#most.textContent = numberText(result.max ?? high);
    this.#least.textContent = numberText(result.min ?? low);
    if (this.#index === null) this.#rest();
    else this.#tell(Math.min(this.#index, this.#numbers.length - 1));
  }

  /** The moment that is looked at, as a share of all passes; null for none. */
  set moment(share) {
    this.#share = share;
    if (this.#index === null) this.#rest();
  }

  /** The value at a share of all passes. */
  static valueAt(result, share) {
    const numbers = numbersOf(result);
    return numbers.length > 0 ? numberText(numbers[Math.round(share * (numbers.length - 1))]) : null;
  }

  #range = { low: 0, span: 0 };

  #x(index) {
    return this.#numbers.length < 2 ? 0.5 : index / (this.#numbers.length - 1);
  }

  #y(number) {
    const { low, span } = this.#range;
    const share = span > 0 ? (number - low) / span : 0.5;
    return (height - inset - share * (height - 2 * inset)) / height;
  }

  #point(share) {
    const last = this.#numbers.length - 1;
    this.#index = Math.round(Math.min(Math.max(share, 0), 1) * last);
    this.#tell(this.#index);
  }

  /** No pointer: the moment, or nothing. */
  #rest() {
    this.#index = null;
    if (this.#share !== null && this.#numbers.length > 0) {
      this.#tell(Math.round(this.#share * (this.#numbers.length - 1)));
      return;
    }
    this.#cursor.hidden = this.#dot.hidden = true;
    this.#readout.textContent = string("results.passes", { count: this.#count });
    this.#describe(this.#numbers.length - 1);
  }

  #tell(index) {
    this.#cursor.hidden = this.#dot.hidden = false;
    this.#cursor.style.left = this.#dot.style.left = `${this.#x(index) * 100}%`;
    this.#dot.style.top = `${this.#y(this.#numbers[index]) * 100}%`;
    this.#readout.textContent = this.#words(index);
    this.#describe(index);
  }

  /** The history of a long loop is thinned, so a point of it is about so far along. */
  #words(index) {
    const last = this.#numbers.length - 1;
    const pass = last > 0 ? 1 + Math.round((index / last) * (this.#count - 1)) : 1;
    return string("results.pass", { pass, count: this.#count, value: numberText(this.#numbers[index]) });
  }

  #describe(index) {
    const { element } = this;
    element.setAttribute("aria-valuemin", 0);
    element.setAttribute("aria-valuemax", Math.max(0, this.#numbers.length - 1));
    element.setAttribute("aria-valuenow", Math.max(0, index));
    if (index >= 0) element.setAttribute("aria-valuetext", this.#words(index));
  }

  #key(event) {
    const last = this.#numbers.length - 1;
    const here = this.#index ?? last;
    const stride = event.shiftKey ? Math.max(1, Math.round(last / 10)) : 1;
    const goals = {
      ArrowLeft: here - stride, ArrowDown: here - stride, ArrowRight: here + stride,
      ArrowUp: here + stride, Home: 0, End: last,
    };
    if (!(event.key in goals)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#index = Math.min(last, Math.max(0, goals[event.key]));
    this.#tell(this.#index);
  }
}

function numbersOf({ history }) {
  return (history ?? []).filter(Number.isFinite);
}

/** Short, and never in another language than the page's values. */
export function numberText(number) {
  if (!Number.isFinite(number)) return "";
  return String(Number.isInteger(number) ? number : Number(number.toPrecision(8)));
}

/**
 * Changes a colour: four sliders, its digits, colours used lately and a few to begin with. While a
 * slider is dragged the live view follows; when it is let go the colour is written.
 */
import { newElement } from "../../kit/element.js";
import { byte, colorLiteral, colorOfHex, cssColor, hexOf } from "../../lib/literals.js";
import { string } from "../../lib/strings.js";
import { showPopover } from "./popover.js";
import { recentColors, useColor } from "./recentColors.js";

const parts = ["red", "green", "blue", "alpha"];
const beginnings = [
  "000000", "8E8E93", "FFFFFF", "FF3B30", "FF9500", "FFCC00", "34C759", "30B0C7", "007AFF",
  "5856D6", "AF52DE", "A2845E",
];

export function pickColor(
  first, { anchor, write, closed, showText, follow = write, code = colorLiteral },
) {
  new ColorPicker(first, { write, follow, code }).show(anchor, closed, showText);
}

class ColorPicker {
  #color;
  #write;
  #follow;
  #code;
  #sliders = new Map();
  #swatch = document.createElement("span");
  #digits = document.createElement("input");
  #frame = 0;
  #isWritten = true;

  constructor(color, { write, follow, code }) {
    this.#color = { ...color };
    this.#write = write;
    this.#follow = follow;
    this.#code = code;
  }

  show(anchor, closed, showText) {
    const content = newElement("div", { className: "color-picker" });
    content.append(
      this.#head(), ...parts.map((part) => this.#slider(part)), this.#palette(beginnings),
      this.#palette(recentColors(), string("literal.recent")));
    if (showText) {
      content.append(textButton(() => {
        showText();
        close();
      }));
    }
    const before = hexOf(this.#color);
    const close = showPopover(anchor, content, {
      name: string("literal.pickColor"),
      closed: () => {
        this.#flush(this.#write);
        if (hexOf(this.#color) !== before) useColor(hexOf(this.#color));
        closed();
      },
    });
    this.#show();
  }

  #head() {
    const head = document.createElement("div");
    head.className = "color-head";
    const well = document.createElement("span");
    well.className = "color-well";
    well.append(this.#swatch);
    this.#digits.spellcheck = false;
    this.#digits.maxLength = 9;
    this.#digits.ariaLabel = string("literal.hex");
    this.#digits.addEventListener("input", () => {
      const color = colorOfHex(this.#digits.value);
      this.#digits.ariaInvalid = String(!color);
      if (color) this.#change(color, this.#digits);
    });
    this.#digits.addEventListener("blur", () => this.#show());
    head.append(well, this.#digits);
    return head;
  }

  #slider(part) {
    const row = document.createElement("label");
    row.className = "color-row";
    const name = newElement("span", { textContent: string(`literal.${part}`) });
    const slider = newElement("input", { type: "range" });
    slider.max = part === "alpha" ? 100 : 255;
    slider.dataset.part = part;
    if (part === "red") slider.autofocus = true;
    const value = document.createElement("output");
    slider.addEventListener("input", () =>
      this.#change({ [part]: Number(slider.value) / Number(slider.max) }, slider));
    slider.addEventListener("change", () => this.#flush(this.#write));
    row.append(name, slider, value);
    this.#sliders.set(part, { slider, value });
    return row;
  }

  #palette(colors, name = "") {
    const palette = document.createElement("div");
    palette.className = "color-palette";
    palette.setAttribute("role", "group");
    if (name) palette.ariaLabel = name;
    for (const hex of colors) {
      const button = document.createElement("button");
      button.type = "button";
      button.ariaLabel = `#${hex}`;
      button.title = `#${hex}`;
      const swatch = document.createElement("span");
      swatch.style.background = cssColor(colorOfHex(hex));
      button.append(swatch);
      button.addEventListener("click", () => this.#change(colorOfHex(hex)));
      palette.append(button);
    }
    return palette;
  }

  /** Takes over parts of a colour; the element that they come from stays as it is. */
  #change(change, from = null) {
    Object.assign(this.#color, change);
    this.#show(from);
    const isDragged = from?.type === "range";
    this.#isWritten = false;
    this.#frame ||= requestAnimationFrame(() => this.#flush(isDragged ? this.#follow : this.#write));
  }

  #flush(tell) {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#isWritten) return;
    this.#isWritten = tell === this.#write;
    tell(this.#code(this.#color));
  }

  #show(from = null) {
    this.#swatch.style.background = cssColor(this.#color);
    if (from !== this.#digits) {
      this.#digits.value = `#${hexOf(this.#color)}`;
      this.#digits.ariaInvalid = "false";
    }
    for (const [part, { slider, value }] of this.#sliders) {
      const steps = part === "alpha" ? Math.round(Math.min(1, this.#color.alpha) * 100)
        : byte(this.#color[part]);
      if (slider !== from) slider.value = steps;
      value.value = part === "alpha" ? `${steps} %` : String(steps);
      const end = (number) => cssColor({ ...this.#color, alpha: 1, [part]: number });
      slider.style.setProperty("--track", `linear-gradient(to right, ${end(0)}, ${end(1)})`);
    }
  }
}

/** Shows a literal as text again. */
export function textButton(run) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain-button popover-text";
  button.textContent = string("literal.asText");
  button.addEventListener("click", run);
  return button;
}

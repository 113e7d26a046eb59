/**
 * The bar under the live view: its size, its orientation, its appearance, a picture of it, and a
 * menu with the rest. Every control is a command, so the keys do the same.
 */
import { newElement } from "../../kit/element.js";
import { deviceOf, devices } from "../../lib/devices.js";
import { onLanguage, string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { commandItems, showMenu } from "../window/menu.js";
import { stageIcon } from "./stageIcons.js";
import { chooseSize } from "./ownSize.js";

/** How large body text is, in percent of what it usually is. */
const textPercent = {
  xSmall: 82, small: 88, medium: 94, large: 100, xLarge: 112, xxLarge: 124, xxxLarge: 135,
  accessibility1: 165, accessibility2: 194, accessibility3: 235, accessibility4: 276,
  accessibility5: 312,
};

/** A page that has been told another size has so long to take it, before its own is called fixed. */
const patience = 500;

export class StageBar {
  #commands;
  #settings;
  #liveView;
  #size = document.createElement("button");
  #device = document.createElement("span");
  #note = document.createElement("span");
  #timer = 0;
  #saysFixed = false;

  constructor({ commands, liveView, label }, settings) {
    this.#commands = commands;
    this.#settings = settings;
    this.#liveView = liveView;
    const bar = document.createElement("div");
    bar.className = "stage-bar";
    bar.setAttribute("role", "toolbar");
    bar.dataset.name = "stage.bar";
    const gap = document.createElement("span");
    gap.className = "stage-gap";
    bar.append(this.#sizeButton(), this.#note, gap, this.#tool("rotateLiveView", "rotate"),
      this.#tool("liveViewAppearance", "appearance"), this.#tool("recordLiveView", "record"),
      this.#tool("saveLiveViewPicture", "camera"), this.#moreButton());
    this.#note.className = "stage-note";
    document.getElementById("backdrop").append(bar);
    label(bar);
    settings.onChange((current) => this.#show(current));
    liveView.onFit(() => this.#show(settings.current));
    onLanguage(() => this.#show(settings.current));
  }

  #sizeButton() {
    const button = this.#size;
    button.className = "stage-size";
    button.dataset.command = "liveViewSize";
    button.setAttribute("aria-haspopup", "menu");
    const arrow = icon("chevron");
    arrow.classList.add("stage-arrow");
    this.#device.className = "stage-device";
    button.append(this.#device, document.getElementById("live-view-size"), arrow);
    return button;
  }

  #tool(command, name) {
    const button = newElement("button", { className: "tool small" });
    button.dataset.command = command;
    button.append(stageIcon(name));
    return button;
  }

  #moreButton() {
    const button = newElement("button", { className: "tool small", id: "stage-more" });
    button.dataset.name = "stage.more";
    button.setAttribute("aria-haspopup", "menu");
    button.append(icon("more"));
    button.addEventListener("click", () => this.#showMore(button));
    return button;
  }

  #show(settings) {
    const bar = this.#size.parentElement;
    const pressed = {
      rotateLiveView: settings.orientation === "turned",
      liveViewAppearance: settings.appearance === "dark",
    };
    for (const [command, isOn] of Object.entries(pressed)) {
      bar.querySelector(`[data-command=${command}]`).setAttribute("aria-pressed", String(isOn));
    }
    this.#device.textContent = settings.size === null ? ""
      : deviceOf(settings.size)?.name ?? string("stage.ownSize");
    clearTimeout(this.#timer);
    const isFixed = this.#isFixed(settings);
    this.#sayNote(settings, isFixed && this.#saysFixed);
    if (isFixed) {
      this.#timer = setTimeout(() => this.#sayNote(settings, true), patience);
    }
  }

  #sayNote(settings, isFixed) {
    this.#saysFixed = isFixed;
    const words = [
      isFixed ? string("stage.fixed") : "",
      settings.pace === "slow" ? string("stage.slow") : "",
      settings.textSize === "large" ? ""
        : string("stage.textSize", { percent: textPercent[settings.textSize] }),
      settings.direction === "rightToLeft" ? string("stage.rightToLeft") : "",
    ].filter(Boolean);
    this.#note.textContent = words.join(" · ");
    this.#note.title = this.#note.textContent;
  }

  /** Whether the page has fixed another size than the person wants. */
  #isFixed({ size, orientation }) {
    const shown = this.#liveView.size;
    if (!shown || size === null) return false;
    const wanted = orientation === "turned" ? [size.height, size.width] : [size.width, size.height];
    return Math.abs(shown.width - wanted[0]) > 0.5 || Math.abs(shown.height - wanted[1]) > 0.5;
  }

  showSizes() {
    const { size } = this.#settings.current;
    const item = (device) => ({
      title: device.name, key: `${device.width} × ${device.height}`,
      isChecked: deviceOf(size) === device,
      run: () => this.#settings.change({ size: { width: device.width, height: device.height } }),
    });
    const family = (name) => devices.filter((device) => device.family === name).map(item);
    showMenu(this.#size, [
      { title: string("stage.pageSize"), isChecked: size === null,
        run: () => this.#settings.change({ size: null }) },
      { heading: "iPhone" }, ...family("iPhone"), { heading: "iPad" }, ...family("iPad"), "-",
      { title: string("stage.chooseSize"), isChecked: size !== null && deviceOf(size) === null,
        run: () => chooseSize(this.#settings, this.#liveView.size) },
    ], { name: string("command.liveViewSize") });
  }

  #showMore(button) {
    const { pace, direction, showsTouches, mutes } = this.#settings.current;
    const checked = {
      slowAnimations: pace === "slow", showTouches: showsTouches, muteLiveView: mutes,
      rightToLeft: direction === "rightToLeft",
    };
    const items = commandItems(this.#commands, [
      "slowAnimations", "showTouches", "muteLiveView", "rightToLeft", "-", "enlargeText",
      "reduceText", "-", "saveLiveViewPicture", "copyLiveViewPicture",
      "saveLiveViewMoments", "recordLiveView", "-",
      ...(this.#commands.isEnabled("previews") ? ["previews"] : []), "run",
    ]);
    for (const [index, name] of Object.keys(checked).entries()) {
      items[index].isChecked = checked[name];
    }
    showMenu(button, items, { name: string("stage.more") });
  }
}

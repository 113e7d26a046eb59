/**
 * The sheet of settings. Each holds at once and for all documents of this browser; there is
 * nothing to confirm.
 */
import { newElement } from "../../kit/element.js";
import { currentLanguage, languageNames, onLanguage, speak, string } from "../../lib/strings.js";
import { showDialog } from "./dialog.js";
import { setTheme, themes } from "./theme.js";

const languages = ["system", ...languageNames];
const sizes = [11, 12, 13, 14, 15, 16, 18, 20];
const pauses = [null, 0, 250, 500, 1000, 2000];
const root = document.documentElement;

export function installSettings(studio) {
  const { commands, settings, session, layout } = studio;
  const showResults = () => {
    root.dataset.results = settings.value("showsResults", true) ? "shown" : "hidden";
    layout.refresh();
  };
  settings.on("showsResults", showResults);
  showResults();
  settings.on("language", (language) => {
    const isSystem = !language || language === "system";
    speak(isSystem ? session.studio?.locale ?? navigator.language : language);
  });
  commands.add({
    name: "settings", keys: ["mod+,"], group: "window", run: () => showSettings(studio),
  });
  commands.add({
    name: "resultsColumn", group: "panes",
    run: () => settings.set("showsResults", !settings.value("showsResults", true)),
  });
}

async function showSettings(studio) {
  const content = newElement("div", { className: "settings" }, ...rows(studio));
  const stop = onLanguage(() => {
    const sheet = content.closest("dialog");
    sheet.querySelector("h1").textContent = string("settings.title");
    sheet.querySelector(".sheet-buttons button").textContent = string("dialog.close");
    content.replaceChildren(...rows(studio));
    content.querySelector("[data-setting=language] select").focus();
  });
  await showDialog({ title: string("settings.title"), content, className: "settings-sheet" });
  stop();
}

function rows({ settings, commands, session }) {
  const stored = (name, otherwise) => ({
    get: () => settings.value(name, otherwise), set: (value) => settings.set(name, value),
  });
  const isAutomatic = session.document?.isAutomatic ?? true;
  return [
    choice("appearance", themes.map((theme) => [theme, string(`theme.${theme}`)]), {
      get: () => settings.theme, set: (theme) => setTheme(theme, settings, commands),
    }),
    choice("typeSize", sizes.map((size) => [size, string("settings.points", { size })]), {
      get: () => Math.round(parseFloat(getComputedStyle(root).getPropertyValue("--code-size"))),
      set: (size) => settings.set("codeSize", size),
    }),
    choice("language", languages.map((name) => [name, string(`settings.language.${name}`)]),
      stored("language", "system")),
    toggle("showsResults", stored("showsResults", true)),
    toggle("runsAutomatically", {
      get: () => isAutomatic, set: (isOn) => settings.set("runsAutomatically", isOn),
    }),
    choice("pause", pauses.map((pause) => [pause, pauseName(pause)]), stored("pause", null)),
    toggle("consoleWraps", {
      get: () => settings.value("consoleWraps", true), set: () => commands.run("wrapConsole"),
    }),
    toggle("consoleKeepsEarlier", {
      get: () => settings.value("consoleKeepsEarlier", true),
      set: () => commands.run("keepEarlierRuns"),
    }),
    ...settings.offers.map(({ name, get, set }) => toggle(name, { get, set })),
    note("settings.motion"),
  ];
}

function pauseName(pause) {
  if (pause === null) return string("settings.pause.adaptive");
  if (pause === 0) return string("settings.pause.none");
  return string("status.seconds", { seconds: (pause / 1000).toLocaleString(currentLanguage()) });
}

function choice(name, options, { get, set }) {
  const select = document.createElement("select");
  const current = get();
  const all = options.some(([value]) => value === current)
    ? options : [...options, [current, String(current)]];
  for (const [value, words] of all) {
    const option = newElement("option", { textContent: words });
    option.selected = value === current;
    select.append(option);
  }
  select.addEventListener("change", () => set(all[select.selectedIndex][0]));
  return row(name, select);
}

function toggle(name, { get, set }) {
  const box = newElement("input", { type: "checkbox", className: "switch", role: "switch" });
  box.checked = get();
  box.addEventListener("change", () => set(box.checked));
  return row(name, box);
}

function row(name, control) {
  const line = newElement("label", { className: "setting" });
  line.dataset.setting = name;
  const words = newElement("span", { textContent: string(`settings.${name}`) });
  line.append(words, control);
  return line;
}

function note(key) {
  const words = newElement("p", { className: "setting-note", textContent: string(key) });
  return words;
}

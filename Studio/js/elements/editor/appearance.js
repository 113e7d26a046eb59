/** How the text looks: its size and whether long lines are wrapped, for every playground. */
const sizes = [9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32];
const usual = 13;

export function installAppearance({ editor, commands, marks, settings }) {
  const { view } = editor;
  const size = () => settings.value("codeSize", usual);
  const show = () => {
    document.documentElement.style.setProperty("--code-size", `${size()}px`);
    view.wrapsLines = settings.value("wrapsLines", false);
    view.refresh();
    marks.fit();
  };
  settings.on("codeSize", show);
  settings.on("wrapsLines", show);
  settings.offers.push({
    name: "wrapsLines", get: () => settings.value("wrapsLines", false),
    set: (wraps) => settings.set("wrapsLines", wraps),
  });
  show();
  const add = (name, keys, run, repeats = true) => commands.add({ name, keys, run, group: "editor", repeats });
  add("largerType", ["mod++", "mod+=", "mod+shift++"], () =>
    settings.set("codeSize", sizes.find((other) => other > size()) ?? sizes.at(-1)));
  add("smallerType", ["mod+-"], () =>
    settings.set("codeSize", sizes.findLast((other) => other < size()) ?? sizes[0]));
  add("usualType", ["mod+shift+0"], () => settings.set("codeSize", undefined), false);
  add("wrapLines", ["mod+shift+l"], () =>
    settings.set("wrapsLines", !settings.value("wrapsLines", false)), false);
}

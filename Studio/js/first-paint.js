// Runs before anything is drawn, so that the window opens as it was left and nothing moves later.
// What it restores was written by lib/settings.js.
(function () {
  "use strict";
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("lek.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    var settings = JSON.parse(localStorage.getItem("lek.settings") || "{}");
    if (settings.codeSize) root.style.setProperty("--code-size", settings.codeSize + "px");
    if (settings.showsResults === false) root.dataset.results = "hidden";
    if (localStorage.getItem("lek.tabs") === "shown") root.dataset.tabs = "shown";
    var layout = JSON.parse(localStorage.getItem("lek.layout.last") || "{}");
    Object.keys(layout.shown || {}).forEach(function (pane) {
      root.dataset[pane] = layout.shown[pane];
    });
    Object.keys(layout.sizes || {}).forEach(function (name) {
      root.style.setProperty("--" + name, layout.sizes[name] + "px");
    });
  } catch (error) {
    // Without storage, or with something strange in it, the window opens as new.
  }
})();

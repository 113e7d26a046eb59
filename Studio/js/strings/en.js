/** Every text the studio shows, in English; a file for each part of the window. */
import window from "./en/window.js";
import navigator from "./en/navigator.js";
import documents from "./en/documents.js";
import editor from "./en/editor.js";
import language from "./en/language.js";
import results from "./en/results.js";
import markup from "./en/markup.js";
import liveView from "./en/liveView.js";
import assistant from "./en/assistant.js";
import console from "./en/console.js";
import convert from "./en/convert.js";
import server from "./en/server.js";

export const english = Object.freeze({
  ...window,
  ...navigator,
  ...documents,
  ...editor,
  ...language,
  ...results,
  ...markup,
  ...liveView,
  ...assistant,
  ...console,
  ...convert,
  ...server,
});

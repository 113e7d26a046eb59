/** Every text the studio shows, in Portuguese, as in Brazil; a file for each part of the window. */
import window from "./pt/window.js";
import navigator from "./pt/navigator.js";
import documents from "./pt/documents.js";
import editor from "./pt/editor.js";
import language from "./pt/language.js";
import results from "./pt/results.js";
import markup from "./pt/markup.js";
import liveView from "./pt/liveView.js";
import assistant from "./pt/assistant.js";
import console from "./pt/console.js";
import convert from "./pt/convert.js";
import server from "./pt/server.js";

export const portuguese = Object.freeze({
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

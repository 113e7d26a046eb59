/** Every text the studio shows, in Chinese, in simplified characters; a file for each part of the window. */
import window from "./zh/window.js";
import navigator from "./zh/navigator.js";
import documents from "./zh/documents.js";
import editor from "./zh/editor.js";
import language from "./zh/language.js";
import results from "./zh/results.js";
import markup from "./zh/markup.js";
import liveView from "./zh/liveView.js";
import assistant from "./zh/assistant.js";
import console from "./zh/console.js";
import convert from "./zh/convert.js";
import server from "./zh/server.js";

export const chinese = Object.freeze({
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

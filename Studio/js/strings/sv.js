/** Every text the studio shows, in Swedish; a file for each part of the window. */
import window from "./sv/window.js";
import navigator from "./sv/navigator.js";
import documents from "./sv/documents.js";
import editor from "./sv/editor.js";
import language from "./sv/language.js";
import results from "./sv/results.js";
import markup from "./sv/markup.js";
import liveView from "./sv/liveView.js";
import assistant from "./sv/assistant.js";
import console from "./sv/console.js";
import convert from "./sv/convert.js";
import server from "./sv/server.js";

export const swedish = Object.freeze({
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

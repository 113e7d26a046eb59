/**
 * Presses on the bars around the text leave the keyboard focus in the editor or the live view, so
 * that the next key is typed there. Menus and fields that a button opens take the focus themselves.
 */
import { inEditor } from "../../codeEditor/codeEditor.js";

const bars = ".toolbar, .document-tabs, .jump-bar, .assistant-bar, .console-bar";
const keeps = `${inEditor}, #live-view`;

export function keepFocusInText(view) {
  document.addEventListener("mousedown", (event) => {
    const control = event.target.closest?.("button, [role=tab], [role=radio]");
    if (!control?.closest(bars) || !document.activeElement?.closest(keeps)) return;
    event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    const isSelectAll = event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)
      && !event.shiftKey && !event.altKey;
    if (!isSelectAll || document.activeElement !== document.body) return;
    event.preventDefault();
    view.focus();
    view.selectAll();
  });
}

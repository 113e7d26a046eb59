import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";
import { comparisonTable } from "./comparisonTable.js";

/**
 * Shows two texts of a file side by side, with what differs marked; `choices` are `{title, run}`.
 */
export function showComparison({ file, mine, theirs, choices }) {
  const content = document.createElement("div");
  const frame = document.createElement("div");
  frame.className = "comparison";
  frame.tabIndex = 0;
  frame.setAttribute("role", "region");
  frame.ariaLabel = string("compare.label", { file });
  frame.append(comparisonTable(
    mine, theirs, [string("compare.mine"), string("compare.theirs")]));
  const buttons = document.createElement("div");
  buttons.className = "comparison-choices";
  for (const { title, run } of choices) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "plain-button";
    button.textContent = title;
    button.addEventListener("click", () => {
      content.closest("dialog").close();
      run();
    });
    buttons.append(button);
  }
  content.append(frame, buttons);
  return showDialog({
    title: string("compare.title", { file }), content, className: "comparison-sheet",
  });
}

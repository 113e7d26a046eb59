import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";
import { comparisonTable } from "./comparisonTable.js";

/**
 * Shows two texts of a file side by side, with what differs marked; `choices` are `{title, run}`.
 */
export function showComparison({ file, mine, theirs, choices }) {
  const content = document.createElement("div");
  const frame = newElement("div", {
    className: "comparison", tabIndex: 0, role: "region",
    ariaLabel: string("compare.label", { file }),
  });
  frame.append(comparisonTable(
    mine, theirs, [string("compare.mine"), string("compare.theirs")]));
  const buttons = newElement("div", { className: "comparison-choices" });
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

/** Rendered prose and literals in the editor: the switch, the commands, and the parts behind them. */
import { newElement } from "../../kit/element.js";
import { icon } from "../window/icon.js";
import { DisplayMode } from "./displayMode.js";
import { followLink, liveLinks } from "./linkFollowing.js";
import { ProseDrawing } from "./proseDrawing.js";
import { helpTyping } from "./proseTyping.js";
import { installLiterals } from "./literalMarks.js";

export function installMarkup(studio) {
  const { commands, editor: { view }, session } = studio;
  const display = new DisplayMode(session);
  const drawing = new ProseDrawing(studio, display);
  const button = makeSwitch();
  const press = () => {
    document.documentElement.dataset.prose = display.isRendered ? "rendered" : "raw";
    button.ariaPressed = String(display.isRendered);
  };
  commands.add({
    name: "renderedMarkup", keys: ["mod+alt+r"], group: "editor",
    run: () => {
      display.toggle();
      press();
      drawing.show();
    },
  });
  session.on("document", () => {
    press();
    drawing.show();
  });
  commands.add({
    name: "followLink", keys: ["mod+alt+o"], group: "editor",
    isEnabled: () => openLinks().length > 0,
    run: () => followLink(view, openLinks(), context()),
  });
  const context = () => ({ session, file: studio.editor.path });
  const openLinks = () => liveLinks(drawing.layer?.open?.blocks ?? [], context());
  helpTyping(view, () => drawing.leave());
  installLiterals(studio);
  studio.label(button.parentElement);
}

/** At the end of the jump bar. */
function makeSwitch() {
  const button = newElement("button", { className: "tool small prose-switch", id: "prose-switch" });
  button.dataset.command = "renderedMarkup";
  button.append(icon("prose"));
  document.querySelector(".jump-bar").append(button);
  return button;
}

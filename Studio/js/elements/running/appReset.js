/**
 * Resetting an app playground: what the app keeps between runs is deleted, and it runs again. Its
 * source stays as it is.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";

export function installAppReset(studio) {
  const { commands, session } = studio;
  const isEnabled = () => session.document?.isApplication ?? false;
  commands.add({ name: "resetApp", group: "run", isEnabled, run: () => ask(studio) });
}

function ask({ session, commands }) {
  const content = newElement("div", {},
    newElement("p", { textContent: string("resetApp.words", { name: session.document.name }) }),
    newElement("p", { textContent: string("resetApp.source") }));
  return showDialog({
    title: string("resetApp.title"), content, action: string("resetApp.action"),
    accept: async () => {
      session.send({ type: "stop" });
      await session.request({ type: "resetApp" });
      commands.run("run");
      return true;
    },
  });
}

import { matches } from "../../lib/keys.js";

const key = "mod+s";

/** Everything on disk, and the page built at once; never the browser's own dialog. */
export function installSaving(studio) {
  const { session, commands, notices } = studio;
  commands.add({ name: "save", keys: [key], group: "files", isEnabled: () => session.isOpen,
    run: async () => {
      await allHeard(session);
      session.send({ type: "run" });
      await session.request({ type: "save" }).catch(({ message }) => notices.add(message));
    } });
  // Also where no command is given: while a sheet is open, or nothing is there to save.
  addEventListener("keydown", (event) => {
    if (matches(key, event)) event.preventDefault();
  }, true);
}

/** When the server has heard all that was typed: it saves, and converts, what it has heard. */
export function allHeard(session) {
  if (session.texts.isHeard) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = ["accepted", "document", "connection"].map((type) => session.on(type, () => {
      if (!session.texts.isHeard && type !== "connection") return;
      for (const stop of stops) stop();
      resolve();
    }));
  });
}

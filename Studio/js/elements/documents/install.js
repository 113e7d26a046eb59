import { ConflictBar } from "./conflictBar.js";
import { DocumentCommands } from "./documentCommands.js";
import { DocumentTabs } from "./documentTabs.js";
import { FileMenu } from "./fileMenu.js";
import { StartScreen } from "./startScreen.js";
import { installSaving } from "./saving.js";

/** Whole playgrounds: the File menu, the start screen, tabs, the address, and files with two texts. */
export function installDocuments(studio) {
  const documents = new DocumentCommands(studio);
  installSaving(studio);
  new FileMenu(studio, documents);
  new DocumentTabs(studio, documents);
  new StartScreen(studio, documents);
  new ConflictBar(studio);
  followAddress(studio);
  followClosing(studio, documents);
}

/** The address says what the window shows, so that it is found again. */
function followAddress({ session }) {
  const show = () => {
    const { document: facts, lookedAt } = session;
    if (!facts) return;
    const query = new URLSearchParams({ document: facts.document });
    if (lookedAt) query.set("page", lookedAt.name);
    history.replaceState(null, "", `${location.pathname}?${query}`);
  };
  session.on("document", show);
  session.on("page", show);
}

/**
 * A document that was closed, here or in another window, gives way to its neighbour. A studio that was
 * started anew has not closed it: it opens it again for the window.
 */
function followClosing({ session }, documents) {
  let known = [];
  let lastEpoch = null;
  session.on("studio", ({ epoch }) => {
    const open = documents.documents;
    if (epoch !== lastEpoch) known = [];
    lastEpoch = epoch;
    const isGone = documents.current !== null
      && !open.some(({ document }) => document === documents.current)
      && known.some(({ document }) => document === documents.current);
    if (isGone && open.length > 0) {
      const at = known.findIndex(({ document }) => document === documents.current);
      documents.show(open[Math.min(at, open.length - 1)].document);
    }
    known = open;
  });
}

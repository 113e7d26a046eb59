/**
 * Puts the window together.
 *
 * `studio` is what every part is given: the session with the server, the editor, the commands, the
 * layout, and the ways to open a file or to go to a place. The essential parts are made here; each
 * other part has an `install` of its own, which adds its commands, listens to the session, and
 * makes its elements.
 */
import { CommandTable } from "./lib/commandTable.js";
import { onLanguage, speak, string } from "./lib/strings.js";
import { Settings } from "./lib/settings.js";
import { Session, now } from "./session.js";
import { installAssistant } from "./elements/assistant/installAssistant.js";
import { installConverting } from "./elements/converting/install.js";
import { ConsoleDrawer } from "./elements/console/consoleDrawer.js";
import { installDocuments } from "./elements/documents/install.js";
import { installEmptyPage } from "./elements/starting/emptyPage.js";
import { DiagnosticMarks } from "./elements/editor/diagnosticMarks.js";
import { installEditing } from "./elements/editor/installEditing.js";
import { JumpBar } from "./elements/editor/jumpBar.js";
import { SourceEditor } from "./elements/editor/sourceEditor.js";
import { installConsole } from "./elements/console/consoleBar.js";
import { installContextMenu } from "./elements/editor/contextMenu.js";
import { insertLiveView } from "./elements/editor/starter.js";
import { installAppCommands } from "./elements/liveView/appCommands.js";
import { installPreviewChoice } from "./elements/liveView/previewChoice.js";
import { installStage } from "./elements/liveView/stage.js";
import { installLanguage } from "./elements/language/language.js";
import { Fingers } from "./elements/liveView/fingers.js";
import { KeyInput } from "./elements/liveView/keyInput.js";
import { LiveView } from "./elements/liveView/liveView.js";
import { installPageVisibility } from "./elements/liveView/pageVisibility.js";
import { PointerInput } from "./elements/liveView/pointerInput.js";
import { TextEntry } from "./elements/liveView/textEntry.js";
import { TouchInput } from "./elements/liveView/touchInput.js";
import { installBooks } from "./elements/books/installBooks.js";
import { installMarkup } from "./elements/markup/installMarkup.js";
import { installNavigator } from "./elements/navigator/install.js";
import { Navigator } from "./elements/navigator/navigator.js";
import { keepFocusInText } from "./elements/window/keepFocus.js";
import { installResults } from "./elements/results/resultTools.js";
import { ResultsColumn } from "./elements/results/resultsColumn.js";
import { installPalette } from "./elements/palette/commandPalette.js";
import { installShortcuts } from "./elements/palette/shortcutList.js";
import { installAppReset } from "./elements/running/appReset.js";
import { installRunModes } from "./elements/running/runModes.js";
import { installRunToLine } from "./elements/running/runToLine.js";
import { focusPane, listenForCommands } from "./elements/window/commands.js";
import { HoverCard } from "./elements/window/hoverCard.js";
import { label } from "./elements/window/labels.js";
import { installMoreMenu } from "./elements/window/moreMenu.js";
import { Notices } from "./elements/window/notices.js";
import { installScreenKeyboard } from "./elements/window/screenKeyboard.js";
import { installSettings } from "./elements/window/settingsSheet.js";
import { installStatusDetails } from "./elements/window/statusDetails.js";
import { StatusCapsule } from "./elements/window/statusCapsule.js";
import { nextTheme } from "./elements/window/theme.js";
import { WindowLayout } from "./elements/window/windowLayout.js";

/** The parts that install themselves, in order. */
const parts = [
  installMarkup,
  installBooks,
  installConsole,
  installRunToLine,
  installRunModes,
  installAppReset,
  installStatusDetails,
  installPalette,
  installShortcuts,
  installSettings,
  installMoreMenu,
  installStage,
  installPageVisibility,
  installPreviewChoice,
  installAppCommands,
  installNavigator,
  installDocuments,
  installConverting,
  installEditing,
  installLanguage,
  installResults,
  installAssistant,
  installScreenKeyboard,
  installEmptyPage,
  installContextMenu,
];

const byId = (identifier) => document.getElementById(identifier);

const commands = new CommandTable();
const settings = new Settings();
await speak(ownLanguage() ?? navigator.language);
const hoverCard = new HoverCard();
const editor = new SourceEditor(byId("editor"), (...change) => session.edited(...change));
const liveView = new LiveView((run) => session.painted(run, now()));
const results = new ResultsColumn(editor, hoverCard, liveView.pictures);
const marks = new DiagnosticMarks(editor, hoverCard);
const files = new Navigator((path, pointer) => {
  open(path);
  if (session.file(path)?.text !== undefined && pointer !== "touch") editor.view.focus();
});
const jumpBar = new JumpBar();
jumpBar.isReadOnly = (path) => editor.isReadOnly(path);
const printed = new ConsoleDrawer();
const notices = new Notices();
const status = new StatusCapsule(showPlace);
const layout = new WindowLayout(settings, () => {
  editor.refresh();
  marks.fit();
  liveView.render();
});

let documentName = "";
const opened = new Set();
const asked = new URLSearchParams(location.search);
const session = new Session({
  console: printed, editor, jumpBar, liveView, marks, navigator: files, notices, results,
  showDocument, showPage, showPhase, showTrace, status,
}, `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`, {
  document: asked.get("document") ?? undefined, page: asked.get("page") ?? undefined,
});
const send = (message) => session.send(message);
const fingers = new Fingers(liveView, send);
new TouchInput(liveView, fingers);
new PointerInput(liveView, fingers, send);
const keyInput = new KeyInput(liveView, send);
new TextEntry(session, liveView, keyInput, send);

/** What every part is given. */
const studio = Object.freeze({
  session, commands, settings, layout, editor, results, marks, liveView, fingers, keyInput,
  status, notices, hoverCard, jumpBar, console: printed, navigator: files,
  /** Shows a file in the editor. */
  open,
  /** Shows `{file?, line, column?}`, counted from 1, in the editor. */
  go,
  /** Calls `listener(path)` whenever another file is shown in the editor. */
  onOpen: (listener) => opened.add(listener),
  /** Gives the words to elements that were made after the window. */
  label: (root) => label(commands, root),
});

const add = (name, keys, run, group) => commands.add({ name, keys, run, group });
add("run", ["mod+Enter"], (line) => session.run(line), "run");
add("stop", ["mod+."], () => session.send({ type: "stop" }), "run");
add("navigator", ["mod+0", "mod+alt+1"], () => layout.toggle("navigator"), "panes");
add("editor", ["mod+alt+2"], () => layout.toggle("editor"), "panes");
add("assistant", ["mod+alt+3"], () => layout.toggle("assistant"), "panes");
add("console", ["mod+shift+y", "mod+alt+4"], () => layout.toggle("console"), "panes");
commands.add({
  name: "theme", keys: ["mod+alt+0"], run: () => nextTheme(settings, commands),
  title: () => string("command.theme", { theme: string(`theme.${settings.theme}`) }),
});
add("clearConsole", ["mod+alt+k"], () => printed.clear(), "console");
add("nextIssue", ["F8"], () => goToIssue(1), "go");
add("previousIssue", ["shift+F8"], () => goToIssue(-1), "go");
add("nextPane", ["F6"], () => focusPane(1, editor), "go");
add("previousPane", ["shift+F6"], () => focusPane(-1, editor), "go");
session.on("studio", ({ locale }) => speak(ownLanguage() ?? locale));
onLanguage(() => {
  label(commands);
  status.render();
  files.render();
  jumpBar.refresh();
  session.showIssues();
  liveView.render();
});
for (const install of parts) install(studio);
listenForCommands(commands);
keepFocusInText(editor.view);
label(commands);

byId("insert-live-view").addEventListener("click", () => {
  open(session.page);
  insertLiveView(editor);
});

/** The language that the person has chosen, if not the system's. */
function ownLanguage() {
  const language = settings.value("language", "system");
  return language === "system" ? undefined : language;
}

function showDocument(facts, isOther) {
  for (const [old, path] of Object.entries(facts.renamed ?? {})) {
    editor.rename(old, path);
    if (settings.layout.file === old) settings.layout.file = path;
  }
  files.show(facts);
  editor.readOnly = new Set(facts.files.filter(({ isReadOnly }) => isReadOnly).map(({ path }) => path));
  documentName = facts.name;
  document.title = `${facts.name} — Lekplats`;
  status.name = facts.name;
  if (isOther) layout.apply(settings.open(facts.location ?? facts.name));
  else if (!session.file(editor.path) && session.page) open(session.page);
  else jumpBar.show(documentName, settings.layout.file ?? editor.path);
}

/** The window looks at a page: what belongs to another one is not shown any more. */
function showPage({ name, path }) {
  const shown = session.file(settings.layout.file);
  const isItsOwn = shown !== null && (!shown.page || shown.page === name);
  open(isItsOwn ? shown.path : path);
  // Who walks through the navigator or the tabs, or types a name there, goes on there.
  if (!document.activeElement?.closest("#navigator, #document-tabs")) editor.view.focus();
}

function showPhase(phase) {
  byId("stop").disabled = !["building", "running", "live"].includes(phase);
}

function showTrace(run, { version, phases }) {
  const words = phases.map(({ name, milliseconds }) => `${name} ${milliseconds.toFixed(1)}`);
  const text = `${string("trace.line", { version, phases: words.join(" · ") })}\n`;
  printed.add(run, [{ stream: "trace", text }]);
}

function open(path) {
  const owner = session.file(path)?.page;
  if (owner && session.lookedAt && owner !== session.lookedAt.name) session.look(owner);
  if (session.file(path)?.text !== undefined) editor.open(path);
  files.current = path;
  jumpBar.show(documentName, path);
  settings.layout.file = path;
  settings.save();
  layout.show("editor");
  for (const listener of opened) listener(path);
}

function go(place) {
  const target = place === "firstError" ? session.issues.first : place;
  if (!target) return;
  open(target.file ?? session.page);
  editor.go(target.line, target.column);
}

/** Several issues are listed; one is gone to. */
function showPlace(place) {
  if (place === "firstError" && session.placedIssues.length > 1) commands.run("issues");
  else go(place);
}

function goToIssue(direction) {
  const line = marks.next(direction);
  if (line !== null) editor.go(line);
}

/** What tests and the curious may look at. */
window.lek = Object.freeze({
  session,
  traces: session.traces,
  commands,
  navigator: files,
  /** The result beside a line, counted from 1. */
  resultBeside: (line) => results.beside(line),
  /** What is said about a line of the open file. */
  diagnosticsOn: (line) => marks.on(line),
  liveView: () => ({
    run: liveView.run, scale: liveView.scale, runningAnimations: liveView.runningAnimations,
    refusedFrames: session.refusedFrames,
  }),
});

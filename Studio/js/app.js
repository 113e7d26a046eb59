/** Puts the window together: each part is made once, and told of the others only what it needs. */
import { string, speak } from "./lib/strings.js";
import { Settings } from "./lib/settings.js";
import { Session, now } from "./session.js";
import { ConsoleDrawer } from "./elements/consoleDrawer.js";
import { DiagnosticMarks } from "./elements/diagnosticMarks.js";
import { focusPane, listenForCommands } from "./elements/commands.js";
import { HoverCard } from "./elements/hoverCard.js";
import { JumpBar } from "./elements/jumpBar.js";
import { insertLiveView } from "./elements/starter.js";
import { label } from "./elements/labels.js";
import { LiveView } from "./elements/liveView.js";
import { Navigator } from "./elements/navigator.js";
import { nextTheme } from "./elements/theme.js";
import { Notices } from "./elements/notices.js";
import { ResultsColumn } from "./elements/resultsColumn.js";
import { SourceEditor } from "./elements/sourceEditor.js";
import { StatusCapsule } from "./elements/statusCapsule.js";
import { TouchInput } from "./elements/touchInput.js";
import { WindowLayout } from "./elements/windowLayout.js";

const byId = (identifier) => document.getElementById(identifier);

speak(navigator.language);
const settings = new Settings();
const hoverCard = new HoverCard();
const editor = new SourceEditor(byId("editor"), (...change) => session.edited(...change));
const liveView = new LiveView((run) => session.send({ type: "painted", run, time: now() }));
const results = new ResultsColumn(editor, hoverCard, liveView.pictures);
const marks = new DiagnosticMarks(editor, hoverCard);
const files = new Navigator((path) => {
  open(path);
  editor.mirror.focus();
});
const jumpBar = new JumpBar();
const printed = new ConsoleDrawer();
const status = new StatusCapsule(go);
const layout = new WindowLayout(settings, () => {
  editor.refresh();
  marks.fit();
  liveView.render();
});
label();

let documentName = "";
const session = new Session({
  console: printed, editor, jumpBar, liveView, marks, navigator: files, notices: new Notices(),
  results, showDocument, showPhase, showTrace, status,
}, `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
new TouchInput(liveView, (touch) => session.send(touch));

const commands = {
  run: () => session.send({ type: "run" }),
  stop: () => session.send({ type: "stop" }),
  navigator: () => layout.toggle("navigator"),
  editor: () => layout.toggle("editor"),
  assistant: () => layout.toggle("assistant"),
  console: () => layout.toggle("console"),
  theme: () => nextTheme(settings),
  clearConsole: () => printed.clear(),
  nextIssue: () => goToIssue(1),
  previousIssue: () => goToIssue(-1),
  nextPane: () => focusPane(1, editor),
  previousPane: () => focusPane(-1, editor),
};
listenForCommands(commands);
for (const command of ["run", "stop", "theme"]) {
  byId(command).addEventListener("click", commands[command]);
}
byId("insert-live-view").addEventListener("click", () => {
  open(session.page);
  insertLiveView(editor);
});

function showDocument(facts) {
  const isFirst = documentName !== facts.name;
  if (speak(facts.locale)) label();
  files.show(facts.files);
  if (!isFirst) return;
  documentName = facts.name;
  document.title = `${facts.name} — Lekplats`;
  status.name = facts.name;
  layout.apply(settings.open(facts.name));
  const stored = facts.files.find(({ path, text }) =>
    path === settings.layout.file && text !== undefined);
  open(stored?.path ?? facts.page);
  editor.mirror.focus();
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
  editor.open(path);
  files.current = path;
  jumpBar.show(documentName, path);
  settings.layout.file = path;
  settings.save();
  layout.show("editor");
}

function go(place) {
  const target = place === "firstError" ? session.issues.first : place;
  if (!target) return;
  open(target.file ?? session.page);
  editor.go(target.line, target.column);
}

function goToIssue(direction) {
  const line = marks.next(direction);
  if (line !== null) editor.go(line);
}

/** What tests and the curious may look at. */
window.lek = Object.freeze({
  traces: session.traces,
  /** The result beside a line, counted from 1. */
  resultBeside: (line) => results.beside(line),
  /** What is said about a line of the open file. */
  diagnosticsOn: (line) => marks.on(line),
  liveView: () => ({
    run: liveView.run, scale: liveView.scale, runningAnimations: liveView.runningAnimations,
    refusedFrames: session.refusedFrames,
  }),
});

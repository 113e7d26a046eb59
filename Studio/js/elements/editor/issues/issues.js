/** Errors and warnings: the card of one line, the list of all, the compiler's proposals. */
import { inEditor } from "../../../codeEditor/codeEditor.js";
import { string } from "../../../lib/strings.js";
import { showMenu } from "../../window/menu.js";
import { Fixing } from "./fixing.js";
import { IssueCard } from "./issueCard.js";

const rank = { error: 0, warning: 1 };

export function installIssues(studio) {
  const { commands, editor, marks, session } = studio;
  const fixing = new Fixing(studio);
  const card = new IssueCard(studio, fixing);
  marks.onAsk = (element, issues) => card.show(element, issues);
  editor.view.on("change", () => card.close());
  const hasIssues = () => shownIssues(session).length > 0;
  commands.add({
    name: "showIssue", keys: ["alt+Enter"], group: "editor", within: inEditor,
    run: () => marks.ask(editor.view.caret.line),
  });
  commands.add({
    name: "fixAll", keys: ["mod+alt+shift+f"], group: "editor", run: () => fixing.fixAll(),
    isEnabled: () => fixing.fixable.length > 0,
  });
  commands.add({
    name: "issues", keys: ["mod+alt+shift+i", "mod+5"], group: "editor", isEnabled: hasIssues,
    run: () => showList(studio),
  });
}

function shownIssues(session) {
  return session.placedIssues.filter(({ severity }) => severity in rank);
}

/** All of them by file, each leading to its line. */
function showList(studio) {
  const files = Map.groupBy(shownIssues(studio.session), ({ file }) => file);
  const items = [...files].flatMap(([file, issues]) => [
    { heading: file },
    ...issues.sort(byRank).map((issue) => itemOf(studio, issue)),
  ]);
  const close = showMenu(document.getElementById("status"), items, { name: string("command.issues") });
  document.querySelector(".menu")?.classList.add("issue-list");
  return close;
}

function byRank(one, other) {
  return rank[one.severity] - rank[other.severity] || one.place.line - other.place.line;
}

function itemOf({ go }, { file, column, place, severity, message }) {
  const line = place.line + 1;
  return {
    title: message.split("\n")[0], key: string("issue.line", { line }), icon: severity,
    run: () => go({ file, line, column: place.touched ? 1 : column }),
  };
}

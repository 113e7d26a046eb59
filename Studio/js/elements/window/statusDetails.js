/** More about what the status capsule says, below it: what to do, and where the time went. */
import { newElement } from "../../kit/element.js";
import { put, within } from "../../kit/placement.js";
import { describe } from "../../lib/status.js";
import { decimal, string } from "../../lib/strings.js";

export function installStatusDetails(studio) {
  const { session, status, commands } = studio;
  let errors = [];
  let trace = null;
  session.on("diagnostics", ({ items }) => {
    errors = items.filter(({ severity }) => severity === "error");
    speakFirst();
  });
  session.on("state", () => speakFirst());
  session.on("trace", (heard) => {
    trace = heard;
  });
  const speakFirst = () => {
    const [first] = status.state.phase === "failed" ? errors : [];
    status.spokenDetail = first
      ? string("diagnostic.error", { line: first.line, message: first.message }) : "";
  };
  const show = () => showDetails(studio, rows(studio, trace));
  status.showDetails = show;
  commands.add({ name: "statusDetails", group: "run", run: show });
}

/** What there is to say of a state, as pairs of words. */
function rows({ session, status }, trace) {
  const { phase, detail = {}, version } = status.state;
  const rows = [
    ["document", session.document?.location ?? session.document?.name],
    ["page", session.lookedAt?.name],
    ["state", describe(status.state).text],
    ["message", detail.message],
    ["remedy", detail.remedy],
  ];
  if (Number.isFinite(detail.buildMilliseconds)) {
    const seconds = decimal(detail.buildMilliseconds / 1000, 2);
    rows.push(["built", string("status.seconds", { seconds })]);
  }
  if (phase === "finished" && detail.pageStatus) rows.push(["pageStatus", detail.pageStatus]);
  if (trace?.version === version) {
    const phases = trace.phases.map(({ name, milliseconds }) => `${name} ${decimal(milliseconds, 0)}`);
    rows.push(["trace", phases.join(" · ")]);
  }
  return rows.filter(([, words]) => words !== undefined && words !== null && words !== "");
}

function showDetails({ commands }, rows) {
  document.getElementById("status-details")?.remove();
  const card = newElement("div", { id: "status-details", className: "status-details" });
  card.popover = "auto";
  card.setAttribute("role", "dialog");
  card.ariaLabel = string("status.details");
  const list = document.createElement("dl");
  for (const [name, words] of rows) {
    const term = document.createElement("dt");
    const value = document.createElement("dd");
    term.textContent = string(`status.detail.${name}`);
    value.textContent = words;
    list.append(term, value);
  }
  const again = newElement("button", {
    className: "plain-button", textContent: commands.title("run"),
  });
  again.addEventListener("click", () => {
    card.hidePopover();
    commands.run("run");
  });
  card.append(list, again);
  card.addEventListener("toggle", ({ newState }) => newState === "closed" && card.remove());
  document.body.append(card);
  card.showPopover();
  place(card);
  again.focus();
}

function place(card) {
  const capsule = document.getElementById("status").getBoundingClientRect();
  const { width } = card.getBoundingClientRect();
  const middle = capsule.left + capsule.width / 2 - width / 2;
  put(card, { left: within(middle, width, 8), top: capsule.bottom + 6 });
}

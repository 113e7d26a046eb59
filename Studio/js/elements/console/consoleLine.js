import { newElement } from "../../kit/element.js";
import { string, timeOfDay } from "../../lib/strings.js";
import { shownText } from "./consoleSearch.js";

/** The element of an entry of the console (lib/consoleLog.js); `go(place)` leads to an error. */
export function consoleLine(entry, { search, index, isEarlier, go }) {
  const line = document.createElement("div");
  if (isEarlier) line.dataset.age = "earlier";
  if (entry.kind === "run") {
    line.className = "console-run";
    line.setAttribute("role", "separator");
    line.textContent = runTitle(entry);
    return line;
  }
  line.className = "console-line";
  line.dataset.stream = entry.stream;
  if (entry.kind === "place" && entry.place) line.append(placeButton(entry.place, go), " ");
  const current = search.currentIn(index);
  search.pieces(shownText(entry)).forEach((piece, number) => {
    if (number % 2 === 0) {
      if (piece) line.append(piece);
      return;
    }
    const mark = newElement("mark", { textContent: piece });
    if ((number - 1) / 2 === current) mark.className = "current";
    line.append(mark);
  });
  return line;
}

/** An entry as it is copied. */
export function entryText(entry) {
  if (entry.kind === "run") return `— ${runTitle(entry)} —`;
  const place = entry.kind === "place" && entry.place ? `${placeTitle(entry.place)} ` : "";
  return place + entry.text;
}

function runTitle({ time }) {
  return timeOfDay(time);
}

function placeTitle({ file, line }) {
  return string("console.place", { file: file?.split("/").at(-1) ?? "", line });
}

function placeButton(place, go) {
  const button = newElement("button", {
    className: "console-place", textContent: placeTitle(place), title: string("console.goToPlace"),
  });
  button.addEventListener("click", () => go(place));
  return button;
}

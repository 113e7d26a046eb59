import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { showDialog } from "../window/dialog.js";

const svg = "http://www.w3.org/2000/svg";
const quiet = 4;

/** Shows the address of the studio for another device, as a code to photograph and as text. */
export async function showInvitation({ session, notices }) {
  let answer;
  try {
    answer = await session.request({ type: "invite" });
  } catch (refusal) {
    notices.add(refusal.message);
    return;
  }
  const content = newElement("div", { className: "invitation-code" });
  const words = document.createElement("p");
  words.textContent = string("invite.words");
  const address = document.createElement("input");
  address.readOnly = true;
  address.value = answer.address;
  address.ariaLabel = string("invite.address");
  address.addEventListener("focus", () => address.select());
  const copy = newElement("button", { type: "button", className: "plain-button" });
  copy.textContent = string("invite.copy");
  copy.addEventListener("click", async () => {
    address.focus();
    await navigator.clipboard?.writeText(answer.address).catch(() => {});
    copy.textContent = string("invite.copied");
  });
  const row = newElement("div", { className: "invitation-address" }, address, copy);
  content.append(words, picture(answer.code), row);
  await showDialog({ title: string("invite.title"), content });
}

/** Rows of "0" and "1", dark where there is a 1, with the quiet zone that readers need around it. */
function picture(rows) {
  const size = rows.length + 2 * quiet;
  const element = document.createElementNS(svg, "svg");
  element.setAttribute("viewBox", `0 0 ${size} ${size}`);
  element.setAttribute("class", "qr-code");
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", string("invite.code"));
  const dark = document.createElementNS(svg, "path");
  dark.setAttribute("d", rows.flatMap((row, y) => [...row].map((cell, x) =>
    cell === "1" ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")).join(""));
  element.append(dark);
  return element;
}

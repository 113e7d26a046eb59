/**
 * Sheets that ask for something: a title, what is asked, and two buttons.
 *
 * It is the browser's own `dialog`, so the focus stays inside, Escape cancels, and the rest of the
 * window waits.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";

/**
 * Shows `content` and answers, when the person has said yes, with what `accept()` answers; with
 * null after a cancel. Where `accept` throws, its message is shown and the sheet stays; it stays
 * too where `accept` answers "stay".
 */
export function showDialog({ title, content, action, accept = () => true, className = "" }) {
  const dialog = newElement("dialog", { className: `sheet ${className}`.trim() });
  const form = document.createElement("form");
  form.method = "dialog";
  const heading = newElement("h1", { textContent: title, id: `sheet-title-${(count += 1)}` });
  dialog.setAttribute("aria-labelledby", heading.id);
  const problem = document.createElement("p");
  problem.className = "sheet-problem";
  problem.setAttribute("role", "alert");
  problem.hidden = true;
  const buttons = document.createElement("div");
  buttons.className = "sheet-buttons";
  const cancel = button(action ? string("dialog.cancel") : string("dialog.close"), "plain-button");
  const yes = action ? button(action, "plain-button main") : null;
  if (yes) yes.type = "submit";
  buttons.append(cancel, ...(yes ? [yes] : []));
  form.append(heading, content, problem, buttons);
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    let answer = null;
    cancel.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (yes) yes.disabled = true;
      problem.hidden = true;
      try {
        const accepted = await accept();
        if (accepted === "stay") return;
        answer = accepted;
        dialog.close();
      } catch (refusal) {
        problem.textContent = refusal.message;
        problem.hidden = false;
      } finally {
        if (yes) yes.disabled = false;
      }
    });
    const before = document.activeElement;
    dialog.addEventListener("close", () => {
      dialog.remove();
      // Chromium gives the focus back to what is not yet awake, and typing would do nothing there.
      if (document.activeElement === before) before?.blur();
      if (document.activeElement === document.body) before?.focus({ preventScroll: true });
      resolve(answer);
    });
    dialog.showModal();
    (dialog.querySelector("[autofocus]") ?? yes ?? cancel).focus();
  });
}

/** A field of a sheet: a label over an element. */
export function field(words, element) {
  const whole = newElement("label", { className: "sheet-field" });
  const name = newElement("span", { textContent: words });
  whole.append(name, element);
  return whole;
}

let count = 0;

function button(words, className) {
  const element = newElement("button", { type: "button", className, textContent: words });
  return element;
}

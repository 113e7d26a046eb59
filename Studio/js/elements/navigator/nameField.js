import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { shownName } from "./navigatorRow.js";

let count = 0;

/**
 * Takes a name in place, in a row of the navigator. Return and a click elsewhere take what was
 * typed, Escape leaves the old name. Where `accept(name)` throws, its words stand under the field,
 * and what was typed stays.
 */
export function editName(row, accept) {
  const { node } = row;
  const field = document.createElement("span");
  field.className = "name-field";
  const input = newElement("input", { value: node.name, spellcheck: false });
  input.autocapitalize = "off";
  input.ariaLabel = string("navigator.nameOf", { name: shownName(node) });
  const problem = document.createElement("span");
  problem.className = "name-problem";
  problem.id = `name-problem-${(count += 1)}`;
  problem.setAttribute("role", "alert");
  problem.hidden = true;
  field.append(input, problem);
  const putBack = row.replaceName(field);
  input.focus();
  const dot = node.kind === "file" ? node.name.lastIndexOf(".") : -1;
  input.setSelectionRange(0, dot > 0 ? dot : node.name.length);
  return new Promise((resolve) => {
    let state = "typing";
    const end = () => {
      state = "ended";
      putBack();
      resolve();
    };
    const take = async () => {
      if (state !== "typing") return;
      const name = completed(input.value.trim(), node);
      if (name === "" || name === node.name) return end();
      state = "asking";
      try {
        await accept(name);
        end();
      } catch (refusal) {
        state = "typing";
        problem.textContent = refusal.message;
        problem.hidden = false;
        input.setAttribute("aria-invalid", "true");
        input.setAttribute("aria-describedby", problem.id);
      }
    };
    input.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.isComposing) return;
      if (event.key === "Enter") take();
      else if (event.key === "Escape" && state === "typing") end();
      else return;
      event.preventDefault();
    });
    input.addEventListener("input", () => {
      problem.hidden = true;
      input.removeAttribute("aria-invalid");
    });
    input.addEventListener("blur", () => setTimeout(() => {
      if (document.activeElement !== input) take();
    }));
  });
}

/**
 * A file keeps its ending where none was typed. Only what is before it was selected, so who types a
 * whole name has it twice.
 */
function completed(name, node) {
  const dot = node.name.lastIndexOf(".");
  if (node.kind !== "file" || dot <= 0 || name === "") return name;
  const ending = node.name.slice(dot);
  if (name.endsWith(ending + ending)) return name.slice(0, -ending.length);
  return name.includes(".") ? name : name + ending;
}

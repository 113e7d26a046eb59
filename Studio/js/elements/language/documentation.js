/**
 * Documentation comments as elements: paragraphs, code, lists, and what is said of parameters.
 *
 * Everything that is shown is text; nothing in it can become an element of its own choosing.
 */
import { newElement } from "../../kit/element.js";
export function documentationElements(markdown) {
  const elements = [];
  let list = null;
  let paragraph = null;
  let code = null;
  for (const line of String(markdown ?? "").split("\n")) {
    if (/^\s*```/.test(line)) {
      code = code ? null : elements[elements.push(make("pre")) - 1];
      list = paragraph = null;
    } else if (code) {
      code.textContent += `${line}\n`;
    } else if (line.trim() === "") {
      list = paragraph = null;
    } else if (/^\s*[-*+] /.test(line)) {
      if (!list) list = elements[elements.push(make("ul")) - 1];
      const item = make("li");
      item.append(...spans(line.replace(/^\s*[-*+] /, "")));
      list.append(item);
      paragraph = null;
    } else if (/^#{1,6} /.test(line)) {
      const heading = make("h3");
      heading.append(...spans(line.replace(/^#+ /, "")));
      elements.push(heading);
      list = paragraph = null;
    } else {
      if (list) paragraph = list.lastElementChild;
      if (!paragraph) paragraph = elements[elements.push(make("p")) - 1];
      paragraph.append(...(paragraph.hasChildNodes() ? [" "] : []), ...spans(line.trim()));
    }
  }
  return elements;
}

/** Code, strong and emphasised words of a line. */
function spans(line) {
  const found = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\)/g;
  let place = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > place) found.push(line.slice(place, match.index));
    const [whole, code, strong, emphasis, link] = match;
    if (link) found.push(link);
    else found.push(make(code ? "code" : strong ? "strong" : "em", code ?? strong ?? emphasis));
    place = match.index + whole.length;
  }
  if (place < line.length) found.push(line.slice(place));
  return found;
}

function make(name, text = "") {
  const element = newElement(name, { textContent: text });
  return element;
}

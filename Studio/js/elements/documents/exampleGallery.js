import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";

/** What is said of an example, in the person's language where it is one of ours. */
export function exampleName({ identifier }) {
  const key = `example.${identifier}.name`;
  const found = string(key);
  return found === key ? identifier.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ") : found;
}

function exampleSummary({ identifier }) {
  const key = `example.${identifier}.summary`;
  const found = string(key);
  return found === key ? "" : found;
}

/** The playgrounds we ship as cards with a picture; `choose(identifier)` is told which is taken. */
export function exampleGallery(examples, choose) {
  const element = newElement("div", { className: "example-gallery" });
  element.append(...examples.map((example) => {
    const card = newElement("button", { type: "button" });
    card.className = "template-card example-card";
    card.dataset.example = example.identifier;
    card.append(
      picture(example), words("template-name", exampleName(example)),
      words("template-summary", exampleSummary(example)));
    card.addEventListener("click", () => choose(example.identifier));
    return card;
  }));
  return element;
}

function words(kind, text) {
  const element = newElement("span", { className: kind, textContent: text });
  return element;
}

function picture({ identifier }) {
  const frame = newElement("span", { className: "example-picture" });
  const image = newElement("img", { alt: "" });
  image.loading = "lazy";
  image.src = `/studio/examples/${encodeURIComponent(identifier)}.png`;
  image.addEventListener("error", () => image.remove());
  frame.append(image);
  return frame;
}

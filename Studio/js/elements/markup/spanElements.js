/** Words of prose as elements. Whatever they say, they are put in as text. */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { pageAddress, pageOf, webAddress } from "./destinations.js";
import { mediaElement } from "./mediaElement.js";

const simple = { emphasis: "em", strong: "strong", struckOut: "s" };

/** The elements of spans; `context` is `{session, file}`. */
export function spanElements(spans, context) {
  return spans.map((span) => spanElement(span, context));
}

function spanElement(span, context) {
  if (typeof span === "string") return document.createTextNode(span);
  if (Object.hasOwn(simple, span.kind)) {
    const element = document.createElement(simple[span.kind]);
    element.append(...spanElements(span.spans, context));
    return element;
  }
  switch (span.kind) {
    case "lineBreak": return document.createElement("br");
    case "code": {
      const element = newElement("code", { textContent: span.text });
      return element;
    }
    case "link": return linkElement(span, context);
    case "image": case "video": return mediaElement(span, context);
    default: return document.createTextNode(span.text ?? "");
  }
}

function linkElement(link, context) {
  const element = document.createElement("a");
  element.append(...spanElements(link.spans, context));
  if (link.title) element.title = link.title;
  if (link.leads === "web") leadOut(element, webAddress(link.address));
  else leadToPage(element, link, context);
  if (!element.hasAttribute("href")) {
    element.setAttribute("role", "link");
    element.ariaDisabled = "true";
    element.title ||= link.leads === "page" ? string("markup.noPage", { page: link.page })
      : string("markup.deadLink");
  }
  return element;
}

function leadOut(element, address) {
  if (!address) return;
  element.href = address;
  if (/^mailto:/i.test(address)) return;
  element.target = "_blank";
  element.rel = "noopener noreferrer";
  element.title ||= address;
}

function leadToPage(element, link, { session, file }) {
  const page = pageOf(link, session, file);
  if (!page) return;
  element.href = pageAddress(session, page);
  element.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    followToPage(link, session, file);
  });
}

/** Looks at the page that a link leads to. */
export function followToPage(link, session, file) {
  const page = pageOf(link, session, file);
  if (page) session.look(page);
  return page !== null;
}

/** Blocks of prose as elements; each knows the line of its comment that it begins in. */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { codeElement } from "./codeElement.js";
import { spanElements } from "./spanElements.js";

/** Boxes that ask for care; all others are calm ones. */
const tones = {
  Important: "warning", Warning: "warning", Attention: "warning", Bug: "warning",
  Experiment: "accent", Example: "accent", Callout: "accent",
};

/** `context` is `{session, file, first, resized}`; lines count from `first`. */
export function blockElements(blocks, context) {
  return blocks.map((block) => {
    const element = makers[block.kind]?.(block, context) ?? document.createElement("p");
    element.dataset.line = block.first - context.first;
    element.dataset.end = block.last - context.first;
    return element;
  });
}

const makers = {
  paragraph: ({ spans }, context) => filled("p", spanElements(spans, context)),
  heading: ({ level, spans }, context) => {
    const element = filled(`h${level}`, spanElements(spans, context));
    element.className = "prose-heading";
    return element;
  },
  code: ({ text, language }) => codeElement(text, language),
  rule: () => document.createElement("hr"),
  quote: ({ blocks }, context) => filled("blockquote", blockElements(blocks, context)),
  list,
  callout,
  table,
};

function filled(name, content) {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function list({ style, start, isTight, items }, context) {
  const element = document.createElement(style === "numbers" ? "ol" : "ul");
  if (style === "numbers") element.start = start;
  if (isTight) element.className = "tight";
  for (const item of items) {
    const row = filled("li", blockElements(item.blocks, context));
    row.dataset.line = item.first - context.first;
    if (item.isDone !== undefined) row.prepend(taskMark(item.isDone));
    row.classList.toggle("task", item.isDone !== undefined);
    element.append(row);
  }
  return element;
}

function taskMark(isDone) {
  const mark = document.createElement("span");
  mark.className = isDone ? "task-mark done" : "task-mark";
  mark.setAttribute("role", "img");
  mark.ariaLabel = string(isDone ? "markup.done" : "markup.toDo");
  return mark;
}

function callout({ callout: kind, title, blocks }, context) {
  const element = newElement("aside", { className: "prose-callout" });
  element.dataset.tone = tones[kind] ?? "quiet";
  element.dataset.callout = kind;
  const heading = newElement("p", {
    className: "prose-callout-title", textContent: calloutTitle(kind, title),
  });
  element.ariaLabel = heading.textContent;
  element.append(heading, ...blockElements(blocks, context));
  return element;
}

/** A callout is called by its kind, unless its writer has said how. */
function calloutTitle(kind, title) {
  if (title === kind) return string(`callout.${kind}`);
  const [, name] = kind === "Parameter" ? /^Parameter (\S+)$/.exec(title) ?? [] : [];
  return name === undefined ? title : string("callout.parameterNamed", { name });
}

function table({ columns, header, rows }, context) {
  const element = document.createElement("table");
  const row = (cells, name) => {
    const line = document.createElement("tr");
    cells.forEach((spans, index) => {
      const cell = filled(name, spanElements(spans, context));
      if (columns[index] !== "natural") cell.style.textAlign = columns[index];
      line.append(cell);
    });
    return line;
  };
  element.append(
    filled("thead", [row(header, "th")]), filled("tbody", rows.map((cells) => row(cells, "td"))));
  const scroller = filled("div", [element]);
  scroller.className = "prose-table";
  return scroller;
}

/** Chooses a picture or file of the resources: thumbnails, a filter, arrow keys and Return. */
import { newElement } from "../../kit/element.js";
import { resourceLiteral } from "../../lib/literals.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { textButton } from "./colorPicker.js";
import { pathInResources, resourceAddress, resourcesOf } from "./destinations.js";
import { showPopover } from "./popover.js";

const pictures = /\.(?:png|jpe?g|gif|webp|svg|bmp|heic|tiff?)$/i;

export function pickResource({ kind, name }, studio, { anchor, write, closed, showText }) {
  const { session, editor } = studio;
  const page = session.file(editor.path)?.page ?? session.lookedAt?.name;
  const found = resourcesOf(session, page).map(({ path }) => path)
    .filter((path) => kind === "file" || pictures.test(path));
  const content = newElement("div", { className: `resource-picker ${kind}` });
  const list = document.createElement("div");
  list.className = "resource-list";
  list.setAttribute("role", "listbox");
  list.ariaLabel = string(`literal.pick.${kind}`);
  const filter = filterField(() => show());
  const empty = newElement("p", { className: "resource-none" });
  content.append(filter, list, empty, textButton(() => {
    showText();
    close();
  }));
  const choose = (path) => {
    const text = resourceLiteral(kind, pathInResources(path));
    if (text) write(text);
    close();
  };
  const show = () => {
    const wanted = filter.value.trim().toLowerCase();
    const paths = found.filter((path) => pathInResources(path).toLowerCase().includes(wanted));
    list.replaceChildren(...paths.map((path) => row(path, kind, name, session, choose)));
    empty.hidden = paths.length > 0;
    empty.textContent = string(found.length > 0 ? "literal.noMatch" : `literal.empty.${kind}`);
  };
  const close = showPopover(anchor, content, { name: list.ariaLabel, closed });
  content.addEventListener("keydown", (event) => move(event, list, filter));
  show();
  (list.querySelector("[aria-selected=true]") ?? filter).scrollIntoView({ block: "nearest" });
}

function filterField(changed) {
  const filter = newElement("input", { type: "search" });
  filter.autofocus = true;
  filter.placeholder = string("literal.filter");
  filter.ariaLabel = string("literal.filter");
  filter.addEventListener("input", changed);
  return filter;
}

function row(path, kind, name, session, choose) {
  const own = pathInResources(path);
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("role", "option");
  button.ariaSelected = String(own === name);
  button.title = own;
  const words = newElement("span", { textContent: own });
  button.append(pictures.test(path) ? thumbnail(path, session) : icon("page"), words);
  button.addEventListener("click", () => choose(path));
  return button;
}

function thumbnail(path, session) {
  const picture = newElement("img", { alt: "" });
  picture.loading = "lazy";
  picture.addEventListener("error", () => picture.replaceWith(icon("resource")));
  picture.src = resourceAddress(session, path);
  return picture;
}

/** Arrows go from the filter into the list and about in it; Return takes the first. */
function move(event, list, filter) {
  const rows = [...list.children];
  const here = rows.indexOf(document.activeElement);
  const across = rows.findIndex((other) => other.offsetTop > rows[0].offsetTop);
  const columns = across < 0 ? rows.length : across;
  const steps = { ArrowDown: here < 0 ? 1 : columns, ArrowUp: -columns };
  if (here >= 0) Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 });
  if (event.isComposing) return;
  if (event.key === "Enter" && here < 0) rows[0]?.click();
  else if (!steps[event.key]) return;
  else if (here + steps[event.key] < 0) filter.focus();
  else rows[Math.min(here + steps[event.key], rows.length - 1)]?.focus();
  event.preventDefault();
}

/** Follows links of the prose that the caret is in, by the keyboard. */
import { string } from "../../lib/strings.js";
import { showMenu } from "../window/menu.js";
import { pageOf, webAddress } from "./destinations.js";
import { followToPage } from "./spanElements.js";

/** The links of blocks that lead somewhere, in their order. */
export function liveLinks(blocks, { session, file }) {
  return collect(blocks).filter((link) => link.leads === "web"
    ? webAddress(link.address) : pageOf(link, session, file));
}

/** Follows the only link there is, or asks which. */
export function followLink(view, links, { session, file }) {
  const follow = (link) => {
    if (link.leads === "web") window.open(webAddress(link.address), "_blank", "noopener,noreferrer");
    else followToPage(link, session, file);
  };
  if (links.length === 1) {
    follow(links[0]);
    return;
  }
  const { left, bottom } = view.selectionBox;
  showMenu({ x: left, y: bottom },
    links.map((link) => ({ title: words(link.spans), run: () => follow(link) })),
    { name: string("markup.links") });
}

function collect(value) {
  if (Array.isArray(value)) return value.flatMap(collect);
  if (value === null || typeof value !== "object") return [];
  const own = value.kind === "link" ? [value] : [];
  return [...own, ...Object.values(value).flatMap(collect)];
}

function words(spans) {
  return spans.map((span) => typeof span === "string" ? span
    : span.text ?? span.alternative ?? words(span.spans ?? [])).join("");
}

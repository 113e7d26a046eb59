/**
 * Pictures and films of prose. They come from the bundle's resources; one that lies on the web is
 * a link to it, for opening a page tells nobody that it was opened.
 */
import { newElement } from "../../kit/element.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { resourceAddress, resourcePath, webAddress } from "./destinations.js";

export function mediaElement(media, context) {
  if (media.from === "web") return elsewhere(media);
  const path = media.from === "resource"
    ? resourcePath(context.session, context.file, media.path) : null;
  if (!path) return missing(media);
  return media.kind === "video" ? film(media, path, context) : picture(media, path, context);
}

function picture(media, path, { session, resized }) {
  const element = newElement("img", { className: "prose-picture", alt: media.alternative });
  if (media.title) element.title = media.title;
  element.addEventListener("load", () => resized());
  element.addEventListener("error", () => {
    element.replaceWith(missing(media));
    resized();
  });
  element.src = resourceAddress(session, path);
  return element;
}

function film(media, path, { session, file, resized }) {
  const element = newElement("video", { className: "prose-film" });
  element.controls = true;
  element.preload = "metadata";
  element.playsInline = true;
  element.ariaLabel = media.alternative || string("markup.film");
  element.width = media.width;
  element.height = media.height;
  element.style.aspectRatio = `${media.width} / ${media.height}`;
  const poster = media.poster ? resourcePath(session, file, media.poster) : null;
  if (poster) element.poster = resourceAddress(session, poster);
  element.addEventListener("error", () => {
    element.replaceWith(missing(media));
    resized();
  });
  element.src = resourceAddress(session, path);
  return element;
}

function elsewhere(media) {
  const address = webAddress(media.address);
  const element = document.createElement(address ? "a" : "span");
  element.className = "prose-elsewhere";
  if (address) {
    element.href = address;
    element.target = "_blank";
    element.rel = "noopener noreferrer";
    element.title = address;
  }
  const host = address ? new URL(address).host : "";
  const words = document.createElement("span");
  words.textContent = media.alternative
    ? `${media.alternative} · ${host}` : string("markup.elsewhere", { host });
  element.append(icon("resource"), words);
  return element;
}

function missing(media) {
  const element = newElement("span", { className: "prose-missing", role: "img" });
  const words = media.from === "resource"
    ? string("markup.missing", { path: media.path }) : string("markup.deadPicture");
  element.ariaLabel = media.alternative ? `${media.alternative}: ${words}` : words;
  const shown = newElement("span", { textContent: element.ariaLabel });
  element.append(icon("warning"), shown);
  return element;
}

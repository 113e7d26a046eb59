import { newElement } from "../../kit/element.js";
import { isPicture, lastName } from "../../lib/fileTree.js";
import { string } from "../../lib/strings.js";
import { icon } from "../window/icon.js";
import { pictureAddress } from "./navigatorRow.js";

/** Shows in an element what a file without text is: a picture with its size in pixels, or words. */
export function showFile(element, session, file) {
  element.replaceChildren(
    ...(isPicture(file.path) ? picture(element, session, file) : description(file.path, "fileView.other")));
}

function picture(element, session, file) {
  const frame = newElement("div", { className: "file-view-picture" });
  const image = new Image();
  image.alt = lastName(file.path);
  const words = caption("");
  image.addEventListener("load", () => {
    const { naturalWidth: width, naturalHeight: height } = image;
    words.textContent = string("fileView.size", { name: lastName(file.path), width, height });
  });
  image.addEventListener("error", () => {
    if (frame.isConnected) element.replaceChildren(...description(file.path, "fileView.broken"));
  });
  image.src = pictureAddress(session.document.document, file);
  frame.append(image);
  return [frame, words];
}

function description(path, key) {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toUpperCase() ?? "";
  const words = string(key, { name: lastName(path), kind: ending });
  return [icon("file"), caption(words), caption(string("fileView.use", { name: lastName(path) }))];
}

function caption(text) {
  const words = newElement("p", { textContent: text });
  return words;
}

/** The navigator's tree of a book: a page's own is below it, the rest has its owner's name. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { fileTree, visibleNodes } from "../../../Studio/js/lib/fileTree.js";

const page = "Contents/Chapters/One.playgroundchapter/Pages/A.playgroundpage";

function rows(document) {
  return visibleNodes(fileTree(document), () => true).map(({ node, level }) => `${level} ${node.kind} ${node.name}`);
}

function filesOf(pairs) {
  return pairs.map(([kind, path]) => ({ kind, path }));
}

test("a book shows its pages, modules and chapters", () => {
  const files = filesOf([
    ["page", `${page}/main.swift`], ["source", `${page}/Sources/Own.swift`],
    ["source", "Contents/Chapters/One.playgroundchapter/Sources/Shared.swift"],
    ["source", "Contents/Modules/Core.playgroundmodule/Sources/Deep/Core.swift"],
    ["resource", "Contents/PrivateResources/all.png"]]);
  const document = { pages: [{ name: "First", path: `${page}/main.swift` }], files };
  assert.deepEqual(rows(document).map((row) => row.replace(/ \w+/, "")), [
    "1 First", "2 Sources", "3 Own.swift", "1 One/Sources", "2 Shared.swift",
    "1 Core/Sources", "2 Deep", "3 Core.swift", "1 PrivateResources", "2 all.png"]);
});

test("several chapters hold their pages", () => {
  const pathOf = (chapter, name) =>
    `Contents/Chapters/${chapter}.playgroundchapter/Pages/${name}.playgroundpage/main.swift`;
  const pages = [["Two", "A", "Second – Start"], ["Two", "B", "Second – End"], ["One", "A", "First"]];
  const files = [
    ...pages.map(([chapter, name]) => ({ kind: "page", path: pathOf(chapter, name) })),
    { kind: "source", path: pathOf("Two", "B").replace("main", "LiveView"), page: "Second – End" },
    { kind: "source", path: "Contents/Chapters/One.playgroundchapter/Sources/Own.swift" },
    { kind: "source", path: "Contents/Modules/Core.playgroundmodule/Sources/Core.swift" }];
  const document = {
    files,
    pages: pages.map(([chapter, name, shown]) =>
      ({ name: shown, path: pathOf(chapter, name), chapter: chapter === "Two" ? "Second" : "First" })),
  };
  assert.deepEqual(rows(document), [
    "1 folder Second", "2 page Start", "2 page End", "3 file LiveView.swift",
    "1 folder First", "2 page First", "2 folder Sources", "3 file Own.swift",
    "1 folder Core/Sources", "2 file Core.swift"]);
});

test("an application shows where it begins and all other files", () => {
  const files = filesOf([["page", "App/Main.swift"], ["source", "Zoo.swift"], ["source", "App/Deep/B.swift"]]);
  const document = {
    form: "package", isApplication: true, files,
    pages: [{ name: "Main", path: "App/Main.swift" }],
  };
  assert.deepEqual(rows(document), [
    "1 file Main.swift", "1 folder App", "2 folder Deep", "3 file B.swift", "1 file Zoo.swift"]);
});

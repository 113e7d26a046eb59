/** The parts of the jump bar, each with the menu of what stands beside it. */
import { showMenu } from "../../window/menu.js";
import { string } from "../../../lib/strings.js";

/** The parts of a file's path. */
export function partsOf(studio, name, path) {
  const { session } = studio;
  const file = session.file(path);
  const owner = file?.page;
  const pages = session.document?.pages ?? [];
  const parts = [{
    kind: "playground", title: name,
    choose: (element, event) => choosePlayground(studio, element, event),
  }];
  const hasPages = session.document?.form !== "single";
  if (owner && hasPages) {
    parts.push({ kind: "page", title: owner, choose: (element) => showPages(studio, element, pages) });
  }
  const isPage = pages.some((page) => page.path === path);
  const page = pages.find(({ name: own }) => own === owner);
  const inside = path.slice(page ? folderOf(page.path).length : 0);
  const folders = isPage ? [] : inside.split("/").slice(0, -1);
  folders.forEach((folder, index) => parts.push({
    kind: `folder-${index}`, title: folder,
    choose: (element) => showFiles(studio, element,
      ({ path: other }) => isBeside(other, path, folders.length - index)),
  }));
  if (!(isPage && hasPages)) {
    parts.push({
      kind: "file", title: path.split("/").at(-1),
      choose: (element) => showFiles(studio, element, ({ path: other, kind }) =>
        isPage ? kind === "page" : folderOf(other) === folderOf(path)),
    });
  }
  return parts;
}

/** The first click leads to the page; where it is shown already, its pages and files are. */
function choosePlayground(studio, element, event) {
  const { session, editor } = studio;
  if (event.detail > 1) return;
  if (editor.path !== session.page && session.page) {
    studio.open(session.page);
    editor.view.focus();
    return;
  }
  const pages = session.document?.pages ?? [];
  const files = withText(session).filter(({ kind }) => kind !== "page");
  showMenu(element, [
    ...pages.map((page) => pageItem(studio, page)),
    ...(files.length > 0 ? ["-"] : []),
    ...files.map((file) => fileItem(studio, file, file.path)),
  ], { name: string("jumpBar.playground") });
}

function showPages(studio, element, pages) {
  showMenu(element, pages.map((page) => pageItem(studio, page)), { name: string("jumpBar.pages") });
}

function showFiles(studio, element, isShown) {
  const files = withText(studio.session).filter(isShown);
  showMenu(element, files.map((file) => fileItem(studio, file)), { name: string("jumpBar.files") });
}

function pageItem(studio, { name, path }) {
  const { session, editor } = studio;
  return {
    title: name, isChecked: editor.path === path,
    run: () => {
      if (session.lookedAt?.name === name) studio.open(path);
      else session.look(name);
      editor.view.focus();
    },
  };
}

function fileItem(studio, { path }, title = path.split("/").at(-1)) {
  return {
    title, isChecked: studio.editor.path === path,
    run: () => {
      studio.open(path);
      studio.editor.view.focus();
    },
  };
}

function withText({ document }) {
  return document?.files.filter(({ text }) => text !== undefined) ?? [];
}

function isBeside(other, path, up) {
  const folder = path.split("/").slice(0, -up).join("/");
  return other.startsWith(`${folder}/`);
}

function folderOf(path) {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

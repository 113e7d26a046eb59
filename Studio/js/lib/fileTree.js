/**
 * What the navigator shows of a document: its pages with what is their own, then the bundle's
 * Sources and Resources.
 *
 * A node is `{key, kind, path, name, children}`; `key` is the path. Kinds are `page`, `folder`
 * (with its `role`: `sources`, `resources`, `inner`, `chapter`, and the `top` it lies in), `file` (with the
 * `fileKind` that the server says) and `invitation`, the one row of a Resources folder that is empty.
 */
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** The nodes at the top, in order. */
export function fileTree({ form, isApplication = false, pages, files, folders = [] }) {
  if (form === "package") {
    const others = folderNode("", "inner", "", files, [], null).children;
    if (isApplication) {
      const first = files.filter(({ kind }) => kind === "page");
      return [...first.map((file) => fileNode(file, "", null)), ...others];
    }
    return [...pages.map((page) => pageNode(page, [], [])), ...others];
  }
  if (isBook(pages)) return bookTree(pages, files);
  return [
    ...pages.map((page) => pageNode(page, files, folders)),
    topFolder("Sources", "sources", files, folders),
    topFolder("Resources", "resources", files, folders),
  ];
}

/** All nodes that can be seen, each with the `level` it is on, its place there and its parent. */
export function visibleNodes(nodes, isOpen, level = 1, parent = null) {
  return nodes.flatMap((node, index) => [
    { node, level, parent, place: index + 1, count: nodes.length },
    ...(node.children && isOpen(node)
      ? visibleNodes(node.children, isOpen, level + 1, node) : []),
  ]);
}

/** A node and all below it. */
export function withDescendants(node) {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}

/** The folder a path lies in; nothing for what lies at the top. */
export function folderOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export function lastName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A name that nothing among the paths of a folder has: "NewFile.swift", "NewFile2.swift" … */
export function freeName(wanted, folder, paths) {
  const taken = new Set(paths.filter((path) => folderOf(path) === folder)
    .map((path) => lastName(path).toLowerCase()));
  const dot = wanted.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, ""];
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem}${number}${end}`;
  return name;
}

/** Whether a browser can be expected to show a file as a picture. */
export function isPicture(path) {
  return /\.(png|jpe?g|gif|webp|svg|bmp|ico|avif)$/i.test(path);
}

function isBook(pages) {
  return pages.some(({ path }) => /\.playgroundpage\//i.test(path));
}

/** Pages with what is their own, by chapters where there are some, then modules and the book with what they share. */
function bookTree(pages, files) {
  const bases = pages.map((page) => `${folderOf(page.path)}/`);
  const shared = files.filter(({ path }) => !bases.some((base) => path.startsWith(base)));
  if (!pages.some(({ chapter }) => chapter !== undefined)) {
    return [...pages.map((page) => bookPage(page, files)), ...bookFolders(shared, null)];
  }
  const chapters = [...new Set(pages.map(({ path }) => chapterFolder(path)))];
  const ofChapters = (path) => chapters.some((chapter) => path.startsWith(`${chapter}/`));
  return [
    ...chapters.map((chapter) => chapterNode(chapter, pages, files,
      shared.filter(({ path }) => path.startsWith(`${chapter}/`)))),
    ...bookFolders(shared.filter(({ path }) => !ofChapters(path)), null),
  ];
}

function chapterNode(path, pages, files, shared) {
  const own = pages.filter((page) => chapterFolder(page.path) === path);
  const name = own[0].chapter;
  return {
    key: path, kind: "folder", path, name, role: "chapter", top: path, page: null,
    children: [
      ...own.map((page) => ({ ...bookPage(page, files), name: nameIn(name, page.name) })),
      ...bookFolders(shared, null, "kind"),
    ],
  };
}

/** A page's name tells its chapter first. */
function nameIn(chapter, name) {
  const before = `${chapter} – `;
  return name.startsWith(before) ? name.slice(before.length) : name;
}

/** The folder of the chapter that a page of a book lies in. */
function chapterFolder(path) {
  return folderOf(folderOf(folderOf(path)));
}

function bookPage(page, files) {
  const node = pageNode(page, [], []);
  const own = files.filter(({ path }) => path.startsWith(`${node.base}/`));
  const programs = own.filter(({ kind, path }) => kind === "source" && folderOf(path) === node.base);
  const children = [
    ...programs.map((file) => fileNode(file, node.base, page.name)), ...bookFolders(own, page.name)];
  return { ...node, children: children.length > 0 ? children : null };
}

function bookFolders(files, page, naming = page === null ? "owner" : "kind") {
  const place = /^.*?\/(Sources|PrivateResources|PublicResources|Resources)(?=\/)/i;
  const paths = [...new Set(files.filter(({ kind }) => kind !== "page")
    .map(({ path }) => path.match(place)?.[0]).filter(Boolean))];
  return paths.map((path) => {
    const node = folderNode(path, "inner", path, files, [], page);
    const owner = lastName(folderOf(path)).replace(/\.playground(module|chapter)$/i, "");
    return naming === "kind" || owner === "Contents"
      ? node : { ...node, name: `${owner}/${node.name}` };
  });
}

function pageNode(page, files, folders) {
  const base = folderOf(page.path);
  const own = base === "" ? [] : [["Sources", "sources"], ["Resources", "resources"]];
  const children = own
    .map(([name, role]) => topFolder(`${base}/${name}`, role, files, folders, page.name))
    .filter(({ path, children: inside }) =>
      folders.includes(path) || inside.some(({ kind }) => kind !== "invitation"));
  return {
    key: page.path, kind: "page", path: page.path, name: page.name, page: page.name,
    base, children: children.length > 0 ? children : null,
  };
}

function topFolder(path, role, files, folders, page = null) {
  const node = folderNode(path, role, path, files, folders, page);
  if (role === "resources" && node.children.length === 0) {
    node.children = [{
      key: `${path}/*`, kind: "invitation", path, name: "", role, top: path, page,
    }];
  }
  return node;
}

function folderNode(path, role, top, files, folders, page) {
  const start = path === "" ? "" : `${path}/`;
  const inside = files.filter((file) => file.kind !== "page" && file.path.startsWith(start));
  const below = inside.map((file) => file.path.slice(start.length));
  const made = folders.filter((folder) => folderOf(folder) === path).map(lastName);
  const names = below.filter((rest) => rest.includes("/")).map((rest) => rest.split("/")[0]);
  const inner = [...new Set([...names, ...made])].sort(order.compare);
  const own = inside.filter((file) => folderOf(file.path) === path)
    .sort((one, other) => order.compare(one.path, other.path));
  return {
    key: path, kind: "folder", path, name: lastName(path), role, top, page,
    children: [
      ...inner.map((name) => folderNode(`${start}${name}`, "inner", top, inside, folders, page)),
      ...own.map((file) => fileNode(file, top, page)),
    ],
  };
}

function fileNode(file, top, page) {
  return {
    key: file.path, kind: "file", path: file.path, name: lastName(file.path), top, page,
    fileKind: file.kind, stamp: file.stamp ?? "", hasText: file.text !== undefined,
  };
}

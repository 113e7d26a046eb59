/**
 * Where links and pictures of prose lead. A link to a page is looked up when it is drawn and when
 * it is followed, so it is never older than the list of pages.
 */

/** The page that a link in a file leads to, by its name; none where there is no such page. */
export function pageOf(link, session, file) {
  const pages = session.document?.pages ?? [];
  if (link.leads === "page") return named(pages, link.page)?.name ?? null;
  const owner = session.file(file)?.page ?? session.lookedAt?.name;
  const here = pages.findIndex(({ name }) => name === owner);
  if (here < 0) return null;
  const step = { next: 1, previous: -1 }[link.leads];
  return step ? pages[here + step]?.name ?? null : null;
}

/** A web address that may be opened; none where it is anything else. */
export function webAddress(address) {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(address ?? "") ? address : null;
}

/** The address at which the window shows a page. */
export function pageAddress(session, name) {
  return `/?${query({ document: session.document.document, page: name })}`;
}

/** Files in resources that a page finds: its own first. */
export function resourcesOf(session, page) {
  const files = (session.document?.files ?? []).filter(({ kind }) => kind === "resource");
  const own = files.filter((file) => file.page && file.page === page);
  return [...own, ...files.filter((file) => !file.page)];
}

/** The path in the bundle of a file that is named by its path in resources, or by its name. */
export function resourcePath(session, file, wanted) {
  const page = session.file(file)?.page ?? session.lookedAt?.name;
  const found = resourcesOf(session, page);
  const folded = fold(wanted);
  const inFolder = found.find(({ path }) => fold(pathInResources(path)) === folded);
  const byName = () => found.find(({ path }) => fold(path.split("/").at(-1)) === folded);
  const withoutEnding = () => found.find(({ path }) =>
    fold(path.split("/").at(-1).replace(/(?:@\dx)?\.[^.]*$/, "")) === folded);
  return (inFolder ?? byName() ?? withoutEnding())?.path ?? null;
}

/** The address at which the server shows a file of the bundle. */
export function resourceAddress(session, path) {
  return `/resource?${query({ document: session.document.document, path })}`;
}

function query(fields) {
  return Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("&");
}

/** A path without the folder of resources and what comes before it. */
export function pathInResources(path) {
  const parts = path.split("/");
  const folder = parts.findIndex((part) => part.toLowerCase() === "resources");
  return parts.slice(folder + 1).join("/");
}

function named(pages, wanted) {
  return pages.find(({ name }) => name === wanted)
    ?? pages.find(({ name }) => fold(name) === fold(wanted));
}

function fold(name) {
  return name.normalize("NFC").toLowerCase();
}

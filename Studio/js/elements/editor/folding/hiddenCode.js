/** The code that a page of a book hides, between `//#-hidden-code` and `//#-end-hidden-code`. */
const begin = "hidden-code";
const end = "end-hidden-code";

/** What begins to be hidden on a line, from the mark itself on: `{kind, ch}`, or null. */
export function hiddenCodeOn(view, line) {
  const token = markOn(view, line, begin);
  return token && { kind: "hidden", ch: token.start };
}

/** Where it ends; code that is not closed is hidden up to the end of the text. */
export function endOfHidden(view, line) {
  const last = view.lastLine;
  let at = line + 1;
  while (at < last && !markOn(view, at, end)) at += 1;
  at = Math.min(at, last);
  return { line: at, ch: view.line(at).length };
}

/** A mark is a comment of its own: in a string or in another comment it says nothing. */
function markOn(view, line, name) {
  if (!view.line(line).includes(`//#-${name}`)) return null;
  return view.tokens(line).find(({ string, start, type }) => type?.startsWith("comment")
    && /^\/\/#-([A-Za-z-]+)/.exec(string)?.[1] === name
    && !view.tokenAt({ line, ch: start }).state.inside) ?? null;
}

/**
 * The marks that a book of the Swift Playgrounds app has in its code: which parts are to be edited, and
 * lines that say something to the app alone.
 *
 * A mark is a comment, up to the end of its line or within one, that begins with `#-NAME`. What lies between `editable-code` and
 * `end-editable-code` is to be edited; what stands behind the first name is shown while nothing is there.
 */
const form = /(\/\/|\/\*)#-([a-z]+(?:-[a-z]+)*)(.*?)(\*\/|$)/g;

/**
 * `lines` are the text's, `isComment(line, ch)` says whether a comment begins at a place.
 * Answers `{lines, regions}`: the lines that are a mark alone, and the regions,
 * `{from, to, placeholder, isWhole, open, close}`: whether it is whole lines, and where the marks around
 * it stand, `{line, start, end}` (none for one that is missing).
 */
export function codeMarks(lines, isComment) {
  const all = lines.flatMap((text, line) => text.includes("#-") ? marksOn(text, line, isComment) : []);
  const regions = [];
  let open = null;
  for (const mark of all) {
    if (mark.name === "editable-code") open ??= mark;
    if (mark.name !== "end-editable-code" || !open) continue;
    regions.push(region(open, mark, lines));
    open = null;
  }
  if (open) regions.push(region(open, null, lines));
  return {
    lines: all.filter(({ isAlone, name }) => isAlone && !/hidden-code$/.test(name)).map(({ line }) => line),
    regions: regions.filter((one) => one !== null),
  };
}

function marksOn(text, line, isComment) {
  return [...text.matchAll(form)].flatMap((match) => {
    const [whole, opening, name, rest, closing] = match;
    const isWhole = opening === "//" || closing === "*/";
    if (!isWhole || !isComment(line, match.index)) return [];
    // A comment up to the end of its line holds what looks like the end of another.
    const end = opening === "//" ? text.length : match.index + whole.length;
    const words = opening === "//" ? text.slice(match.index + 3 + name.length + 1) : rest;
    return [{
      name, line, start: match.index, end, placeholder: words.trim(),
      isAlone: text.slice(0, match.index).trim() === "" && text.slice(end).trim() === "",
    }];
  });
}

function region(open, close, lines) {
  const last = lines.length - 1;
  const from = open.isAlone ? { line: open.line + 1, ch: 0 } : { line: open.line, ch: open.end };
  let to = { line: last, ch: lines[last].length };
  if (close) {
    to = close.isAlone ? { line: close.line - 1, ch: lines[close.line - 1]?.length ?? 0 }
      : { line: close.line, ch: close.start };
  }
  if (to.line < from.line || (to.line === from.line && to.ch < from.ch)) return null;
  return {
    from, to, placeholder: open.placeholder, isWhole: open.isAlone && (close === null || close.isAlone),
    open: place(open), close: close && place(close),
  };
}

function place({ line, start, end }) {
  return { line, start, end };
}

/** Where `<#…#>` stand in a line, and the words that are shown: `{start, end, words}`. */
export function placeholdersIn(text) {
  return [...text.matchAll(/<#(.+?)#>/g)].map((match) => ({
    start: match.index, end: match.index + match[0].length, words: shownWords(match[1]),
  }));
}

/** `T##name##type` shows its first part. */
function shownWords(inside) {
  return inside.startsWith("T##") ? inside.slice(3).split("##")[0] || inside : inside;
}

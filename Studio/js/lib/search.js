/**
 * What is looked for, and where it stands.
 *
 * A search is `{text, isRegex, matchesCase, wholeWords}`. Places are offsets in the text.
 */
const special = /[\\^$.*+?()[\]{}|/]/g;
const most = 10000;

/** The pattern of a search: `{pattern}`, `{problem}` in the browser's words, or neither if empty. */
export function compile({ text, isRegex = false, matchesCase = false, wholeWords = false }) {
  if (text === "") return {};
  const source = isRegex ? text : text.replace(special, "\\$&");
  const whole = wholeWords ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
  try {
    return { pattern: new RegExp(whole, matchesCase ? "gmu" : "gimu") };
  } catch (error) {
    return { problem: String(error.message).replace(/^.*:\s*/, "") };
  }
}

/** Every place of a pattern in a text, as `{start, end, groups}`; places without any text are left out. */
export function findMatches(text, pattern) {
  const found = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < most; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex += 1;
    else found.push({ start: match.index, end: match.index + match[0].length, groups: match });
  }
  return found;
}

/** What stands in a match's place: `$1`, `$&` and `\n` mean something in a regular expression. */
export function replacement(template, { groups }, isRegex) {
  if (!isRegex) return template;
  return template.replace(/\$(\$|&|\d{1,2}|<(\w+)>)|\\([nt\\])/g, (whole, sign, name, escape) => {
    if (escape) return { n: "\n", t: "\t", "\\": "\\" }[escape];
    if (sign === "$") return "$";
    if (sign === "&") return groups[0];
    if (name) return groups.groups?.[name] ?? "";
    return Number(sign) < groups.length ? groups[Number(sign)] ?? "" : whole;
  });
}

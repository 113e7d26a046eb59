/** Marks the bracket at the caret and its partner; those in texts and comments are none. */
import { Decoration, ViewPlugin } from "./library.js";

const partners = { "(": ")", "[": "]", "{": "}" };
const openers = Object.fromEntries(Object.entries(partners).map(([open, close]) => [close, open]));
const matched = Decoration.mark({ class: "matching-bracket" });
const lonely = Decoration.mark({ class: "lonely-bracket" });
/** How many lines are searched. */
const most = 2000;

export function matchedBrackets(content) {
  return ViewPlugin.define((view) => ({
    decorations: found(view, content()),
    update({ docChanged, selectionSet, focusChanged, view: now }) {
      if (docChanged || selectionSet || focusChanged) this.decorations = found(now, content());
    },
  }), { decorations: ({ decorations }) => decorations });
}

function found(view, content) {
  const { doc, selection } = view.state;
  const marks = [];
  if (view.hasFocus) {
    for (const { head, empty } of selection.ranges) {
      if (!empty) continue;
      const line = doc.lineAt(head);
      const bracket = bracketAt(content.tokens.of(doc, line.number - 1), head - line.from);
      if (bracket) marks.push(...pair(doc, content, line, bracket));
    }
  }
  return Decoration.set(marks, true);
}

/** The bracket before a place of a line, or else behind it. */
function bracketAt(tokens, ch) {
  const all = bracketsOf(tokens);
  return all.find(({ at }) => at === ch - 1) ?? all.find(({ at }) => at === ch);
}

function bracketsOf(tokens) {
  const found = [];
  for (const { string, start, type } of tokens) {
    if (type && type !== "interpolation") continue;
    for (const [index, character] of [...string].entries()) {
      if (partners[character] || openers[character]) found.push({ character, at: start + index });
    }
  }
  return found;
}

function pair(doc, content, line, { character, at }) {
  const here = line.from + at;
  const isOpening = Boolean(partners[character]);
  const step = isOpening ? 1 : -1;
  const last = Math.max(1, Math.min(doc.lines, line.number + step * most));
  let depth = 0;
  for (let number = line.number; isOpening ? number <= last : number >= last; number += step) {
    const brackets = bracketsOf(content.tokens.of(doc, number - 1));
    if (!isOpening) brackets.reverse();
    for (const one of brackets) {
      if (number === line.number && (isOpening ? one.at < at : one.at > at)) continue;
      depth += Boolean(partners[one.character]) === isOpening ? 1 : -1;
      if (depth > 0) continue;
      const fits = (isOpening ? partners : openers)[character] === one.character;
      const there = doc.line(number).from + one.at;
      return [here, there].map((place) => (fits ? matched : lonely).range(place, place + 1));
    }
  }
  return [];
}

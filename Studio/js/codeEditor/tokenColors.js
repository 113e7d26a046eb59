/** Colors the tokens of the lines that are drawn, and what overlays find in them. */
import { LineStream } from "../lib/swift/lineStream.js";
import { Decoration, StateEffect, ViewPlugin } from "./library.js";

/** Overlays have changed. */
export const recolor = StateEffect.define();

const decorations = new Map();

function colored(names) {
  if (!decorations.has(names)) decorations.set(names, Decoration.mark({ class: classes(names) }));
  return decorations.get(names);
}

export function classes(names) {
  return names.split(" ").map((name) => `cm-${name}`).join(" ");
}

/** `overlays()` answers with those of the editor. */
export function tokenColors(content, overlays) {
  return ViewPlugin.define((view) => ({
    decorations: drawn(view, content(), overlays()),
    update({ docChanged, viewportChanged, transactions, view: now }) {
      const isAsked = transactions.some(({ effects }) => effects.some((one) => one.is(recolor)));
      if (!docChanged && !viewportChanged && !isAsked) return;
      const changed = docChanged ? firstChanged(transactions) : null;
      this.decorations = drawn(now, content(), overlays(), changed);
    },
  }), { decorations: ({ decorations: drawnNow }) => drawnNow });
}

/** The first line that transactions change, from 0. */
function firstChanged(transactions) {
  let first = Infinity;
  for (const { changes, startState } of transactions) {
    changes.iterChangedRanges((from) => {
      first = Math.min(first, startState.doc.lineAt(from).number - 1);
    });
  }
  return first;
}

function drawn(view, content, overlays, changed = null) {
  if (changed !== null) content.tokens.changed(changed);
  const { doc } = view.state;
  const found = [];
  for (const { from, to } of view.visibleRanges) {
    const last = doc.lineAt(to).number;
    for (let number = doc.lineAt(from).number; number <= last; number += 1) {
      colorLine(content.tokens.of(doc, number - 1), doc.line(number), overlays, found);
    }
  }
  return Decoration.set(found, true);
}

function colorLine(tokens, { from, text }, overlays, found) {
  for (const { start, end, type } of tokens) {
    if (type) found.push(colored(type).range(from + start, from + end));
  }
  for (const overlay of overlays) {
    const stream = new OverlaidStream(text, tokens);
    while (!stream.eol()) {
      stream.start = stream.pos;
      const type = overlay.token(stream);
      if (type) found.push(colored(type).range(from + stream.start, from + stream.pos));
    }
  }
}

/** A line whose tokens are known. */
class OverlaidStream extends LineStream {
  #tokens;

  constructor(text, tokens) {
    super(text);
    this.#tokens = tokens;
  }

  /** The token at this place: `{type, size}`. */
  baseToken() {
    const { pos } = this;
    const token = this.#tokens.find(({ start, end, type }) => type && start <= pos && pos < end);
    return token ? { type: token.type, size: token.end - this.pos } : null;
  }
}

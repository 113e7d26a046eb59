/** Whole lines: moved, copied, taken out. Each is one step of undoing, with any number of carets. */

/** The lines the selections touch, as `[first, last]`, from the top; neighbours go together. */
function blocks(view) {
  const found = [];
  const ranges = view.selections.map(({ from, to }) => [from, to])
    .sort(([one], [other]) => one.line - other.line);
  for (const [from, to] of ranges) {
    const last = to.ch === 0 && to.line > from.line ? to.line - 1 : to.line;
    if (found.length > 0 && from.line <= found.at(-1)[1] + 1) {
      found.at(-1)[1] = Math.max(found.at(-1)[1], last);
    } else {
      found.push([from.line, last]);
    }
  }
  return found;
}

/** Moves the selected lines up (-1) or down (1); they keep their indentation and selection. */
export function moveLines(view, direction) {
  const all = blocks(view);
  if (direction < 0 && all[0][0] === 0) return;
  if (direction > 0 && all.at(-1)[1] === view.lastLine) return;
  const selections = shifted(view, direction);
  view.batch(() => {
    for (const [first, last] of direction < 0 ? all : all.reverse()) {
      const jumped = direction < 0 ? first - 1 : last + 1;
      const lines = view.textIn({ line: first, ch: 0 }, end(view, last));
      const other = view.line(jumped);
      const text = direction < 0 ? `${lines}\n${other}` : `${other}\n${lines}`;
      view.replace(text, { line: Math.min(first, jumped), ch: 0 },
        end(view, Math.max(last, jumped)), "move");
    }
    view.setSelections(selections);
    view.reveal(null);
  });
}

/** Copies the selected lines below themselves; the carets go with the copies. */
export function duplicateLines(view) {
  view.batch(() => {
    for (const [first, last] of blocks(view).reverse()) {
      const text = view.textIn({ line: first, ch: 0 }, end(view, last));
      view.replace(`${text}\n`, { line: first, ch: 0 }, undefined, "duplicate");
    }
    view.reveal(null);
  });
}

export function deleteLines(view) {
  view.batch(() => {
    for (const [first, last] of blocks(view).reverse()) {
      const isLast = last === view.lastLine;
      const from = isLast && first > 0 ? end(view, first - 1) : { line: first, ch: 0 };
      const to = isLast ? end(view, last) : { line: last + 1, ch: 0 };
      view.replace("", from, to, "delete");
    }
    const { line } = view.caret;
    view.setCaret({ line, ch: /^\s*/.exec(view.line(line))[0].length });
  });
}

function shifted(view, by) {
  return view.selections.map(({ anchor, head }) => ({
    anchor: { line: anchor.line + by, ch: anchor.ch }, head: { line: head.line + by, ch: head.ch },
  }));
}

function end(view, line) {
  return { line, ch: view.line(line).length };
}

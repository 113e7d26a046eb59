/** Whole lines: moved, copied, taken out. Each is one step of undoing, with any number of carets. */

/** The lines the selections touch, as `[first, last]`, from the top; neighbours go together. */
function blocks(mirror) {
  const found = [];
  const ranges = mirror.listSelections().map((range) => [range.from(), range.to()])
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
export function moveLines(mirror, direction) {
  const all = blocks(mirror);
  if (direction < 0 && all[0][0] === mirror.firstLine()) return;
  if (direction > 0 && all.at(-1)[1] === mirror.lastLine()) return;
  const selections = shifted(mirror, direction);
  mirror.operation(() => {
    for (const [first, last] of direction < 0 ? all : all.reverse()) {
      const jumped = direction < 0 ? first - 1 : last + 1;
      const lines = mirror.getRange({ line: first, ch: 0 }, end(mirror, last));
      const other = mirror.getLine(jumped);
      const text = direction < 0 ? `${lines}\n${other}` : `${other}\n${lines}`;
      mirror.replaceRange(text, { line: Math.min(first, jumped), ch: 0 },
        end(mirror, Math.max(last, jumped)), "move");
    }
    mirror.setSelections(selections);
    mirror.scrollIntoView(null);
  });
}

/** Copies the selected lines below themselves; the carets go with the copies. */
export function duplicateLines(mirror) {
  mirror.operation(() => {
    for (const [first, last] of blocks(mirror).reverse()) {
      const text = mirror.getRange({ line: first, ch: 0 }, end(mirror, last));
      mirror.replaceRange(`${text}\n`, { line: first, ch: 0 }, undefined, "duplicate");
    }
    mirror.scrollIntoView(null);
  });
}

export function deleteLines(mirror) {
  mirror.operation(() => {
    for (const [first, last] of blocks(mirror).reverse()) {
      const isLast = last === mirror.lastLine();
      const from = isLast && first > 0 ? end(mirror, first - 1) : { line: first, ch: 0 };
      const to = isLast ? end(mirror, last) : { line: last + 1, ch: 0 };
      mirror.replaceRange("", from, to, "delete");
    }
    const { line } = mirror.getCursor();
    mirror.setCursor({ line, ch: /^\s*/.exec(mirror.getLine(line))[0].length });
  });
}

function shifted(mirror, by) {
  return mirror.listSelections().map(({ anchor, head }) => ({
    anchor: { line: anchor.line + by, ch: anchor.ch }, head: { line: head.line + by, ch: head.ch },
  }));
}

function end(mirror, line) {
  return { line, ch: mirror.getLine(line).length };
}

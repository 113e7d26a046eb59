/** How a text indents its lines: with tabs or spaces, and by how many. */
const usual = { unit: 4, usesTabs: false };
const sampled = 400;

/** What most of the text's steps to the right are; four spaces where it has none. */
export function indentStyle(text) {
  const steps = new Map();
  let before = 0;
  let isInBlock = false;
  for (const line of text.split("\n", sampled)) {
    const [, blanks, first] = /^([\t ]*)(\S?)/.exec(line);
    if (first === "") continue;
    if (isInBlock || /^\s*\/\*/.test(line)) {
      isInBlock = !line.includes("*/");
      continue;
    }
    if (blanks.startsWith("\t")) return { unit: 4, usesTabs: true };
    const step = blanks.length - before;
    if (step >= 2 && step <= 8) steps.set(step, (steps.get(step) ?? 0) + 1);
    before = blanks.length;
  }
  const [best] = [...steps].sort(([a, one], [b, other]) => other - one || a - b);
  return best ? { ...usual, unit: best[0] } : usual;
}

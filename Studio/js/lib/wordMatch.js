/**
 * How well what was typed fits a name: which letters of it are meant, and how much.
 *
 * The beginning counts most, then beginnings of its parts (`sS` for `setState`), then letters in
 * order anywhere.
 */
export function wordMatch(typed, name) {
  if (typed === "") return { score: 0, letters: [] };
  if (name.startsWith(typed)) return { score: 4, letters: range(0, typed.length) };
  const low = name.toLowerCase();
  const wanted = typed.toLowerCase();
  if (low.startsWith(wanted)) return { score: 3, letters: range(0, typed.length) };
  const parts = lettersOf(wanted, low, (index) => isBeginning(name, index));
  if (parts) return { score: 2, letters: parts };
  const inside = low.indexOf(wanted);
  if (inside > 0 && wanted.length > 1) {
    return { score: 1, letters: range(inside, inside + typed.length) };
  }
  if (wanted.length < 3 || low[0] !== wanted[0]) return null;
  const loose = lettersOf(wanted, low, () => true);
  return loose && { score: 0.5, letters: loose };
}

/** Letters in order; each stands at a right place or right behind the one before it. */
function lettersOf(wanted, name, isRight) {
  const letters = [];
  let from = 0;
  for (const letter of wanted) {
    let index = from;
    while (index < name.length
      && (name[index] !== letter || !(isRight(index) || letters.at(-1) === index - 1))) index += 1;
    if (index >= name.length) return null;
    letters.push(index);
    from = index + 1;
  }
  return letters;
}

function isBeginning(name, index) {
  return index === 0 || /[A-Z]/.test(name[index]) || /[^A-Za-z0-9]/.test(name[index - 1]);
}

function range(start, end) {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

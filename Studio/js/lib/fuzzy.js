/**
 * How well a few typed letters fit a name: all of them have to be in it, in order. Letters that
 * follow each other count more, and so do those at the beginnings of words; of two that fit alike
 * the shorter goes first. What is above or below a letter may be left out: "execucao" fits "Execução".
 */

/** `{score, at}`, where `at` are the places of the letters; null where they are not all there. */
export function fit(typed, name) {
  const letters = [...plain(typed)].filter((letter) => letter !== " ");
  if (letters.length === 0) return { score: 0, at: [] };
  const lower = plain(name).length === name.length ? plain(name) : name.toLowerCase();
  if (lower.length !== name.length) return null;
  let best = null;
  for (let start = lower.indexOf(letters[0]); start >= 0;
    start = lower.indexOf(letters[0], start + 1)) {
    const found = from(start, letters, name, lower);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return best && { ...best, score: best.score - name.length / 100 };
}

/** Small letters without what is above or below them. */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

function from(start, letters, name, lower) {
  const at = [start];
  for (const letter of letters.slice(1)) {
    const last = at.at(-1);
    const next = lower[last + 1] === letter ? last + 1
      : wordStart(letter, last + 1, name, lower) ?? lower.indexOf(letter, last + 1);
    if (next < 0) return null;
    at.push(next);
  }
  return { score: at.reduce((sum, place, index) => sum + worth(place, at[index - 1], name), 0), at };
}

function wordStart(letter, after, name, lower) {
  for (let place = lower.indexOf(letter, after); place >= 0;
    place = lower.indexOf(letter, place + 1)) {
    if (isWordStart(place, name)) return place;
  }
  return null;
}

function worth(place, before, name) {
  return 1 + (place === before + 1 ? 4 : 0) + (isWordStart(place, name) ? 3 : 0)
    + (place === 0 ? 2 : 0);
}

function isWordStart(place, name) {
  return place === 0 || /[\s/._\-:]/.test(name[place - 1])
    || (/[A-Z]/.test(name[place]) && /[a-z]/.test(name[place - 1]));
}

/**
 * How well a few typed letters fit a name. All of them are in it, in their order.
 *
 * Three lists rank in three ways: completion and pick lists are strict (`matchName`), the palette
 * finds titles of several words in any language (`matchTitle`), and a filter menu keeps the order
 * of its items as far as it can (`matchItem`). One ranking for all would put other rows first.
 */

/**
 * `{score, letters}`, where `letters` are the places of the typed ones; null where it does not fit.
 * The beginning counts most, then beginnings of parts (`sS` for `setState`), then a piece, then
 * letters anywhere behind the first.
 */
export function matchName(typed, name) {
  if (typed === "") return { score: 0, letters: [] };
  if (name.startsWith(typed)) return { score: 4, letters: range(0, typed.length) };
  const low = name.toLowerCase();
  const wanted = typed.toLowerCase();
  if (low.startsWith(wanted)) return { score: 3, letters: range(0, typed.length) };
  const parts = lettersOf(wanted, low, (index) => beginsPart(name, index));
  if (parts) return { score: 2, letters: parts };
  const inside = low.indexOf(wanted);
  if (inside > 0 && wanted.length > 1) {
    return { score: 1, letters: range(inside, inside + typed.length) };
  }
  if (wanted.length < 3 || low[0] !== wanted[0]) return null;
  const loose = lettersOf(wanted, low, () => true);
  return loose && { score: 0.5, letters: loose };
}

/**
 * `{score, letters}` of a title; null where it does not fit. Letters in a row count more, and so do
 * beginnings of words; of two that fit alike the shorter is better. Accents may be left out:
 * "execucao" fits "Execução".
 */
export function matchTitle(typed, title) {
  const letters = [...plain(typed)].filter((letter) => letter !== " ");
  if (letters.length === 0) return { score: 0, letters: [] };
  const low = plain(title).length === title.length ? plain(title) : title.toLowerCase();
  if (low.length !== title.length) return null;
  let best = null;
  const next = (from) => low.indexOf(letters[0], from);
  for (let start = next(0); start >= 0; start = next(start + 1)) {
    const found = titleFrom(start, letters, title, low);
    if (found && (!best || found.score > best.score)) best = found;
  }
  return best && { ...best, score: best.score - title.length / 100 };
}

/** The cost of an item's name, smaller is better; null where it does not fit. Gaps cost. */
export function matchItem(typed, name) {
  const wanted = typed.toLowerCase();
  const low = name.toLowerCase();
  const isStart = (place) => beginsWord(name, place);
  const whole = low.indexOf(wanted);
  if (whole >= 0) return whole === 0 ? 0 : isStart(whole) ? 1 + whole / 1000 : 10 + whole / 1000;
  let cost = 20;
  let last = -1;
  for (const letter of wanted) {
    if (letter === " ") continue;
    const place = nextPlace(low, letter, last + 1, isStart);
    if (place < 0) return null;
    cost += place === last + 1 ? 0 : isStart(place) ? 1 : 2 + (place - last) / 10;
    last = place;
  }
  return cost;
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

/** Where a letter comes next: at once, else at the beginning of a word, else anywhere; or -1. */
function nextPlace(low, letter, from, isStart) {
  if (low[from] === letter) return from;
  for (let place = low.indexOf(letter, from); place >= 0; place = low.indexOf(letter, place + 1)) {
    if (isStart(place)) return place;
  }
  return low.indexOf(letter, from);
}

function titleFrom(start, wanted, title, low) {
  const isStart = (place) => beginsTitleWord(title, place);
  const letters = [start];
  for (const letter of wanted.slice(1)) {
    const place = nextPlace(low, letter, letters.at(-1) + 1, isStart);
    if (place < 0) return null;
    letters.push(place);
  }
  const worth = (place, index) => 1 + (place === letters[index - 1] + 1 ? 4 : 0)
    + (isStart(place) ? 3 : 0) + (place === 0 ? 2 : 0);
  return { score: letters.reduce((sum, place, index) => sum + worth(place, index), 0), letters };
}

function beginsPart(name, place) {
  return place === 0 || /[A-Z]/.test(name[place]) || /[^A-Za-z0-9]/.test(name[place - 1]);
}

function beginsTitleWord(title, place) {
  return place === 0 || /[\s/._\-:]/.test(title[place - 1])
    || (/[A-Z]/.test(title[place]) && /[a-z]/.test(title[place - 1]));
}

function beginsWord(name, place) {
  return place === 0 || /[^\p{L}\p{N}]/u.test(name[place - 1])
    || (/\p{Lu}/u.test(name[place]) && !/\p{Lu}/u.test(name[place - 1]));
}

/** Small letters without accents. */
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

function range(start, end) {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

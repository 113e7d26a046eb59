/**
 * How well a name fits what was typed: null if not at all, else a number that is smaller the better.
 * All letters must come in their order; beginnings of words count most, gaps cost.
 */
export function fits(wanted, name) {
  const needle = wanted.toLowerCase();
  const hay = name.toLowerCase();
  const whole = hay.indexOf(needle);
  if (whole >= 0) return whole === 0 ? 0 : startsWord(name, whole) ? 1 + whole / 1000 : 10 + whole / 1000;
  let cost = 20;
  let last = -1;
  for (const letter of needle) {
    if (letter === " ") continue;
    const place = next(name, hay, letter, last + 1);
    if (place < 0) return null;
    cost += place === last + 1 ? 0 : startsWord(name, place) ? 1 : 2 + (place - last) / 10;
    last = place;
  }
  return cost;
}

/** The letter at the beginning of a word if there is one, else the first. */
function next(name, hay, letter, from) {
  if (hay[from] === letter) return from;
  for (let place = from; place < hay.length; place += 1) {
    if (hay[place] === letter && startsWord(name, place)) return place;
  }
  return hay.indexOf(letter, from);
}

function startsWord(name, place) {
  return place === 0 || /[^\p{L}\p{N}]/u.test(name[place - 1])
    || (/\p{Lu}/u.test(name[place]) && !/\p{Lu}/u.test(name[place - 1]));
}

/**
 * What is done to a text, from its beginning to its end: a positive number keeps so many units, a
 * negative one takes so many out, a string is put in. See docs/wire-format.md.
 *
 * Steps are normal: none is empty, no two of a kind stand side by side, and what is put in stands
 * before what is taken out at the same place.
 */

/** A text such as "2" is greater than 0 too, so the kind of a step is asked for first. */
function keeps(step) {
  return typeof step === "number" && step > 0;
}

function removes(step) {
  return typeof step === "number" && step < 0;
}

/** Gathers steps and keeps them normal. */
class Gathering {
  steps = [];

  keep(count) {
    if (count === 0) return;
    if (keeps(this.steps.at(-1))) this.steps[this.steps.length - 1] += count;
    else this.steps.push(count);
  }

  remove(count) {
    if (count === 0) return;
    if (removes(this.steps.at(-1))) this.steps[this.steps.length - 1] -= count;
    else this.steps.push(-count);
  }

  insert(text) {
    if (text === "") return;
    const { steps } = this;
    const place = removes(steps.at(-1)) ? steps.length - 1 : steps.length;
    if (typeof steps[place - 1] === "string") steps[place - 1] += text;
    else steps.splice(place, 0, text);
  }
}

/** Whether it changes nothing. */
export function changesNothing(operation) {
  return operation.every(keeps);
}

/** The shortest piece replaced that makes one text of another; it cuts no character in two. */
export function difference(old, text) {
  const shorter = Math.min(old.length, text.length);
  let start = 0;
  while (start < shorter && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  if (start > 0 && isLead(old.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end < shorter - start
    && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)) end += 1;
  if (end > 0 && isTrail(old.charCodeAt(old.length - end))) end -= 1;
  const made = new Gathering();
  made.keep(start);
  made.insert(text.slice(start, text.length - end));
  made.remove(old.length - end - start);
  made.keep(end);
  return made.steps;
}

/** One operation of several on texts that stand one after the other. */
export function joined(operations) {
  const made = new Gathering();
  for (const step of operations.flat()) {
    if (typeof step === "string") made.insert(step);
    else if (keeps(step)) made.keep(step);
    else made.remove(-step);
  }
  return made.steps;
}

/** The text it makes of a text; throws where it is for a text of another length. */
export function applied(operation, text) {
  let place = 0;
  let made = "";
  for (const step of operation) {
    if (typeof step === "string") made += step;
    else if (keeps(step)) made += text.slice(place, place + step);
    if (typeof step === "number") place += Math.abs(step);
  }
  if (place !== text.length) throw new RangeError("The operation is for another text.");
  return made;
}

/** The pieces it replaces, as `{start, end, text}` in the text before it, from the last to the first. */
export function replacements(operation) {
  const pieces = [];
  let place = 0;
  let open = null;
  for (const step of operation) {
    if (keeps(step)) {
      place += step;
      open = null;
      continue;
    }
    if (!open) {
      open = { start: place, end: place, text: "" };
      pieces.unshift(open);
    }
    if (typeof step === "string") open.text += step;
    else {
      place -= step;
      open.end = place;
    }
  }
  return pieces;
}

/** One operation that does what two do, one after the other. */
export function composed(first, second) {
  const one = new Steps(first);
  const other = new Steps(second);
  const made = new Gathering();
  for (;;) {
    if (removes(one.next)) {
      made.remove(-one.next);
      one.pass();
    } else if (typeof other.next === "string") {
      made.insert(other.next);
      other.pass();
    } else if (one.next === undefined || other.next === undefined) {
      return made.steps;
    } else {
      const count = Math.min(one.length, other.length);
      const isKept = keeps(other.next);
      if (typeof one.next === "string") {
        if (isKept) made.insert(one.next.slice(0, count));
      } else if (isKept) made.keep(count);
      else made.remove(count);
      one.take(count);
      other.take(count);
    }
  }
}

/**
 * Two operations on one text, made to follow each other: the first after the second, and the other
 * way round. Where both put in at one place, the first one's text comes first.
 */
export function transformed(first, second) {
  const one = new Steps(first);
  const other = new Steps(second);
  const mine = new Gathering();
  const theirs = new Gathering();
  for (;;) {
    if (typeof one.next === "string") {
      mine.insert(one.next);
      theirs.keep(one.length);
      one.pass();
    } else if (typeof other.next === "string") {
      mine.keep(other.length);
      theirs.insert(other.next);
      other.pass();
    } else if (one.next === undefined || other.next === undefined) {
      return [mine.steps, theirs.steps];
    } else {
      const count = Math.min(one.length, other.length);
      if (keeps(one.next) && keeps(other.next)) {
        mine.keep(count);
        theirs.keep(count);
      } else if (removes(one.next) && keeps(other.next)) mine.remove(count);
      else if (keeps(one.next)) theirs.remove(count);
      one.take(count);
      other.take(count);
    }
  }
}

/** Reads steps in pieces. */
class Steps {
  #steps;
  #index = 0;
  next;

  constructor(steps) {
    this.#steps = steps;
    this.next = steps[0];
  }

  get length() {
    return typeof this.next === "string" ? this.next.length : Math.abs(this.next);
  }

  pass() {
    this.#index += 1;
    this.next = this.#steps[this.#index];
  }

  take(count) {
    if (count === this.length) this.pass();
    else if (typeof this.next === "string") this.next = this.next.slice(count);
    else this.next -= Math.sign(this.next) * count;
  }
}

function isLead(unit) {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isTrail(unit) {
  return unit >= 0xdc00 && unit < 0xe000;
}

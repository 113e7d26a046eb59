import { english } from "../strings/en.js";
import { swedish } from "../strings/sv.js";

const catalogues = { en: english, sv: swedish };
let catalogue = english;
let language = "en";

/** Speaks the language of a locale such as `sv-SE`; whether that is another one than before. */
export function speak(locale) {
  const wanted = String(locale).slice(0, 2).toLowerCase();
  const next = Object.hasOwn(catalogues, wanted) ? wanted : "en";
  const isOther = next !== language;
  language = next;
  catalogue = catalogues[next];
  return isOther;
}

export function currentLanguage() {
  return language;
}

/** A text of the catalogue; `{name}` in it is replaced. A `count` of 1 takes the key + `.one`. */
export function string(key, values = {}) {
  const single = values.count === 1 ? catalogue[`${key}.one`] : undefined;
  const found = single ?? catalogue[key] ?? english[key] ?? key;
  return found.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole);
}

/** A decimal number as the language writes it. */
export function decimal(value, digits) {
  return value.toLocaleString(language, {
    minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
}

/** A moment of today as the language writes it: "14:05:31". */
export function timeOfDay(date) {
  return date.toLocaleTimeString(language);
}

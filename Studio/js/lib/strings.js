/**
 * The words of the studio, in the person's language.
 *
 * A catalogue has a text for each key; `{name}` in it is replaced. Where a language has forms for
 * counts, a key + `.one` is the form that `Intl.PluralRules` calls so, and the key itself the other.
 */
import { english } from "../strings/en.js";

/**
 * By the first letters of a locale: the locale that numbers are written in, and the way to the
 * catalogue. A window fetches the one it speaks; English is there, for what another one lacks.
 */
const languages = {
  en: { locale: "en", catalogue: async () => english },
  pt: { locale: "pt-BR", catalogue: async () => (await import("/studio/js/strings/pt.js")).portuguese },
  sv: { locale: "sv", catalogue: async () => (await import("/studio/js/strings/sv.js")).swedish },
  zh: { locale: "zh-Hans", catalogue: async () => (await import("/studio/js/strings/zh.js")).chinese },
};
/** What counts things; other numbers, such as that of a line, are written without a separator. */
const counts = new Set(["count", "number", "total", "files"]);
let current = { locale: "en", catalogue: english };
let wanted = "en";
const listeners = new Set();

/** The languages there are, by the names that settings and `speak` know them by. */
export const languageNames = Object.freeze(Object.keys(languages));

/** Speaks the language of a locale such as `sv-SE`, as soon as its words are there; whether that is another one than before. */
export async function speak(asked) {
  const first = String(asked).split(/[-_]/)[0].toLowerCase();
  wanted = Object.hasOwn(languages, first) ? first : "en";
  const { locale, catalogue } = languages[wanted];
  if (locale === current.locale) return false;
  // Without the server, the words stay as they are.
  const words = await catalogue().catch(() => null);
  // Another one may have been asked for meanwhile.
  if (!words || languages[wanted].locale !== locale || locale === current.locale) return false;
  current = { locale, catalogue: words };
  for (const listener of listeners) listener();
  return true;
}

/** Calls `listener()` whenever another language is spoken: for words that stay. The answer ends it. */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language, as the document's `lang` names it. */
export function currentLanguage() {
  return current.locale;
}

/** A text of the catalogue, with its values; a `count` chooses the form. */
export function string(key, values = {}) {
  return filled(textOf(key, values.count), values);
}

function textOf(key, count) {
  const { catalogue, locale } = current;
  const form = typeof count === "number" ? new Intl.PluralRules(locale).select(count) : "other";
  return catalogue[`${key}.${form}`] ?? catalogue[key] ?? english[key] ?? key;
}

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? written(name, values[name]) : whole);
}

function written(name, value) {
  return typeof value === "number" && counts.has(name)
    ? value.toLocaleString(current.locale) : String(value);
}

/** A decimal number as the language writes it. */
export function decimal(value, digits) {
  return value.toLocaleString(current.locale, {
    minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
}

/** A moment of today as the language writes it: "14:05:31". */
export function timeOfDay(date) {
  return date.toLocaleTimeString(current.locale);
}

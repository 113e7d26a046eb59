/** What the studio says in each language. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { inOwnWords, translated } from "../../../Studio/js/lib/serverWords.js";
import { currentLanguage, decimal, speak, string } from "../../../Studio/js/lib/strings.js";
import { written } from "./written.js";

afterEach(() => speak("en"));

const known = written({ forms: "{name: sorted(forms) for name, forms in FORMS.items()}", said: "said()", left: "sorted(LEFT)" },
  ["server_sentences"]);

for (const [language, forms] of Object.entries(known.forms)) {
  test(`forms are those of the language: ${language}`, async () => {
    await speak(language);
    const { pluralCategories } = new Intl.PluralRules(currentLanguage()).resolvedOptions();
    assert.deepEqual(pluralCategories.filter((form) => form !== "other" && form !== "many").sort(), forms);
  });
}

test("every sentence of the server is in the catalogue", async () => {
  assert.ok(known.said.length > 50);
  await speak("zh");
  assert.deepEqual(known.said.filter(([, text]) => translated(text) === text && !known.left.includes(text)), []);
});

test("a sentence is said with what stands in it", async () => {
  await speak("sv");
  assert.equal(translated("There is no page “Cards”."), "Det finns ingen sida ”Cards”.");
  assert.equal(
    translated("Saving failed: Sources/A.swift could not be saved (the disk is full). Free some space or check permissions."),
    "Det gick inte att spara: Sources/A.swift kunde inte sparas (the disk is full). "
      + "Frigör utrymme eller kontrollera behörigheterna.");
  assert.equal(translated("Something that nobody knows."), "Something that nobody knows.");
  const state = inOwnWords({ type: "state", detail: { message: "Bad access to memory", line: 3 } });
  assert.equal(state.detail.message, "Otillåten åtkomst till minnet");
  assert.equal(inOwnWords({ type: "console", message: "Bad access to memory" }).message, "Bad access to memory");
});

for (const [language, words] of Object.entries({
  en: ["1 error", "1,200 errors", "0.14", "line 1200"], sv: ["1 fel", "1\u00a0200 fel", "0,14", "rad 1200"],
  pt: ["1 erro", "1.200 erros", "0,14", "linha 1200"], zh: ["1 个错误", "1,200 个错误", "0.14", "第 1200 行"],
})) {
  test(`counts and numbers are written as the language does: ${language}`, async () => {
    await speak(language);
    assert.deepEqual([
      string("status.failed", { count: 1 }), string("status.failed", { count: 1200 }),
      decimal(0.142, 2), string("issue.line", { line: 1200 })], words);
  });
}

for (const [locale, language] of Object.entries({
  "sv-SE": "sv", "pt_PT.UTF-8": "pt-BR", "zh-Hant-TW": "zh-Hans", ZH: "zh-Hans", "de-DE": "en", toString: "en",
})) {
  test(`the language follows the locale: ${locale}`, async () => {
    await speak(locale);
    assert.equal(currentLanguage(), language);
  });
}

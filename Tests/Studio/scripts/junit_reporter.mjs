/**
 * Writes what Node's test runner says as JUnit's XML: a testcase for each test, by its file.
 *
 * Newer versions of Node bring one; the one that Debian has does not.
 */
import { basename } from "node:path";

export default async function* report(events) {
  const cases = [];
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    // A file stands for itself only where it could not be run; a suite never does.
    const isFile = data.name.endsWith(".test.js");
    if (data.details?.type === "suite" || (isFile && type === "test:pass")) continue;
    cases.push({
      name: data.name, file: basename(data.file ?? data.name), seconds: (data.details?.duration_ms ?? 0) / 1000,
      isSkipped: data.skip !== undefined || data.todo !== undefined,
      failure: type === "test:fail" ? data.details?.error : null,
    });
  }
  const failures = cases.filter(({ failure }) => failure).length;
  const skipped = cases.filter(({ isSkipped }) => isSkipped).length;
  yield `<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n<testsuite name="scripts" tests="${cases.length}" `
    + `failures="${failures}" errors="0" skipped="${skipped}">\n`;
  for (const one of cases) {
    yield `<testcase classname="${escaped(one.file)}" name="${escaped(one.name)}" time="${one.seconds.toFixed(3)}">`
      + `${one.isSkipped ? "<skipped/>" : ""}${one.failure ? failed(one.failure) : ""}</testcase>\n`;
  }
  yield "</testsuite>\n</testsuites>\n";
}

function failed(error) {
  const cause = error.cause ?? error;
  const words = cause.message ?? String(cause);
  return `<failure message="${escaped(words.split("\n")[0])}">${escaped(cause.stack ?? words)}</failure>`;
}

/** XML has no place for most control characters. */
function escaped(text) {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "\ufffd")
    .replace(/[<>&"\n]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

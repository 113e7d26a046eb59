/** Frames by the tests' own writer of the wire format, wire.py, and what else Python knows. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const support = fileURLToPath(new URL("../support/", import.meta.url));

/** For each name what an expression of Python makes: an `ArrayBuffer` of bytes, or JSON. */
export function written(expressions, modules = ["wire"]) {
  const made = execFileSync("python3", [`${support}written.py`, ...modules], {
    input: JSON.stringify(expressions), encoding: "utf8", maxBuffer: 2 ** 28,
  });
  return Object.fromEntries(Object.entries(JSON.parse(made)).map(([name, { bytes, value }]) =>
    [name, bytes === undefined ? value : Uint8Array.from(Buffer.from(bytes, "base64")).buffer]));
}

/** Where the studio's modules lie, and that they are modules: the server says both to a browser. */
const studio = new URL("../../../Studio/js/", import.meta.url).href;
const served = "/studio/js/";

export function resolve(specifier, context, next) {
  const url = addressOf(specifier, context.parentURL);
  return url?.startsWith(studio) ? { url, format: "module", shortCircuit: true } : next(specifier, context);
}

function addressOf(specifier, parent) {
  if (specifier.startsWith(served)) return new URL(specifier.slice(served.length), studio).href;
  return /^\.\.?\//.test(specifier) ? new URL(specifier, parent).href : null;
}

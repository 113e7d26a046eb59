/** Files and folders from the person's computer, as `[{path, file}]` with the folders in their paths. */

const most = 2000;
/** What systems leave in folders, and nobody means. */
const unmeant = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX)(\/|$)/i;

/** What was dropped; has to be called while the drop is handled. */
export async function droppedFiles(transfer) {
  const entries = [...transfer.items].filter(({ kind }) => kind === "file")
    .map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.length === 0 || entries.includes(null)) return chosenFiles(transfer.files);
  const found = [];
  for (const entry of entries) await gather(entry, "", found);
  return meant(found);
}

/** What was chosen in the browser's dialog. */
export function chosenFiles(list) {
  return meant([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

async function gather(entry, folder, found) {
  if (found.length >= most) return;
  if (entry.isFile) {
    const file = await new Promise((resolve) => entry.file(resolve, () => resolve(null)));
    if (file) found.push({ path: folder + entry.name, file });
    return;
  }
  for (const inner of await entriesOf(entry)) await gather(inner, `${folder}${entry.name}/`, found);
}

/** A reader answers with some at a time, and with none in the end. */
async function entriesOf(folder) {
  const reader = folder.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return found;
    found.push(...some);
  }
}

function meant(files) {
  return files.filter(({ path }) => !unmeant.test(path)).slice(0, most);
}

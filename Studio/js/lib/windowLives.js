/**
 * Which windows of this browser live, by their own names: a window holds a lock of its name until it is
 * gone, however that happens.
 *
 * Browsers have locks for pages that come encrypted or from this machine. Without them every other
 * window counts as gone.
 */
const prefix = "lek.window.";
const adopted = new Set();
const forEver = () => new Promise(() => {});

/** This window lives from now on. */
export function live(name) {
  navigator.locks?.request(prefix + name, forEver);
}

/** Takes the place of a window, unless it lives or another window has taken it; whether that was so. */
export async function adopt(name) {
  if (!navigator.locks || adopted.has(name)) return true;
  const isTaken = await new Promise((resolve) => {
    navigator.locks.request(prefix + name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && forEver();
    });
  });
  if (isTaken) adopted.add(name);
  return isTaken;
}

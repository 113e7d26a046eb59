/** The colours that a person chose last, in this browser. */
const key = "lek.colors";
const most = 12;
let visit = null;

export function recentColors() {
  if (visit) return visit;
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    visit = Array.isArray(kept) ? kept.filter((hex) => /^[0-9A-F]{6}(?:[0-9A-F]{2})?$/.test(hex)) : [];
  } catch {
    visit = [];
  }
  return visit;
}

export function useColor(hex) {
  visit = [hex, ...recentColors().filter((other) => other !== hex)].slice(0, most);
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // They hold for this visit.
  }
}

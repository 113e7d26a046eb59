/** Keys by their place: a browser's names, and the numbers of page 7 of the USB standard's tables. */
const named = {
  Enter: 0x28, Escape: 0x29, Backspace: 0x2a, Tab: 0x2b, Space: 0x2c, Minus: 0x2d, Equal: 0x2e,
  BracketLeft: 0x2f, BracketRight: 0x30, Backslash: 0x31, Semicolon: 0x33, Quote: 0x34,
  Backquote: 0x35, Comma: 0x36, Period: 0x37, Slash: 0x38, CapsLock: 0x39, PrintScreen: 0x46,
  ScrollLock: 0x47, Pause: 0x48, Insert: 0x49, Home: 0x4a, PageUp: 0x4b, Delete: 0x4c, End: 0x4d,
  PageDown: 0x4e, ArrowRight: 0x4f, ArrowLeft: 0x50, ArrowDown: 0x51, ArrowUp: 0x52, NumLock: 0x53,
  NumpadDivide: 0x54, NumpadMultiply: 0x55, NumpadSubtract: 0x56, NumpadAdd: 0x57,
  NumpadEnter: 0x58, NumpadDecimal: 0x63, IntlBackslash: 0x64, ContextMenu: 0x65,
  NumpadEqual: 0x67, NumpadComma: 0x85, IntlRo: 0x87, KanaMode: 0x88, IntlYen: 0x89,
  Convert: 0x8a, NonConvert: 0x8b, Lang1: 0x90, Lang2: 0x91, ControlLeft: 0xe0, ShiftLeft: 0xe1,
  AltLeft: 0xe2, MetaLeft: 0xe3, ControlRight: 0xe4, ShiftRight: 0xe5, AltRight: 0xe6,
  MetaRight: 0xe7,
};

/** The number of a key, or null where it has none. */
export function usageOf(code) {
  if (/^Key[A-Z]$/.test(code)) return 4 + code.charCodeAt(3) - 65;
  const [, kind, digits] = /^(Digit|Numpad|F)(\d{1,2})$/.exec(code) ?? [];
  const number = Number(digits);
  if (kind === "Digit") return number === 0 ? 0x27 : 0x1d + number;
  if (kind === "Numpad") return number === 0 ? 0x62 : 0x58 + number;
  if (kind === "F" && number >= 1 && number <= 24) return (number <= 12 ? 0x39 : 0x5b) + number;
  return Object.hasOwn(named, code) ? named[code] : null;
}

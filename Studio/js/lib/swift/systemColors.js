/** UIKit's colours by their names, as they are in a light window; from 0 to 1. */
import { colorOfHex } from "../literals.js";

const digits = {
  black: "000000", darkGray: "555555", lightGray: "AAAAAA", white: "FFFFFF", gray: "808080",
  red: "FF0000", green: "00FF00", blue: "0000FF", cyan: "00FFFF", yellow: "FFFF00",
  magenta: "FF00FF", orange: "FF8000", purple: "800080", brown: "996633", clear: "00000000",
  systemRed: "FF3B30", systemGreen: "34C759", systemBlue: "007AFF", systemOrange: "FF9500",
  systemYellow: "FFCC00", systemPink: "FF2D55", systemPurple: "AF52DE", systemTeal: "30B0C7",
  systemIndigo: "5856D6", systemBrown: "A2845E", systemMint: "00C7BE", systemCyan: "32ADE6",
  systemGray: "8E8E93", systemGray2: "AEAEB2", systemGray3: "C7C7CC", systemGray4: "D1D1D6",
  systemGray5: "E5E5EA", systemGray6: "F2F2F7",
};

export const systemColors = new Map(
  Object.entries(digits).map(([name, hex]) => [name, colorOfHex(hex)]));

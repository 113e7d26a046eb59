/** Pixels that were multiplied by their alpha, as a browser wants them: not multiplied. */
let table = null;

/** For each alpha and each component what it was before. */
function quotients() {
  const made = new Uint8ClampedArray(65536);
  for (let alpha = 1; alpha < 256; alpha++) {
    for (let value = 0; value < 256; value++) made[alpha * 256 + value] = (value * 255) / alpha;
  }
  return made;
}

/** A copy; pixels that are opaque or clear are as they were. */
export function straight(bytes) {
  const pixels = new Uint8ClampedArray(bytes);
  table ??= quotients();
  for (let index = 3; index < pixels.length; index += 4) {
    const alpha = pixels[index];
    if (alpha === 255 || alpha === 0) continue;
    const row = alpha << 8;
    pixels[index - 3] = table[row | pixels[index - 3]];
    pixels[index - 2] = table[row | pixels[index - 2]];
    pixels[index - 1] = table[row | pixels[index - 1]];
  }
  return pixels;
}

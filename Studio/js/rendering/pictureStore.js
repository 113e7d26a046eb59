/**
 * The pictures a page has sent, by their hash, ready to be drawn.
 *
 * The same content has the same hash, so a picture that an earlier run sent is there already when
 * the next one names it. Pixels are ready at once; files are decoded by the browser aside, and
 * whoever waits is told. What does not decode is simply not there. Together they take a bounded
 * amount of memory: pictures that only older runs have sent go first.
 */
const budget = 256 << 20;
const longestSide = 16384;

export class PictureStore {
  #entries = new Map();
  #pending = new Map();
  #size = 0;

  /** What can be drawn, or nothing yet. */
  get(hash) {
    return this.#entries.get(hash)?.drawable ?? null;
  }

  /** A promise while a picture is being decoded. */
  pending(hash) {
    return this.#pending.get(hash) ?? null;
  }

  /** Takes a picture; `ready` is called when it was not at once. */
  add(picture, run, ready) {
    const known = this.#entries.get(picture.hash);
    if (known) {
      known.run = run;
      return;
    }
    if (picture.format === "pixels") return this.#keep(picture.hash, run, pixels(picture));
    if (this.#pending.has(picture.hash)) return;
    const decoding = createImageBitmap(new Blob([picture.bytes]))
      .then((bitmap) => {
        this.#keep(picture.hash, run, bitmap);
        ready(picture.hash);
      })
      .catch(() => {})
      .finally(() => this.#pending.delete(picture.hash));
    this.#pending.set(picture.hash, decoding);
  }

  #keep(hash, run, drawable) {
    if (!drawable) return;
    const size = drawable.width * drawable.height * 4;
    this.#entries.set(hash, { drawable, run, size });
    this.#size += size;
    for (const [old, entry] of this.#entries) {
      if (this.#size <= budget) break;
      if (entry.run === run) continue;
      this.#entries.delete(old);
      this.#size -= entry.size;
    }
  }
}

/** A canvas of premultiplied pixels. */
function pixels({ width, height, bytes }) {
  if (width === 0 || height === 0 || width > longestSide || height > longestSide) return null;
  const straight = new Uint8ClampedArray(bytes);
  for (let index = 3; index < straight.length; index += 4) {
    const alpha = straight[index];
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = index - 3; channel < index; channel++) {
      straight[channel] = (straight[channel] * 255) / alpha;
    }
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(straight, width, height), 0, 0);
  return canvas;
}

/**
 * The pictures a page has sent, by their hash, ready to be drawn.
 *
 * The same content has the same hash, so a picture that an earlier run sent is there already when
 * the next one names it. Small pictures of pixels are ready at once; large ones are made by a
 * worker and files are decoded by the browser, both aside, and whoever waits is told. What does
 * not decode is simply not there. Together they take a bounded amount of memory: those that nobody
 * has asked for the longest go first. A file that went is decoded again when it is asked for.
 */
import { straight } from "./straightPixels.js";

const budget = 256 << 20;
const fileBudget = 64 << 20;
const longestSide = 16384;
const mostPixels = 64 << 20;
const smallPicture = 48 * 1024;

export class PictureStore {
  #entries = new Map();
  #pending = new Map();
  #files = new Map();
  #size = 0;
  #fileSize = 0;
  #bitmaps = null;

  /** What can be drawn, or nothing yet. */
  get(hash) {
    const entry = this.#entries.get(hash);
    if (!entry) {
      const file = this.#files.get(hash);
      if (file && !this.#pending.has(hash)) this.#decode(file);
      return null;
    }
    this.#entries.delete(hash);
    this.#entries.set(hash, entry);
    return entry.drawable;
  }

  /** A promise while a picture is being decoded. */
  pending(hash) {
    return this.#pending.get(hash) ?? null;
  }

  /** What can be drawn, once it is decoded; nothing if it never is. */
  async whenReady(hash) {
    await this.#pending.get(hash);
    return this.get(hash);
  }

  /** Takes a picture; `ready` is called when it was not at once. */
  add(picture, run, ready) {
    const { hash, width, height } = picture;
    if (this.#entries.has(hash) || this.#pending.has(hash)) return;
    if (picture.format === "file") {
      this.#keepFile({ hash, bytes: picture.bytes, ready });
      return this.#decode(this.#files.get(hash));
    }
    const isWithin = width > 0 && height > 0 && width <= longestSide && height <= longestSide
      && width * height <= mostPixels;
    if (!isWithin) return;
    if (width * height <= smallPicture) return this.#keep(hash, pixels(picture));
    this.#bitmaps ??= new BitmapMaker();
    this.#await(hash, this.#bitmaps.make(picture), ready);
  }

  #decode(file) {
    if (!file) return;
    this.#await(file.hash, createImageBitmap(new Blob([file.bytes])), file.ready);
  }

  #await(hash, making, ready) {
    const pending = making.then((bitmap) => {
      this.#pending.delete(hash);
      this.#keep(hash, bitmap);
      ready(hash);
    }).catch(() => {
      this.#pending.delete(hash);
      this.#dropFile(hash);
    });
    this.#pending.set(hash, pending);
  }

  #keepFile(file) {
    if (file.bytes.length > fileBudget) return;
    this.#files.set(file.hash, file);
    this.#fileSize += file.bytes.length;
    for (const old of this.#files.keys()) {
      if (this.#fileSize <= fileBudget) break;
      this.#dropFile(old);
    }
  }

  #dropFile(hash) {
    this.#fileSize -= this.#files.get(hash)?.bytes.length ?? 0;
    this.#files.delete(hash);
  }

  #keep(hash, drawable) {
    if (!drawable) return;
    const size = drawable.width * drawable.height * 4;
    this.#entries.set(hash, { drawable, size });
    this.#size += size;
    for (const [old, entry] of this.#entries) {
      if (this.#size <= budget || old === hash) break;
      this.#entries.delete(old);
      this.#size -= entry.size;
      entry.drawable.close?.();
    }
  }
}

/** Has bitmaps made by a worker, or here where there can be none. */
class BitmapMaker {
  #jobs = new Map();
  #number = 0;
  #worker = null;

  constructor() {
    try {
      this.#worker = new Worker("/studio/js/rendering/pictureWorker.js", { type: "module" });
    } catch {
      return;
    }
    this.#worker.onmessage = ({ data: { job, bitmap } }) => this.#finish(job, bitmap);
    this.#worker.onerror = () => this.#giveUp();
  }

  /** The message a picture came in is not needed any more, so it is not copied. */
  make(picture) {
    if (!this.#worker) return createImageBitmap(pixels(picture));
    const { width, height, bytes: { buffer, byteOffset: offset } } = picture;
    const job = ++this.#number;
    const made = new Promise((resolve, reject) => this.#jobs.set(job, { resolve, reject }));
    this.#worker.postMessage({ job, buffer, offset, width, height }, [buffer]);
    return made;
  }

  #finish(job, bitmap) {
    const { resolve, reject } = this.#jobs.get(job);
    this.#jobs.delete(job);
    if (bitmap) resolve(bitmap);
    else reject(new Error("The picture could not be made."));
  }

  #giveUp() {
    this.#worker = null;
    for (const { reject } of this.#jobs.values()) reject(new Error("There is no worker."));
    this.#jobs.clear();
  }
}

/** A canvas of a picture's pixels. */
function pixels({ width, height, bytes }) {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(straight(bytes), width, height), 0, 0);
  return canvas;
}

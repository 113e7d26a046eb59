/**
 * The sound files of a run: put together of their pieces, and decoded when they are first played.
 *
 * A page may send what it likes, so both what is kept and what it becomes is bounded; what was
 * decoded longest ago is let go, and decoded again when it is needed.
 */
const mostBytes = 64 << 20;
const mostFiles = 1000;
const mostDecodedBytes = 256 << 20;

export class SoundStore {
  #files = new Map();
  #bytes = 0;
  #decoded = new Map();
  #decodedBytes = 0;

  clear() {
    this.#files.clear();
    this.#decoded.clear();
    this.#bytes = 0;
    this.#decodedBytes = 0;
  }

  /** A piece of a file; pieces come in order, and one that does not is passed over. */
  add({ hash, size, offset, bytes }) {
    if (offset === 0 && !this.#files.has(hash)) {
      if (this.#bytes + size > mostBytes || this.#files.size >= mostFiles) return;
      this.#bytes += size;
      this.#files.set(hash, { bytes: new Uint8Array(size), filled: 0 });
    }
    const file = this.#files.get(hash);
    if (!file || file.filled !== offset || size !== file.bytes.length) return;
    file.bytes.set(bytes, offset);
    file.filled += bytes.length;
  }

  /** The decoded sound, or null where there is none that can be played. */
  async buffer(context, hash) {
    const known = this.#decoded.get(hash);
    if (known) {
      this.#decoded.delete(hash);
      this.#decoded.set(hash, known);
      return known.promise;
    }
    const file = this.#files.get(hash);
    if (!file || file.filled !== file.bytes.length) return null;
    const entry = { size: 0, promise: null };
    this.#decoded.set(hash, entry);
    entry.promise = context.decodeAudioData(file.bytes.slice().buffer).then(
      (buffer) => this.#keep(hash, entry, buffer), () => null);
    return entry.promise;
  }

  #keep(hash, entry, buffer) {
    if (this.#decoded.get(hash) !== entry) return buffer;
    entry.size = buffer.length * buffer.numberOfChannels * 4;
    this.#decodedBytes += entry.size;
    for (const [oldest, { size }] of this.#decoded) {
      if (this.#decodedBytes <= mostDecodedBytes || oldest === hash) break;
      this.#decodedBytes -= size;
      this.#decoded.delete(oldest);
    }
    return buffer;
  }
}

/** Bytes were refused: they are not what the wire format says. */
export class MalformedFrame extends Error {}

const text = new TextDecoder();

/** Reads little-endian values, and refuses whatever reaches beyond the end. */
export class ByteReader {
  #view;
  #position;

  constructor(buffer, position = 0) {
    this.#view = new DataView(buffer);
    this.#position = position;
  }

  get isAtEnd() {
    return this.#position === this.#view.byteLength;
  }

  u8() {
    return this.#view.getUint8(this.#advance(1));
  }

  u16() {
    return this.#view.getUint16(this.#advance(2), true);
  }

  u32() {
    return this.#view.getUint32(this.#advance(4), true);
  }

  /** Stays exact: a BigInt. */
  u64() {
    return this.#view.getBigUint64(this.#advance(8), true);
  }

  f32() {
    return this.#view.getFloat32(this.#advance(4), true);
  }

  f64() {
    return this.#view.getFloat64(this.#advance(8), true);
  }

  bool() {
    const value = this.u8();
    if (value > 1) throw new MalformedFrame(`${value} is neither true nor false`);
    return value === 1;
  }

  /** So many numbers, one after the other. */
  numbers(count) {
    const start = this.#advance(8 * count);
    const values = new Array(count);
    for (let index = 0; index < count; index++) {
      values[index] = this.#view.getFloat64(start + 8 * index, true);
    }
    return values;
  }

  /** Counted bytes, not copied. */
  data() {
    const count = this.u32();
    const start = this.#advance(count);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, count);
  }

  string() {
    return text.decode(this.data());
  }

  /** A counted list; `smallest` is the least an element takes, so no count is believed blindly. */
  list(smallest, read) {
    const count = this.u32();
    if (count * smallest > this.#view.byteLength - this.#position) {
      throw new MalformedFrame(`a list of ${count} does not fit`);
    }
    const values = new Array(count);
    for (let index = 0; index < count; index++) values[index] = read(this);
    return values;
  }

  /** A flag, then the value where there is one. */
  optional(read) {
    return this.bool() ? read(this) : null;
  }

  #advance(count) {
    const start = this.#position;
    if (count > this.#view.byteLength - start) throw new MalformedFrame("the frame is too short");
    this.#position = start + count;
    return start;
  }
}

/// Appends numbers and strings to bytes, little-endian.
public struct ByteWriter {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  /// Starts empty.
  public init() {}

  public mutating func u8(_ value: UInt8) { bytes.append(value) }
  public mutating func u16(_ value: UInt16) { integer(value) }
  public mutating func u32(_ value: UInt32) { integer(value) }
  public mutating func u64(_ value: UInt64) { integer(value) }
  public mutating func f32(_ value: Float) { integer(value.bitPattern) }
  public mutating func f64(_ value: Double) { integer(value.bitPattern) }
  /// One after the other.
  mutating func numbers(_ values: Double...) {
    for value in values { f64(value) }
  }

  public mutating func bool(_ value: Bool) { u8(value ? 1 : 0) }

  /// A count and the UTF-8 of the text.
  public mutating func string(_ value: String) {
    u32(UInt32(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  /// A count and the bytes.
  public mutating func data(_ value: [UInt8]) {
    u32(UInt32(value.count))
    bytes.append(contentsOf: value)
  }

  /// A count and each element as `write` puts it.
  public mutating func list<Element>(
    _ values: [Element], _ write: (inout ByteWriter, Element) -> Void
  ) {
    u32(UInt32(values.count))
    for value in values { write(&self, value) }
  }

  /// A flag, then the value where there is one.
  public mutating func optional<Wrapped>(
    _ value: Wrapped?, _ write: (inout ByteWriter, Wrapped) -> Void
  ) {
    bool(value != nil)
    if let value { write(&self, value) }
  }

  /// Puts the length of all behind the first four bytes into them.
  mutating func patchLength() {
    let length = UInt32(bytes.count - Frame.lengthSize)
    for index in 0..<Frame.lengthSize {
      bytes[index] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(index)))
    }
  }

  private mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

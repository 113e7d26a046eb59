/// Reads what `ByteWriter` wrote, and refuses what it could not have written.
public struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the first byte.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether everything has been read.
  public var isAtEnd: Bool { position == bytes.count }

  public mutating func u8() throws(ProtocolError) -> UInt8 { try integer(UInt8.self) }
  public mutating func u16() throws(ProtocolError) -> UInt16 { try integer(UInt16.self) }
  public mutating func u32() throws(ProtocolError) -> UInt32 { try integer(UInt32.self) }
  public mutating func u64() throws(ProtocolError) -> UInt64 { try integer(UInt64.self) }
  public mutating func f32() throws(ProtocolError) -> Float {
    Float(bitPattern: try integer(UInt32.self))
  }
  public mutating func f64() throws(ProtocolError) -> Double {
    Double(bitPattern: try integer(UInt64.self))
  }
  public mutating func bool() throws(ProtocolError) -> Bool { try u8() != 0 }

  /// One of an enum's numbered cases; another number is refused.
  public mutating func choice<Choice: RawRepresentable<UInt8>>(
    _ type: Choice.Type
  ) throws(ProtocolError) -> Choice {
    let number = try u8()
    guard let choice = Choice(rawValue: number) else { throw .value("\(type) \(number)") }
    return choice
  }

  /// A counted UTF-8 text; malformed bytes become replacement characters.
  public mutating func string() throws(ProtocolError) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  /// Counted bytes.
  public mutating func data() throws(ProtocolError) -> [UInt8] {
    Array(try slice())
  }

  /// A counted list; a count that cannot fit into what is left is refused at once.
  public mutating func list<Element>(
    atMost limit: Int = .max,
    _ read: (inout ByteReader) throws(ProtocolError) -> Element
  ) throws(ProtocolError) -> [Element] {
    let count = Int(try u32())
    guard count <= bytes.count - position else { throw .tooShort }
    guard count <= limit else { throw .value("list of \(count)") }
    var values: [Element] = []
    values.reserveCapacity(min(count, 4096))
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// A flag, then the value where there is one.
  public mutating func optional<Wrapped>(
    _ read: (inout ByteReader) throws(ProtocolError) -> Wrapped
  ) throws(ProtocolError) -> Wrapped? {
    try bool() ? try read(&self) : nil
  }

  private mutating func slice() throws(ProtocolError) -> ArraySlice<UInt8> {
    let count = Int(try u32())
    guard count <= bytes.count - position else { throw .tooShort }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(ProtocolError) -> Number {
    let size = MemoryLayout<Number>.size
    guard size <= bytes.count - position else { throw .tooShort }
    var value = Number.zero
    for index in 0..<size {
      value |= Number(truncatingIfNeeded: bytes[position + index]) << Number(8 * index)
    }
    position += size
    return value
  }
}

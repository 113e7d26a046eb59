/// A piece of a sound file that the page plays; `SoundAction.play` names it when all of it is there.
public struct SoundData: Equatable, Sendable {
  /// Of the whole file.
  public var hash: UInt64
  /// How many bytes the whole file has.
  public var size: UInt32
  /// Where in it this piece begins; pieces come in order.
  public var offset: UInt32
  public var bytes: [UInt8]

  /// The longest file that is sent, and all of a run together.
  public static let mostBytes = 16 << 20
  public static let mostBytesOfRun = 64 << 20
  /// The longest piece.
  public static let mostPieceBytes = 256 << 10

  public init(hash: UInt64, size: UInt32, offset: UInt32, bytes: [UInt8]) {
    self.hash = hash
    self.size = size
    self.offset = offset
    self.bytes = bytes
  }

  func write(to writer: inout ByteWriter) {
    writer.u64(hash)
    writer.u32(size)
    writer.u32(offset)
    writer.data(bytes)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      hash: try reader.u64(), size: try reader.u32(), offset: try reader.u32(),
      bytes: try reader.data())
    guard size <= Self.mostBytes, bytes.count <= Self.mostPieceBytes,
      Int(offset) + bytes.count <= Int(size)
    else { throw .value("sound of \(size) bytes") }
  }
}

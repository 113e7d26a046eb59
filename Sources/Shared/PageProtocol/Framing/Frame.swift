/// How every message travels: a length, then the version, the kind, and the payload.
///
///     u32 length of what follows · u8 version · u8 kind · payload
///
/// All numbers are little-endian. Strings and byte runs are a u32 count and that many bytes. A
/// frame whose version is not ours is refused before its payload is looked at; a reader never
/// trusts a count beyond what is left of the frame. There is no JSON here: writing and reading a
/// thousand layers that way costs more than a whole picture may.
public enum Frame {
  /// Raised whenever the meaning of any byte changes.
  public static let version: UInt8 = 5

  /// The longest frame anyone sends; a longer one is an attack or a mistake.
  public static let maximumLength = 64 << 20

  /// The bytes of the length in front of a frame.
  public static let lengthSize = 4

  /// A whole frame, length included.
  public static func encode(kind: UInt8, _ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    writer.u32(0)
    writer.u8(version)
    writer.u8(kind)
    write(&writer)
    writer.patchLength()
    return writer.bytes
  }

  /// The kind of a frame body (without its length) and a reader that stands at its payload.
  public static func open(_ body: [UInt8]) throws(ProtocolError) -> (kind: UInt8, ByteReader) {
    var reader = ByteReader(body)
    let version = try reader.u8()
    guard version == Frame.version else { throw .version(version) }
    return (try reader.u8(), reader)
  }
}

/// Why bytes were refused.
public enum ProtocolError: Error, Equatable, Sendable {
  case tooShort
  case tooLong(Int)
  case version(UInt8)
  case kind(UInt8)
  case value(String)
}

/// Cuts a stream of bytes into frame bodies.
public struct FrameSplitter: Sendable {
  private var pending: [UInt8] = []
  private let limit: Int

  /// Refuses frames longer than `limit`.
  public init(limit: Int = Frame.maximumLength) {
    self.limit = limit
  }

  /// The bodies that `bytes` complete, in order; what is left waits for more.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws(ProtocolError) -> [[UInt8]] {
    pending.append(contentsOf: bytes)
    var bodies: [[UInt8]] = []
    var start = 0
    while pending.count - start >= Frame.lengthSize {
      var length = 0
      for index in 0..<Frame.lengthSize {
        length |= Int(pending[start + index]) << (8 * index)
      }
      guard length <= limit else { throw .tooLong(length) }
      guard pending.count - start - Frame.lengthSize >= length else { break }
      let body = start + Frame.lengthSize
      bodies.append(Array(pending[body..<body + length]))
      start = body + length
    }
    pending.removeFirst(start)
    return bodies
  }
}

/// A font that text blocks name by its hash; sent once, before the first commit that does.
public struct FontResource: Equatable, Sendable {
  /// Of the source and its name or bytes.
  public var hash: UInt64
  public var family: String
  public var source: Source
  /// A name in UTF-8, or a file's bytes, as the source says.
  public var bytes: [UInt8]
  /// As CSS counts: 400 is regular, 700 is bold.
  public var weight: UInt16
  public var isItalic: Bool

  public enum Source: UInt8, Sendable, CaseIterable {
    /// One of the studio's own fonts, by its file's name.
    case studioFile = 0
    /// A font file of the page's bundle, whole.
    case fileBytes = 1
    /// A font installed on this machine, by its PostScript or full name.
    case installed = 2
  }

  public init(
    hash: UInt64, family: String, source: Source, bytes: [UInt8], weight: UInt16 = 400,
    isItalic: Bool = false
  ) {
    self.hash = hash
    self.family = family
    self.source = source
    self.bytes = bytes
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The name, where the bytes are one.
  public var name: String? { source == .fileBytes ? nil : String(decoding: bytes, as: UTF8.self) }

  func write(to writer: inout ByteWriter) {
    writer.u64(hash)
    writer.string(family)
    writer.u8(source.rawValue)
    writer.data(bytes)
    writer.u16(weight)
    writer.bool(isItalic)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      hash: try reader.u64(), family: try reader.string(), source: try reader.choice(Source.self),
      bytes: try reader.data(), weight: try reader.u16(), isItalic: try reader.bool())
    guard source != .studioFile || FontResource.isPlainName(bytes) else {
      throw .value("font file \(name ?? "")")
    }
  }

  /// A name of a file, and no way to another folder.
  private static func isPlainName(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: "."), bytes.count <= 255 else {
      return false
    }
    return bytes.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "/") }
  }
}

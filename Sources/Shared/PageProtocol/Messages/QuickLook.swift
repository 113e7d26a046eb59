/// What is shown of a value that is better seen than read.
public enum QuickLook: Equatable, Sendable {
  /// A picture that was sent before, and how large what it shows is, in points.
  case picture(hash: UInt64, width: Double, height: Double)
  case color(LayerColor)

  /// The kind's word in JSON.
  public var kindName: String {
    switch self {
    case .picture: "picture"
    case .color: "color"
    }
  }
}

extension QuickLook {
  private enum Kind: UInt8, CaseIterable {
    case picture = 0, color = 1
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .picture(let hash, let width, let height):
      writer.u8(Kind.picture.rawValue)
      writer.u64(hash)
      writer.f64(width)
      writer.f64(height)
    case .color(let color):
      writer.u8(Kind.color.rawValue)
      color.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    switch try reader.choice(Kind.self) {
    case .picture:
      self = .picture(
        hash: try reader.u64(), width: try reader.f64(), height: try reader.f64())
    case .color: self = .color(try LayerColor(from: &reader))
    }
  }
}

/// Something in a live view, for those who cannot see it.
public struct SpokenElement: Equatable, Sendable {
  /// The same for one thing as long as a run goes on.
  public var identifier: UInt32
  public var label: String
  public var value: String
  public var hint: String
  /// What it does, as the bits of UIKit's `UIAccessibilityTraits`. Bit 62 is for what does
  /// something when it is activated and has no trait that says so.
  public var traits: UInt64
  /// In live view points.
  public var frame: Frame

  public struct Frame: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  public init(
    identifier: UInt32, label: String, value: String = "", hint: String = "", traits: UInt64 = 0,
    frame: Frame
  ) {
    (self.identifier, self.label, self.value, self.hint) = (identifier, label, value, hint)
    (self.traits, self.frame) = (traits, frame)
  }
}

/// What somebody does to such a thing.
public enum SpokenAction: UInt8, Sendable, CaseIterable {
  case activate = 0, increment = 1, decrement = 2
  /// Shows the context menu.
  case showMenu = 3
}

extension SpokenElement {
  func write(to writer: inout ByteWriter) {
    writer.u32(identifier)
    for text in [label, value, hint] { writer.string(text) }
    writer.u64(traits)
    for number in [frame.x, frame.y, frame.width, frame.height] { writer.f64(number) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      identifier: try reader.u32(), label: try reader.string(), value: try reader.string(),
      hint: try reader.string(), traits: try reader.u64(),
      frame: Frame(
        x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
        height: try reader.f64()))
  }
}

/// How a person wants to see a page's live view.
public struct StageSettings: Equatable, Sendable {
  /// In points, upright; none leaves the page its own.
  public var size: Size?
  public var orientation: Orientation
  public var appearance: Appearance
  public var pace: Pace
  public var textSize: TextSize
  public var direction: Direction

  public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }
  }

  public enum Orientation: UInt8, Sendable, CaseIterable {
    case upright = 0
    /// On its side: width and height have changed places.
    case turned = 1
  }

  public enum Appearance: UInt8, Sendable, CaseIterable {
    case light = 0, dark = 1
  }

  /// How fast animations run.
  public enum Pace: UInt8, Sendable, CaseIterable {
    case usual = 0, slow = 1
  }

  /// How large text is, as with Dynamic Type.
  public enum TextSize: UInt8, Sendable, CaseIterable {
    case xSmall = 0
    case small = 1, medium = 2, large = 3, xLarge = 4, xxLarge = 5, xxxLarge = 6
    case accessibility1 = 7, accessibility2 = 8, accessibility3 = 9, accessibility4 = 10
    case accessibility5 = 11
  }

  /// In which direction the interface is read.
  public enum Direction: UInt8, Sendable, CaseIterable {
    case leftToRight = 0, rightToLeft = 1
  }

  /// As a page is seen that nobody wants to see otherwise.
  public init(
    size: Size? = nil, orientation: Orientation = .upright, appearance: Appearance = .light,
    pace: Pace = .usual, textSize: TextSize = .large, direction: Direction = .leftToRight
  ) {
    (self.size, self.orientation) = (size, orientation)
    (self.appearance, self.pace) = (appearance, pace)
    (self.textSize, self.direction) = (textSize, direction)
  }
}

extension StageSettings {
  func write(to writer: inout ByteWriter) {
    writer.optional(size) {
      $0.f64($1.width)
      $0.f64($1.height)
    }
    writer.u8(orientation.rawValue)
    writer.u8(appearance.rawValue)
    writer.u8(pace.rawValue)
    writer.u8(textSize.rawValue)
    writer.u8(direction.rawValue)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let size = try reader.optional { (reader) throws(ProtocolError) in
      Size(width: try reader.f64(), height: try reader.f64())
    }
    self.init(
      size: size, orientation: try reader.choice(Orientation.self),
      appearance: try reader.choice(Appearance.self), pace: try reader.choice(Pace.self),
      textSize: try reader.choice(TextSize.self), direction: try reader.choice(Direction.self))
  }
}

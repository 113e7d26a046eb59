/// A direction in which text is read, or its opposite.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading
  case trailing

  /// A set of directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up
  case down

  /// A set of directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}

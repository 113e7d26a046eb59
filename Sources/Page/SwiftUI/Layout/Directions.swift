/// A direction in which text is read, or its opposite.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Toward the leading edge.
  case leading
  /// Toward the trailing edge.
  case trailing

  /// A set of directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Towards the start of a line of text.
    public static let leading = Set(.leading)
    /// Towards the end of a line of text.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// Upward.
  case up
  /// Downward.
  case down

  /// A set of directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) {
      self.init(rawValue: 1 << direction.rawValue)
    }

    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}

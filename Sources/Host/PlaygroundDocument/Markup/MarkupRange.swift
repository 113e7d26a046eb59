/// A place in a text: its line, and its column in UTF-8 bytes, both counted from 1.
public struct MarkupPosition: Equatable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (one: MarkupPosition, other: MarkupPosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// From a place up to, but not including, another.
public struct MarkupRange: Equatable, Sendable {
  public var start: MarkupPosition
  public var end: MarkupPosition

  public init(start: MarkupPosition, end: MarkupPosition) {
    self.start = start
    self.end = max(start, end)
  }

  func union(_ other: MarkupRange) -> MarkupRange {
    MarkupRange(start: min(start, other.start), end: max(end, other.end))
  }
}

/// A piece of the person's text and what stands in its place for the compiler.
public struct SourceEdit: Equatable, Sendable {
  /// UTF-8 offsets in the person's text.
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A line and a UTF-8 column, both from 1, as the compiler counts them.
public struct SourcePosition: Equatable, Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

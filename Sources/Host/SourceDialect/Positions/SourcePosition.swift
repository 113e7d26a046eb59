/// A place in a text as the compiler counts: lines and columns from 1, columns in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

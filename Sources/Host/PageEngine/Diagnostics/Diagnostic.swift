/// Something the compiler says about a person's text, in positions of that text.
public struct Diagnostic: Equatable, Sendable {
  public var severity: Severity
  public var message: String
  /// Which text, relative to the bundle; empty where it is about none.
  public var file: String
  public var range: TextRange
  public var notes: [Note]
  public var fixIts: [FixIt]
  var cause = Cause.text

  /// What it is said for.
  enum Cause: Sendable {
    case text
    /// The compiler itself failed, so it says nothing of the text.
    case compiler
    /// The compiler was ended by a limit, so it would be again.
    case limit
  }

  public enum Severity: String, Sendable {
    case error, warning, remark
  }

  /// What the compiler adds to explain it.
  public struct Note: Equatable, Sendable {
    public var message: String
    public var file: String
    public var range: TextRange
    public var fixIts: [FixIt]
  }

  /// A change that the compiler offers.
  public struct FixIt: Equatable, Sendable {
    public var file: String
    public var range: TextRange
    public var replacement: String

    public init(file: String, range: TextRange, replacement: String) {
      self.file = file
      self.range = range
      self.replacement = replacement
    }
  }
}

extension Diagnostic {
  /// An error that is of a whole text, at its beginning.
  init(ofCompiler message: String, in file: String, cause: Cause = .compiler) {
    let range = TextRange(line: 1, column: 1, endLine: 1, endColumn: 1)
    self.init(
      severity: .error, message: message, file: file, range: range, notes: [], fixIts: [],
      cause: cause)
  }
}

/// A part of a text: lines and UTF-8 columns from 1; the end is not part of it.
public struct TextRange: Equatable, Sendable {
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int

  public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Where nothing is known.
  public static let unknown = TextRange(line: 0, column: 0, endLine: 0, endColumn: 0)
}

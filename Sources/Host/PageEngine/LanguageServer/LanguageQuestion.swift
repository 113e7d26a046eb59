/// What a person wants to know about a place of a text.
public struct LanguageQuestion: Equatable, Sendable {
  public var kind: Kind
  /// Relative to the bundle.
  public var file: String
  /// Lines and UTF-8 columns from 1.
  public var line: Int
  public var column: Int

  public enum Kind: Equatable, Hashable, Sendable {
    /// What can stand here.
    case completion
    /// More about one of the things that were offered last, by its number.
    case completionDetail(Int)
    case hover
    case signature
    case definition
    case references
    case rename(String)
    case symbols
    case format
  }

  public init(_ kind: Kind, file: String, line: Int = 1, column: Int = 1) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
  }
}

/// What is known.
public enum LanguageAnswer: Equatable, Sendable {
  /// `first` is the number of the first, by which more can be asked about it.
  case completions(start: Int, first: Int, [Completion])
  case documentation(String)
  case hover(Hover?)
  case signature(Signature?)
  case places([Place])
  /// The interface of a module, and the line of what was asked for.
  case interface(module: String, text: String, line: Int)
  case edits([FileEdits])
  case symbols([Symbol])
  /// It cannot be said; the words are for the person, none where they need not know.
  case refused(String)

  /// Something that can stand at a place.
  public struct Completion: Equatable, Sendable {
    public var label: String
    /// Its type, or what it returns.
    public var detail: String
    /// What is put in, with `${1:name}` where something is to be filled in.
    public var insert: String
    public var kind: String
    /// What is compared with what was typed.
    public var filter: String
    public var isDeprecated: Bool
  }

  public struct Hover: Equatable, Sendable {
    public var declaration: String
    /// As Markdown.
    public var documentation: String
    public var range: TextRange
  }

  public struct Signature: Equatable, Sendable {
    public var label: String
    /// UTF-16 units of the label.
    public var parameters: [Range<Int>]
    public var active: Int?
    public var documentation: String
  }

  public struct Place: Equatable, Sendable {
    public var file: String
    public var range: TextRange
  }

  /// What is to be done to one text, in order, without overlaps.
  public struct FileEdits: Equatable, Sendable {
    public var file: String
    public var edits: [Edit]

    public init(file: String, edits: [Edit]) {
      self.file = file
      self.edits = edits
    }
  }

  public struct Edit: Equatable, Sendable {
    public var range: TextRange
    public var replacement: String

    public init(range: TextRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  public struct Symbol: Equatable, Sendable {
    public var name: String
    public var kind: String
    public var range: TextRange
    public var line: Int
    public var column: Int
    public var children: [Symbol]
  }
}

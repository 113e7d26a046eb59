/// A text in current Swift, and the problems that remain.
public struct ConvertedText: Equatable, Sendable {
  /// Relative to the bundle.
  public var file: String
  /// The whole text; the user's own if nothing was changed.
  public var text: String
  /// The edits that make it of the user's own text, in order.
  public var edits: [LanguageAnswer.Edit]
  /// What does not compile, with positions in the user's own text.
  public var problems: [Diagnostic]

  public init(
    file: String, text: String, edits: [LanguageAnswer.Edit] = [], problems: [Diagnostic] = []
  ) {
    self.file = file
    self.text = text
    self.edits = edits
    self.problems = problems
  }

  init(_ file: OldTexts.File, problems: [Diagnostic]) {
    let original = TextBytes(file.text.original)
    self.init(
      file: file.path, text: file.text.text,
      edits: file.text.edits.map {
        LanguageAnswer.Edit(range: original.range(of: $0.range), replacement: $0.replacement)
      }, problems: problems.filter { $0.file == file.path })
  }
}

/// The result of a conversion to current Swift.
public enum ConversionAnswer: Equatable, Sendable {
  case converted([ConvertedText])
  /// The words are for the user.
  case refused(String)
}

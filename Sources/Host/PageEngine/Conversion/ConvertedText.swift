/// A text in current Swift, and what could not be said in it.
public struct ConvertedText: Equatable, Sendable {
  /// Relative to the bundle.
  public var file: String
  /// All of it; the person's own text where there was nothing to do.
  public var text: String
  /// What makes it of the person's own text, in order.
  public var edits: [LanguageAnswer.Edit]
  /// What does not compile, in positions of the person's own text.
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

/// What came of the wish to have texts in current Swift.
public enum ConversionAnswer: Equatable, Sendable {
  case converted([ConvertedText])
  /// The words are for the person.
  case refused(String)
}

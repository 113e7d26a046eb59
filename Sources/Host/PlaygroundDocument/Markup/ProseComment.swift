/// A comment, or lines of comments, that hold prose.
struct ProseComment: Equatable {
  enum Form: Equatable {
    /// Lines that begin with `//:`.
    case lines
    /// From `/*:` to `*/`; the last two are missing where the text ends before them.
    case block(isClosed: Bool)
  }

  var form: Form
  /// In bytes; of lines it begins before their blanks and ends behind their line feed.
  var range: Range<Int>
}

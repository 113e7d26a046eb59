/// One text of a source that a translator sees: a comment, a paragraph of prose, or a literal.
struct SourceSegment {
  /// In bytes of the source, with its markers.
  var range: Range<Int>
  /// The markers at its ends; `lead` begins each further line.
  var prefix = "", suffix = "", lead = ""
  /// Without markers and indentation.
  var words: String

  func replaced(by words: String) -> String {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lead.hasSuffix(" ") ? String(lead.dropLast()) : lead
    let further = lines.dropFirst().map { "\n" + ($0.isEmpty ? bare : lead) + $0 }
    return prefix + (lines.first ?? "") + further.joined() + suffix
  }
}

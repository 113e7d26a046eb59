/// A step on the way of a literal that a person changes without writing it yet.
///
/// Each tells the whole: which piece of which text, and what stands there. A step about a text that
/// has become another is not taken.
struct ScrubStep: Equatable, Sendable, Decodable {
  var file: String
  /// Where the literal begins, in UTF-16 units.
  var start: Int
  /// What stands there.
  var written: String
  /// What the person would write; none where he has only taken hold of it.
  var text: String?
  var phase: Phase

  enum Phase: String, Decodable, Sendable {
    /// The literal was taken hold of: what is needed to follow can be made ready.
    case begin
    case move
    /// The text is written now, by an edit of its own.
    case keep
    /// Nothing is written.
    case cancel
  }

  private static let mostUnits = 1000

  var isPossible: Bool {
    start >= 0 && !written.isEmpty && written.utf16.count <= Self.mostUnits
      && (text?.utf16.count ?? 0) <= Self.mostUnits
      && !(text?.contains(where: \.isNewline) ?? false)
  }

  /// Where it stands in a text, in UTF-8 offsets; none where something else stands there.
  func range(in text: String) -> Range<Int>? {
    let units = text.utf16
    guard let first = units.index(units.startIndex, offsetBy: start, limitedBy: units.endIndex),
      text[first...].hasPrefix(written)
    else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: first)
    return offset..<offset + written.utf8.count
  }
}

/// What windows had told a studio that ended before it was on disk, told again to this one.
///
/// Several windows may have seen the same, and each brings it when it comes back: it is done once, and
/// of a later one only what that window had seen besides. What that is, the window knows: it has both
/// texts, and makes its operation on the newest.
struct Restoration: Equatable, Sendable {
  /// Which studio a window had told, and how far it had seen a text there.
  struct Source: Equatable, Sendable, Decodable {
    var epoch: String
    var revision: Int
    /// Whether the operation includes an edit of the window that the former studio did not answer.
    /// The revision does not say whether that edit is in the text; the window compares texts.
    var hasUnanswered: Bool?
  }

  /// What became of an edit that brings a text back.
  enum Outcome: Equatable {
    case done(TextOperation)
    /// Others have brought all of it.
    case known
    /// It was made on an older text, and its window makes it anew.
    case refused
  }

  private(set) var source: Source

  init(_ source: Source) {
    self.source = source
  }

  /// Does an edit that brings back what `source` had, after what the former ones brought.
  static func add(
    _ operation: TextOperation, base: Int, from source: Source, to former: inout Restoration?,
    in text: inout SharedText
  ) -> Outcome {
    let isKnown =
      former?.source.epoch == source.epoch
      && (former?.source.revision ?? 0) >= source.revision
    if isKnown, source.hasUnanswered != true { return .known }
    // Somebody may have typed since what the former studio had heard of others and this one had not:
    // transformed, the edit would put it in once more.
    guard base == text.revision, let done = text.apply(operation, base: base) else {
      return .refused
    }
    // What is of another studio than the first does not tell how far the first was brought back.
    if former == nil || (former?.source.epoch == source.epoch && !isKnown) {
      former = Restoration(.init(epoch: source.epoch, revision: source.revision))
    }
    return .done(done)
  }
}

/// What windows had told a studio that ended before it was on disk, told again to this one.
///
/// Several windows may have seen the same, and each brings it when it comes back: it is done once, and
/// of a later one only what that window had seen besides.
struct Restoration: Equatable, Sendable {
  /// Which studio a window had told, and how far it had seen a text there.
  struct Source: Equatable, Sendable, Decodable {
    var epoch: String
    var revision: Int
  }

  private(set) var source: Source
  private let before: String
  /// The revision that `before` was.
  private let firstRevision: Int
  private var after: String
  /// The revision that it made.
  private var revision: Int

  /// Does the first one; none where it cannot be done.
  init?(_ operation: TextOperation, base: Int, from source: Source, in text: inout SharedText) {
    guard base == text.revision, let after = operation.applied(to: text.text) else { return nil }
    self.source = source
    self.after = after
    before = text.text
    firstRevision = base
    guard text.apply(operation, base: base) != nil else { return nil }
    revision = text.revision
  }

  /// Does what another window had seen besides; none where that is nothing, or cannot be told. A
  /// window that knows what was brought back makes its operation on that.
  mutating func add(
    _ operation: TextOperation, base: Int, from other: Source, in text: inout SharedText
  ) -> TextOperation? {
    guard other.epoch == source.epoch, other.revision > source.revision else { return nil }
    if base > firstRevision {
      guard let done = text.apply(operation, base: base) else { return nil }
      source = other
      return done
    }
    guard let whole = operation.applied(to: before), whole != after,
      let done = text.apply(TextOperation(from: after, to: whole), base: revision)
    else { return nil }
    source = other
    // Others may have typed since; then a third window's is a text that never stood here.
    if text.text == whole {
      after = whole
      revision = text.revision
    }
    return done
  }
}

/// A text that several windows change, and what was done to it lately.
struct SharedText: Equatable, Sendable {
  private(set) var text: String
  /// Rises by one with each operation.
  private(set) var revision = 0
  /// The newest operations, the last of which made this revision.
  private var operations: [TextOperation] = []

  private static let mostOperations = 2000

  init(_ text: String) {
    self.text = text
  }

  /// One that an earlier server had; what was done to it there is not known.
  init(_ text: String, revision: Int) {
    self.text = text
    self.revision = revision
  }

  /// Does an operation that was made on an older revision, and returns what was done in the end;
  /// none where it cannot be done.
  mutating func apply(_ operation: TextOperation, base: Int) -> TextOperation? {
    guard let later = operations(since: base) else { return nil }
    var operation = operation
    for earlier in later {
      guard let pair = TextOperation.transform(earlier, operation) else { return nil }
      operation = pair.second
    }
    guard let made = operation.applied(to: text) else { return nil }
    text = made
    revision += 1
    operations.append(operation)
    if operations.count > Self.mostOperations { operations.removeFirst(operations.count / 2) }
    return operation
  }

  /// What was done since a revision; nothing where that is not known any more.
  func operations(since base: Int) -> ArraySlice<TextOperation>? {
    guard (0...revision).contains(base), revision - base <= operations.count else { return nil }
    let later = revision - base
    return operations.suffix(later)
  }

  /// Makes it another text, and returns what that takes; none where it is that text already.
  mutating func become(_ other: String) -> TextOperation? {
    guard other != text else { return nil }
    return apply(TextOperation(from: text, to: other), base: revision)
  }
}

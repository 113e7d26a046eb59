/// One old spelling and what becomes of it.
protocol OldRule: Sendable {
  /// The texts of tokens at which the rule is asked.
  var words: [String] { get }

  /// The edits that belong together, for what begins at a token; nothing where it means another thing.
  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit]
}

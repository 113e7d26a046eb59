/// One replacement in a text.
public struct SourceEdit: Hashable, Sendable {
  /// What is replaced: UTF-8 offsets in the original text; empty for an insertion.
  public let range: Range<Int>
  /// What stands there instead; as many lines as before.
  public let replacement: String
  /// The word of the original text that an insertion speaks of.
  public let subject: Subject?

  /// A word of the original text that is repeated in an insertion.
  public struct Subject: Hashable, Sendable {
    /// Where it stands in the original text.
    public let range: Range<Int>
    /// Where in the replacement it is repeated.
    public let offset: Int

    public init(range: Range<Int>, offset: Int) {
      self.range = range
      self.offset = offset
    }
  }

  public init(range: Range<Int>, replacement: String, subject: Subject? = nil) {
    self.range = range
    self.replacement = replacement
    self.subject = subject
  }

  /// How many bytes later everything behind the edit lies.
  var shift: Int { replacement.utf8.count - range.count }

  /// Where in the original text a place inside the replacement belongs.
  func original(of inside: Int) -> Int {
    guard let subject else { return range.lowerBound + min(inside, range.count) }
    return subject.range.lowerBound + min(max(inside - subject.offset, 0), subject.range.count)
  }
}

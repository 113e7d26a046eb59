/// One replacement in a text.
public struct SourceEdit: Hashable, Sendable {
  /// What is replaced: UTF-8 offsets in the original text; empty for an insertion.
  public let range: Range<Int>
  /// What stands there instead; as many lines as before.
  public let replacement: String

  /// How many bytes later everything behind the edit lies.
  var shift: Int { replacement.utf8.count - range.count }
}
